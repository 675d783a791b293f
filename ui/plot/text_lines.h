// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_painter.h"

#include <functional>
#include <vector>

// Text broken into lines where a language allows it, and inside a word that is wider than the line.
namespace normscope::ui {

using TextLine = std::vector<TextRun>;

// A paragraph and how wide a piece of it is.
struct Wrapping {
    std::function<double(const TextLine&)> width;
    double room = 0;
    bool keepSpaces = false; // at the ends of lines; they may stand beyond the room
};

std::vector<TextLine> wrapped(const TextLine& paragraph, const Wrapping& how);
std::vector<TextLine> wrapped(const Text& text, const Theme& theme, const TextStyle& style, double room);
// The last line takes what is too much; drawn with a greatest width it ends in "…".
std::vector<TextLine> atMost(std::vector<TextLine> lines, std::size_t count);
double widestLine(const std::vector<TextLine>& lines, const Theme& theme, const TextStyle& style);
double widestWord(const Text& text, const Theme& theme, const TextStyle& style);

double linePitch(const Theme& theme, TextSize size); // px from baseline to baseline

} // namespace normscope::ui
