#include "LiveProcess.h"
#include "CDIKit.h"

void become_live_process(void) { __atomic_store_n(&dikit_state_word, 0, __ATOMIC_SEQ_CST); }
