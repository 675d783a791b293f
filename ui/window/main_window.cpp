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
#include "window/progress_note.h"
#include "window/top_bar.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>

namespace normscope::ui {

MainWindow::MainWindow(const Scenario& scenario, QSettings& settings, const PageFactory& pages, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_document(scenario), m_good(scenario) {
    build(pages);
    runIfNeeded();
}

MainWindow::MainWindow(const PageResult& result, QSettings& settings, const PageFactory& pages, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_document(scenarioOf(result)), m_good(scenarioOf(result)) {
    build(pages);
    showResult(result, true);
}

void MainWindow::build(const PageFactory& pages) {
    setAcceptDrops(true);
    m_files = new FileCommands(m_document, m_settings, this);
    m_export = new ExportMenu([this] { return page(); }, this);
    makeMenus();
    makeLayout();
    takePages(pages);
    m_ring = new FocusRing(this);
    connectDocument();
    connectMessages();
    connectEngine();
    showPage();
    restoreSettings();
    showScenario();
    showTimeline();
}

MainWindow::~MainWindow() = default;

QString MainWindow::message() const { return m_strip->message(); }

void MainWindow::setMessage(const QString& text) { m_strip->setMessage(text); }

bool MainWindow::openPath(const QString& path) { return m_files->openPath(path); }

void MainWindow::change(const Scenario& next, const QString& what, const QString& mergeKey) {
    if (const auto changed = m_document.change(next, what, mergeKey); !changed) setMessage(errorText(changed.error()));
}

void MainWindow::scenarioChanged(const Scenario& before, Change change) {
    setMessage({});
    const bool otherPage = m_document.scenario().page != before.page;
    if (otherPage) showPage();
    showScenario();
    if (otherPage) showTimeline();
    if (otherPage || change == Change::Numbers) runIfNeeded();
}

void MainWindow::runIfNeeded() {
    const Scenario& scenario = m_document.scenario();
    if (m_runs.cover(scenario)) return;
    m_runs.begin(scenario);
    m_top->progress().begin();
    m_engine.run(scenario);
}

void MainWindow::endRun() {
    m_runs.end();
    m_top->progress().end();
}

void MainWindow::showResult(const PageResult& result, bool complete) {
    m_good = scenarioOf(result);
    m_runs.show(m_good, complete);
    if (const auto* depth = std::get_if<std::shared_ptr<const DepthResult>>(&result); depth && !complete)
        m_top->progress().advance((*depth)->done, (*depth)->planned);
    if (!m_engine.busy()) endRun();
    for (PageWidget* page : m_pages)
        if (page->page() == pageOf(result)) page->setResult(result);
    showSentence();
    if (pageOf(result) == page()->page()) sayNotes(notesOf(result));
}

void MainWindow::sayNotes(const QString& notes) {
    if (notes != m_notes && !notes.isEmpty()) setMessage(notes);
    m_notes = notes;
}

QString MainWindow::notesOf(const PageResult& result) const {
    QStringList notes;
    if (const auto* axes = std::get_if<std::shared_ptr<const AxesResult>>(&result))
        for (const Text& note : (*axes)->sample.notes) notes += translated(note);
    for (const Text& warning : warnings(scenarioOf(result))) notes += translated(warning);
    return notes.join(' ');
}

// What cannot be computed is not kept: the plots and the controls go on showing what was there before.
void MainWindow::fallBack(const Error& error) {
    if (m_engine.busy()) return; // of an older scenario
    endRun();
    const bool atGood = withViewOf(m_good, m_document.scenario()) == m_document.scenario();
    if (!atGood && m_document.undoStack().canUndo())
        m_document.undoStack().undo();
    else if (!atGood)
        m_document.reset(m_good);
    setMessage(errorText(error));
}

void MainWindow::showScenario() {
    const Scenario& scenario = m_document.scenario();
    panel().setScenario(scenario);
    const Index seeds = scenario.page == Page::Depth ? scenario.depth.seeds : 1;
    m_top->setCode(scenario.seed, static_cast<quint64>(seeds), QString::fromStdString(code(scenario)));
    page()->setScenario(scenario);
    showTitle();
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
