// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson_record.h"

#include <QObject>

namespace normscope::ui {

// One way through a lesson: the step the person is at and what was answered. It shows nothing and measures nothing.
class LessonSession : public QObject {
    Q_OBJECT
public:
    // Goes on where the record, which must fit the lesson, left off.
    LessonSession(Lesson lesson, const QString& language, LessonRecord record, QObject* parent = nullptr);

    const Lesson& lesson() const { return m_lesson; }
    const LessonTexts& texts() const { return textsFor(m_lesson, m_language); }
    const LessonRecord& record() const { return m_record; }
    int count() const { return int(m_lesson.steps.size()); }
    int index() const { return m_index; } // count() at the result, behind the last step
    bool atResult() const { return m_index == count(); }

    // Of the step the person is at; not at the result.
    const LessonStep& step() const { return m_lesson.steps.at(std::size_t(m_index)); }
    const LessonWords& words() const { return texts().steps.at(std::size_t(m_index)); }
    const StepRecord& answers() const;
    bool pending() const; // a prediction waits: what it is about must not be seen

    bool mayGoBack() const { return m_index > 0; }
    bool mayGoOn() const { return !atResult() && !pending(); }
    void goOn(); // the step is done
    void goBack();
    void restart(); // forgets every answer

    void predict(const GivenAnswer& answer); // once
    void skip();
    void judge(bool right, double measured); // a prediction that was waiting for the measurement
    void answer(const std::string& option);  // the question; again until it is right

signals:
    void stepChanged();
    void answered();      // something of the step
    void judged();        // what was answered before
    void recordChanged(); // anything that is kept

private:
    StepRecord& mine() { return m_record.steps[step().id]; }
    void goTo(int index);

    Lesson m_lesson;
    std::string m_language;
    LessonRecord m_record;
    int m_index = 0;
};

} // namespace normscope::ui
