// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_player.h"

#include "document/error_text.h"
#include "lesson/lesson_dock.h"
#include "lesson/lesson_file.h"
#include "lesson/lesson_list.h"
#include "lesson/lesson_result.h"
#include "lesson/locked_keys.h"
#include "lesson/prediction_box.h"
#include "lesson/result_view.h"
#include "lesson/shown_language.h"
#include "lesson/step_view.h"

#include <algorithm>
#include <utility>

namespace normscope::ui {

LessonPlayer::LessonPlayer(const Window& window, MeasureScenario measure, QWidget* parent)
    : QObject(parent), m_window(window), m_parent(parent), m_theme(&theme(ThemeName::Light)),
      m_progress(window.settings), m_dock(new LessonDock(parent)), m_numbers(std::move(measure)),
      m_opening(window.clock) {
    m_dock->hide();
    connectDock();
    connect(&m_numbers, &StepNumbers::changed, this, &LessonPlayer::refresh);
    connect(&m_numbers, &StepNumbers::failed, this, [this](const Error& error) { emit message(errorText(error)); });
}

LessonPlayer::~LessonPlayer() = default;

void LessonPlayer::connectDock() {
    StepView& step = m_dock->step();
    connect(m_dock, &LessonDock::listWanted, this, &LessonPlayer::showList);
    connect(m_dock, &LessonDock::leaveWanted, this, &LessonPlayer::leave);
    connect(m_dock, &LessonDock::nextWanted, this, [this] { tell(&LessonSession::goOn); });
    connect(m_dock, &LessonDock::backWanted, this, [this] { tell(&LessonSession::goBack); });
    connect(&step, &StepView::answerWanted, this, &LessonPlayer::takeAnswer);
    connect(&step, &StepView::skipPressed, this, [this] { tell(&LessonSession::skip); });
    connect(&step, &StepView::clearPressed, this, &LessonPlayer::clearSketch);
    connect(&step, &StepView::questionAnswered, this, &LessonPlayer::answerQuestion);
    connect(&step, &StepView::linkHovered, this, &LessonPlayer::point);
    connect(&step, &StepView::linkActivated, this, &LessonPlayer::press);
    connect(&step.prediction(), &PredictionBox::drawingShown, this,
            [this](bool shown) { m_marks.setSketchShown(shown); });
    connect(&m_dock->list(), &LessonList::chosen, this,
            [this](int lesson) { open(builtInLessons().at(std::size_t(lesson))); });
    connect(&m_dock->list(), &LessonList::openWanted, this, &LessonPlayer::askFile);
    connect(&m_dock->list(), &LessonList::openFolderWanted, this, &LessonPlayer::askFolder);
    connect(&m_dock->result(), &ResultView::saveWanted, this, &LessonPlayer::askSave);
    connect(&m_dock->result(), &ResultView::againPressed, this, &LessonPlayer::restart);
}

void LessonPlayer::tell(void (LessonSession::*what)()) {
    if (m_session) (m_session.get()->*what)();
}

const LessonStep* LessonPlayer::step() const {
    return m_session && !m_session->atResult() ? &m_session->step() : nullptr;
}

bool LessonPlayer::hides() const {
    return step() && m_session->pending() && (!step()->hidden.empty() || askedSketch());
}

QString LessonPlayer::refusal(const Scenario& now, const Scenario& next) const {
    const bool locked = step() && changesLocked(step()->locked, now, next);
    return locked ? tr("This stays as it is in this step of the lesson.") : QString();
}

WordsLook LessonPlayer::look() const {
    return {m_theme, [this](const std::string& name) { return m_numbers.text(name); }};
}

void LessonPlayer::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_dock->setTheme(theme);
    m_marks.setTheme(theme);
    refresh();
}

void LessonPlayer::open(const Lesson& lesson) {
    const Lesson opened = lesson; // may be the one that ends now
    endSession();
    m_session = std::make_unique<LessonSession>(opened, shownLanguage(), m_progress.record(opened));
    m_last = opened;
    connectSession();
    const bool before = std::exchange(m_active, true);
    if (!before) emit activeChanged(true);
    keepProgress();
    showStep();
}

void LessonPlayer::connectSession() {
    connect(m_session.get(), &LessonSession::recordChanged, this, &LessonPlayer::keepProgress);
    connect(m_session.get(), &LessonSession::stepChanged, this, &LessonPlayer::showStep);
    connect(m_session.get(), &LessonSession::answered, this, &LessonPlayer::afterAnswer);
    connect(m_session.get(), &LessonSession::judged, this, &LessonPlayer::refresh);
}

void LessonPlayer::keepProgress() { m_progress.keep(m_session->lesson(), m_session->record()); }

bool LessonPlayer::openBuiltIn(const QString& id) {
    const std::vector<Lesson>& lessons = builtInLessons();
    const auto found = std::ranges::find(lessons, id.toStdString(), &Lesson::id);
    if (found != lessons.end()) open(*found);
    return found != lessons.end();
}

bool LessonPlayer::openPath(const QString& path) {
    const auto lesson = readLesson(path.toStdString());
    if (lesson)
        open(*lesson);
    else
        emit message(errorText(lesson.error()));
    return lesson.has_value();
}

bool LessonPlayer::saveResult(const QString& path) {
    if (!m_session) return false;
    const auto saved = ui::saveResult(*m_session, path);
    emit message(saved ? tr("Saved %1").arg(path) : errorText(saved.error()));
    return saved.has_value();
}

void LessonPlayer::toggle() {
    if (m_active) return leave();
    if (m_last)
        open(Lesson(*m_last));
    else
        showList();
}

void LessonPlayer::showList() {
    endSession();
    m_window.document.takeBack();
    m_dock->list().setLessons(builtInLessons(), m_progress, shownLanguage());
    const bool before = std::exchange(m_active, true);
    if (!before) emit activeChanged(true);
    m_dock->showList();
    emit stepChanged();
}

void LessonPlayer::restart() { tell(&LessonSession::restart); }

void LessonPlayer::leave() {
    if (!m_active) return;
    endSession();
    m_active = false;
    m_window.document.takeBack();
    emit activeChanged(false);
    emit stepChanged();
}

// The marks go first: they belong to the page of the step.
void LessonPlayer::endSession() {
    m_marks.clear();
    m_marks.setPage(nullptr);
    m_opening.forget();
    m_numbers.forget();
    m_target.reset();
    m_pressed.clear();
    if (m_session) m_session->disconnect(this);
    m_session.reset();
}

} // namespace normscope::ui
