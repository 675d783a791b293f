// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_session.h"

#include <algorithm>
#include <utility>

namespace normscope::ui {

namespace {

int indexOf(const Lesson& lesson, const std::string& step) {
    const auto found = std::ranges::find(lesson.steps, step, &LessonStep::id);
    return found == lesson.steps.end() ? 0 : int(found - lesson.steps.begin());
}

} // namespace

LessonSession::LessonSession(Lesson lesson, const QString& language, LessonRecord record, QObject* parent)
    : QObject(parent), m_lesson(std::move(lesson)), m_language(language.toStdString()), m_record(std::move(record)),
      m_index(m_record.finished ? count() : indexOf(m_lesson, m_record.step)) {}

const StepRecord& LessonSession::answers() const {
    static const StepRecord none;
    const auto found = m_record.steps.find(step().id);
    return found == m_record.steps.end() ? none : found->second;
}

bool LessonSession::pending() const { return !atResult() && step().prediction && !answers().prediction; }

void LessonSession::goOn() {
    if (!mayGoOn()) return;
    mine().done = true;
    goTo(m_index + 1);
}

void LessonSession::goBack() {
    if (mayGoBack()) goTo(m_index - 1);
}

void LessonSession::restart() {
    m_record = {};
    goTo(0);
}

void LessonSession::goTo(int index) {
    m_index = index;
    m_record.finished = atResult();
    m_record.step = atResult() ? std::string() : step().id;
    emit recordChanged();
    emit stepChanged();
}

void LessonSession::predict(const GivenAnswer& answer) {
    if (!pending()) return;
    GivenAnswer given = answer;
    if (const auto* choose = std::get_if<ChoosePrediction>(&*step().prediction); choose && !given.skipped)
        given.right = given.option == choose->right;
    mine().prediction = given;
    emit recordChanged();
    emit answered();
}

void LessonSession::skip() {
    GivenAnswer none;
    none.skipped = true;
    predict(none);
}

void LessonSession::judge(bool right, double measured) {
    if (atResult() || !answers().prediction) return;
    GivenAnswer& given = *mine().prediction;
    if (!given.skipped) given.right = right;
    given.measured = measured;
    emit recordChanged();
    emit judged();
}

void LessonSession::answer(const std::string& option) {
    if (atResult() || !step().question) return;
    std::optional<GivenAnswer>& given = mine().question;
    if (given && given->right == true) return;
    GivenAnswer next;
    next.option = option;
    next.right = option == step().question->right;
    next.tries = given ? given->tries + 1 : 1;
    given = next;
    emit recordChanged();
    emit answered();
}

} // namespace normscope::ui
