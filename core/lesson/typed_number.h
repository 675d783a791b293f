// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace normscope {

// A number in words that only a measurement can have given: with decimals, or in per cent. Whole numbers, as of layers
// and samples, are none.
std::optional<std::string> typedNumber(std::string_view words);

} // namespace normscope
