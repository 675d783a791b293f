// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson.h"

#include <string>
#include <vector>

// The words of one language against the steps they belong to.
namespace normscope {

// A stretch of words and where it stands: step "rows", predict, option "zero".
struct PlacedWords {
    std::string place;
    std::string text;
    bool marked = true; // false: a title or summary, which knows no marks
};
std::vector<PlacedWords> headWords(const LessonTexts& texts);
std::vector<PlacedWords> wordsOf(const LessonWords& words, const std::string& step); // titles included

// Every number that is quoted is one of its step's, and each of those is quoted; formulas hold known signs; links are
// marks. The first mistake, without a file.
Expected<void> checkWords(const LessonTexts& texts, const std::vector<LessonStep>& steps);

} // namespace normscope
