// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text.h"

#include <string>
#include <string_view>
#include <vector>

// Names that a lesson gives to its things, and names that it takes from the program.
namespace normscope {

bool isLessonId(std::string_view text); // lower case letters, digits, hyphens
bool isLanguage(std::string_view text); // "en", "zh_CN"
// Of a step, option, run or quoted number: letters, digits, '-' and '_', a letter or digit first, at most 60.
bool isName(std::string_view text);
bool isNumberName(std::string_view text); // that begins with a letter

const std::vector<std::string>& methodNames(); // of method: marks
const std::vector<std::string>& termNames();   // of term: marks: the parts of the formulas

// The candidate that takes the fewest single letters put in, left out or changed; empty if about half of the letters
// would have to be.
std::string nearestName(const std::string& name, const std::vector<std::string>& candidates);

// "; did you mean "layer"?", or what there is if it is not much: "; there is a, b, c", or nothing.
Text insteadOf(const std::string& name, const std::vector<std::string>& candidates);

} // namespace normscope
