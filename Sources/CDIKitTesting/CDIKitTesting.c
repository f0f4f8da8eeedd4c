#include "CDIKitTesting.h"

/// Of DIKitTesting.
extern void dikit_testing_install(void);

/// Runs before the process's own code, so that a test need not mention DIKitTesting.
__attribute__((constructor)) static void install(void) { dikit_testing_install(); }

static int running_cases = 0;

void dikit_testing_add_cases(int count) { __atomic_fetch_add(&running_cases, count, __ATOMIC_SEQ_CST); }

int dikit_testing_running_cases(void) { return __atomic_load_n(&running_cases, __ATOMIC_SEQ_CST); }
