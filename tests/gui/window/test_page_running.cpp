// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "two_pages.h"
#include "window/progress_note.h"

#include <QSignalSpy>
#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// When the window has a page's numbers computed, and how the results come to it.
class TestPageRunning : public TwoPages {
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { m_window.reset(); }
    void goingToAndFroComputesNothingTwice();
    void aChangeOfThePageThatIsHiddenIsComputedWhenItIsShown();
    void aChangeOfWhatThePageDoesNotReadComputesNothing();
    void aRunGoesOnWhileAnotherPageIsShown();
    void anInterruptedRunIsTakenUpAgain();
    void partialResultsReachThePageInOrder();
    void aLongRunSaysHowFarItIs();
    void aResultFromOutsideRunsNothing();
};

void TestPageRunning::goingToAndFroComputesNothingTwice() {
    key(Qt::Key_2);
    awaitEngine();
    const std::size_t results = m_depth->results.size();
    QVERIFY(m_depth->depth().complete());
    QCOMPARE(m_depth->scenarios.back().depth, scenario().depth);
    for (const auto page : {Qt::Key_1, Qt::Key_2, Qt::Key_1}) {
        key(page);
        QVERIFY(!m_window->engine().busy());
    }
    QCOMPARE(m_axes->results.size(), 1u);
    QCOMPARE(m_depth->results.size(), results);
}

void TestPageRunning::aChangeOfThePageThatIsHiddenIsComputedWhenItIsShown() {
    key(Qt::Key_2);
    awaitEngine();
    change([](Scenario& next) { next.norm.eps = 0.5; }); // of both
    awaitEngine();
    QCOMPARE(m_depth->depth().scenario.norm.eps, 0.5);
    QCOMPARE(m_axes->results.size(), 1u);
    key(Qt::Key_1);
    awaitEngine();
    QCOMPARE(m_axes->results.size(), 2u);
    QCOMPARE(m_axes->axes().scenario.norm.eps, 0.5);
}

void TestPageRunning::aChangeOfWhatThePageDoesNotReadComputesNothing() {
    change([](Scenario& next) { next.depth.gain = 2; });
    QVERIFY(!m_window->engine().busy());
    key(Qt::Key_2);
    awaitEngine();
    const std::size_t results = m_depth->results.size();
    change([](Scenario& next) { next.data.samples = 7; });
    QVERIFY(!m_window->engine().busy());
    change([](Scenario& next) { next.depth.layer = 1; }); // how it is looked at
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_depth->results.size(), results);
}

void TestPageRunning::aRunGoesOnWhileAnotherPageIsShown() {
    change([](Scenario& next) { next.depth = longDepth().depth; });
    key(Qt::Key_2);
    QVERIFY(m_window->engine().busy());
    key(Qt::Key_1);
    awaitEngine();
    QVERIFY(m_depth->depth().complete());
    QCOMPARE(m_axes->results.size(), 1u);
    key(Qt::Key_2);
    QVERIFY(!m_window->engine().busy());
}

void TestPageRunning::anInterruptedRunIsTakenUpAgain() {
    change([](Scenario& next) { next.depth = longDepth().depth; });
    QSignalSpy results(m_depth, &RecordingPage::resultSet);
    key(Qt::Key_2);
    QVERIFY(results.wait(60'000));
    QVERIFY(!m_depth->depth().complete());
    key(Qt::Key_1);
    change([](Scenario& next) { next.norm.beta = 1; });
    awaitEngine();
    QCOMPARE(m_axes->axes().scenario.norm.beta, 1.0);
    QVERIFY(!m_depth->depth().complete());
    change([](Scenario& next) { next.depth.seeds = 2; });
    key(Qt::Key_2);
    awaitEngine();
    QVERIFY(m_depth->depth().complete());
    QVERIFY(m_depth->depth().scenario == scenario());
}

void TestPageRunning::partialResultsReachThePageInOrder() {
    change([](Scenario& next) {
        next.depth = longDepth().depth;
        next.depth.seeds = 10;
    });
    key(Qt::Key_2);
    awaitEngine();
    QVERIFY(m_depth->results.size() > 1);
    std::size_t done = 0;
    for (const PageResult& result : m_depth->results) {
        QVERIFY(std::get<1>(result)->done > done);
        done = std::get<1>(result)->done;
    }
    QVERIFY(m_depth->depth().complete());
    QCOMPARE(m_depth->depth().arms[0].runs.size(), 10u);
}

void TestPageRunning::aLongRunSaysHowFarItIs() {
    auto* note = m_window->findChild<ProgressNote*>();
    QVERIFY(note->text().isEmpty());
    change([](Scenario& next) {
        next.depth = longDepth().depth;
        next.depth.layers = 256; // seconds, even on many processors
    });
    const QRect code = m_window->findChild<QToolButton*>("code")->geometry();
    key(Qt::Key_2);
    QVERIFY(note->text().isEmpty()); // not yet
    QTRY_VERIFY(note->text().startsWith("computing"));
    QTRY_VERIFY_WITH_TIMEOUT(note->text().endsWith(" of 150"), 60'000);
    QCOMPARE(m_window->findChild<QToolButton*>("code")->geometry().right(), code.right());
    key(Qt::Key_1);
    change([](Scenario& next) { next.norm.beta = 1; });
    awaitEngine();
    QVERIFY(note->text().isEmpty());
}

void TestPageRunning::aResultFromOutsideRunsNothing() {
    const auto result = std::make_shared<const DepthResult>(runDepth(smallDepth(), false));
    m_window = std::make_unique<MainWindow>(result, *m_settings, pages());
    QVERIFY(!m_window->engine().busy());
    QCOMPARE(m_window->page(), m_depth);
    QCOMPARE(m_depth->results.size(), 1u);
    m_window->choosePage(Page::Axes);
    m_window->choosePage(Page::Depth);
    awaitEngine();
    QCOMPARE(m_depth->results.size(), 1u);
}

NORMSCOPE_GUI_TEST(TestPageRunning)
#include "test_page_running.moc"
