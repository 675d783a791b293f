// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/error_text.h"
#include "lesson/lesson_dock.h"
#include "lesson/lesson_player.h"
#include "lesson/prediction_box.h"
#include "lesson/result_view.h"
#include "lesson/sketch_view.h"
#include "lesson/step_view.h"
#include "lesson/verdict.h"
#include "pages/page.h"

// What a step does with the window, and what becomes of the answers.
namespace normscope::ui {

namespace {

QStringList names(const std::vector<std::string>& panels) {
    QStringList all;
    for (const std::string& panel : panels) all += QString::fromStdString(panel);
    return all;
}

} // namespace

void LessonPlayer::showStep() {
    m_marks.clear();
    m_target.reset();
    m_pressed.clear();
    if (m_session->atResult()) {
        m_opening.forget();
        m_dock->result().setResult(*m_session);
        m_dock->showResult();
        emit stepChanged();
        return;
    }
    driveWindow();
    m_dock->step().setStep(*m_session, look());
    m_dock->showStep();
    showMarks();
    showSketch();
    emit stepChanged();
    scenarioChanged();
}

void LessonPlayer::driveWindow() {
    const LessonStep& step = m_session->step();
    m_numbers.setStep(step);
    m_window.document.setAside(step.scenario);
    m_opening.begin(step.opening, m_session->pending(), m_window.computing());
}

PageWidget* LessonPlayer::pageOfStep() const {
    PageWidget* shown = m_window.page();
    return step() && shown && shown->page() == step()->scenario.page ? shown : nullptr;
}

void LessonPlayer::pageShown() {
    if (m_session) m_marks.setPage(pageOfStep());
}

// What the person changes is no longer the step's: its numbers are then measured for themselves.
void LessonPlayer::scenarioChanged() {
    if (m_session && !m_window.computing()) m_numbers.ask();
}

void LessonPlayer::resultShown(const PageResult& result, bool complete) {
    if (!complete) return;
    m_numbers.take(result);
    if (step() && pageOf(result) == step()->scenario.page) m_opening.resultCame();
    scenarioChanged();
}

void LessonPlayer::runEnded() { scenarioChanged(); }

// Numbers have come, or the theme is another one.
void LessonPlayer::refresh() {
    if (!m_session) return;
    if (m_session->atResult()) return m_dock->result().setResult(*m_session);
    m_dock->step().refresh(*m_session, look());
    m_dock->showKeys();
    showSketch();
    judgeNumber();
}

void LessonPlayer::takeAnswer() {
    if (!m_session || !m_session->pending()) return;
    GivenAnswer given = m_dock->step().prediction().given();
    if (const SketchPrediction* asked = askedSketch(); asked && m_target) {
        const SketchScore score = sketchScore(*m_target, given.drawn, asked->tolerance);
        given.right = score.right;
        given.measured = score.distance;
    }
    m_session->predict(given);
}

void LessonPlayer::answerQuestion(const QString& option) {
    if (m_session) m_session->answer(option.toStdString());
}

void LessonPlayer::clearSketch() {
    if (m_marks.sketch()) m_marks.sketch()->clear();
}

void LessonPlayer::afterAnswer() {
    m_dock->step().refresh(*m_session, look());
    m_dock->showKeys();
    if (!m_session->pending()) m_opening.answered();
    showMarks();
    showSketch();
    m_dock->step().showVerdict();
    emit hidingChanged();
    judgeNumber();
}

void LessonPlayer::judgeNumber() {
    if (!step() || !step()->prediction || !m_session->answers().prediction) return;
    const auto* asked = std::get_if<NumberPrediction>(&*step()->prediction);
    const GivenAnswer& given = *m_session->answers().prediction;
    if (!asked || given.measured) return;
    if (const auto measured = m_numbers.value(asked->measured))
        m_session->judge(given.number && agrees(*asked, *given.number, *measured), *measured);
}

void LessonPlayer::showMarks() {
    m_marks.setPage(pageOfStep());
    const LessonStep& step = m_session->step();
    QStringList covered;
    if (m_session->pending()) covered = names(step.hidden);
    const SketchPrediction* asked = askedSketch();
    if (asked && m_session->pending()) covered += QString::fromStdString(asked->panel);
    covered.removeDuplicates();
    m_marks.setRings(names(step.focus));
    m_marks.setCovers(covered);
}

const SketchPrediction* LessonPlayer::askedSketch() const {
    return step() && step()->prediction ? std::get_if<SketchPrediction>(&*step()->prediction) : nullptr;
}

// Its axes are those of the measured curve, so it comes with the measurement.
void LessonPlayer::showSketch() {
    const SketchPrediction* asked = askedSketch();
    if (!asked) return;
    const auto& given = m_session->answers().prediction;
    if (given && given->skipped) return m_marks.setSketch({}, nullptr);
    if (!m_marks.sketch() && !makeSketch(*asked)) return;
    if (given && !m_marks.sketch()->revealed()) m_marks.sketch()->reveal();
}

bool LessonPlayer::makeSketch(const SketchPrediction& asked) {
    const auto own = m_numbers.measurements().find("");
    const bool measured = own != m_numbers.measurements().end();
    m_dock->step().prediction().setMeasuring(!measured);
    if (!measured) return false;
    const auto target = sketchTarget(own->second.figure, asked);
    if (!target) {
        emit message(errorText(target.error()));
        return false;
    }
    m_target = *target;
    auto* sketch = new SketchView(*target, *m_theme, m_window.page());
    connect(sketch, &SketchView::drawingChanged, this, &LessonPlayer::tellDrawn);
    connect(sketch, &SketchView::confirmed, this, &LessonPlayer::takeAnswer);
    const auto& given = m_session->answers().prediction;
    if (given) sketch->setDrawn(given->drawn);
    m_marks.setSketch(QString::fromStdString(asked.panel), sketch);
    tellDrawn();
    if (!given) sketch->setFocus();
    return true;
}

void LessonPlayer::tellDrawn() {
    if (!m_marks.sketch()) return;
    const SketchDrawing& drawing = m_marks.sketch()->drawing();
    m_dock->step().prediction().setDrawn(drawing.drawn(), drawing.places(), drawing.values());
}

void LessonPlayer::point(const QString& link) {
    const QString shown = link.isEmpty() ? m_pressed : link;
    const bool term = shown.startsWith(QLatin1String("term:"));
    m_marks.setPointed(shown.startsWith(QLatin1String("panel:")) ? shown.mid(6) : QString());
    if (PageWidget* page = pageOfStep()) page->lightTerm(term ? shown.mid(5) : QString());
}

void LessonPlayer::press(const QString& link) {
    m_pressed = link == m_pressed ? QString() : link;
    point(link == m_pressed ? link : QString());
}

} // namespace normscope::ui
