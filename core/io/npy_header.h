// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/npy_type.h"

#include <span>

namespace normscope {

// What stands before the numbers of an .npy file.
struct NpyHeader {
    NpyType type;
    bool fortranOrder = false;
    std::vector<Index> shape;
    std::size_t dataOffset = 0; // first byte of the numbers
};

// NumPy's own headers have a hundred bytes or so; only structured types, which are refused anyway, need long ones.
inline constexpr std::size_t maxNpyHeader = std::size_t(1) << 20;
inline constexpr std::size_t maxNpyDimensions = 64; // as NumPy 2
// An array without numbers may claim no more than this along its other axes: nothing in the file bears the claim out.
inline constexpr Index maxEmptyExtent = Index(1) << 24;

// Reads magic, version and header; the sizes in it are not yet compared with the file, but their product fits Index.
Expected<NpyHeader> parseNpyHeader(std::span<const std::byte> bytes, const std::string& name);

} // namespace normscope
