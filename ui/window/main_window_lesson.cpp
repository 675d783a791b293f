// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "engine/measure.h"
#include "lesson/lesson_dock.h"
#include "lesson/lesson_player.h"
#include "window/dock.h"
#include "window/file_commands.h"
#include "window/main_window.h"
#include "window/top_bar.h"

#include <QAction>
#include <QStackedWidget>

#include <algorithm>

// Lessons in the window: the dock they stand in, the way there, and what they let the controls do.
namespace normscope::ui {

namespace {

// The dock of a lesson, in px at the desk's text size: it leaves the plots two thirds of the window.
constexpr int lessonShare = 340, ofWidth = 1440, leastLesson = 312, mostLesson = 368;
constexpr int leastPage = 720; // px, that a page needs

const QString welcomedKey = QStringLiteral("welcomed");

} // namespace

void MainWindow::makeLessons() {
    const LessonPlayer::Window window{m_document, m_clock, m_settings, [this] { return page(); },
                                      [this] { return m_engine.busy(); }};
    const auto inBackground = [](const Scenario& scenario, std::stop_token stop) {
        return measure(scenario, std::move(stop));
    };
    m_lessons = new LessonPlayer(window, inBackground, this);
}

void MainWindow::connectLessons() {
    connect(m_lessons, &LessonPlayer::message, this, &MainWindow::setMessage);
    connect(m_lessons, &LessonPlayer::activeChanged, this, &MainWindow::showLessonDock);
    connect(m_lessons, &LessonPlayer::stepChanged, this, &MainWindow::showAccess);
    connect(m_lessons, &LessonPlayer::hidingChanged, this, &MainWindow::showSentence);
    connect(m_files, &FileCommands::leaving, m_lessons, &LessonPlayer::leave);
    connect(m_files, &FileCommands::lessonWanted, m_lessons, &LessonPlayer::openPath);
    connect(m_top, &TopBar::lessonPressed, m_lessons, &LessonPlayer::toggle);
    connect(m_top, &TopBar::hintPressed, this, &MainWindow::openLessons);
    connect(m_leftShown, &QAction::toggled, this, &MainWindow::showDockBreadth);
}

// The lesson takes the place of the explanation; both docks come back as they were.
void MainWindow::showLessonDock(bool active) {
    m_top->setLesson(active);
    m_right->setContent(active ? m_lessons->dock() : page()->explanation());
    showDockBreadth();
    if (active) {
        m_docksBefore[0] = m_leftShown->isChecked();
        m_docksBefore[1] = m_rightShown->isChecked();
        m_rightShown->setChecked(true);
        return;
    }
    m_leftShown->setChecked(m_docksBefore[0]);
    m_rightShown->setChecked(m_docksBefore[1]);
    page()->setFocus();
}

// The plots get the room of controls that no step speaks of; F9 brings them.
void MainWindow::showAccess() {
    const LessonStep* step = m_lessons->step();
    const std::vector<std::string> none;
    for (ControlPanel* panel : m_panels->findChildren<ControlPanel*>())
        panel->setAccess(step ? step->shown : none, step ? step->locked : none);
    if (m_lessons->active()) m_leftShown->setChecked(step ? !step->shown.empty() : m_docksBefore[0]);
    showSentence();
}

void MainWindow::showDockBreadth() {
    if (!m_lessons->active()) return m_right->setBreadth(explanationBreadth, QWIDGETSIZE_MAX);
    const int controls = m_left->isHidden() ? 0 : m_left->minimumWidth();
    const int breadth = std::clamp(width() * lessonShare / ofWidth, leastLesson, mostLesson);
    m_right->setBreadth(breadth, std::max(width() - controls - leastPage, leastLesson));
}

// Beside both docks large text leaves a page too little of a narrow window; F10 brings the explanation.
void MainWindow::makeRoom() {
    if (m_lessons->active() || m_theme == ThemeName::Projector) return;
    const bool narrow =
        m_shownTheme->largeText && width() - m_left->minimumWidth() - m_right->minimumWidth() < leastPage;
    if (narrow == m_madeRoom || (narrow && !m_rightShown->isChecked())) return;
    m_madeRoom = narrow;
    m_rightShown->setChecked(!narrow);
}

void MainWindow::welcome() {
    if (m_settings.contains(welcomedKey)) return;
    m_settings.setValue(welcomedKey, true);
    showHint();
}

void MainWindow::showHint() { m_top->setHint(tr("New here? First five minutes (Ctrl+L)")); }

// The hint names the key of the list for the lesson to begin with.
void MainWindow::openLessons() {
    if (!m_top->hasHint() || !m_lessons->openBuiltIn(firstLesson())) m_lessons->showList();
}

} // namespace normscope::ui
