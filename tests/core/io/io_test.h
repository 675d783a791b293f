// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

// What the tests of readers and writers share.
namespace normscope::test {

inline std::string casePath(const std::string& name) {
    return std::string(NORMSCOPE_TEST_DIR) + "/golden/cases/" + name;
}

inline std::vector<double> doubles(const Array& array) {
    return std::visit([](const auto& values) { return std::vector<double>(values.begin(), values.end()); },
                      array.values);
}

// Bits, so that NaN equals NaN and 0 differs from -0.
inline std::vector<std::uint64_t> bits(const std::vector<double>& values) {
    std::vector<std::uint64_t> result;
    for (const double value : values) result.push_back(std::bit_cast<std::uint64_t>(value));
    return result;
}

inline std::vector<std::uint32_t> bits(const std::vector<float>& values) {
    std::vector<std::uint32_t> result;
    for (const float value : values) result.push_back(std::bit_cast<std::uint32_t>(value));
    return result;
}

template <class T>
std::string reasonOf(const Expected<T>& result) {
    return result ? "accepted" : plain(result.error());
}

inline std::string notesOf(const Array& array) {
    std::string result;
    for (const Text& note : array.notes) result += plain(note) + "\n";
    return result;
}

} // namespace normscope::test
