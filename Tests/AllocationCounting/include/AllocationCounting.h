/// Counts the allocations of the calling thread, for tests that promise none.
#ifndef ALLOCATION_COUNTING_H
#define ALLOCATION_COUNTING_H

#include <stdbool.h>

/// Whether allocations can be counted: where the C library lets `malloc` be replaced, and without a sanitizer, which replaces it itself.
bool allocation_counting_is_available(void);

/// How many allocations this thread has made.
long allocation_count(void);

#endif
