// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace normscope {

// A sign of a formula that TeX calls by a name.
struct TexSign {
    enum class Kind { Letter, Upright, Function, Binary, Relation, Space, Nothing };
    Kind kind = Kind::Upright;
    std::string_view text; // UTF-8
};

// "sigma", or the sign behind a backslash: ",". Null: none of that name.
const TexSign* texSign(std::string_view name);
// The first command of a formula that is neither such a sign nor sqrt, frac, hat, bar, tilde, text, mathrm,
// operatorname.
std::optional<std::string> unknownCommand(std::string_view tex);

// The name behind a backslash, at the start of a text: letters, or one sign. Empty at the text's end.
std::string_view commandName(std::string_view text);

} // namespace normscope
