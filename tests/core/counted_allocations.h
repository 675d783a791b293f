// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <new>

// To be included once in a program: it defines the functions that allocate.
// Every allocation of this executable is counted, and the largest noted. Eigen takes its memory from malloc, which only
// glibc lets us count, and not under a sanitizer; elsewhere operator new is what is counted.
namespace normscope::test {
inline std::size_t allocations = 0, largestAllocation = 0; // bytes

inline void noteAllocation(std::size_t size) {
    ++allocations;
    if (size > largestAllocation) largestAllocation = size;
}
} // namespace normscope::test

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NORMSCOPE_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NORMSCOPE_SANITIZED
#endif
#endif

#if defined(__GLIBC__) && !defined(NORMSCOPE_SANITIZED)
#define NORMSCOPE_COUNTS_MALLOC
extern "C" void* __libc_malloc(std::size_t size) noexcept;
extern "C" void* malloc(std::size_t size) noexcept {
    normscope::test::noteAllocation(size);
    return __libc_malloc(size);
}
#endif

void* operator new(std::size_t size) {
    normscope::test::noteAllocation(size);
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
