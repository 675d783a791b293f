// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <optional>
#include <string>
#include <string_view>

// One element that holds a text, in a file whose rest is of no interest: XML, or a PDF with an uncompressed packet.
namespace normscope {

// <name xmlns:PREFIX="uri">text</name>, on one line unless the text has several. name is PREFIX:LOCAL; uri goes in
// as it is. text: without control characters but tab and line feed, which XML does not know.
std::string xmlElement(std::string_view name, std::string_view uri, std::string_view text);

// The text of the first element of this name; none: there is none. Refused: it does not end, holds other elements, or
// an entity that is not one of XML's five or a character by its number. file stands in errors.
Expected<std::optional<std::string>> xmlElementText(std::string_view bytes, std::string_view name,
                                                    const std::string& file);

} // namespace normscope
