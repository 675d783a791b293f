// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_file.h"

#include <QTest>

#include <string>

// A lesson of two steps that uses most of the format, and changes of it.
namespace normscope::test {

inline const char* const smallJson = R"({
  "format": "normscope-lesson", "version": 1, "order": 5, "minutes": 8,
  "steps": [
    {
      "id": "rows",
      "scenario": {"page": "axes", "data": {"source": "wine", "samples": 6}, "norm": {"eps": 1e-4}},
      "focus": ["layer"],
      "numbers": {"share": {"metric": "layer.energy", "as": "percent", "digits": 1}},
      "claims": [{"metric": "layer.row_mean_max_abs", "is": "<=", "bound": 1e-6}]
    },
    {
      "id": "columns",
      "scenario": {"norm": {"mode": "eval", "eps": null}},
      "runs": {"b64": {"data": {"samples": 64}}},
      "frame": "play",
      "hide": ["batch"],
      "controls": {"show": ["data.offset", "norm.eps"], "lock": ["data.source"]},
      "claims": [
        {"run": "b64", "metric": "a", "is": ">", "bound": {"metric": "a", "times": 1.02}},
        {"run": "b64", "metric": "a", "over": "b", "is": "within", "bound": 2, "tolerance": 0.1},
        {"metric": "x", "over": {"run": "b64", "metric": "x"}, "is": "near", "bound": 0.5, "tolerance": 0.05},
        {"metric": "n", "is": "is", "bound": null}],
      "predict": {"kind": "choose", "options": ["zero", "spread"], "right": "spread"},
      "question": {"options": ["halves", "quarters"], "right": "halves"}
    }
  ]
})";

inline const char* const smallText = R"(# Which numbers are averaged?
LayerNorm takes its mean along a row,
BatchNorm along a column.

## rows: One mean per wine
LayerNorm takes one [mean](term:mean) for each wine of the [matrix](panel:layer): {share} of a row.

## columns: Where will the means lie?
[LayerNorm](method:layer) has rows only.

### predict
Where will the 13 feature means lie?
- zero: All at 0 :: Those are the means of rows;
  nothing makes a column's mean zero.
- spread: Spread around 0 :: Yes.
::: The 13 means
are spread.

### question
What becomes of it?
- halves: It halves :: Yes.
- quarters: It quarters :: No.
)";

inline std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    if (at == std::string::npos) qFatal("a test replaces what is not there: %s", from.c_str());
    return text.replace(at, from.size(), to);
}

inline LessonFiles smallFiles() { return {{"lesson.json", smallJson}, {"en.md", smallText}, {"zh_CN.md", smallText}}; }

// With one file changed in one place.
inline LessonFiles filesWith(const std::string& file, const std::string& from, const std::string& to) {
    LessonFiles files = smallFiles();
    files[file] = replaced(files[file], from, to);
    return files;
}

inline Lesson smallLesson(const LessonFiles& files = smallFiles()) {
    auto lesson = parseLesson(files, "axes", "axes");
    if (!lesson) qFatal("%s", plain(lesson.error()).c_str());
    return *lesson;
}

inline std::string mistakeOf(const LessonFiles& files) {
    const auto lesson = parseLesson(files, "axes", "axes");
    return lesson ? std::string("no mistake") : plain(lesson.error());
}

} // namespace normscope::test
