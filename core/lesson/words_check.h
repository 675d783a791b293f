// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "lesson/lesson_words.h"

#include <string>
#include <vector>

namespace normscope {

// The mistakes of words that only a run can tell, and of style: marks that point at nothing, and numbers that should be
// quoted. figure null: panels are not looked for. Without a file.
std::vector<Error> wordMistakes(const std::vector<PlacedWords>& words, const Figure* figure);

// "the figure has no panel "layr"; did you mean "layer"?", or nothing.
std::optional<Text> missingPanel(const Figure& figure, const std::string& panel);

} // namespace normscope
