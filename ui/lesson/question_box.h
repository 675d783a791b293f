// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_html.h"
#include "lesson/lesson_record.h"

#include <QWidget>

namespace normscope::ui {

class LessonLabel;
class OptionList;

// The check at the end of a step. An answer is judged at once; until it is right one may try again.
class QuestionBox : public QWidget {
    Q_OBJECT
public:
    explicit QuestionBox(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    // shown: not while a prediction waits, which it might give away.
    void setStep(const LessonStep& step, const LessonWords& words, const StepRecord& record, const WordsLook& look,
                 bool shown);
    bool press(std::size_t option);
    bool takesKeys() const { return m_open; }
    bool focusAnswer();
    void clear();
    LessonLabel& verdict() { return *m_said; }

signals:
    void answered(const QString& option);
    void linkHovered(const QString& link);
    void linkActivated(const QString& link);

private:
    bool m_open = false;
    LessonLabel* m_heading;
    LessonLabel* m_asked;
    OptionList* m_options;
    LessonLabel* m_said;
};

} // namespace normscope::ui
