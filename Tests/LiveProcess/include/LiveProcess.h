/// Lets a process that a test runner has started go on as a live one, for what DIKit does only there: reads of declared dependencies
/// without a lock, live closures without a report. For the child process of an exit test.
#ifndef LIVE_PROCESS_H
#define LIVE_PROCESS_H

void become_live_process(void);

#endif
