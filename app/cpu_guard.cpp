// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A program built for x86-64-v3 ends with SIGILL on an older processor. This file alone is compiled for plain x86-64
// and its check runs before every other initialiser, so that such a processor gets a sentence instead.
#if defined(__x86_64__) && defined(NORMSCOPE_ARCH)

#include <cstring>
#include <string_view>
#include <unistd.h>

namespace {

constexpr std::string_view message =
    "normscope: this processor lacks AVX2, FMA or BMI2, which this build needs; build with -DNORMSCOPE_ARCH=x86-64\n";

bool supported() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}

// 101 is the earliest priority a program may use.
__attribute__((constructor(101))) void refuseOlderProcessors() {
    if (std::strcmp(NORMSCOPE_ARCH, "x86-64-v3") != 0 || supported()) return;
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, message.data(), message.size());
    ::_exit(1);
}

} // namespace

#endif
