// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/array.h"

#include <optional>
#include <type_traits>

// Arrays as numbers of one type, and back.
namespace normscope::cli {

template <class T>
std::vector<T> valuesAs(const Array& array) {
    return std::visit([](const auto& values) { return std::vector<T>(values.begin(), values.end()); }, array.values);
}

template <class T>
std::vector<T> valuesAs(const std::optional<Array>& array, std::vector<T> otherwise = {}) {
    return array ? valuesAs<T>(*array) : std::move(otherwise);
}

template <class T>
Array arrayOf(std::vector<Index> shape, std::vector<T> values) {
    Array array;
    array.shape = std::move(shape);
    array.stored = std::is_same_v<T, float> ? NumberType::Float32 : NumberType::Float64;
    array.values = std::move(values);
    return array;
}

} // namespace normscope::cli
