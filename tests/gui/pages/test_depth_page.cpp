// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/depth_fixture.h"

#include "gui/gui_test.h"
#include "pages/depth/arm_card.h"
#include "plot/plot_view.h"
#include "plot/strip_view.h"
#include "scenario/scenario_json.h"

#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

// What a person does on the Depth page, by mouse and keyboard.
class TestDepthPage : public QObject {
    Q_OBJECT

    static Scenario withSixArms() {
        const auto& all = allArms();
        Scenario scenario = smallDepth();
        scenario.depth.arms = {all.begin(), all.begin() + mostArms};
        return scenario;
    }

    static QPoint onLayer(const PlotFrame& frame, double layer) {
        return {int(std::lround(frame.xPixel(layer))), frame.axes.center().y()};
    }

    static std::vector<QRect> places(const DepthFixture& fixture) {
        std::vector<QRect> places;
        const Picture picture = fixture.canvas()->picture({}, fixture.page.figure());
        for (const PlacedPanel& placed : picture.panels) places.push_back(placed.place);
        return places;
    }

private slots:
    void everyPanelIsShown() {
        const DepthFixture fixture;
        for (const char* name : {"rms", "gradient", "histograms", "block", "layer"}) QVERIFY2(fixture.view(name), name);
        QVERIFY(!fixture.page.sentence().empty());
    }

    void beforeAnyResultTheFrameStands() {
        DepthPage page;
        page.setTheme(theme(ThemeName::Light));
        page.resize(1040, 812);
        page.setScenario(smallDepth());
        page.setFrame(3);
        page.show();
        QVERIFY(page.figure().panels.size() >= 4);
        QVERIFY(page.picture({}).panels.size() >= 4);
    }

    void resultsComeInPieces() {
        DepthFixture fixture;
        DepthResult partial = emptyDepthResult(fixture.document.scenario(), false);
        DepthWorker worker;
        for (const DepthTask& task : depthTasks(partial.scenario, false)) {
            add(partial, worker.run(partial.scenario, task));
            fixture.page.setResult(std::make_shared<const DepthResult>(partial));
            QVERIFY(fixture.view("rms") && fixture.view("layer"));
        }
        QVERIFY(partial.complete());
    }

    void aClickOnAPlotChoosesTheLayer() {
        DepthFixture fixture;
        auto* rms = fixture.view<PlotView>("rms");
        QTest::mouseClick(rms, Qt::LeftButton, {}, onLayer(rms->frame(), 5));
        QCOMPARE(fixture.depth().layer, Index(5));
        auto* strip = fixture.view<StripView>("histograms");
        QTest::mouseClick(strip, Qt::LeftButton, {}, onLayer(strip->frame(), 2));
        QCOMPARE(fixture.depth().layer, Index(2));
        QCOMPARE(fixture.document.undoStack().count(), 0); // where one looks is no step
    }

    void theLayerUnderThePointerIsShownAtOnce() {
        DepthFixture fixture;
        auto* rms = fixture.view<PlotView>("rms");
        const Text chosen = fixture.shown<MatrixPlot>("layer").title;
        QTest::mouseMove(rms, onLayer(rms->frame(), 5));
        QTRY_VERIFY(fixture.shown<MatrixPlot>("layer").title != chosen);
        QCOMPARE(fixture.shown<Plot>("rms").cursor->x, 5.0);
        QCOMPARE(fixture.depth().layer, Index(3));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(rms, &leave);
        QCOMPARE(fixture.shown<MatrixPlot>("layer").title, chosen);
    }

    void theTimelineGoesThroughTheLayersAndBack() {
        DepthFixture fixture;
        fixture.page.setFrame(2);
        const Text second = fixture.shown<MatrixPlot>("layer").title;
        for (const char* name : {"rms", "gradient"}) QCOMPARE(fixture.shown<Plot>(name).cursor->x, 2.0);
        QCOMPARE(fixture.shown<HistogramStrip>("histograms").cursor->x, 2.0);
        fixture.page.setFrame(4);
        QCOMPARE(fixture.shown<Plot>("rms").cursor->x, 4.0);
        QCOMPARE(fixture.shown<Plot>("rms").cursor->direction, 1);
        QVERIFY(fixture.shown<MatrixPlot>("layer").title != second);
        fixture.page.setFrame(10);
        QCOMPARE(fixture.shown<Plot>("gradient").cursor->direction, -1);
    }

    void aClickDuringTheSweepMovesTheTimelineThere() {
        DepthFixture fixture;
        QSignalSpy asked(&fixture.page, &PageWidget::frameRequested);
        auto* rms = fixture.view<PlotView>("rms");
        const auto click = [&](double layer) {
            QTest::mouseClick(rms, Qt::LeftButton, {}, onLayer(rms->frame(), layer));
        };
        click(2);
        QCOMPARE(asked.size(), 0);               // at rest
        for (const double frame : {4.0, 10.0}) { // forward, backward
            fixture.page.setFrame(frame);
            click(5);
            QVERIFY(!asked.isEmpty());
            const DepthPlace place = depthPlace(asked.takeLast()[0].toDouble(), fixture.depth());
            QCOMPARE(place.layer, Index(5));
            QCOMPARE(place.direction, frame < 6 ? 1 : -1);
        }
    }

    void theTimelineNamesItsPartsAndFollowsTheDepth() {
        DepthFixture fixture;
        const TimelineSpec spec = fixture.page.timeline();
        QCOMPARE(spec.segments.size(), std::size_t(3));
        QCOMPARE(spec.length(), depthTimelineLength(6));
        QCOMPARE(spec.status(0), QString("the results"));
        QCOMPARE(spec.status(3), QString("layer 3, forward"));
        QSignalSpy changed(&fixture.page, &PageWidget::timelineChanged);
        Scenario deeper = fixture.document.scenario();
        deeper.depth.layers = 8;
        QVERIFY(fixture.document.change(deeper));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(fixture.page.timeline().length(), depthTimelineLength(8));
    }

    void aCardChoosesItsArm() {
        DepthFixture fixture;
        QWidget* dock = fixture.page.explanation();
        dock->resize(224, 800);
        dock->show();
        const auto cards = dock->findChildren<ArmCard*>();
        QCOMPARE(std::size_t(cards.size()), fixture.depth().arms.size());
        QVERIFY(cards[2]->isChecked());
        QTest::mouseClick(cards[1], Qt::LeftButton);
        QCOMPARE(fixture.depth().arm, Index(1));
        QVERIFY(cards[1]->isChecked() && !cards[2]->isChecked());
        cards[0]->setFocus();
        QTest::keyClick(cards[0], Qt::Key_Space);
        QCOMPARE(fixture.depth().arm, Index(0));
    }

    void sixArmsFit_data() {
        QTest::addColumn<int>("name");
        QTest::addColumn<int>("view");
        for (const ThemeName name : {ThemeName::Light, ThemeName::Projector})
            for (const DepthView view : {DepthView::Layers, DepthView::AgainstDepth})
                QTest::addRow("theme %d, view %d", int(name), int(view)) << int(name) << int(view);
    }

    // In a window of 1366 × 768 with both docks.
    void sixArmsFit() {
        QFETCH(int, name);
        QFETCH(int, view);
        Scenario scenario = withSixArms();
        scenario.depth.view = DepthView(view);
        const DepthFixture fixture(scenario, theme(ThemeName(name), 768), {966, 640});
        const std::vector<QRect> panels = places(fixture);
        QVERIFY(panels.size() >= 4);
        for (std::size_t i = 0; i < panels.size(); ++i) {
            QVERIFY(fixture.page.rect().contains(panels[i]));
            QVERIFY(panels[i].height() >= 80 && panels[i].width() >= 200);
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!panels[i].intersects(panels[k]));
        }
    }

    void stackedPlotsShareTheirAxisToThePixel() {
        const DepthFixture fixture(withSixArms(), theme(ThemeName::Light), {966, 640});
        const QRect rms = fixture.view<PlotView>("rms")->frame().axes;
        for (const QRect& other :
             {fixture.view<PlotView>("gradient")->frame().axes, fixture.view<StripView>("histograms")->frame().axes}) {
            QCOMPARE(other.left(), rms.left());
            QCOMPARE(other.width(), rms.width());
        }
    }

    void lockedAxesKeepTheirRanges() {
        Scenario scenario = smallDepth();
        scenario.depth.lockAxes = true;
        DepthFixture fixture(scenario);
        const Axis before = fixture.shown<Plot>("rms").y;
        scenario.depth.gain = 3;
        QVERIFY(fixture.document.change(scenario));
        QCOMPARE(fixture.shown<Plot>("rms").y.upper, before.upper);
        scenario.depth.lockAxes = false;
        QVERIFY(fixture.document.change(scenario));
        QVERIFY(fixture.shown<Plot>("rms").y.upper > before.upper);
    }

    void lookingChangesNothing() {
        DepthFixture fixture;
        const std::string json = toJson(fixture.document.scenario());
        for (const ThemeName name : {ThemeName::Dark, ThemeName::Projector, ThemeName::Light})
            fixture.page.setTheme(theme(name));
        for (const QSize& size : {QSize(740, 420), QSize(1600, 1000), QSize(1040, 812)}) fixture.page.resize(size);
        for (double frame = 0; frame <= 13; frame += 0.25) fixture.page.setFrame(frame);
        fixture.page.picture({});
        QCOMPARE(toJson(fixture.document.scenario()), json);
        QCOMPARE(fixture.refused, 0);
    }
};

NORMSCOPE_GUI_TEST(TestDepthPage)
#include "test_depth_page.moc"
