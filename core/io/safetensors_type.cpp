// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/safetensors_type.h"

#include "io/npy_values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

namespace normscope {

namespace {

struct Known {
    std::string_view dtype;
    std::uint64_t bytes;
    std::optional<NumberType> type; // none: listed only, or BF16, which NumPy does not have
};

constexpr std::array<Known, 16> known = {{
    {"F64", 8, NumberType::Float64},
    {"F32", 4, NumberType::Float32},
    {"F16", 2, NumberType::Float16},
    {"BF16", 2, {}},
    {"I64", 8, NumberType::Int64},
    {"I32", 4, NumberType::Int32},
    {"I16", 2, NumberType::Int16},
    {"I8", 1, NumberType::Int8},
    {"U64", 8, NumberType::UInt64},
    {"U32", 4, NumberType::UInt32},
    {"U16", 2, NumberType::UInt16},
    {"U8", 1, NumberType::UInt8},
    {"BOOL", 1, NumberType::Bool},
    {"F8_E4M3", 1, {}},
    {"F8_E5M2", 1, {}},
    {"F8_E8M0", 1, {}},
}};

const Known* find(std::string_view dtype) {
    const auto found = std::ranges::find(known, dtype, &Known::dtype);
    return found == known.end() ? nullptr : &*found;
}

// A bfloat16 is the upper half of a binary32.
std::vector<float> bfloats(std::span<const std::byte> bytes) {
    std::vector<float> values(bytes.size() / 2);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto low = std::to_integer<std::uint32_t>(bytes[2 * i]);
        const auto high = std::to_integer<std::uint32_t>(bytes[2 * i + 1]);
        values[i] = std::bit_cast<float>((high << 8 | low) << 16);
    }
    return values;
}

} // namespace

std::optional<std::uint64_t> tensorBytes(std::string_view dtype) {
    const Known* type = find(dtype);
    return type ? std::optional(type->bytes) : std::nullopt;
}

bool isReadableTensor(std::string_view dtype) {
    const Known* type = find(dtype);
    return type && (type->type || dtype == "BF16");
}

Array tensorArray(std::span<const std::byte> bytes, const TensorInfo& tensor) {
    if (!isReadableTensor(tensor.dtype)) throw std::invalid_argument("a tensor of this type cannot be read");
    Array array;
    array.shape = tensor.shape;
    if (tensor.dtype == "BF16") {
        array.stored = NumberType::Float32;
        array.values = bfloats(bytes);
        return array;
    }
    array.stored = *find(tensor.dtype)->type;
    NpyValues values = decodeNpy(bytes, {array.stored, std::endian::native == std::endian::big});
    if (values.inexact > 0)
        array.notes.push_back(
            {NORMSCOPE_TEXT("%1 integers beyond 2^53 are rounded"), {std::to_string(values.inexact)}});
    array.values = std::move(values.values);
    return array;
}

} // namespace normscope
