// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace normscope {

// A literal as Python writes it: what an .npy header is made of.
struct PythonLiteral {
    enum class Kind { Text, Number, Word, List, Tuple, Dict };
    Kind kind = Kind::Word;
    std::string text;                 // Text: without its quotes; Number: sign and digits; Word: True, False, None ...
    std::vector<PythonLiteral> items; // Dict: key, value, key, value ...
};

// Nested no deeper than this; deeper is refused, as it would let a file eat the stack.
inline constexpr int maxLiteralDepth = 32;

// One literal with nothing but white space around it, or the position of the first character that makes no sense.
// Takes more than Python does where the meaning is clear: "(3)" is a tuple, integers may end in Python 2's L.
tl::expected<PythonLiteral, std::size_t> parsePythonLiteral(std::string_view text);

} // namespace normscope
