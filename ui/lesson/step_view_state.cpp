// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/fitting_scroll.h"
#include "lesson/lesson_header.h"
#include "lesson/lesson_label.h"
#include "lesson/prediction_box.h"
#include "lesson/question_box.h"
#include "lesson/step_view.h"

#include <QAccessible>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>

// What of a step is shown now.
namespace normscope::ui {

void StepView::setStep(const LessonSession& session, const WordsLook& look) {
    m_prediction->clear();
    m_question->clear();
    refresh(session, look);
    m_scroll->verticalScrollBar()->setValue(0);
}

void StepView::refresh(const LessonSession& session, const WordsLook& look) {
    if (session.atResult()) return;
    const LessonStep& step = session.step();
    const LessonWords& words = session.words();
    m_header->setTitle(lessonPlain(session.texts().title, look));
    m_header->setPlace(session.index(), session.count());
    m_title->setHtml(lessonPlain(words.title, look).toHtmlEscaped());
    m_body->setHtml(lessonHtml(words.body, look));
    m_pending = session.pending();
    m_mayGoOn = session.mayGoOn();
    m_prediction->setStep(step, words, session.answers(), look);
    m_question->setStep(step, words, session.answers(), look, !m_pending);
    m_back->setEnabled(session.mayGoBack());
    showButtons();
}

void StepView::showButtons() {
    m_actions->setVisible(m_pending);
    m_show->setEnabled(m_pending && m_prediction->ready());
    m_next->setEnabled(m_mayGoOn);
}

void StepView::showAnswer() {
    if (m_pending && m_prediction->ready()) emit answerWanted();
}

bool StepView::press(std::size_t option) { return m_pending ? m_prediction->press(option) : m_question->press(option); }

bool StepView::takesKeys() const { return m_pending ? m_prediction->takesKeys() : m_question->takesKeys(); }

void StepView::focusNext() {
    const bool inside = m_pending ? m_prediction->focusAnswer() : m_question->focusAnswer();
    if (!inside && m_mayGoOn) m_next->setFocus();
}

// The words have to be laid out first.
void StepView::showVerdict() {
    focusNext();
    LessonLabel* said = m_question->verdict().isHidden() ? &m_prediction->verdict() : &m_question->verdict();
    QAccessibleEvent event(said, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    QTimer::singleShot(0, said, [this, said] { m_scroll->ensureWidgetVisible(said, 0, 8); });
}

} // namespace normscope::ui
