// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_dock.h"

#include "lesson/lesson_header.h"
#include "lesson/lesson_list.h"
#include "lesson/result_view.h"
#include "lesson/step_view.h"

#include <QShortcut>

namespace normscope::ui {

namespace {

constexpr int mostKeys = 9;

} // namespace

LessonDock::LessonDock(QWidget* parent)
    : QStackedWidget(parent), m_list(new LessonList(this)), m_step(new StepView(this)), m_result(new ResultView(this)) {
    for (QWidget* part : std::initializer_list<QWidget*>{m_list, m_step, m_result}) addWidget(part);
    setAccessibleName(tr("Lesson"));
    setObjectName("lesson-dock");
    connectHeaders();
    addKeys();
    connect(m_step, &StepView::backPressed, this, &LessonDock::backWanted);
    connect(m_step, &StepView::nextPressed, this, &LessonDock::nextWanted);
    connect(m_result, &ResultView::backPressed, this, &LessonDock::backWanted);
}

void LessonDock::connectHeaders() {
    for (LessonHeader* header : {&m_list->header(), &m_step->header(), &m_result->header()}) {
        connect(header, &LessonHeader::listPressed, this, &LessonDock::listWanted);
        connect(header, &LessonHeader::leavePressed, this, &LessonDock::leaveWanted);
    }
}

// Shortcuts, so that they reach the lesson before the page; what is typed into a field stays there.
void LessonDock::addKey(const QKeySequence& key, std::vector<QShortcut*>& keys, const std::function<void()>& action) {
    auto* shortcut = new QShortcut(key, this);
    shortcut->setEnabled(false);
    connect(shortcut, &QShortcut::activated, this, action);
    keys.push_back(shortcut);
}

void LessonDock::addKeys() {
    for (int k = 0; k < mostKeys; ++k)
        for (const int first : {int(Qt::Key_1), int(Qt::Key_A)})
            addKey(QKeySequence(first + k), m_answerKeys, [this, k] { m_step->press(std::size_t(k)); });
    for (const QKeySequence& key : {QKeySequence(Qt::Key_PageUp), QKeySequence(Qt::ALT | Qt::Key_Left)})
        addKey(key, m_walkKeys, [this] { emit backWanted(); });
    for (const QKeySequence& key : {QKeySequence(Qt::Key_PageDown), QKeySequence(Qt::ALT | Qt::Key_Right)})
        addKey(key, m_walkKeys, [this] { emit nextWanted(); });
}

void LessonDock::showKeys() {
    const bool answers = currentWidget() == m_step && m_step->takesKeys();
    for (QShortcut* key : m_answerKeys) key->setEnabled(answers);
    for (QShortcut* key : m_walkKeys) key->setEnabled(currentWidget() != m_list);
}

void LessonDock::showList() {
    setCurrentWidget(m_list);
    showKeys();
    m_list->focusFirst();
}

void LessonDock::showStep() {
    setCurrentWidget(m_step);
    showKeys();
    m_step->focusNext();
}

void LessonDock::showResult() {
    setCurrentWidget(m_result);
    showKeys();
    m_result->focusFirst();
}

void LessonDock::setTheme(const Theme& theme) {
    m_list->setTheme(theme);
    m_step->setTheme(theme);
    m_result->setTheme(theme);
}

} // namespace normscope::ui
