// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "io/npy.h"
#include "io/npy_preamble.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace normscope {

namespace {

template <class T>
void appendLittleEndian(std::string& bytes, const std::vector<T>& values) {
    const std::size_t begin = bytes.size();
    bytes.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T));
    if constexpr (std::endian::native == std::endian::big)
        for (std::size_t i = begin; i < bytes.size(); i += sizeof(T))
            std::reverse(bytes.begin() + std::ptrdiff_t(i), bytes.begin() + std::ptrdiff_t(i + sizeof(T)));
}

} // namespace

std::string npyBytes(const Array& array) {
    return std::visit(
        [&](const auto& values) {
            if (Index(values.size()) != array.size()) throw std::invalid_argument("npyBytes: shape and size differ");
            const std::string type = sizeof(values[0]) == sizeof(float) ? "<f4" : "<f8";
            std::string bytes = npyPreamble(type, array.shape);
            appendLittleEndian(bytes, values);
            return bytes;
        },
        array.values);
}

Expected<void> writeNpy(const std::string& path, const Array& array) { return writeFile(path, npyBytes(array)); }

} // namespace normscope
