// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Number formats, emulated: an operation is done in double and its result rounded to the format, to nearest, ties to
// even. A double has more than twice the digits of each format here, so that the sum, difference, product, quotient and
// root of two of its values are rounded as if the operation itself had been done in the format (Figueroa 1995, "When is
// double rounding innocuous?"). Values travel as doubles.
namespace normscope {

enum class NumberFormat { Float64, Float32, Float16, BFloat16 };

// What a format can hold (IEEE 754 binary64, binary32, binary16; bfloat16 is the upper half of a binary32).
struct FormatFacts {
    int fractionBits = 0;  // stored: 52, 23, 10, 7
    int leastExponent = 0; // of the smallest normal number, a power of two: -1022, -126, -14, -126
    double largest = 0;
    double smallestNormal = 0;
    double smallestSubnormal = 0;
    double spacingAtOne = 0;
};
FormatFacts facts(NumberFormat format);

// The nearest value of the format; infinite beyond its range (fp16: from 65520 on). NaN stays NaN, the sign of a zero
// is kept. flushToZero: results below the smallest normal number become 0, as many devices do it.
double roundTo(NumberFormat format, double value, bool flushToZero = false);

// Where sums run, and what comes of them.
enum class Accumulation {
    Native, // every product, partial sum and statistic is rounded to the format
    Float32 // those are rounded to binary32 instead; only what is done cell by cell ends in the format
};

// How one layer is computed.
struct Emulation {
    NumberFormat format = NumberFormat::Float16;
    Accumulation sums = Accumulation::Native;
    bool flushToZero = false;
    bool operator==(const Emulation&) const = default;

    // A value of a cell: computed in the format of the sums, stored in the format.
    double rounded(double value) const {
        const double computed = sums == Accumulation::Float32 ? roundedSum(value) : value;
        return roundTo(format, computed, flushToZero);
    }
    // In the format that sums run in.
    NumberFormat sumFormat() const {
        return sums == Accumulation::Float32 && format != NumberFormat::Float64 ? NumberFormat::Float32 : format;
    }
    double roundedSum(double value) const { return roundTo(sumFormat(), value, flushToZero); }
};

} // namespace normscope
