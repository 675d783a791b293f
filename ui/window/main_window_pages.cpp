// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "lesson/lesson_player.h"
#include "window/dock.h"
#include "window/export_menu.h"
#include "window/file_commands.h"
#include "window/main_window.h"
#include "window/page_defaults.h"
#include "window/top_bar.h"

#include <QAction>
#include <QStackedWidget>

#include <algorithm>

// The pages in the window: each has a tab, a key, its controls on the left and its explanation on the right.
namespace normscope::ui {

PageWidget* MainWindow::page() const { return static_cast<PageWidget*>(m_stack->currentWidget()); }

ControlPanel& MainWindow::panel() const { return *static_cast<ControlPanel*>(m_panels->currentWidget()); }

void MainWindow::takePages() {
    m_pages = m_makePages();
    for (PageWidget* page : m_pages) addPage(*page);
    connect(m_top, &TopBar::pageChosen, this,
            [this](int index) { choosePage(m_pages[static_cast<std::size_t>(index)]->page()); });
    connect(&m_clock, &FrameClock::positionChanged, this, [this](double position) { page()->setFrame(position); });
}

void MainWindow::addPage(PageWidget& page) {
    const int index = m_stack->addWidget(&page);
    auto* panel = new ControlPanel(page.panelLayout(), m_panels);
    m_panels->addWidget(panel);
    m_top->addPage(page.title());
    connectPage(page);
    connectPanel(*panel);
    auto* choose = new QAction(page.title(), this);
    choose->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index)));
    connect(choose, &QAction::triggered, this, [this, &page] { choosePage(page.page()); });
    addAction(choose);
}

void MainWindow::connectPage(PageWidget& page) {
    connect(&page, &PageWidget::changeRequested, this, &MainWindow::change);
    connect(&page, &PageWidget::changeFinished, &m_document, &ScenarioDocument::endMerge);
    connect(&page, &PageWidget::message, this, &MainWindow::setMessage);
    connect(&page, &PageWidget::sentenceChanged, this, &MainWindow::showSentence);
    connect(&page, &PageWidget::timelineChanged, this, &MainWindow::showTimeline);
    connect(&page, &PageWidget::frameRequested, &m_clock, &FrameClock::seek);
    connect(&page, &PageWidget::paceRequested, this, &MainWindow::setPace);
    connect(&page, &PageWidget::exportRequested, m_export, &ExportMenu::popupFor);
}

void MainWindow::connectPanel(ControlPanel& panel) {
    connect(&panel, &ControlPanel::changeRequested, this, &MainWindow::change);
    connect(&panel, &ControlPanel::changeFinished, &m_document, &ScenarioDocument::endMerge);
    connect(&panel, &ControlPanel::message, this, &MainWindow::setMessage);
    connect(&panel, &ControlPanel::resetRequested, this, &MainWindow::resetPage);
    connect(&panel, &ControlPanel::fileWanted, m_files, &FileCommands::chooseDataFile);
}

void MainWindow::choosePage(Page page) {
    Scenario next = m_document.scenario();
    next.page = page;
    change(next, {}, {});
}

// The page that is left goes to the start of its timeline with the clock, and will be found there.
void MainWindow::showPage() {
    const auto shown = std::ranges::find(m_pages, m_document.scenario().page, &PageWidget::page);
    if (shown == m_pages.end()) return;
    m_clock.toStart();
    const int index = static_cast<int>(shown - m_pages.begin());
    m_stack->setCurrentIndex(index);
    m_panels->setCurrentIndex(index);
    m_top->setPage(index);
    if (!m_lessons->active()) m_right->setContent(page()->explanation());
    m_lessons->pageShown();
    showSentence();
    page()->setFocus();
}

// In a step of a lesson its own settings are the ones to go back to.
void MainWindow::resetPage() {
    const LessonStep* step = m_lessons->step();
    change(step ? step->scenario : withDefaultsOf(*page(), m_document.scenario()), tr("reset page"), {});
}

} // namespace normscope::ui
