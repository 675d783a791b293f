// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/translations.h"
#include "lesson/lesson_player.h"
#include "timeline/transport_bar.h"
#include "window/dock.h"
#include "window/focus_ring.h"
#include "window/main_window.h"
#include "window/message_strip.h"
#include "window/top_bar.h"

#include <QAction>
#include <QLayout>
#include <QStackedWidget>

#include <utility>

// The window in another language. Widgets keep the words they were made with, so all of them are made anew; document,
// engine and clock stay, and with them scenario, history, file and a run under way.
namespace normscope::ui {

bool MainWindow::setLanguage(const QString& language) {
    if (!loadTranslations(language)) return false;
    setUpdatesEnabled(false);
    rebuild();
    setUpdatesEnabled(true);
    return true;
}

void MainWindow::rebuild() {
    const Kept kept = keep();
    takeApart();
    build();
    showParts();
    restore(kept);
}

// A lesson is left, which brings the person's own scenario back, and goes on from its record.
MainWindow::Kept MainWindow::keep() {
    Kept kept;
    if (const LessonSession* session = m_lessons->session()) kept.lesson = session->lesson();
    kept.lessonList = m_lessons->active() && !kept.lesson;
    m_lessons->leave();
    kept.controls = m_leftShown->isChecked();
    kept.explanation = m_rightShown->isChecked();
    kept.hint = m_top->hasHint();
    kept.position = m_clock.position();
    kept.playing = m_clock.playing();
    return kept;
}

// The focus goes first, or it would wander from one part to the next while they go.
void MainWindow::takeApart() {
    setFocus();
    m_document.disconnect(this);
    m_engine.disconnect(this);
    m_clock.disconnect(this);
    m_clock.pause();
    m_clock.setSpec({});                      // that of a page may ask the page
    delete std::exchange(m_lessons, nullptr); // it knows members of this
    delete std::exchange(m_ring, nullptr);    // it watches the others
    delete layout();
    while (!children().isEmpty()) delete children().constFirst();
    m_pages.clear();
    m_themeActions.clear();
    m_textActions.clear();
    m_shownTheme = nullptr;
}

// New parts of a window that is on screen are not shown before the next event; the page wants the focus now.
void MainWindow::showParts() {
    for (QWidget* part : {static_cast<QWidget*>(m_top), static_cast<QWidget*>(m_left), static_cast<QWidget*>(m_stack),
                          static_cast<QWidget*>(m_right), static_cast<QWidget*>(m_transport)})
        if (!part->testAttribute(Qt::WA_WState_ExplicitShowHide)) part->show();
    layout()->activate();
    page()->setFocus();
}

void MainWindow::restore(const Kept& kept) {
    m_leftShown->setChecked(kept.controls);
    m_rightShown->setChecked(kept.explanation);
    if (kept.hint) showHint();
    for (PageWidget* page : m_pages) {
        const auto result = m_results.find(page->page());
        if (result == m_results.end()) continue;
        page->setScenario(m_document.scenario());
        page->setResult(result->second);
    }
    if (m_engine.busy()) showRun(m_pace);
    showTimeline();
    showSentence();
    m_clock.seek(kept.position);
    if (kept.playing) m_clock.play();
    if (kept.lesson) return m_lessons->open(*kept.lesson);
    if (kept.lessonList) m_lessons->showList();
}

} // namespace normscope::ui
