// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

// The words of a lesson. A text is Markdown:
//
//   # Title of the lesson
//   One sentence of summary.
//   ## STEP-ID: Title of the step
//   Paragraphs, lists, **bold**, *italic*, `code`.
//   ### predict            (or: ### question)
//   What is asked?
//   - OPTION-ID: an answer :: what is said to who chose it
//   ::: said after the answer, whatever it was (a line of its own)
//
// with marks inside paragraphs:
//   {name}                 a number of the step's "numbers", filled from the measurement
//   $\sigma^2 + \epsilon$  a formula in a small part of TeX
//   [words](panel:layer)   words that point at a plot
//   [words](term:mean)     words in the hue of the statistics (mean, variance ...); lights the formula's term
//   [LayerNorm](method:layer)   words in the hue of a method: none, layer, batch, rms, group, instance
namespace normscope {

Expected<LessonTexts> parseLessonText(std::string_view markdown, const std::vector<LessonStep>& steps,
                                      const std::string& name);

// One run of words of a paragraph.
struct Span {
    enum class Kind { Words, Number, Formula, Panel, Term, Method };
    Kind kind = Kind::Words;
    std::string text;   // words; a quoted number's name; TeX
    std::string target; // of Panel, Term, Method
    bool bold = false, italic = false, code = false;
    bool operator==(const Span&) const = default;
};

struct Paragraph {
    bool item = false; // of a list
    std::vector<Span> spans;
    bool operator==(const Paragraph&) const = default;
};

// Never fails: what is not a mark is words.
std::vector<Paragraph> paragraphs(std::string_view markdown);

// "\sigma^2" as HTML: Greek letters, <sup>, <sub>, √( ), a⁄b for \frac; letters italic.
std::string formulaHtml(std::string_view tex);

} // namespace normscope
