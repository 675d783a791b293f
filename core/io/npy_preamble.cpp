// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/npy_preamble.h"

#include <stdexcept>

namespace normscope {

namespace {

// As Python writes a tuple: "()", "(3,)", "(2, 3)".
std::string tuple(const std::vector<Index>& shape) {
    std::string text;
    for (const Index n : shape) text += (text.empty() ? "" : ", ") + std::to_string(n);
    return "(" + text + (shape.size() == 1 ? ",)" : ")");
}

} // namespace

// Magic, version 1.0, length, dictionary; spaces let the numbers begin at a multiple of 64 bytes, as NumPy does.
std::string npyPreamble(const std::string& descr, const std::vector<Index>& shape) {
    constexpr std::size_t before = 10, alignment = 64;
    const std::string dictionary =
        "{'descr': '" + descr + "', 'fortran_order': False, 'shape': " + tuple(shape) + ", }";
    const std::size_t used = before + dictionary.size() + 1;
    const std::size_t padding = (alignment - used % alignment) % alignment;
    const std::size_t length = dictionary.size() + padding + 1;
    if (length > 0xffff) throw std::invalid_argument("npyPreamble: too many dimensions");
    std::string text("\x93NUMPY\x01\0", 8);
    text += char(length & 0xff);
    text += char(length >> 8);
    return text + dictionary + std::string(padding, ' ') + '\n';
}

} // namespace normscope
