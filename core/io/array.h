// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "math/matrix.h"

#include <string>
#include <variant>
#include <vector>

namespace normscope {

// How numbers are stored in a file.
enum class NumberType { Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, Float16, Float32, Float64 };

const char* numberTypeName(NumberType type); // NumPy's: "bool", "int8" ... "float64"

// An n-dimensional array read from a file, in C order whatever the file's order was. float16 and float32 are held as
// float (exactly), all others as double (integers past 2^53 are rounded; the reader notes it).
struct Array {
    std::vector<Index> shape; // features last; empty: a single number
    NumberType stored = NumberType::Float64;
    std::variant<std::vector<float>, std::vector<double>> values;
    std::vector<std::string> columns; // CSV: names of the last axis; else empty
    Index missing = 0;                // CSV: cells without a number, held as NaN
    std::vector<Text> notes;          // guesses and warnings for the person

    Index size() const;
};

} // namespace normscope
