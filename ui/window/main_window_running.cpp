// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/error_text.h"
#include "document/scenario_command.h"
#include "lesson/lesson_player.h"
#include "plot/rich_text.h"
#include "scenario/parameter.h"
#include "window/main_window.h"
#include "window/progress_note.h"
#include "window/top_bar.h"

// What the window has computed, when, and what it does with the answers.
namespace normscope::ui {

namespace {

bool goesOn(TrainingPace pace) { return pace != TrainingPace::Pause && pace != TrainingPace::Step; }

// How a training goes on that was interrupted after such a request.
TrainingPace afterwards(TrainingPace pace) {
    if (!goesOn(pace)) return TrainingPace::Pause;
    return pace == TrainingPace::Restart ? TrainingPace::Run : pace;
}

} // namespace

// A training that was paused stays so until its numbers change.
void MainWindow::runIfNeeded() {
    const Scenario& scenario = m_document.scenario();
    if (m_runs.cover(scenario) && !m_runs.comeInOtherOrder(scenario)) return;
    if (scenario.page != Page::Training) return run(TrainingPace::Run);
    if (!m_runs.askedFor(scenario)) m_pace = TrainingPace::Run;
    run(m_pace);
}

void MainWindow::setPace(TrainingPace pace) {
    m_pace = afterwards(pace);
    run(pace);
}

void MainWindow::run(TrainingPace pace) {
    const Scenario& scenario = m_document.scenario();
    m_runs.begin(scenario);
    m_engine.run(scenario, pace);
    showRun(pace);
}

void MainWindow::showRun(TrainingPace pace) {
    m_top->progress().begin();
    const Page asked = m_document.scenario().page;
    for (PageWidget* page : m_pages) page->setRunning(page->page() == asked && goesOn(pace));
}

void MainWindow::endRun() {
    m_runs.end();
    m_top->progress().end();
    for (PageWidget* page : m_pages) page->setRunning(false);
}

void MainWindow::showResult(const PageResult& result, bool complete) {
    m_good = scenarioOf(result);
    m_results.insert_or_assign(pageOf(result), result);
    m_runs.show(m_good, complete);
    if (!complete) showProgress(result);
    if (!m_engine.busy()) endRun();
    for (PageWidget* page : m_pages)
        if (page->page() == pageOf(result)) page->setResult(result);
    showSentence();
    m_lessons->resultShown(result, complete);
    if (pageOf(result) != page()->page()) return;
    sayNotes(notesOf(result));
    if (const auto* training = std::get_if<std::shared_ptr<const TrainingResult>>(&result))
        if (const QString news = m_divergence.news(**training); !news.isEmpty()) setMessage(news);
}

void MainWindow::showProgress(const PageResult& result) {
    const auto advance = [this](const auto& one) {
        if constexpr (requires { one->planned; })
            m_top->progress().advance(static_cast<std::size_t>(one->done), static_cast<std::size_t>(one->planned));
    };
    std::visit(advance, result);
}

void MainWindow::sayNotes(const QString& notes) {
    if (notes != m_notes && !notes.isEmpty()) setMessage(notes);
    m_notes = notes;
}

QString MainWindow::notesOf(const PageResult& result) const {
    QStringList sentences;
    const auto add = [&sentences](const std::vector<Text>& texts) {
        for (const Text& text : texts) sentences += translated(text);
    };
    const auto addNotes = [&add](const auto& one) {
        if constexpr (requires { one->notes; }) add(one->notes);
        if constexpr (requires { one->sample.notes; }) add(one->sample.notes);
    };
    std::visit(addNotes, result);
    add(warnings(scenarioOf(result)));
    return sentences.join(' ');
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
    m_lessons->runEnded();
}

} // namespace normscope::ui
