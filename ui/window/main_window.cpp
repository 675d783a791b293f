// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "controls/control_panel.h"
#include "document/error_text.h"
#include "document/scenario_command.h"
#include "plot/rich_text.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"
#include "timeline/transport_bar.h"
#include "window/appearance.h"
#include "window/dock.h"
#include "window/export_menu.h"
#include "window/file_commands.h"
#include "window/focus_ring.h"
#include "window/message_strip.h"
#include "window/top_bar.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QStackedWidget>

#include <algorithm>

namespace normscope::ui {

MainWindow::MainWindow(const Scenario& scenario, QSettings& settings, const PageFactory& pages, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_document(scenario), m_good(scenario) {
    setAcceptDrops(true);
    m_files = new FileCommands(m_document, m_settings, this);
    m_export = new ExportMenu([this] { return page(); }, this);
    makeMenus();
    makeLayout();
    takePages(pages);
    m_ring = new FocusRing(this);
    connectDocument();
    connectPanel();
    connectEngine();
    showPage();
    restoreSettings();
    scenarioChanged(scenario, Change::Numbers);
}

MainWindow::~MainWindow() = default;

PageWidget* MainWindow::page() const { return static_cast<PageWidget*>(m_stack->currentWidget()); }

QString MainWindow::message() const { return m_strip->message(); }

void MainWindow::setMessage(const QString& text) { m_strip->setMessage(text); }

bool MainWindow::openPath(const QString& path) { return m_files->openPath(path); }

void MainWindow::change(const Scenario& next, const QString& what, const QString& mergeKey) {
    if (const auto changed = m_document.change(next, what, mergeKey); !changed) setMessage(errorText(changed.error()));
}

void MainWindow::scenarioChanged(const Scenario& before, Change change) {
    setMessage({});
    const Scenario& scenario = m_document.scenario();
    if (scenario.page != before.page) showPage();
    m_panel->setScenario(scenario);
    m_top->setCode(scenario.seed, QString::fromStdString(code(scenario)));
    page()->setScenario(scenario);
    showTitle();
    if (change == Change::Numbers) m_engine.run(scenario);
}

void MainWindow::showResult(const std::shared_ptr<const AxesResult>& result) {
    m_good = result->scenario;
    page()->setResult(result);
    showSentence();
    const QString notes = notesOf(*result);
    if (notes != m_notes && !notes.isEmpty()) setMessage(notes);
    m_notes = notes;
}

QString MainWindow::notesOf(const AxesResult& result) const {
    QStringList notes;
    for (const Text& note : result.sample.notes) notes += translated(note);
    for (const Text& warning : warnings(result.scenario)) notes += translated(warning);
    return notes.join(' ');
}

// What cannot be computed is not kept: the plots and the controls go on showing what was there before.
void MainWindow::fallBack(const Error& error) {
    if (m_engine.busy()) return; // of an older scenario
    const bool atGood = withViewOf(m_good, m_document.scenario()) == m_document.scenario();
    if (!atGood && m_document.undoStack().canUndo())
        m_document.undoStack().undo();
    else if (!atGood)
        m_document.reset(m_good);
    setMessage(errorText(error));
}

void MainWindow::showPage() {
    const auto shown = std::ranges::find(m_pages, m_document.scenario().page, &PageWidget::page);
    if (shown == m_pages.end()) return;
    m_stack->setCurrentWidget(*shown);
    m_top->setPage(static_cast<int>(shown - m_pages.begin()));
    m_right->setContent((*shown)->explanation());
    showTimeline();
    m_clock.toStart();
    page()->setFocus();
}

void MainWindow::showTimeline() { m_transport->setSpec(page()->timeline()); }

void MainWindow::showSentence() { m_strip->setSentence(page()->sentence()); }

void MainWindow::showTitle() {
    const QString title = QString::fromStdString(m_document.scenario().title);
    const QString file = QFileInfo(m_document.path()).fileName();
    const QString name = !file.isEmpty() ? file : title;
    setWindowTitle(name.isEmpty() ? QStringLiteral("NormScope[*]") : QStringLiteral("%1[*] — NormScope").arg(name));
    setWindowModified(!m_document.clean() && !file.isEmpty());
}

void MainWindow::resetPage() {
    Scenario next;
    next.page = m_document.scenario().page;
    change(next, tr("reset page"), {});
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!m_transport->handleKey(*event)) QWidget::keyPressEvent(event);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!m_files->mayLeave()) return event->ignore();
    m_settings.setValue("geometry", saveGeometry());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    openPath(event->mimeData()->urls().front().toLocalFile());
}

} // namespace normscope::ui
