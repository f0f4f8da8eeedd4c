#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "BenchmarkSupport.h"

#include <stddef.h>
#include <stdlib.h>

// A malloc of the benchmark's own would be simpler, but it is in the way when time is measured too: 2 ns for each allocation,
// a tenth of what an object costs by hand, on both sides of every ratio. So the calls of all loaded libraries are led here
// while allocations are counted, by changing the words through which they call, and led back afterwards.

#if defined(__linux__) && defined(__GLIBC__) && (defined(__x86_64__) || defined(__aarch64__))

#include <elf.h>
#include <errno.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if defined(__x86_64__)
#define IS_CALL_WORD(type) ((type) == R_X86_64_JUMP_SLOT || (type) == R_X86_64_GLOB_DAT)
#else
#define IS_CALL_WORD(type) ((type) == R_AARCH64_JUMP_SLOT || (type) == R_AARCH64_GLOB_DAT)
#endif

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t allocations = 0;

static void *counted_malloc(size_t size) {
    allocations += 1;
    return __libc_malloc(size);
}

static void *counted_calloc(size_t count, size_t size) {
    allocations += 1;
    return __libc_calloc(count, size);
}

static void *counted_realloc(void *memory, size_t size) {
    allocations += 1;
    return __libc_realloc(memory, size);
}

static void *counted_memalign(size_t alignment, size_t size) {
    allocations += 1;
    return __libc_memalign(alignment, size);
}

static int counted_posix_memalign(void **memory, size_t alignment, size_t size) {
    if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
    void *result = counted_memalign(alignment, size);
    if (result == NULL) return ENOMEM;
    *memory = result;
    return 0;
}

static const struct {
    const char *name;
    void *function;
} replacements[] = {
    {"malloc", (void *)counted_malloc},
    {"calloc", (void *)counted_calloc},
    {"realloc", (void *)counted_realloc},
    {"memalign", (void *)counted_memalign},
    {"aligned_alloc", (void *)counted_memalign},
    {"posix_memalign", (void *)counted_posix_memalign},
};

/// The words that were changed, and what was in them.
static struct {
    void **word;
    void *former;
} changed[1024];
static int changed_count = 0;

static void change(void **word, void *function) {
    if (changed_count == sizeof(changed) / sizeof(changed[0])) benchmark_fail("too many libraries to count allocations in");
    // The word may have been made read-only once its library was loaded.
    uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)word & ~(page_size - 1));
    if (mprotect(page, page_size, PROT_READ | PROT_WRITE) != 0) return;
    changed[changed_count].word = word;
    changed[changed_count].former = *word;
    changed_count += 1;
    *word = function;
}

static void change_words(uintptr_t base, const ElfW(Rela) *entries, size_t size, const ElfW(Sym) *symbols, const char *names) {
    if (entries == NULL) return;
    for (size_t index = 0; index < size / sizeof(*entries); index++) {
        if (!IS_CALL_WORD(ELF64_R_TYPE(entries[index].r_info))) continue;
        const char *name = names + symbols[ELF64_R_SYM(entries[index].r_info)].st_name;
        for (size_t other = 0; other < sizeof(replacements) / sizeof(replacements[0]); other++) {
            if (strcmp(name, replacements[other].name) == 0) change((void **)(base + entries[index].r_offset), replacements[other].function);
        }
    }
}

/// The address that an entry of a library's dynamic section stands for. The loader has made most of them absolute.
static const void *address(uintptr_t base, uintptr_t value) { return (const void *)(value < base ? base + value : value); }

static int change_library(struct dl_phdr_info *library, size_t size, void *context) {
    (void)size, (void)context;
    uintptr_t base = library->dlpi_addr;
    const ElfW(Dyn) *entry = NULL;
    for (int index = 0; index < library->dlpi_phnum; index++) {
        if (library->dlpi_phdr[index].p_type == PT_DYNAMIC) entry = (const ElfW(Dyn) *)(base + library->dlpi_phdr[index].p_vaddr);
    }
    if (entry == NULL) return 0;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    const ElfW(Rela) *calls = NULL, *others = NULL;
    size_t calls_size = 0, others_size = 0;
    for (; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_SYMTAB: symbols = address(base, entry->d_un.d_ptr); break;
        case DT_STRTAB: names = address(base, entry->d_un.d_ptr); break;
        case DT_JMPREL: calls = address(base, entry->d_un.d_ptr); break;
        case DT_PLTRELSZ: calls_size = entry->d_un.d_val; break;
        case DT_RELA: others = address(base, entry->d_un.d_ptr); break;
        case DT_RELASZ: others_size = entry->d_un.d_val; break;
        }
    }
    if (symbols == NULL || names == NULL) return 0;
    change_words(base, calls, calls_size, symbols, names);
    change_words(base, others, others_size, symbols, names);
    return 0;
}

void benchmark_begin_counting_allocations(void) {
    dl_iterate_phdr(change_library, NULL);
    allocations = 0;
}

uint64_t benchmark_end_counting_allocations(void) {
    uint64_t count = allocations;
    while (changed_count > 0) {
        changed_count -= 1;
        *changed[changed_count].word = changed[changed_count].former;
    }
    return count;
}

#else

void benchmark_begin_counting_allocations(void) {}
uint64_t benchmark_end_counting_allocations(void) { return 0; }

#endif
