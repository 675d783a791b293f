// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npy_type.h"

#include <span>

namespace normscope {

struct NpyValues {
    decltype(Array::values) values; // in the order of the file
    Index inexact = 0;              // integers beyond 2^53, which a double may not hold exactly
};

// The numbers in bytes, whose length is a multiple of the type's size.
NpyValues decodeNpy(std::span<const std::byte> bytes, const NpyType& type);

// Column-major (first index fastest) to row-major (last index fastest).
void fortranToC(decltype(Array::values)& values, const std::vector<Index>& shape);

} // namespace normscope
