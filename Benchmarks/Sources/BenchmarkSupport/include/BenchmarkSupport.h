/// What the benchmark needs from the system: a clock, threads that start together, and a count of allocations.
#ifndef BENCHMARK_SUPPORT_H
#define BENCHMARK_SUPPORT_H

#include <stdint.h>

#pragma clang assume_nonnull begin

/// Nanoseconds of a clock that only goes forward.
uint64_t benchmark_now(void);

/// The processors that are there.
int benchmark_processor_count(void);

/// Runs `body(context, index)` on `count` new threads that start together, and waits for them.
/// Returns the nanoseconds from the first start to the last end.
uint64_t benchmark_run_threads(int count, void (*body)(void *context, int index), void *context);

/// Counts the allocations of the calling thread from now on: malloc, calloc, realloc and the aligned ones. No other thread
/// may run meanwhile. Works on Linux with glibc, on x86-64 and arm64; elsewhere the count is zero.
void benchmark_begin_counting_allocations(void);

/// Returns the count and leaves no trace of the counting.
uint64_t benchmark_end_counting_allocations(void);

/// Runs a shell command and returns the number that it prints; negative when it fails.
double benchmark_number_printed_by(const char *command);

/// Prints a message on standard error and ends the process with code 2.
_Noreturn void benchmark_fail(const char *message);

#pragma clang assume_nonnull end
#endif
