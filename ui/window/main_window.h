// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/scenario_document.h"
#include "engine/engine.h"
#include "pages/page.h"
#include "timeline/frame_clock.h"
#include "window/divergence_notes.h"
#include "window/page_runs.h"

#include <QSettings>
#include <QWidget>

#include <functional>
#include <memory>
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

using PageFactory = std::function<std::vector<PageWidget*>()>; // in the order of the tabs; the window takes them

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

    void setTheme(ThemeName name); // remembered only when the person chooses it
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
    static constexpr int explanationBreadth = 224; // px, of the right dock
    static QString firstLesson() { return QStringLiteral("first-five-minutes"); }
    void build(const PageFactory& pages);
    void makeMenus();
    void makeEditMenu(QMenu& menu);
    void makeViewMenu(QMenu& menu);
    void makeThemeActions(QMenu& menu);
    void makeLessonMenu(QMenu& menu);
    void makeHelpMenu(QMenu& menu);
    QAction* makeToggle(QMenu& menu, const QString& text, const QKeySequence& key);
    void makeLayout();
    void takePages(const PageFactory& pages);
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
    void welcome(); // on the first run
    void openLessons();
    void setReducedMotion(bool reduced);
    void toggleFullScreen();
    QString notesOf(const PageResult& result) const;
    void sayNotes(const QString& notes);

    QSettings& m_settings;
    ScenarioDocument m_document;
    FrameClock m_clock;
    PageRuns m_runs;
    TrainingPace m_pace = TrainingPace::Run; // at which a training goes on that was interrupted
    Scenario m_good;                         // of the last result
    QString m_notes;                         // of the last result, said once
    DivergenceNotes m_divergence;
    ThemeName m_theme = ThemeName::Light;
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
