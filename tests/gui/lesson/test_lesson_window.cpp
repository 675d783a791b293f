// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "lesson_window.h"
#include "plot/matrix_view.h"

#include <QDropEvent>
#include <QMimeData>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// A lesson in the window: how one gets there and back, and what its steps do with the window.
class TestLessonWindow : public LessonWindow {
    Q_OBJECT
private slots:
    void init() { openWindow(); }
    void cleanup() { m_window.reset(); }
    void aStepDrivesTheWindow();
    void quotedNumbersAreThoseOfTheStep();
    void leavingBringsBackScenarioAndHistory();
    void openingAFileEndsTheLesson();
    void hiddenPlotsAreCovered();
    void wordsPointAtPlots();
    void controlsAreShownAndLocked();
    void lockedCellsStay();
    void theListAndTheButton();
    void theHintIsForTheFirstRun();
    void aDroppedFolderIsOpened();
    void aFolderThatIsNoLessonSaysWhy();
    void undoStaysInTheStep();
    void anotherPageKeepsTheLesson();

private:
    void drop(const QString& path);
    QToolButton* hint() const { return m_window->findChild<QToolButton*>("hint"); }
    int rings() const {
        int count = 0;
        for (const auto* ring : m_window->findChildren<PanelRing*>()) count += ring->isVisible() ? 1 : 0;
        return count;
    }
};

void TestLessonWindow::drop(const QString& path) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &enter); // Qt delivers a drop only where something was dragged in
    QDropEvent event({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_window.get(), &event);
}

void TestLessonWindow::aStepDrivesTheWindow() {
    QVERIFY(!player().active() && !player().dock()->isVisible());
    openLesson();
    QVERIFY(player().active() && player().dock()->isVisible());
    QVERIFY(!m_window->page()->explanation()->isVisible());
    QCOMPARE(scenario().data.samples, Index(6));
    QCOMPARE(m_window->clock().position(), 2.0);
    QCOMPARE(rings(), 1);
    QCOMPARE(words("step-title"), QString("One mean per wine"));
    QCOMPARE(words("lesson-place"), QString("step 1 of 5"));
    press("step-onwards");
    QCOMPARE(scenario().norm.gamma, 2.0);
    QCOMPARE(scenario().data.samples, Index(6)); // a change to the step before
    QCOMPARE(words("lesson-place"), QString("step 2 of 5"));
    press("step-backwards");
    QCOMPARE(scenario().norm.gamma, 1.0);
    awaitEngine();
}

// Not of what the student made of it.
void TestLessonWindow::quotedNumbersAreThoseOfTheStep() {
    openLesson();
    QTRY_VERIFY(!words("step-body").contains(QString::fromUtf8("…")));
    const QString said = words("step-body");
    QVERIFY2(said.contains("2.0"), qPrintable(said)); // twice the data has twice the sd
    Scenario next = scenario();
    next.data.scale = 5;
    QVERIFY(m_window->document().change(next, "a change"));
    awaitEngine();
    QCOMPARE(words("step-body"), said);
}

void TestLessonWindow::leavingBringsBackScenarioAndHistory() {
    Scenario own = scenario();
    own.norm.eps = 0.25;
    QVERIFY(m_window->document().change(own, "own"));
    awaitEngine();
    openLesson();
    press("step-onwards");
    awaitEngine();
    QVERIFY(scenario() != own);
    press("leave-lesson");
    awaitEngine();
    QVERIFY(scenario() == own);
    QVERIFY(!player().active() && !player().session());
    QVERIFY(m_window->page()->explanation()->isVisible());
    QCOMPARE(rings(), 0);
    QVERIFY(plot("layer")->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == Scenario{});
    awaitEngine();
}

void TestLessonWindow::openingAFileEndsTheLesson() {
    ScenarioDocument elsewhere;
    Scenario saved;
    saved.norm.eps = 0.125;
    QVERIFY(elsewhere.change(saved) && elsewhere.saveAs(m_folder->filePath("other.normscope.json")));
    openLesson();
    QVERIFY(m_window->openPath(m_folder->filePath("other.normscope.json")));
    awaitEngine();
    QVERIFY(!player().active());
    QCOMPARE(scenario().norm.eps, 0.125);
    QCOMPARE(m_window->document().path(), m_folder->filePath("other.normscope.json"));
}

void TestLessonWindow::hiddenPlotsAreCovered() {
    openLesson();
    goTo("guess");
    QVERIFY(covered("layer") && !plot("layer")->isVisible());
    QVERIFY(!covered("batch") && plot("batch")->isVisible());
    m_window->resize(1366, 768); // lays the page out anew
    QCoreApplication::processEvents();
    QVERIFY(covered("layer") && !plot("layer")->isVisible());
    press("skip-prediction");
    QVERIFY(!covered("layer") && plot("layer")->isVisible());
    press("step-backwards");
    press("step-onwards");
    QVERIFY(!covered("layer")); // what was answered stays in the open
    awaitEngine();
}

void TestLessonWindow::wordsPointAtPlots() {
    openLesson();
    auto* body = part<LessonLabel>("step-body");
    QCOMPARE(rings(), 1); // the step's own
    emit body->linkHovered("panel:batch");
    QCOMPARE(rings(), 2);
    emit body->linkHovered({});
    QCOMPARE(rings(), 1);
    emit body->linkActivated("panel:batch"); // also by the keyboard
    QCOMPARE(rings(), 2);
    emit body->linkActivated("panel:batch");
    QCOMPARE(rings(), 1);
    QVERIFY(body->focusPolicy() & Qt::TabFocus);
}

void TestLessonWindow::controlsAreShownAndLocked() {
    const auto control = [this](const char* key) -> Control* { // every page has one of its own
        for (const ControlPanel* panel : m_window->findChildren<ControlPanel*>())
            if (!panel->isHidden()) return panel->findChild<Control*>(key);
        return nullptr;
    };
    openLesson();
    QVERIFY(!control("norm.eps")->isVisible()); // no step speaks of them: the plots have their room
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    QVERIFY(control("norm.eps")->isVisible());
    goTo("guess");
    QVERIFY(control("norm.eps")->isVisible() && control("norm.eps")->isEnabled());
    QVERIFY(control("norm.gamma")->isVisible() && !control("norm.gamma")->isEnabled());
    QVERIFY(!control("norm.beta")->isVisible());
    press("leave-lesson");
    QVERIFY(control("norm.beta")->isVisible() && control("norm.gamma")->isEnabled());
    awaitEngine();
}

// A gesture in a plot is a change like any other.
void TestLessonWindow::lockedCellsStay() {
    openLesson();
    goTo("guess");
    const Scenario before = scenario();
    Scenario next = before;
    next.norm.gamma = 5;
    emit m_window->page()->changeRequested(next, "gamma", {});
    QVERIFY(scenario() == before);
    QVERIFY(!m_window->message().isEmpty());
    next = before;
    next.norm.eps = 0.5;
    emit m_window->page()->changeRequested(next, "eps", {});
    QCOMPARE(scenario().norm.eps, 0.5);
    awaitEngine();
}

void TestLessonWindow::theListAndTheButton() {
    auto* button = m_window->findChild<QAbstractButton*>("lesson");
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(player().active() && !player().session() && button->isChecked());
    QVERIFY(part<QAbstractButton>("open-lesson")->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(!player().active() && !button->isChecked());
    openLesson();
    QVERIFY(button->isChecked());
    press("all-lessons");
    QVERIFY(player().active() && !player().session());
    QVERIFY(scenario() == Scenario{});
    QTest::mouseClick(button, Qt::LeftButton);
    QTest::mouseClick(button, Qt::LeftButton); // the lesson that was open last
    QVERIFY(player().session());
    awaitEngine();
}

void TestLessonWindow::theHintIsForTheFirstRun() {
    QVERIFY(hint()->isVisible() && hint()->text().contains("Ctrl+L"));
    openLesson();
    QVERIFY(!hint()->isVisible());
    press("leave-lesson");
    QVERIFY(!hint()->isVisible());
    awaitEngine();
    m_window.reset();
    showWindow(); // the same settings
    QVERIFY(!hint()->isVisible());
    QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
    QVERIFY(player().active() && !player().session());
}

void TestLessonWindow::aDroppedFolderIsOpened() {
    drop(QLatin1String(smallLessonFolder));
    awaitEngine();
    QVERIFY(player().session());
    QCOMPARE(player().session()->lesson().id, std::string("small"));
}

void TestLessonWindow::aFolderThatIsNoLessonSaysWhy() {
    drop(m_folder->path());
    QVERIFY(!player().active());
    QVERIFY(!m_window->message().isEmpty());
}

void TestLessonWindow::undoStaysInTheStep() {
    openLesson();
    const Scenario step = scenario();
    Scenario next = step;
    next.norm.eps = 0.5;
    QVERIFY(m_window->document().change(next, "eps"));
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == step);
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(scenario() == step);
    awaitEngine();
}

void TestLessonWindow::anotherPageKeepsTheLesson() {
    openLesson();
    goTo("guess");
    m_window->choosePage(Page::Depth);
    QVERIFY(player().dock()->isVisible());
    QCOMPARE(rings(), 0);
    m_window->choosePage(Page::Axes);
    QVERIFY(covered("layer"));
    awaitEngine();
}

NORMSCOPE_GUI_TEST(TestLessonWindow)
#include "test_lesson_window.moc"
