// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/safetensors.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

// The number types of .safetensors.
namespace normscope {

// Bytes of one number; none for a type that is not known.
std::optional<std::uint64_t> tensorBytes(std::string_view dtype);
bool isReadableTensor(std::string_view dtype);

// bytes: all of the tensor's, whose type is readable.
Array tensorArray(std::span<const std::byte> bytes, const TensorInfo& tensor);

} // namespace normscope
