// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/hand.h"
#include "gui/pages/precision_fixture.h"
#include "pages/view_switch.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"

#include <QAbstractButton>
#include <QContextMenuEvent>
#include <QSignalSpy>

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

// Every word and every plot of the Precision page in hand: what is under the pointer or has the focus gets the event.
class TestPrecisionControls : public QObject {
    Q_OBJECT
private slots:
    void aPressKeyChoosesTheCell_data();
    void aPressKeyChoosesTheCell();
    void aPressKeyKeepsTheChosenCell_data();
    void aPressKeyKeepsTheChosenCell();
    void everyMapIsReachedByTab();
    void aPressThatLeavesItsCellChoosesNothing();
    void everyWordIsAView_data();
    void everyWordIsAView();
    void arrowsGoAlongTheWords();
    void everyStudiedOffsetIsPressed();
    void everyPanelOffersToBeExported_data() { everyWordIsAView_data(); }
    void everyPanelOffersToBeExported();
    void theMenuKeyOffersToExportTheMap();

private:
    static void activate(PrecisionFixture& fixture) {
        fixture.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.page));
    }
    static QList<QAbstractButton*> words(const PrecisionFixture& fixture) {
        return fixture.page.findChild<ViewSwitch*>()->findChildren<QAbstractButton*>();
    }
    static bool isAt(const PrecisionFixture& fixture, NumberFormat format, double eps, double sd) {
        return fixture.precision().format == format && fixture.document.scenario().norm.eps == eps &&
               fixture.precision().sd == sd;
    }
    static QPoint middle(const HeatMapView& map, CellIndex cell) { return map.cellRect(cell).center().toPoint(); }
};

void TestPrecisionControls::aPressKeyChoosesTheCell_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<NumberFormat>("format");
    QTest::addColumn<Qt::Key>("key");
    for (const auto& [key, text] :
         {std::pair(Qt::Key_Space, "Space"), std::pair(Qt::Key_Return, "Return"), std::pair(Qt::Key_Enter, "Enter")}) {
        QTest::addRow("%s, fp32", text) << "grid-fp32" << NumberFormat::Float32 << key;
        QTest::addRow("%s, bf16", text) << "grid-bf16" << NumberFormat::BFloat16 << key;
    }
}

// In a map without a chosen cell keys begin at the top left.
void TestPrecisionControls::aPressKeyChoosesTheCell() {
    QFETCH(QString, name);
    QFETCH(NumberFormat, format);
    QFETCH(Qt::Key, key);
    PrecisionFixture fixture;
    activate(fixture);
    const auto& map = *fixture.view<HeatMapView>(name);
    QVERIFY(!std::get<HeatMap>(map.panel()).chosen);
    QVERIFY(tabTo(map));
    strike(map, key);
    QVERIFY(isAt(fixture, format, gridEps[0], gridSds[0]));
    QVERIFY(std::get<HeatMap>(map.panel()).chosen == (CellIndex{4, 0}));
    QVERIFY(map.hasFocus());
    QCOMPARE(fixture.document.undoStack().count(), 1);
    strike(map, Qt::Key_Right); // and go on from there
    strike(map, Qt::Key_Down);
    QVERIFY(isAt(fixture, format, gridEps[1], gridSds[1]));
    for (int k = 0; k < 3; ++k) fixture.document.undoStack().undo();
    QVERIFY(fixture.document.scenario() == smallPrecision());
}

void TestPrecisionControls::aPressKeyKeepsTheChosenCell_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Return") << Qt::Key_Return;
    QTest::newRow("Enter") << Qt::Key_Enter;
}

void TestPrecisionControls::aPressKeyKeepsTheChosenCell() {
    QFETCH(Qt::Key, key);
    PrecisionFixture fixture;
    activate(fixture);
    const auto& map = *fixture.view<HeatMapView>("grid-fp16");
    QVERIFY(std::get<HeatMap>(map.panel()).chosen);
    QVERIFY(tabTo(map));
    strike(map, key);
    QVERIFY(fixture.document.scenario() == smallPrecision());
    QCOMPARE(fixture.document.undoStack().count(), 0);
    QCOMPARE(fixture.runs, 1);
}

void TestPrecisionControls::everyMapIsReachedByTab() {
    PrecisionFixture fixture;
    activate(fixture);
    for (const char* name : {"grid-fp32", "grid-fp16", "grid-bf16", "grid-fp32"})
        QVERIFY2(tabTo(*fixture.view(name)), name);
    QCOMPARE(fixture.document.undoStack().count(), 0); // coming by chooses nothing
}

void TestPrecisionControls::aPressThatLeavesItsCellChoosesNothing() {
    PrecisionFixture fixture;
    const auto& map = *fixture.view<HeatMapView>("grid-bf16");
    drag(map, middle(map, {1, 2}), middle(map, {3, 7}));
    QVERIFY(fixture.document.scenario() == smallPrecision());
    click(map, middle(map, {1, 2}), Qt::RightButton);
    QVERIFY(fixture.document.scenario() == smallPrecision());
    click(map, middle(map, {1, 2}));
    QVERIFY(isAt(fixture, NumberFormat::BFloat16, gridEps[3], gridSds[2]));
}

void TestPrecisionControls::everyWordIsAView_data() {
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("panel");
    QTest::newRow("grid") << 0 << "grid-fp16";
    QTest::newRow("floor") << 1 << "floor";
    QTest::newRow("overflow") << 2 << "overflow";
    QTest::newRow("variance") << 3 << "variance";
    QTest::newRow("generation") << 4 << "kl";
}

void TestPrecisionControls::everyWordIsAView() {
    QFETCH(int, place);
    QFETCH(QString, panel);
    PrecisionFixture fixture(precisionSeenAs(PrecisionView((place + 1) % 5)));
    QAbstractButton* word = words(fixture)[place];
    QCOMPARE(word->text(), QString(QTest::currentDataTag()));
    QVERIFY(!fixture.view(panel));
    click(*word);
    QCOMPARE(fixture.precision().view, PrecisionView(place));
    QVERIFY(word->isChecked() && fixture.view(panel));
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.document.undoStack().count(), 0);
}

void TestPrecisionControls::arrowsGoAlongTheWords() {
    PrecisionFixture fixture(precisionSeenAs(PrecisionView::Floor));
    activate(fixture);
    const QList<QAbstractButton*> all = words(fixture);
    QCOMPARE(all.size(), 5);
    QVERIFY(tabTo(*all[1])); // the chosen one
    for (int view = 2; view < 5; ++view) {
        strike(*all[1], Qt::Key_Right);
        QCOMPARE(fixture.precision().view, PrecisionView(view));
        QVERIFY(all[view]->hasFocus());
    }
    for (int view = 3; view >= 0; --view) {
        strike(*all[1], Qt::Key_Left);
        QCOMPARE(fixture.precision().view, PrecisionView(view));
        QVERIFY(all[view]->hasFocus());
    }
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.document.undoStack().count(), 0);
}

void TestPrecisionControls::everyStudiedOffsetIsPressed() {
    PrecisionFixture fixture(precisionSeenAs(PrecisionView::Variance));
    const auto& plot = *fixture.view<PlotView>("variance");
    const std::vector<double> offsets = fixture.result->variance.offsets;
    QVERIFY(offsets.size() > 5);
    for (const double offset : offsets) {
        click(plot, {int(std::lround(plot.frame().xPixel(offset))), plot.frame().axes.center().y()});
        QCOMPARE(fixture.precision().offset, offset);
    }
    QCOMPARE(fixture.document.undoStack().count(), int(offsets.size()));
    for (std::size_t k = 0; k < offsets.size(); ++k) fixture.document.undoStack().undo();
    QCOMPARE(fixture.precision().offset, 0.0);
    QCOMPARE(fixture.refused, 0);
}

void TestPrecisionControls::everyPanelOffersToBeExported() {
    QFETCH(int, place);
    const Scenario scenario = precisionSeenAs(PrecisionView(place));
    PrecisionFixture fixture(scenario);
    QSignalSpy asked(&fixture.page, &PageWidget::exportRequested);
    for (const Panel& panel : fixture.page.figure().panels) {
        const PanelView* view = fixture.view(QString::fromStdString(panelName(panel)));
        QVERIFY2(view, panelName(panel).c_str());
        click(*view, view->rect().center(), Qt::RightButton);
        QCOMPARE(asked.back()[0].toString(), view->name());
        QCOMPARE(asked.back()[1].toPoint(), view->mapToGlobal(view->rect().center()));
    }
    QCOMPARE(asked.size(), qsizetype(fixture.page.figure().panels.size()));
    QVERIFY(fixture.document.scenario() == scenario);
}

// The platform makes this event of the Menu key, for what has the focus.
void TestPrecisionControls::theMenuKeyOffersToExportTheMap() {
    PrecisionFixture fixture;
    activate(fixture);
    QSignalSpy asked(&fixture.page, &PageWidget::exportRequested);
    QVERIFY(tabTo(*fixture.view("grid-bf16")));
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, {5, 5}, {50, 60});
    QApplication::sendEvent(QApplication::focusWidget(), &menu);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.back()[0].toString(), QString("grid-bf16"));
}

NORMSCOPE_GUI_TEST(TestPrecisionControls)
#include "test_precision_controls.moc"
