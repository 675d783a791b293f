// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/precision_fixture.h"
#include "pages/view_switch.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"
#include "scenario/scenario_json.h"

#include <QAbstractButton>
#include <QSignalSpy>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// What a person sees and does on the Precision page, by mouse and keyboard.
class TestPrecisionPage : public QObject {
    Q_OBJECT
private slots:
    void aCellSetsFormatEpsAndSdInOneStep();
    void everyMapHasItsCells();
    void arrowsGoFromCellToCell();
    void anUnusualRowStandsInTheGrid();
    void keysChooseTheView();
    void wordsChooseTheView();
    void fTakesTheNextFormat();
    void anOffsetIsChosenOnItsPlot();
    void aStepIsARow();
    void theTimelineCountsRows();
    void otherViewsShowAllOfTheGrid();
    void lookingChangesNothing();

private:
    static QPoint at(const HeatMapView& map, CellIndex cell) { return map.cellRect(cell).center().toPoint(); }
    static QPoint at(const PlotFrame& frame, double x) {
        return {int(std::lround(frame.xPixel(x))), frame.axes.center().y()};
    }
    static const HeatMap& shown(const HeatMapView& map) { return std::get<HeatMap>(map.panel()); }
    static bool isAt(const PrecisionFixture& fixture, NumberFormat format, double eps, double sd) {
        return fixture.precision().format == format && fixture.document.scenario().norm.eps == eps &&
               fixture.precision().sd == sd;
    }
    // Row and column from the top left.
    static CellIndex cellOf(const PrecisionFixture& fixture, std::size_t eps, Index sd) {
        return {std::ssize(fixture.result->grid.eps) - 1 - Index(eps), sd};
    }
    // Every panel is what core makes of it.
    static bool shows(const PrecisionFixture& fixture, double rows) {
        const Figure figure = fixture.page.figure(), expected = fixture.expected(rows);
        const auto same = [](const Panel& a, const Panel& b) { return csv(a) == csv(b); };
        return std::ranges::equal(figure.panels, expected.panels, same) && figure.sentence == expected.sentence;
    }
};

void TestPrecisionPage::aCellSetsFormatEpsAndSdInOneStep() {
    PrecisionFixture fixture;
    QVERIFY(isAt(fixture, NumberFormat::Float16, 1e-5, 1e-4));
    auto* map = fixture.view<HeatMapView>("grid-bf16");
    QTest::mouseClick(map, Qt::LeftButton, {}, at(*map, cellOf(fixture, 3, 9)));
    QVERIFY(isAt(fixture, NumberFormat::BFloat16, 1e-8, 1000));
    QCOMPARE(fixture.document.undoStack().count(), 1);
    QCOMPARE(fixture.runs, 2);
    QVERIFY(shown(*map).chosen == cellOf(fixture, 3, 9));
    fixture.document.undoStack().undo();
    QVERIFY(isAt(fixture, NumberFormat::Float16, 1e-5, 1e-4));
    QVERIFY(!shown(*map).chosen);
    QTest::mouseClick(fixture.view("grid-fp16"), Qt::LeftButton, {},
                      at(*fixture.view<HeatMapView>("grid-fp16"), cellOf(fixture, 1, 2)));
    QCOMPARE(fixture.runs, 3); // it was chosen
    QCOMPARE(fixture.refused, 0);
}

void TestPrecisionPage::everyMapHasItsCells() {
    PrecisionFixture fixture;
    for (const auto& [name, format] :
         {std::pair("grid-fp32", NumberFormat::Float32), std::pair("grid-fp16", NumberFormat::Float16),
          std::pair("grid-bf16", NumberFormat::BFloat16)}) {
        auto* map = fixture.view<HeatMapView>(name);
        for (const auto& [eps, sd] : {std::pair(0, 0), std::pair(0, 9), std::pair(4, 0), std::pair(4, 9)}) {
            QTest::mouseClick(map, Qt::LeftButton, {}, at(*map, cellOf(fixture, std::size_t(eps), sd)));
            QVERIFY2(isAt(fixture, format, gridEps[eps], gridSds[sd]), name);
        }
    }
}

void TestPrecisionPage::arrowsGoFromCellToCell() {
    PrecisionFixture fixture;
    auto* map = fixture.view<HeatMapView>("grid-fp16");
    fixture.page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&fixture.page));
    map->setFocus(Qt::TabFocusReason);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Left}) QTest::keyClick(map, key);
    QVERIFY(isAt(fixture, NumberFormat::Float16, 1e-8, 1e-5));
    QTest::keyClick(map, Qt::Key_Up);
    QTest::keyClick(map, Qt::Key_Right);
    QVERIFY(isAt(fixture, NumberFormat::Float16, 1e-6, 1e-4));
    QCOMPARE(fixture.document.undoStack().count(), 5);
    for (int k = 0; k < 9; ++k) QTest::keyClick(map, Qt::Key_Down);
    QVERIFY(isAt(fixture, NumberFormat::Float16, 1e-12, 1e-4)); // the last row
    QVERIFY(map->hasFocus());
    auto* other = fixture.view<HeatMapView>("grid-fp32"); // nothing is chosen in it: it begins at its top left
    other->setFocus(Qt::TabFocusReason);
    QTest::keyClick(other, Qt::Key_Down);
    QVERIFY(isAt(fixture, NumberFormat::Float32, 1e-3, 0));
}

void TestPrecisionPage::anUnusualRowStandsInTheGrid() {
    PrecisionFixture fixture;
    QSignalSpy changed(&fixture.page, &PageWidget::timelineChanged);
    Scenario next = fixture.document.scenario();
    next.norm.eps = 2e-4;
    next.precision.sd = 0.5;
    QVERIFY(fixture.document.change(next));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(fixture.page.timeline().length(), 6.0);
    QCOMPARE(fixture.page.timeline().segments[1].label, QString("ε = 2e-4"));
    auto* map = fixture.view<HeatMapView>("grid-fp16");
    QVERIFY(shown(*map).chosen == (CellIndex{4, 6}));
    QTest::mouseClick(map, Qt::LeftButton, {}, at(*map, {5, 0}));
    QVERIFY(isAt(fixture, NumberFormat::Float16, 1e-3, 0));
    QCOMPARE(fixture.page.timeline().length(), 5.0);
}

void TestPrecisionPage::keysChooseTheView() {
    PrecisionFixture fixture;
    const char* panels[] = {"grid-fp16", "floor", "overflow", "variance", "kl"};
    for (const int view : {4, 2, 0, 3, 1}) {
        QTest::keyClick(&fixture.page, Qt::Key(Qt::Key_1 + view));
        QCOMPARE(fixture.precision().view, PrecisionView(view));
        for (int k = 0; k < 5; ++k) QCOMPARE(fixture.view(panels[k]) != nullptr, k == view);
        QVERIFY(fixture.view("effective-eps"));
    }
    for (int view : {2, 3, 4, 4}) {
        QTest::keyClick(&fixture.page, Qt::Key_PageDown);
        QCOMPARE(fixture.precision().view, PrecisionView(view));
    }
    QTest::keyClick(&fixture.page, Qt::Key_PageUp);
    QCOMPARE(fixture.precision().view, PrecisionView::Variance);
    QTest::keyClick(&fixture.page, Qt::Key_6);
    QTest::keyClick(&fixture.page, Qt::Key_2, Qt::ControlModifier); // the window's
    QCOMPARE(fixture.precision().view, PrecisionView::Variance);
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.document.undoStack().count(), 0);
}

void TestPrecisionPage::wordsChooseTheView() {
    PrecisionFixture fixture;
    const auto buttons = fixture.page.findChild<ViewSwitch*>()->findChildren<QAbstractButton*>();
    QCOMPARE(buttons.size(), 5);
    for (QAbstractButton* button : buttons) {
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY2(button->isChecked(), qPrintable(button->text()));
        QVERIFY(shows(fixture, 0));
    }
    QCOMPARE(fixture.precision().view, PrecisionView::Generation);
    QCOMPARE(fixture.runs, 1);
}

void TestPrecisionPage::fTakesTheNextFormat() {
    PrecisionFixture fixture;
    for (const NumberFormat format : {NumberFormat::BFloat16, NumberFormat::Float32, NumberFormat::Float16}) {
        QTest::keyClick(&fixture.page, Qt::Key_F);
        QCOMPARE(fixture.precision().format, format);
    }
    Scenario next = fixture.document.scenario();
    next.precision.format = NumberFormat::Float64;
    QVERIFY(fixture.document.change(next));
    QTest::keyClick(&fixture.page, Qt::Key_F);
    QCOMPARE(fixture.precision().format, NumberFormat::Float32);
}

void TestPrecisionPage::anOffsetIsChosenOnItsPlot() {
    PrecisionFixture fixture(precisionSeenAs(PrecisionView::Variance));
    QSignalSpy said(&fixture.page, &PageWidget::message);
    auto* plot = fixture.view<PlotView>("variance");
    QTest::mouseClick(plot, Qt::LeftButton, {}, at(plot->frame(), 1.2e4));
    QCOMPARE(fixture.precision().offset, 1e4);
    QVERIFY(said.back()[0].toString().contains("10000"));
    QCOMPARE(fixture.document.undoStack().count(), 1);
    for (const double end : {1.0, 1e7}) {
        QTest::mouseClick(plot, Qt::LeftButton, {}, at(plot->frame(), end));
        QCOMPARE(fixture.precision().offset, end);
    }
    QTest::mouseClick(plot, Qt::LeftButton, {}, at(plot->frame(), 1e7)); // it is the one
    QCOMPARE(fixture.document.undoStack().count(), 3);
    QCOMPARE(fixture.refused, 0);
}

void TestPrecisionPage::aStepIsARow() {
    PrecisionFixture fixture;
    QVERIFY(shows(fixture, 0));
    for (const double rows : {1, 2, 5}) {
        fixture.page.setFrame(rows);
        QVERIFY(shows(fixture, rows));
    }
    fixture.page.setFrame(2.3); // while it plays
    QVERIFY(shows(fixture, 3));
    fixture.page.setFrame(0);
    QVERIFY(shows(fixture, 0));
    QCOMPARE(fixture.runs, 1);
}

void TestPrecisionPage::theTimelineCountsRows() {
    PrecisionFixture fixture;
    const TimelineSpec spec = fixture.page.timeline();
    QStringList labels;
    for (const TimelineSpec::Segment& segment : spec.segments) labels += segment.label;
    QCOMPARE(labels, QStringList({"ε = 0.001", "ε = 1e-5", "ε = 1e-6", "ε = 1e-8", "ε = 1e-12"}));
    QCOMPARE(spec.length(), 5.0);
    QCOMPARE(spec.status(0), QString("all 5 values of ε"));
    QCOMPARE(spec.status(4), QString("ε 4 of 5"));
    QCOMPARE(spec.status(3.2), QString("ε 4 of 5"));
    QCOMPARE(spec.restAfter(2.5), 3.0);
}

void TestPrecisionPage::otherViewsShowAllOfTheGrid() {
    PrecisionFixture fixture;
    QSignalSpy changed(&fixture.page, &PageWidget::timelineChanged);
    fixture.page.setFrame(2);
    QTest::keyClick(&fixture.page, Qt::Key_2);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(fixture.page.timeline().length(), 5.0);
    QCOMPARE(fixture.page.timeline().status(2), QString("all 5 values of ε"));
    QTest::keyClick(&fixture.page, Qt::Key_3);
    QCOMPARE(changed.size(), 1);
    QTest::keyClick(&fixture.page, Qt::Key_1);
    QVERIFY(shows(fixture, 2));
}

void TestPrecisionPage::lookingChangesNothing() {
    PrecisionFixture fixture;
    const std::string json = toJson(fixture.document.scenario());
    for (const ThemeName name : {ThemeName::Dark, ThemeName::Projector, ThemeName::Light})
        fixture.page.setTheme(theme(name));
    for (const QSize& size : {QSize(740, 460), QSize(1600, 1000), QSize(1040, 812)}) fixture.page.resize(size);
    for (double frame = 0; frame <= 5; frame += 0.25) fixture.page.setFrame(frame);
    fixture.page.picture({});
    QCOMPARE(toJson(fixture.document.scenario()), json);
    QCOMPARE(fixture.runs, 1);
    QCOMPARE(fixture.refused, 0);
}

NORMSCOPE_GUI_TEST(TestPrecisionPage)
#include "test_precision_page.moc"
