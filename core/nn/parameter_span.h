// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <span>
#include <string_view>

namespace normscope {

enum class ParameterKind { Weight, Bias, Gamma, Beta, Scale };

// One parameter with its gradient.
template <class T>
struct ParameterSpan {
    ParameterKind kind = ParameterKind::Weight;
    Index step = -1;       // of a stack; -1: of no step
    std::string_view name; // "up.weight", "before.gamma"
    std::span<T> value;
    std::span<T> gradient;
};

} // namespace normscope
