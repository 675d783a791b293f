// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <string>
#include <string_view>
#include <vector>

// Numbers in one line of text, "1.02, 0.97": of norm.gamma_values and norm.beta_values.
namespace normscope {

inline constexpr std::size_t mostListed = 512;    // as many as the page has columns
inline constexpr double largestListed = 1e6;      // far past every trained value
inline constexpr std::size_t longestList = 14000; // bytes of so many numbers: at most 24 each, and ", "

// Parted by commas, with a decimal point, blanks around each. Nothing but blanks: none. The error says which number,
// counted from 1, is wrong and why; it has no place.
Expected<std::vector<double>> parseNumbers(std::string_view text);

// The shortest digits that read back to the same bits, whatever the locale.
std::string numbersText(const std::vector<double>& numbers);

} // namespace normscope
