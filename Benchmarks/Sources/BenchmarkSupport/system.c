#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "BenchmarkSupport.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

uint64_t benchmark_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

int benchmark_processor_count(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }

// MARK: Threads

struct start {
    atomic_int missing;
    void (*body)(void *context, int index);
    void *context;
};

/// One thread's part. Parts are 128 bytes apart, so that no two threads write to one cache line or its neighbour.
struct part {
    _Alignas(128) struct start *start;
    int index;
    uint64_t began;
    uint64_t ended;
    pthread_t thread;
};

static void *run(void *argument) {
    struct part *part = argument;
    struct start *start = part->start;
    atomic_fetch_sub(&start->missing, 1);
    while (atomic_load(&start->missing) > 0) sched_yield();
    part->began = benchmark_now();
    start->body(start->context, part->index);
    part->ended = benchmark_now();
    return NULL;
}

uint64_t benchmark_run_threads(int count, void (*body)(void *context, int index), void *context) {
    struct start start = {.body = body, .context = context};
    atomic_init(&start.missing, count);
    struct part *parts = NULL;
    if (posix_memalign((void **)&parts, _Alignof(struct part), sizeof(struct part) * (size_t)count) != 0) abort();
    for (int index = 0; index < count; index++) {
        parts[index] = (struct part){.start = &start, .index = index};
        if (pthread_create(&parts[index].thread, NULL, run, &parts[index]) != 0) abort();
    }
    uint64_t first = UINT64_MAX;
    uint64_t last = 0;
    for (int index = 0; index < count; index++) {
        pthread_join(parts[index].thread, NULL);
        if (parts[index].began < first) first = parts[index].began;
        if (parts[index].ended > last) last = parts[index].ended;
    }
    free(parts);
    return last - first;
}

// MARK: Processes

double benchmark_number_printed_by(const char *command) {
    FILE *output = popen(command, "r");
    if (output == NULL) return -1;
    double number = -1;
    if (fscanf(output, "%lf", &number) != 1) number = -1;
    return pclose(output) == 0 ? number : -1;
}

void benchmark_fail(const char *message) {
    fflush(stdout);
    fprintf(stderr, "benchmarks: %s\n", message);
    exit(2);
}
