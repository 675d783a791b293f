// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace normscope {

// The beginning of a stranger's text for an error message, at most 60 bytes and whole UTF-8 characters, then "...".
std::string excerpt(std::string_view text);

} // namespace normscope
