// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "engine/engine.h"
#include "lesson/lesson.h"
#include "pages/page.h"
#include "timeline/frame_clock.h"
#include "window/divergence_notes.h"
#include "window/page_runs.h"

#include <QSettings>
#include <QWidget>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QAction;
class QMenu;
class QStackedWidget;

namespace normscope::ui {

class ControlPanel;
class Dock;
class ExportMenu;
class FileCommands;
class FocusRing;
class LessonPlayer;
class MessageStrip;
class TopBar;
class TransportBar;

// In the order of the tabs; the window takes them. Called again when the window is made anew in another language.
using PageFactory = std::function<std::vector<PageWidget*>()>;

// The window: it joins document, engine, pages and timeline, and holds nothing of what they hold.
class MainWindow : public QWidget {
    Q_OBJECT
public:
    // settings outlives the window. The first run starts at once.
    MainWindow(const Scenario& scenario, QSettings& settings, const PageFactory& pages, QWidget* parent = nullptr);
    // Shows a whole result; nothing is run until something changes.
    MainWindow(const PageResult& result, QSettings& settings, const PageFactory& pages, QWidget* parent = nullptr);
    ~MainWindow() override;

    ScenarioDocument& document() { return m_document; }
    Engine& engine() { return m_engine; }
    FrameClock& clock() { return m_clock; }
    PageWidget* page() const; // the one that is shown
    ExportMenu& exportMenu() { return *m_export; }
    LessonPlayer& lessons() { return *m_lessons; }
    QString message() const;

    void setTheme(ThemeName name);   // remembered only when the person chooses it
    void setTextScale(double scale); // one of textScales; likewise
    // In another language, with all that the person has done: scenario, history, file, page, position on the timeline,
    // docks, theme, a run under way and the step of a lesson. Likewise. False: no such language, nothing changes.
    bool setLanguage(const QString& language);
    bool openPath(const QString& path);
    void choosePage(Page page);
    void showResult(const PageResult& result, bool complete);

public slots:
    void setMessage(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    struct Kept { // of what is made anew
        std::optional<Lesson> lesson;
        bool lessonList = false;
        bool controls = true, explanation = true, hint = false;
        double position = 0;
        bool playing = false;
    };
    static constexpr int explanationBreadth = 224; // px, of the right dock
    static QString firstLesson() { return QStringLiteral("first-five-minutes"); }
    void begin();
    void build();
    void rebuild();
    void takeApart();
    void makeMenus();
    void makeEditMenu(QMenu& menu);
    void makeViewMenu(QMenu& menu);
    void makeThemeActions(QMenu& menu);
    void makeTextSizeMenu(QMenu& menu);
    void makeLanguageMenu(QMenu& menu);
    void makeDockActions(QMenu& menu);
    void makeLessonMenu(QMenu& menu);
    void makeHelpMenu(QMenu& menu);
    QAction* makeToggle(QMenu& menu, const QString& text, const QKeySequence& key);
    void makeLayout();
    void takePages();
    void connectDocument();
    void addPage(PageWidget& page);
    void connectPage(PageWidget& page);
    void connectPanel(ControlPanel& panel);
    void connectMessages();
    void connectEngine();
    void makeLessons();
    void connectLessons();
    void restoreSettings();
    void showTheme(); // at this height of the window

    void change(const Scenario& next, const QString& what, const QString& mergeKey);
    void scenarioChanged(const Scenario& before, Change change);
    void runIfNeeded();
    void setPace(TrainingPace pace);
    void run(TrainingPace pace);
    void showRun(TrainingPace pace);
    void endRun();
    void showProgress(const PageResult& result);
    void fallBack(const Error& error);
    ControlPanel& panel() const; // of the page that is shown
    void showPage();
    void showScenario();
    void showTimeline();
    void showTitle();
    void showSentence();
    void resetPage();
    void showLessonDock(bool active);
    void showAccess(); // of the lesson's step to the controls
    void showDockBreadth();
    void makeRoom();
    void welcome(); // on the first run
    void showHint();
    void openLessons();
    void setReducedMotion(bool reduced);
    void toggleFullScreen();
    void chooseTextScale(double scale);
    void stepTextScale(int steps);
    void showParts();
    Kept keep();
    void restore(const Kept& kept);
    QString notesOf(const PageResult& result) const;
    void sayNotes(const QString& notes);

    QSettings& m_settings;
    PageFactory m_makePages;
    ScenarioDocument m_document;
    FrameClock m_clock;
    PageRuns m_runs;
    TrainingPace m_pace = TrainingPace::Run; // at which a training goes on that was interrupted
    Scenario m_good;                         // of the last result
    std::map<Page, PageResult> m_results;    // the last of each page
    QString m_notes;                         // of the last result, said once
    DivergenceNotes m_divergence;
    ThemeName m_theme = ThemeName::Light;
    double m_textScale = 1;
    bool m_madeRoom = false;             // for large text, by hiding the explanation
    const Theme* m_shownTheme = nullptr; // null until the first setTheme
    std::vector<PageWidget*> m_pages;
    FileCommands* m_files = nullptr;
    ExportMenu* m_export = nullptr;
    LessonPlayer* m_lessons = nullptr;
    bool m_docksBefore[2] = {true, true}; // left and right were shown when a lesson began
    QMenu* m_menu = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_leftShown = nullptr;
    QAction* m_rightShown = nullptr;
    QAction* m_reducedMotion = nullptr;
    std::vector<QAction*> m_themeActions; // in the order of ThemeName
    std::vector<QAction*> m_textActions;  // in the order of textScales
    TopBar* m_top = nullptr;
    Dock* m_left = nullptr;
    Dock* m_right = nullptr;
    QStackedWidget* m_panels = nullptr; // in the order of the pages
    QStackedWidget* m_stack = nullptr;
    MessageStrip* m_strip = nullptr;
    TransportBar* m_transport = nullptr;
    FocusRing* m_ring = nullptr;
    Engine m_engine; // last: no answer comes once the window goes
};

} // namespace normscope::ui
