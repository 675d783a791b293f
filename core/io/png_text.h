// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <optional>
#include <string>
#include <string_view>

// Texts that a PNG file carries beside its pixels, each under a keyword.
namespace normscope {

bool isPng(std::string_view bytes); // by its signature

// The text of the first iTXt or tEXt chunk with this keyword; none: there is no such chunk. Chunks before it must be
// whole; its own checksum must hold. A compressed one (iTXt, zTXt) is refused. file stands in errors.
Expected<std::optional<std::string>> pngText(std::string_view png, std::string_view keyword, const std::string& file);

// The file with this text as an uncompressed iTXt chunk behind its header. keyword: 1 ... 79 letters of Latin-1; text:
// UTF-8 without NUL, below 2 GiB. png must begin with the signature and a whole IHDR.
std::string withPngText(std::string_view png, std::string_view keyword, std::string_view text);

} // namespace normscope
