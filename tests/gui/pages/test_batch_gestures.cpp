// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/batch_fixture.h"
#include "pages/view_switch.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

// What a person does on the Batch page, by mouse and keyboard.
class TestBatchGestures : public QObject {
    Q_OBJECT

    static QPoint at(const PlotFrame& frame, double x) {
        return {int(std::lround(frame.xPixel(x))), frame.axes.center().y()};
    }

    static const Panel& panel(const Figure& figure, const std::string& name) {
        return *std::ranges::find(figure.panels, name, panelName);
    }

    // The page shows what core says is to be seen then.
    static bool shows(const BatchFixture& fixture, const BatchLook& look) {
        const Figure shown = fixture.page.figure(), expected = fixture.expected(look);
        const auto cursor = [](const Figure& figure) {
            const auto& cursor = std::get<Plot>(panel(figure, "batch-mean")).cursor;
            return cursor ? cursor->x : -1;
        };
        return csv(panel(shown, "batch-mean")) == csv(panel(expected, "batch-mean")) &&
               csv(panel(shown, "statistics-in-use")) == csv(panel(expected, "statistics-in-use")) &&
               shown.sentence == expected.sentence && cursor(shown) == cursor(expected);
    }

    static BatchLook seen(double batches) {
        BatchLook look;
        look.frame = batches;
        return look;
    }

private slots:
    void aStepIsABatch() {
        BatchFixture fixture;
        QVERIFY(shows(fixture, seen(0)));
        for (const double batch : {1, 2, 30}) {
            fixture.goTo(batch);
            QVERIFY(shows(fixture, seen(batch)));
        }
        fixture.goTo(12.7); // while it plays
        QVERIFY(shows(fixture, seen(12)));
        QCOMPARE(fixture.runs, 1);
    }

    void aClickGoesToItsBatch() {
        BatchFixture fixture;
        for (const char* name : {"batch-mean", "batch-variance", "sample-statistics"}) {
            auto* plot = fixture.view<PlotView>(name);
            QTest::mouseClick(plot, Qt::LeftButton, {}, at(plot->frame(), 9));
            QCOMPARE(fixture.position, 9.0);
            fixture.goTo(20);
        }
    }

    void theBatchUnderThePointerIsReadOut() {
        BatchFixture fixture;
        fixture.goTo(20);
        auto* plot = fixture.view<PlotView>("batch-mean");
        QTest::mouseMove(plot, at(plot->frame(), 4));
        BatchLook look = seen(20);
        look.hovered = 4;
        QTRY_VERIFY(shows(fixture, look));
        QCOMPARE(fixture.position, 20.0);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(plot, &leave);
        QVERIFY(shows(fixture, seen(20)));
    }

    void eventsComeAndGoByKeyboard_data() {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<int>("kind");
        QTest::addRow("reset") << Qt::Key_R << int(StreamEvent::Kind::Reset);
        QTest::addRow("poison") << Qt::Key_P << int(StreamEvent::Kind::Poison);
        QTest::addRow("repair") << Qt::Key_F << int(StreamEvent::Kind::Repair);
    }

    void eventsComeAndGoByKeyboard() {
        QFETCH(Qt::Key, key);
        QFETCH(int, kind);
        BatchFixture fixture;
        fixture.goTo(11);
        QSignalSpy said(&fixture.page, &PageWidget::message);
        QTest::keyClick(&fixture.page, key);
        QCOMPARE(fixture.batch().events, std::vector({StreamEvent{StreamEvent::Kind(kind), 11}}));
        QVERIFY(said.back()[0].toString().contains("11"));
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QTest::keyClick(&fixture.page, key);
        QVERIFY(fixture.batch().events.empty());
        fixture.document.undoStack().undo();
        QCOMPARE(fixture.batch().events.size(), std::size_t(1));
        fixture.document.undoStack().undo();
        QVERIFY(fixture.batch().events.empty());
        QCOMPARE(fixture.refused, 0);
    }

    void atRestAnEventIsAtTheLastBatch() {
        BatchFixture fixture;
        QTest::keyClick(&fixture.page, Qt::Key_P);
        QCOMPARE(fixture.batch().events.front().batch, Index(30));
        QVERIFY(fixture.result->stream.steps.back().poisoned);
    }

    void theButtonsDoTheSameAndShowWhatIsThere() {
        BatchFixture fixture;
        fixture.goTo(5);
        QTest::mouseClick(fixture.button("poison"), Qt::LeftButton);
        fixture.goTo(9);
        QVERIFY(!fixture.button("poison")->isChecked());
        QTest::mouseClick(fixture.button("repair"), Qt::LeftButton);
        QCOMPARE(fixture.batch().events.size(), std::size_t(2));
        QVERIFY(fixture.button("repair")->isChecked());
        QVERIFY(fixture.button("repair")->toolTip().contains("9"));
        fixture.goTo(5);
        QVERIFY(fixture.button("poison")->isChecked() && !fixture.button("repair")->isChecked());
        QTest::mouseClick(fixture.button("clear"), Qt::LeftButton);
        QVERIFY(fixture.batch().events.empty());
        QVERIFY(!fixture.button("clear")->isEnabled() && !fixture.button("poison")->isChecked());
        QTest::keyClick(&fixture.page, Qt::Key_C); // there is none
        QCOMPARE(fixture.document.undoStack().count(), 3);
    }

    void everyButtonNamesItsKeyAndTakesTheFocus() {
        const BatchFixture fixture;
        for (const auto& [name, key] :
             {std::pair("reset", "(R)"), std::pair("poison", "(P)"), std::pair("repair", "(F)"),
              std::pair("clear", "(C)"), std::pair("feature-before", "([)"), std::pair("feature-after", "(])")}) {
            QVERIFY2(fixture.button(name)->toolTip().contains(key), name);
            QVERIFY2(fixture.button(name)->focusPolicy() & Qt::TabFocus, name);
            QVERIFY2(!fixture.button(name)->accessibleDescription().isEmpty(), name);
        }
    }

    void aRefusedEventLeavesTheButtonAsItWas() {
        Scenario scenario = smallBatch();
        for (Index batch = 1; batch <= 29; ++batch) scenario.batch.events.push_back({StreamEvent::Kind::Reset, batch});
        for (Index batch = 1; batch <= 3; ++batch) scenario.batch.events.push_back({StreamEvent::Kind::Poison, batch});
        BatchFixture fixture(scenario);
        fixture.goTo(20);
        QTest::mouseClick(fixture.button("poison"), Qt::LeftButton);
        QCOMPARE(fixture.refused, 1);
        QVERIFY(!fixture.button("poison")->isChecked());
    }

    void theViewFollowsKeysAndWords() {
        BatchFixture fixture;
        QTest::keyClick(&fixture.page, Qt::Key_PageUp);
        QCOMPARE(fixture.batch().view, BatchView::Law);
        for (int view = 1; view <= int(BatchView::Conventions); ++view) {
            QTest::keyClick(&fixture.page, Qt::Key_PageDown);
            QCOMPARE(fixture.batch().view, BatchView(view));
        }
        QVERIFY(fixture.view("convention-table"));
        QTest::keyClick(&fixture.page, Qt::Key_PageDown);
        QCOMPARE(fixture.batch().view, BatchView::Conventions);
        QAbstractButton* gap = nullptr;
        for (auto* button : fixture.page.findChild<ViewSwitch*>()->findChildren<QAbstractButton*>())
            if (button->text() == "gap") gap = button;
        QTest::mouseClick(gap, Qt::LeftButton);
        QCOMPARE(fixture.batch().view, BatchView::Gap);
        QVERIFY(fixture.view("gap") && fixture.view("lag") && !fixture.view("convention-table"));
        fixture.page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.page));
        gap->setFocus();
        QTest::keyClick(gap, Qt::Key_Right);
        QCOMPARE(fixture.batch().view, BatchView::Perturbation);
        QCOMPARE(fixture.runs, 1);
        QCOMPARE(fixture.document.undoStack().count(), 0);
    }

    void theFeatureFollowsBracketsAndArrows() {
        BatchFixture fixture;
        QTest::keyClick(&fixture.page, Qt::Key_BracketRight);
        QCOMPARE(fixture.batch().feature, Index(35));
        QTest::keyClick(&fixture.page, Qt::Key_BracketLeft);
        QTest::keyClick(&fixture.page, Qt::Key_BracketLeft);
        QCOMPARE(fixture.batch().feature, Index(33));
        QTest::mouseClick(fixture.button("feature-after"), Qt::LeftButton);
        QCOMPARE(fixture.batch().feature, Index(34));
        QCOMPARE(fixture.page.findChild<QLabel*>("feature")->text(), QString("feature 34"));
        for (int k = 0; k < 40; ++k) QTest::keyClick(&fixture.page, Qt::Key_BracketRight);
        QCOMPARE(fixture.batch().feature, fixture.result->stream.features);
        QVERIFY(!fixture.button("feature-after")->isEnabled());
        QVERIFY(shows(fixture, seen(0)));
        QCOMPARE(fixture.runs, 1);
    }

    void aFeatureBeyondTheDataIsTheLastOne() {
        Scenario scenario = smallBatch();
        scenario.batch.data = StreamData::Wine;
        scenario.batch.signal = StreamSignal::Data;
        BatchFixture fixture(scenario);
        QCOMPARE(fixture.page.findChild<QLabel*>("feature")->text(), QString("feature 13"));
        QTest::keyClick(&fixture.page, Qt::Key_BracketLeft);
        QCOMPARE(fixture.batch().feature, Index(12));
    }

    void aColumnOfAMapChoosesItsFeature() {
        BatchFixture fixture(smallBatch(BatchView::Perturbation), theme(ThemeName::Light), {1500, 900});
        auto* map = fixture.view<HeatMapView>("perturbed-layer");
        const auto& shown = std::get<HeatMap>(map->panel());
        QTest::mouseClick(map, Qt::LeftButton, {}, at(map->frame(), shown.x0 + 19 * shown.dx));
        QCOMPARE(fixture.batch().feature, Index(20));
    }

    // The maps are of 64 units. The stream of the data themselves has other features.
    void aColumnOfAnotherLayerChoosesNothing() {
        for (const StreamData data : {StreamData::Wine, StreamData::Digits}) {
            Scenario scenario = smallBatch(BatchView::Perturbation);
            scenario.batch.data = data;
            scenario.batch.signal = StreamSignal::Data;
            BatchFixture fixture(scenario, theme(ThemeName::Light), {1500, 900});
            auto* map = fixture.view<HeatMapView>("perturbed-layer");
            const auto& shown = std::get<HeatMap>(map->panel());
            QCOMPARE(shown.values.cols(), Index(64));
            QTest::mouseClick(map, Qt::LeftButton, {}, at(map->frame(), shown.x0 + 39 * shown.dx));
            QCOMPARE(fixture.batch().feature, scenario.batch.feature);
            QCOMPARE(fixture.document.undoStack().count(), 0);
        }
    }

    void aClickOnTheLawSetsTheBatchSize() {
        BatchFixture fixture;
        auto* law = fixture.view<PlotView>("error-law");
        QTest::mouseClick(law, Qt::LeftButton, {}, at(law->frame(), 29));
        QCOMPARE(fixture.batch().size, Index(32));
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QCOMPARE(fixture.runs, 2);
        law = fixture.view<PlotView>("variance-bias");
        QTest::mouseClick(law, Qt::LeftButton, {}, at(law->frame(), 2));
        QCOMPARE(fixture.batch().size, Index(2));
    }

    void aClickOnTheAccuraciesSetsTheBatchSize() {
        BatchFixture fixture(smallBatch(BatchView::Accuracy));
        auto* plot = fixture.view<PlotView>("accuracy");
        QTest::mouseClick(plot, Qt::LeftButton, {}, at(plot->frame(), 64));
        QCOMPARE(fixture.batch().size, Index(64));
    }
};

NORMSCOPE_GUI_TEST(TestBatchGestures)
#include "test_batch_gestures.moc"
