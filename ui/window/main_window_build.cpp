// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "lesson/lesson_player.h"
#include "timeline/transport_bar.h"
#include "window/appearance.h"
#include "window/dock.h"
#include "window/export_menu.h"
#include "window/file_commands.h"
#include "window/focus_ring.h"
#include "window/main_window.h"
#include "window/message_strip.h"
#include "window/top_bar.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

// How the parts of the window are put together.
namespace normscope::ui {

namespace {

constexpr int leftWidth = 176;
constexpr QSize firstSize(1440, 900);

QBoxLayout* withoutGaps(QBoxLayout* layout) {
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    return layout;
}

} // namespace

void MainWindow::makeLayout() {
    m_top = new TopBar({m_menu, m_export, m_undo, m_redo}, this);
    m_panels = new QStackedWidget(this);
    m_left = new Dock(Qt::LeftEdge, leftWidth, this);
    m_left->setContent(m_panels);
    m_right = new Dock(Qt::RightEdge, explanationBreadth, this);
    m_stack = new QStackedWidget(this);
    m_strip = new MessageStrip(this);
    m_transport = new TransportBar(m_clock, this);
    auto* column = withoutGaps(new QVBoxLayout(this));
    auto* row = withoutGaps(new QHBoxLayout);
    row->addWidget(m_left);
    row->addWidget(m_stack, 1);
    row->addWidget(m_right);
    column->addWidget(m_top);
    column->addLayout(row, 1);
    column->addWidget(m_strip);
    column->addWidget(m_transport);
    for (QWidget* bar : {static_cast<QWidget*>(m_top), static_cast<QWidget*>(m_transport)})
        bar->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MainWindow::connectMessages() {
    connect(m_files, &FileCommands::message, this, &MainWindow::setMessage);
    connect(m_export, &ExportMenu::message, this, &MainWindow::setMessage);
    connect(m_top, &TopBar::codeCopied, this, [this](const QString& code) { setMessage(tr("Copied %1").arg(code)); });
}

void MainWindow::connectDocument() {
    connect(&m_document, &ScenarioDocument::changed, this, &MainWindow::scenarioChanged);
    connect(&m_document, &ScenarioDocument::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &ScenarioDocument::cleanChanged, this, &MainWindow::showTitle);
}

void MainWindow::connectEngine() {
    connect(&m_engine, &Engine::finished, this, &MainWindow::showResult);
    connect(&m_engine, &Engine::failed, this, &MainWindow::fallBack);
}

// Of the window as a whole, before its parts are made.
void MainWindow::restoreSettings() {
    resize(firstSize);
    restoreGeometry(m_settings.value("geometry").toByteArray());
    m_theme = themeFromKey(m_settings.value("theme").toString()).value_or(ThemeName::Light);
    m_textScale = nearestTextScale(m_settings.value("textSize", 100).toInt());
}

void MainWindow::setTheme(ThemeName name) {
    m_theme = name;
    showTheme();
    m_themeActions[static_cast<std::size_t>(name)]->setChecked(true);
    const bool projector = name == ThemeName::Projector; // its docks open with F9 and F10
    m_docksBefore[0] = m_docksBefore[1] = !projector;
    m_leftShown->setChecked(!projector);
    m_rightShown->setChecked(!projector || m_lessons->active());
    if (m_lessons->active()) showAccess();
    m_madeRoom = false;
    makeRoom();
    showSentence();
}

void MainWindow::showTheme() {
    const Theme& t = theme(m_theme, height(), m_textScale);
    m_shownTheme = &t;
    applyTheme(t);
    setFont(t.font(TextSize::Body)); // before exec() Qt tells nobody of a new application font or palette
    setPalette(t.palette());
    m_top->setTheme(t);
    m_left->setTheme(t);
    m_right->setTheme(t);
    m_strip->setTheme(t);
    m_transport->setTheme(t);
    m_ring->setTheme(t);
    m_lessons->setTheme(t);
    showDockBreadth();
    for (ControlPanel* panel : m_panels->findChildren<ControlPanel*>()) panel->setTheme(t);
    for (PageWidget* page : m_pages) page->setTheme(t);
}

void MainWindow::resizeEvent(QResizeEvent*) {
    if (!m_shownTheme) return; // being made
    showDockBreadth();
    if (m_shownTheme != &theme(m_theme, height(), m_textScale)) showTheme();
}

void MainWindow::setReducedMotion(bool reduced) {
    m_settings.setValue("reducedMotion", reduced);
    m_clock.setReducedMotion(reduced);
    for (PageWidget* page : m_pages) page->setReducedMotion(reduced);
}

} // namespace normscope::ui
