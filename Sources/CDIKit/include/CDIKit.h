/// What Swift has no portable word for: one lock, one condition, a few atomics and a thread-local.
///
/// The same code runs on every system, so that what is tested on one is what runs on the other.
/// Everything here is internal to DIKit; the functions are visible because inlinable Swift code calls them.
#ifndef CDIKIT_H
#define CDIKIT_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Lock and condition

/// A mutex that lives at one address from `create` to `destroy`.
typedef struct dikit_lock dikit_lock;
dikit_lock *dikit_lock_create(void);
void dikit_lock_destroy(dikit_lock *lock);
void dikit_lock_lock(dikit_lock *lock);
void dikit_lock_unlock(dikit_lock *lock);

// MARK: Threads

/// What the engine knows about one thread. `reading`, `frames` and `in_use` are read and written through the functions below,
/// which are atomic; the other fields are the thread's own. Records are never freed: a thread that ends gives its record back,
/// and the next new thread takes it over, so there are as many as threads ever ran at once.
typedef struct dikit_thread {
    /// Odd while the thread reads a container's table; changes at each enter and leave.
    uintptr_t reading;
    /// The innermost frame of the resolution under way on this thread, or null.
    uintptr_t frames;
    /// The open recorder of dependencies, or null.
    void *_Nullable recorder;
    /// Whose resolution runs here: the thread's own identity, except while it runs a factory for another.
    uintptr_t resolution;
    /// A stack that has grown below this address is nearly used up.
    uintptr_t stack_limit;
    /// The next record of the process's list; written once.
    struct dikit_thread *_Nullable next;
    int in_use;
    /// How many requests under way on this thread hand an error to their caller.
    uintptr_t catching;
    /// Where this thread sleeps while it waits for another one's creation.
    void *condition;
    /// The request that a resolver of the user's own answers, or null.
    void *_Nullable foreign;
    /// What the resolution under way has made for itself alone, or null.
    void *_Nullable graph;
} dikit_thread;

extern _Thread_local dikit_thread *_Nullable dikit_thread_local __attribute__((tls_model("initial-exec")));

/// Gives the calling thread a record.
dikit_thread *dikit_thread_attach(void);

/// The first record of the process's list, or null.
dikit_thread *_Nullable dikit_thread_first(void);

static inline dikit_thread *dikit_thread_current(void) {
    dikit_thread *_Nullable record = dikit_thread_local;
    return __builtin_expect(record != 0, 1) ? (dikit_thread *)record : dikit_thread_attach();
}

/// Sleeps until the record is signalled or a second has passed; `lock` is held on entry and on return.
/// Returns false when the second has passed.
bool dikit_thread_sleep(dikit_thread *thread, dikit_lock *lock, long milliseconds);
void dikit_thread_wake(dikit_thread *thread);

/// Whether this is the process's first thread.
bool dikit_thread_is_main(void);

static inline uintptr_t dikit_thread_frames(dikit_thread *thread) {
    return __atomic_load_n(&thread->frames, __ATOMIC_RELAXED);
}
/// The frames of any thread, with everything that it did before it pushed or popped them.
static inline uintptr_t dikit_thread_frames_of_other(dikit_thread *thread) {
    return __atomic_load_n(&thread->frames, __ATOMIC_SEQ_CST);
}
static inline void dikit_thread_set_frames(dikit_thread *thread, uintptr_t frames) {
    __atomic_store_n(&thread->frames, frames, __ATOMIC_RELEASE);
}

/// How many callers on the thread's stack are to have an error. Through functions: an access of Swift's to one field covers the others.
static inline uintptr_t dikit_thread_catching(const dikit_thread *thread) { return thread->catching; }
static inline void dikit_thread_set_catching(dikit_thread *thread, uintptr_t count) { thread->catching = count; }

/// Marks the thread as a reader. The exchange orders the mark before every load that follows.
static inline void dikit_thread_enter(dikit_thread *thread) {
    __atomic_exchange_n(&thread->reading, __atomic_load_n(&thread->reading, __ATOMIC_RELAXED) + 1, __ATOMIC_SEQ_CST);
}
/// Ends the mark. The empty statement keeps the optimiser from moving a retain of what was read below the store.
static inline void dikit_thread_leave(dikit_thread *thread) {
    __asm__ volatile("" ::: "memory");
    __atomic_store_n(&thread->reading, __atomic_load_n(&thread->reading, __ATOMIC_RELAXED) + 1, __ATOMIC_RELEASE);
}
/// Returns once every read that was under way when it was called has ended.
void dikit_wait_for_readers(void);

// MARK: Words

static inline uintptr_t dikit_word_load(const void *word) {
    return __atomic_load_n((const uintptr_t *)word, __ATOMIC_SEQ_CST);
}
static inline uintptr_t dikit_word_load_relaxed(const void *word) {
    return __atomic_load_n((const uintptr_t *)word, __ATOMIC_RELAXED);
}
static inline uintptr_t dikit_word_load_acquire(const void *word) {
    return __atomic_load_n((const uintptr_t *)word, __ATOMIC_ACQUIRE);
}
static inline void dikit_word_store(void *word, uintptr_t value) {
    __atomic_store_n((uintptr_t *)word, value, __ATOMIC_SEQ_CST);
}

// MARK: References

/// The Swift runtime's own, which its weak references rest on: takes a reference to an object unless the object's end has begun, and
/// says so with null. The memory must still be the object's.
void *_Nullable swift_tryRetain(void *object);

/// A number that no other call has returned.
uintptr_t dikit_next_number(void);

// MARK: Stack

/// Where the caller's stack is now. Not the address of a local: a sanitizer may keep those elsewhere.
static inline bool dikit_thread_has_stack_left(const dikit_thread *thread) {
    return (uintptr_t)__builtin_frame_address(0) > thread->stack_limit;
}

// MARK: The process

/// What is known of the process, as bits of one word that a hit reads at once.
enum dikit_state {
    DIKIT_STATE_PREVIEW = 1 << 0,
    DIKIT_STATE_TEST = 1 << 1,
    DIKIT_STATE_DEBUG = 1 << 2,
    DIKIT_STATE_SIMULATOR = 1 << 3,
    DIKIT_STATE_DEVICE = 1 << 4,
    /// There are launch arguments.
    DIKIT_STATE_ARGUMENTS = 1 << 5,
    /// A task has had a container, a resolver or overrides of its own at some time.
    DIKIT_STATE_SCOPES = 1 << 6,
};

extern uintptr_t dikit_state_word;

static inline uintptr_t dikit_state(void) {
    return __atomic_load_n(&dikit_state_word, __ATOMIC_RELAXED);
}
/// `dikit_pick` where the context may be the current one. Defined in Swift.
__attribute__((pure)) extern uintptr_t dikit_pick_in_context(uintptr_t word, uintptr_t choice, uintptr_t bit);

/// What a declaration says with one more closure, which applies in a context: `choice` is the closure's rank and where it has to run, `bit`
/// its context's. The same word if the closure is not the one that applies. Pure, so that nothing need be retained across it.
__attribute__((pure)) static inline uintptr_t dikit_pick(uintptr_t word, uintptr_t choice, uintptr_t bit) {
    // A task may have set its contexts.
    return __builtin_expect((dikit_state() & (bit | DIKIT_STATE_SCOPES)) == 0, 1) ? word : dikit_pick_in_context(word, choice, bit);
}
/// Sets bits for good.
void dikit_state_add(uintptr_t bits);

// MARK: Output

/// Writes a text to standard error.
void dikit_write_error(const char *text);

#pragma clang assume_nonnull end
#endif
