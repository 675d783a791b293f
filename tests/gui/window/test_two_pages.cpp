// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"
#include "gui/gui_test.h"
#include "two_pages.h"

#include <QToolButton>

using namespace normscope;
using namespace normscope::ui;

// What belongs to each page, and what the pages share.
class TestTwoPages : public TwoPages {
    Q_OBJECT
private slots:
    void init() { open(); }
    void cleanup() { m_window.reset(); }
    void keysAndTabsChooseThePage();
    void resetLeavesTheOtherPageAlone_data();
    void resetLeavesTheOtherPageAlone();
    void undoOfAnotherPagesChange();
    void eachPageHasItsControls();
    void eachPageHasItsTimeline();
    void severalSeedsStandBesideTheCode();
    void dataAreShownOnTheAxesPage();
};

void TestTwoPages::keysAndTabsChooseThePage() {
    key(Qt::Key_2);
    QCOMPARE(m_window->page(), m_depth);
    QCOMPARE(scenario().page, Page::Depth);
    QVERIFY(m_depth->isVisible() && m_depth->explanation()->isVisible());
    QVERIFY(!m_axes->isVisible() && !m_axes->explanation()->isVisible());
    for (auto* tab : m_window->findChildren<QToolButton*>())
        if (tab->text() == "Axes") QTest::mouseClick(tab, Qt::LeftButton);
    QCOMPARE(m_window->page(), m_axes);
    QVERIFY(m_axes->explanation()->isVisible());
    awaitEngine();
}

void TestTwoPages::resetLeavesTheOtherPageAlone_data() {
    QTest::addColumn<bool>("depth");
    QTest::newRow("reset Axes") << false;
    QTest::newRow("reset Depth") << true;
}

void TestTwoPages::resetLeavesTheOtherPageAlone() {
    QFETCH(bool, depth);
    change([](Scenario& next) {
        next.data.samples = 7;
        next.data.edits = {{1, 1, 5}};
        next.axes.norms = {NormKind::Rms};
        next.axes.row = 2;
        next.norm.gamma = 2;
        next.depth.gain = 3;
        next.depth.layer = 1;
        next.seed = 5;
    });
    key(depth ? Qt::Key_2 : Qt::Key_1);
    const Scenario before = scenario(), defaults;
    for (auto* reset : m_window->findChildren<QToolButton*>("reset-page"))
        if (reset->isVisible()) reset->click();
    QCOMPARE(scenario().seed, std::uint64_t(0)); // a control of both
    QCOMPARE(scenario().page, before.page);
    QVERIFY(scenario().data == (depth ? before : defaults).data);
    QVERIFY(scenario().axes == (depth ? before : defaults).axes);
    QVERIFY(scenario().depth == (depth ? defaults : before).depth);
    QCOMPARE(scenario().norm.gamma, depth ? 2.0 : 1.0);
    key(Qt::Key_Z);
    QVERIFY(scenario().data == before.data && scenario().depth.gain == 3 && scenario().seed == 5);
}

// The page is where one looks, so undo changes the numbers and stays there.
void TestTwoPages::undoOfAnotherPagesChange() {
    key(Qt::Key_2);
    awaitEngine();
    change([](Scenario& next) { next.depth.gain = 2; });
    awaitEngine();
    QCOMPARE(m_depth->depth().scenario.depth.gain, 2.0);
    key(Qt::Key_1);
    key(Qt::Key_Z);
    QCOMPARE(scenario().depth.gain, 1.0);
    QCOMPARE(m_window->page(), m_axes);
    QVERIFY(!m_window->engine().busy());
    QVERIFY(!m_window->document().undoStack().canUndo());
    key(Qt::Key_2);
    awaitEngine();
    QCOMPARE(m_depth->depth().scenario.depth.gain, 1.0);
    QCOMPARE(m_axes->results.size(), 1u);
}

void TestTwoPages::eachPageHasItsControls() {
    const auto shown = [this](const char* name) {
        for (const auto* control : m_window->findChildren<Control*>(name))
            if (control->isVisible()) return true;
        return false;
    };
    QVERIFY(shown("norm.gamma") && !shown("depth.layers"));
    key(Qt::Key_2);
    QVERIFY(!shown("norm.gamma") && shown("depth.layers"));
    awaitEngine();
}

void TestTwoPages::eachPageHasItsTimeline() {
    FrameClock& clock = m_window->clock();
    clock.seek(3);
    QCOMPARE(m_axes->frame, 3.0);
    key(Qt::Key_2);
    QCOMPARE(clock.spec().length(), 5.0); // four layers and the loss
    QCOMPARE(clock.position(), 0.0);
    QCOMPARE(m_axes->frame, 0.0);
    clock.toEnd();
    QCOMPARE(m_depth->frame, 5.0);
    QCOMPARE(m_axes->frame, 0.0);
    key(Qt::Key_1);
    QCOMPARE(clock.spec().length(), 6.0);
    QCOMPARE(m_depth->frame, 0.0);
    awaitEngine();
}

void TestTwoPages::severalSeedsStandBesideTheCode() {
    const auto text = [this] { return m_window->findChild<QToolButton*>("code")->text(); };
    change([](Scenario& next) { next.seed = 3; });
    QVERIFY(text().startsWith("seed 3 · "));
    key(Qt::Key_2);
    QVERIFY(text().startsWith("seeds 3–4 · "));
    change([](Scenario& next) { next.depth.seeds = 1; });
    QVERIFY(text().startsWith("seed 3 · "));
    awaitEngine();
}

void TestTwoPages::dataAreShownOnTheAxesPage() {
    key(Qt::Key_2);
    awaitEngine();
    QFile file(m_folder.filePath("small.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b\n1,2\n3,4\n5,6\n");
    file.close();
    QVERIFY(m_window->openPath(file.fileName()));
    QCOMPARE(m_window->page(), m_axes);
    awaitEngine();
    QCOMPARE(m_axes->axes().sample.columnLabels, (std::vector<std::string>{"a", "b"}));
}

NORMSCOPE_GUI_TEST(TestTwoPages)
#include "test_two_pages.moc"
