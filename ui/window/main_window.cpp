// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "controls/control_panel.h"
#include "document/error_text.h"
#include "lesson/lesson_player.h"
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

#include <algorithm>

namespace normscope::ui {

namespace {

quint64 seedsOf(const Scenario& scenario) {
    switch (scenario.page) {
    case Page::Axes:
    case Page::Models:
        break;
    case Page::Depth:
        return static_cast<quint64>(scenario.depth.seeds);
    case Page::Training:
        return static_cast<quint64>(scenario.training.seeds);
    case Page::Batch:
        return static_cast<quint64>(scenario.batch.seeds);
    case Page::Precision:
        return static_cast<quint64>(std::max(scenario.precision.seeds, scenario.precision.models));
    }
    return 1;
}

} // namespace

MainWindow::MainWindow(const Scenario& scenario, QSettings& settings, const PageFactory& pages, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_makePages(pages), m_document(scenario), m_good(scenario) {
    begin();
    runIfNeeded();
}

MainWindow::MainWindow(const PageResult& result, QSettings& settings, const PageFactory& pages, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_makePages(pages), m_document(scenarioOf(result)),
      m_good(scenarioOf(result)) {
    begin();
    showResult(result, true);
}

void MainWindow::begin() {
    setAcceptDrops(true);
    restoreSettings();
    build();
    welcome();
}

void MainWindow::build() {
    m_files = new FileCommands(m_document, m_settings, this);
    m_export = new ExportMenu([this] { return page(); }, [this] { return m_document.scenario(); }, this);
    makeLessons();
    makeMenus();
    makeLayout();
    takePages();
    m_ring = new FocusRing(this);
    connectDocument();
    connectMessages();
    connectEngine();
    connectLessons();
    showPage();
    setTheme(m_theme);
    m_reducedMotion->setChecked(m_settings.value("reducedMotion").toBool());
    showScenario();
    showTimeline();
}

// What has the focus hands in what was typed while all is still there. The lessons know members of this.
MainWindow::~MainWindow() {
    if (QWidget* typed = focusWidget()) typed->clearFocus();
    delete m_lessons;
}

QString MainWindow::message() const { return m_strip->message(); }

void MainWindow::setMessage(const QString& text) { m_strip->setMessage(text); }

bool MainWindow::openPath(const QString& path) { return m_files->openPath(path); }

void MainWindow::change(const Scenario& next, const QString& what, const QString& mergeKey) {
    if (const QString refusal = m_lessons->refusal(m_document.scenario(), next); !refusal.isEmpty()) {
        setMessage(refusal);
        return showScenario(); // the control goes back
    }
    if (const auto changed = m_document.change(next, what, mergeKey); !changed) setMessage(errorText(changed.error()));
}

void MainWindow::scenarioChanged(const Scenario& before, Change change) {
    setMessage({});
    const bool otherPage = m_document.scenario().page != before.page;
    if (otherPage) showPage();
    showScenario();
    if (otherPage) showTimeline();
    const bool otherOrder = m_runs.comeInOtherOrder(m_document.scenario());
    if (otherPage || otherOrder || change == Change::Numbers) runIfNeeded();
    m_lessons->scenarioChanged();
}

void MainWindow::showScenario() {
    const Scenario& scenario = m_document.scenario();
    panel().setScenario(scenario);
    m_top->setCode(scenario.seed, seedsOf(scenario), QString::fromStdString(code(scenario)));
    page()->setScenario(scenario);
    showTitle();
}

void MainWindow::showTimeline() { m_transport->setSpec(page()->timeline()); }

// What a lesson hides is not told either.
void MainWindow::showSentence() { m_strip->setSentence(m_lessons->hides() ? Text() : page()->sentence()); }

void MainWindow::showTitle() {
    const QString title = QString::fromStdString(m_document.scenario().title);
    const QString file = QFileInfo(m_document.path()).fileName();
    const QString name = !file.isEmpty() ? file : title;
    setWindowTitle(name.isEmpty() ? QStringLiteral("NormScope[*]") : QStringLiteral("%1[*] — NormScope").arg(name));
    setWindowModified(!m_document.clean() && !file.isEmpty());
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!m_transport->handleKey(*event) && !page()->handleKey(*event)) QWidget::keyPressEvent(event);
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
