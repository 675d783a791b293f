// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/file.h"
#include "io/npy.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace normscope {

namespace {

// As Python writes a tuple: "()", "(3,)", "(2, 3)".
std::string tuple(const std::vector<Index>& shape) {
    std::string text;
    for (const Index n : shape) text += (text.empty() ? "" : ", ") + std::to_string(n);
    return "(" + text + (shape.size() == 1 ? ",)" : ")");
}

// Magic, version 1.0, length, dictionary; spaces let the numbers begin at a multiple of 64 bytes, as NumPy does.
std::string preamble(const std::string& dictionary) {
    constexpr std::size_t before = 10, alignment = 64;
    const std::size_t used = before + dictionary.size() + 1;
    const std::size_t padding = (alignment - used % alignment) % alignment;
    const std::size_t length = dictionary.size() + padding + 1;
    if (length > 0xffff) throw std::invalid_argument("npyBytes: too many dimensions");
    std::string text("\x93NUMPY\x01\0", 8);
    text += char(length & 0xff);
    text += char(length >> 8);
    return text + dictionary + std::string(padding, ' ') + '\n';
}

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
            std::string bytes =
                preamble("{'descr': '" + type + "', 'fortran_order': False, 'shape': " + tuple(array.shape) + ", }");
            appendLittleEndian(bytes, values);
            return bytes;
        },
        array.values);
}

Expected<void> writeNpy(const std::string& path, const Array& array) { return writeFile(path, npyBytes(array)); }

} // namespace normscope
