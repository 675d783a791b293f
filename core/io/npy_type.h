// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"
#include "io/python_literal.h"

namespace normscope {

// How one number of an .npy file is stored.
struct NpyType {
    NumberType type = NumberType::Float64;
    bool swapped = false; // its bytes are in the order this machine does not use
};

std::size_t bytesOf(NumberType type);

// The type that a header's 'descr' names ("<f4", "|b1", ">i8", "float64"), or in words what it holds instead.
tl::expected<NpyType, Text> npyType(const PythonLiteral& descr);

} // namespace normscope
