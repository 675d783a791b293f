// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <string_view>

namespace normscope {

// What a cell of a text table says.
struct CellValue {
    enum class Kind {
        Number,   // value, which may be infinite
        Missing,  // empty, NA, N/A, nan, null, "-" or "?", in any case: value is NaN
        TooLarge, // a number beyond the largest double
        Text      // anything else
    };
    Kind kind = Kind::Missing;
    double value = 0;
};

// Reads the whole cell, without surrounding spaces, with '.' or ',' as the only decimal sign: no thousands separators,
// since "1,234" would be a guess. Locale-free; nearest double; below the smallest double: zero with its sign.
CellValue cellValue(std::string_view text, DecimalSign decimal);

// Without spaces and tabs at both ends.
std::string_view trimmed(std::string_view text);

} // namespace normscope
