// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npy_values.h"

#include "io/float16.h"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <stdexcept>

namespace normscope {

namespace {

// A bool may be loaded from 0 and 1 only, and C++20 has no type for halves.
enum class BoolByte : std::uint8_t {};
enum class HalfBits : std::uint16_t {};

float number(HalfBits stored) { return floatFromHalfBits(std::uint16_t(stored)); }
float number(float stored) { return stored; }
double number(BoolByte stored) { return stored == BoolByte(0) ? 0 : 1; }
double number(double stored) { return stored; }
double number(std::integral auto stored) { return static_cast<double>(stored); }

template <class Stored>
bool isInexact(Stored stored) {
    constexpr std::int64_t limit = std::int64_t(1) << 53;
    if constexpr (std::same_as<Stored, std::int64_t>) return stored > limit || stored < -limit;
    if constexpr (std::same_as<Stored, std::uint64_t>) return stored > std::uint64_t(limit);
    return false;
}

template <class Stored>
Stored load(const std::byte* from, bool swapped) {
    std::array<std::byte, sizeof(Stored)> raw;
    std::copy_n(from, sizeof(Stored), raw.begin());
    if (swapped) std::reverse(raw.begin(), raw.end());
    return std::bit_cast<Stored>(raw);
}

template <class Stored>
NpyValues decodeAs(std::span<const std::byte> bytes, bool swapped) {
    NpyValues result;
    std::vector<decltype(number(Stored()))> values(bytes.size() / sizeof(Stored));
    const std::byte* from = bytes.data();
    for (auto& value : values) {
        const auto stored = load<Stored>(from, swapped);
        value = number(stored);
        result.inexact += isInexact(stored);
        from += sizeof(Stored);
    }
    result.values = std::move(values);
    return result;
}

template <class T>
std::vector<T> reordered(const std::vector<T>& values, const std::vector<Index>& shape) {
    std::vector<Index> stride(shape.size(), 1), index(shape.size(), 0);
    for (std::size_t d = 1; d < shape.size(); ++d) stride[d] = stride[d - 1] * shape[d - 1];
    std::vector<T> result(values.size());
    Index from = 0;
    for (T& value : result) {
        value = values[std::size_t(from)];
        for (std::size_t d = shape.size(); d-- > 0;) {
            from += stride[d];
            if (++index[d] < shape[d]) break;
            from -= stride[d] * shape[d];
            index[d] = 0;
        }
    }
    return result;
}

} // namespace

NpyValues decodeNpy(std::span<const std::byte> bytes, const NpyType& type) {
    switch (type.type) {
    case NumberType::Bool:
        return decodeAs<BoolByte>(bytes, type.swapped);
    case NumberType::Int8:
        return decodeAs<std::int8_t>(bytes, type.swapped);
    case NumberType::Int16:
        return decodeAs<std::int16_t>(bytes, type.swapped);
    case NumberType::Int32:
        return decodeAs<std::int32_t>(bytes, type.swapped);
    case NumberType::Int64:
        return decodeAs<std::int64_t>(bytes, type.swapped);
    case NumberType::UInt8:
        return decodeAs<std::uint8_t>(bytes, type.swapped);
    case NumberType::UInt16:
        return decodeAs<std::uint16_t>(bytes, type.swapped);
    case NumberType::UInt32:
        return decodeAs<std::uint32_t>(bytes, type.swapped);
    case NumberType::UInt64:
        return decodeAs<std::uint64_t>(bytes, type.swapped);
    case NumberType::Float16:
        return decodeAs<HalfBits>(bytes, type.swapped);
    case NumberType::Float32:
        return decodeAs<float>(bytes, type.swapped);
    case NumberType::Float64:
        return decodeAs<double>(bytes, type.swapped);
    }
    throw std::invalid_argument("decodeNpy: not a NumberType");
}

void fortranToC(decltype(Array::values)& values, const std::vector<Index>& shape) {
    std::visit([&](auto& numbers) { numbers = reordered(numbers, shape); }, values);
}

} // namespace normscope
