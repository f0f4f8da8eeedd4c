#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CDIKit.h"

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif
#if defined(__APPLE__)
#include <TargetConditionals.h>
#endif

// MARK: Lock and condition

struct dikit_lock {
    pthread_mutex_t mutex;
};

dikit_lock *dikit_lock_create(void) {
    dikit_lock *lock = malloc(sizeof(dikit_lock));
    if (lock == NULL || pthread_mutex_init(&lock->mutex, NULL) != 0) abort();
    return lock;
}

void dikit_lock_destroy(dikit_lock *lock) {
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

void dikit_lock_lock(dikit_lock *lock) { pthread_mutex_lock(&lock->mutex); }
void dikit_lock_unlock(dikit_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

// MARK: Threads

_Thread_local dikit_thread *dikit_thread_local __attribute__((tls_model("initial-exec"))) = NULL;

static dikit_thread *first_thread = NULL;
static pthread_key_t thread_end;
static pthread_once_t thread_end_once = PTHREAD_ONCE_INIT;

static void detach(void *record) {
    dikit_thread *thread = record;
    dikit_thread_local = NULL;
    thread->recorder = NULL;
    thread->graph = NULL;
    thread->catching = 0;
    dikit_thread_set_frames(thread, 0);
    __atomic_store_n(&thread->in_use, 0, __ATOMIC_RELEASE);
}

/// In the child of a fork only the forking thread goes on: what another one had begun never ends.
static void end_other_threads(void) {
    for (dikit_thread *thread = dikit_thread_first(); thread != NULL; thread = thread->next) {
        if (thread == dikit_thread_local) continue;
        uintptr_t seen = __atomic_load_n(&thread->reading, __ATOMIC_RELAXED);
        if ((seen & 1) != 0) __atomic_store_n(&thread->reading, seen + 1, __ATOMIC_RELAXED);
        dikit_thread_set_frames(thread, 0);
    }
}

static void make_thread_end(void) {
    if (pthread_key_create(&thread_end, detach) != 0) abort();
    if (pthread_atfork(NULL, NULL, end_other_threads) != 0) abort();
}

/// The lowest address that a resolution may use: the stack's end and a reserve for the error that is written there.
static uintptr_t stack_limit(void) {
    size_t size = 0;
    uintptr_t low = 0;
#if defined(__APPLE__)
    pthread_t self = pthread_self();
    size = pthread_get_stacksize_np(self);
    low = (uintptr_t)pthread_get_stackaddr_np(self) - size;
#else
    pthread_attr_t attributes;
    void *address = NULL;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    if (pthread_attr_getstack(&attributes, &address, &size) == 0) low = (uintptr_t)address;
    pthread_attr_destroy(&attributes);
    if (low == 0) return 0;
#endif
    size_t reserve = 160 * 1024;
    if (reserve > size / 4 * 3) reserve = size / 4 * 3;
    return low + reserve;
}

static dikit_thread *take_over(void) {
    for (dikit_thread *thread = __atomic_load_n(&first_thread, __ATOMIC_ACQUIRE); thread != NULL; thread = thread->next) {
        int free_mark = 0;
        if (__atomic_compare_exchange_n(&thread->in_use, &free_mark, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return thread;
    }
    return NULL;
}

dikit_thread *dikit_thread_attach(void) {
    pthread_once(&thread_end_once, make_thread_end);
    dikit_thread *thread = take_over();
    if (thread == NULL) {
        // A cache line and its neighbour each, so that two threads' marks never share one.
        void *memory = NULL;
        if (posix_memalign(&memory, 128, (sizeof(dikit_thread) + 127) & ~(size_t)127) != 0) abort();
        thread = memory;
        *thread = (dikit_thread){0};
        __atomic_store_n(&thread->in_use, 1, __ATOMIC_RELAXED);
        pthread_cond_t *condition = malloc(sizeof(pthread_cond_t));
        if (condition == NULL || pthread_cond_init(condition, NULL) != 0) abort();
        thread->condition = condition;
        thread->resolution = (uintptr_t)thread;
        dikit_thread *head = __atomic_load_n(&first_thread, __ATOMIC_RELAXED);
        do {
            thread->next = head;
        } while (!__atomic_compare_exchange_n(&first_thread, &head, thread, true, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED));
    }
    thread->stack_limit = stack_limit();
    dikit_thread_local = thread;
    pthread_setspecific(thread_end, thread);
    return thread;
}

dikit_thread *dikit_thread_first(void) { return __atomic_load_n(&first_thread, __ATOMIC_SEQ_CST); }

bool dikit_thread_sleep(dikit_thread *thread, dikit_lock *lock, long milliseconds) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += (milliseconds % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec += 1;
        until.tv_nsec -= 1000000000;
    }
    return pthread_cond_timedwait(thread->condition, &lock->mutex, &until) == 0;
}

void dikit_thread_wake(dikit_thread *thread) { pthread_cond_signal(thread->condition); }

bool dikit_thread_is_main(void) {
#if defined(__APPLE__)
    return pthread_main_np() != 0;
#else
    return syscall(SYS_gettid) == getpid();
#endif
}

void dikit_wait_for_readers(void) {
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    for (dikit_thread *thread = dikit_thread_first(); thread != NULL; thread = thread->next) {
        uintptr_t seen = __atomic_load_n(&thread->reading, __ATOMIC_SEQ_CST);
        if ((seen & 1) == 0) continue;
        // A reader copies one value between its two marks and runs no code of the user's: this is short.
        for (int spins = 0; __atomic_load_n(&thread->reading, __ATOMIC_SEQ_CST) == seen; spins++) {
            if (spins > 64) sched_yield();
        }
    }
}

// MARK: The process

uintptr_t dikit_state_word = 0;

void dikit_state_add(uintptr_t bits) { __atomic_fetch_or(&dikit_state_word, bits, __ATOMIC_SEQ_CST); }

static bool has_suffix(const char *text, const char *suffix) {
    size_t length = strlen(text), end = strlen(suffix);
    return length >= end && strcmp(text + length - end, suffix) == 0;
}

/// Whether these are the arguments of a test runner: no variable of the environment tells on every system.
static bool is_test_runner(int count, char *const *arguments) {
    if (getenv("XCTestConfigurationFilePath") != NULL || getenv("XCTestBundlePath") != NULL || getenv("XCTestSessionIdentifier") != NULL) return true;
    if (count < 1 || arguments == NULL || arguments[0] == NULL) return false;
    if (has_suffix(arguments[0], ".xctest") || has_suffix(arguments[0], "/xctest") || has_suffix(arguments[0], "swiftpm-testing-helper")) return true;
    for (int index = 1; index < count; index++) {
        if (strcmp(arguments[index], "--testing-library") == 0 || strcmp(arguments[index], "--test-bundle-path") == 0) return true;
    }
    return false;
}

/// Looks once, before the process's own code runs.
__attribute__((constructor)) static void look_at_process(int count, char **arguments) {
    uintptr_t state = 0;
    const char *preview = getenv("XCODE_RUNNING_FOR_PREVIEWS");
    if (preview != NULL && strcmp(preview, "1") == 0) state |= DIKIT_STATE_PREVIEW;
#if defined(__APPLE__) || defined(__GLIBC__)
    if (is_test_runner(count, arguments)) state |= DIKIT_STATE_TEST;
    if (count > 1) state |= DIKIT_STATE_ARGUMENTS;
#else
    // Here a constructor is not handed the arguments.
    (void)count;
    (void)arguments;
    if (is_test_runner(0, NULL)) state |= DIKIT_STATE_TEST;
    state |= DIKIT_STATE_ARGUMENTS;
#endif
#ifdef DEBUG
    state |= DIKIT_STATE_DEBUG;
#endif
#if defined(__APPLE__) && TARGET_OS_SIMULATOR
    state |= DIKIT_STATE_SIMULATOR;
#elif defined(__APPLE__) && TARGET_OS_IPHONE
    state |= DIKIT_STATE_DEVICE;
#endif
    dikit_state_add(state);
}

// MARK: Numbers

uintptr_t dikit_next_number(void) {
    static uintptr_t last = 0;
    return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}

// MARK: Output

void dikit_write_error(const char *text) {
    size_t left = strlen(text);
    while (left > 0) {
        ssize_t written = write(2, text, left);
        if (written <= 0) return;
        text += written;
        left -= (size_t)written;
    }
}
