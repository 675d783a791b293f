// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "lesson/lesson_html.h"
#include "lesson/lesson_progress.h"
#include "lesson/lesson_session.h"
#include "lesson/panel_marks.h"
#include "lesson/sketch.h"
#include "lesson/step_numbers.h"
#include "lesson/step_opening.h"

#include <functional>
#include <memory>
#include <optional>

namespace normscope::ui {

class LessonDock;
class PageWidget;

// Plays lessons in a window: each step drives scenario, page, timeline, controls and plots, and what the person
// predicts is held against what is measured. Meanwhile the person's own scenario is put aside; leaving brings it back.
class LessonPlayer : public QObject {
    Q_OBJECT
public:
    struct Window { // all outlive the player
        ScenarioDocument& document;
        FrameClock& clock;
        QSettings& settings;
        std::function<PageWidget*()> page; // the one that is shown
        std::function<bool()> computing;   // a result is on its way
    };

    LessonPlayer(const Window& window, MeasureScenario measure, QWidget* parent); // the window's widget
    ~LessonPlayer() override;

    LessonDock* dock() const { return m_dock; }                       // for the window to take
    bool active() const { return m_active; }                          // the dock shows the list or a lesson
    const LessonSession* session() const { return m_session.get(); }  // of the lesson that is open; nullptr: none
    const LessonStep* step() const;                                   // that drives the window; nullptr: none
    bool hides() const;                                               // what the page shows is not to be told yet
    QString refusal(const Scenario& now, const Scenario& next) const; // why this must not change now; empty: it may

    void setTheme(const Theme& theme);
    void open(const Lesson& lesson);
    bool openBuiltIn(const QString& id);  // false: there is none
    bool openPath(const QString& path);   // a folder, a zip or a lesson.json; why not, it says as a message
    bool saveResult(const QString& path); // the ending says as what; it says as a message what became of it

    // What the window tells.
    void pageShown();
    void scenarioChanged();
    void resultShown(const PageResult& result, bool complete);
    void runEnded(); // without a result

public slots:
    void toggle(); // the lesson that was open last, or the list
    void showList();
    void restart(); // of the lesson that is open
    void leave();

signals:
    void activeChanged(bool active);
    void stepChanged();   // step() and hides() are other ones
    void hidingChanged(); // hides() is another one, of the same step
    void message(const QString& text);

private:
    void connectDock();
    void connectSession();
    void tell(void (LessonSession::*what)()); // the session, if there is one
    void endSession();
    void keepProgress();
    WordsLook look() const;

    void showStep();
    void driveWindow();
    void refresh();
    void takeAnswer();
    void clearSketch();
    void answerQuestion(const QString& option);
    void afterAnswer();
    void showMarks();
    void showSketch();
    bool makeSketch(const SketchPrediction& asked);
    void tellDrawn();
    void judgeNumber();
    const SketchPrediction* askedSketch() const;
    PageWidget* pageOfStep() const; // nullptr: another one is shown

    void point(const QString& link);
    void press(const QString& link);
    void askFile();
    void askFolder();
    void askSave();

    Window m_window;
    QWidget* m_parent;
    const Theme* m_theme;
    LessonProgress m_progress;
    LessonDock* m_dock;
    StepNumbers m_numbers;
    StepOpening m_opening;
    PanelMarks m_marks;
    std::optional<SketchTarget> m_target;
    std::unique_ptr<LessonSession> m_session;
    std::optional<Lesson> m_last; // that was open, in this window
    QString m_pressed;            // the link whose mark stays
    bool m_active = false;
};

} // namespace normscope::ui
