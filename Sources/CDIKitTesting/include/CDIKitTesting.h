/// What makes `DIKitTesting` take the reports of DIKit without being called by anybody.
#ifndef CDIKITTESTING_H
#define CDIKITTESTING_H

/// Counts the test cases of XCTest that are running.
void dikit_testing_add_cases(int count);

/// How many there are.
int dikit_testing_running_cases(void);

#endif
