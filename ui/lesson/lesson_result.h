// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "lesson/lesson_session.h"

#include <QByteArray>
#include <QString>

#include <vector>

// What came out of a lesson: what was predicted and what was measured. Nothing of it says when or how long.
namespace normscope::ui {

struct LessonScore {
    int predictions = 0; // that the lesson asks for
    int right = 0;
    int skipped = 0;
    int questions = 0;
    int answered = 0; // questions, rightly in the end
    int atOnce = 0;   // of these, with the first answer
};
LessonScore scoreOf(const LessonSession& session);

struct ResultLine {
    QString step;              // its title
    QString said;              // one sentence: what was predicted or answered, and what is so
    std::optional<bool> right; // none: skipped, or not answered
};
std::vector<ResultLine> resultLines(const LessonSession& session);
QString scoreText(const LessonScore& score);

QString resultText(const LessonSession& session); // for people, one block a step
QByteArray resultJson(const LessonSession& session);

// The ending says which: ".json", else text. Written aside and renamed.
Expected<void> saveResult(const LessonSession& session, const QString& path);

} // namespace normscope::ui
