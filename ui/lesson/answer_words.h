// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_html.h"
#include "lesson/lesson_record.h"

namespace normscope::ui {

// What is said to an answer, as rich text: whether it is right, in a sign and in words; why; what the right one is.
QString saidOfPrediction(const LessonStep& step, const LessonWords& words, const GivenAnswer& given,
                         const WordsLook& look);
// Of a wrong answer to a question only what is wrong about it: the person tries again.
QString saidOfQuestion(const LessonWords& words, const GivenAnswer& given, const WordsLook& look);

QString letterOf(std::size_t option);   // "A"
QString shownNumber(double value);      // three significant digits
QString shownDistance(double distance); // of a curve, in heights of its axis: "6 %"

} // namespace normscope::ui
