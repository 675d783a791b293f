// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "gui/pages/training_fixture.h"
#include "pages/training/training_strip.h"
#include "plot/arm_cards_view.h"
#include "plot/heat_map_view.h"
#include "plot/plot_view.h"
#include "scenario/scenario_json.h"

#include <QLabel>
#include <QSignalSpy>

using namespace normscope;
using namespace normscope::ui;

// What a person does on the Training page, by mouse and keyboard, and what it shows while a training goes on.
class TestTrainingPage : public QObject {
    Q_OBJECT

    static Scenario withArms(std::size_t arms, TrainingView view) {
        Scenario scenario = smallTraining();
        scenario.training.view = view;
        while (scenario.training.arms.size() < arms) scenario = withCopy(scenario).value();
        return scenario;
    }

    static std::vector<QRect> places(const TrainingFixture& fixture) {
        std::vector<QRect> places;
        const Picture picture = fixture.canvas()->picture({}, fixture.page.figure());
        for (const PlacedPanel& placed : picture.panels) places.push_back(placed.place);
        return places;
    }

    static QPoint onStep(const PlotFrame& frame, double step) {
        return {int(std::lround(frame.xPixel(step))), frame.axes.center().y()};
    }

private slots:
    void beforeAnyResultTheFrameStands() {
        const TrainingFixture fixture;
        for (const char* name : {"arms", "loss", "accuracy", "gradient-norm", "update-ratio", "gradient-map-a"})
            QVERIFY2(fixture.view(name), name);
    }

    void everythingFits_data() {
        QTest::addColumn<int>("name");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("view");
        QTest::addColumn<int>("arms");
        for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector})
            for (const QSize& size : {QSize(966, 640), QSize(1500, 900)})
                for (const TrainingView view : {TrainingView::GradientMap, TrainingView::RmsMap, TrainingView::Schedule,
                                                TrainingView::Affine, TrainingView::Stream})
                    for (const int arms : {3, 6})
                        QTest::addRow("theme %d, width %d, view %d, %d arms", int(name), size.width(), int(view), arms)
                            << int(name) << size << int(view) << arms;
    }

    void everythingFits() {
        QFETCH(int, name);
        QFETCH(QSize, size);
        QFETCH(int, view);
        QFETCH(int, arms);
        TrainingFixture fixture(withArms(std::size_t(arms), TrainingView(view)), theme(ThemeName(name), 768), size);
        fixture.trainFor(6);
        const std::vector<QRect> panels = places(fixture);
        QCOMPARE(panels.size(), fixture.page.figure().panels.size());
        for (std::size_t i = 0; i < panels.size(); ++i) {
            QVERIFY(fixture.canvas()->rect().contains(panels[i]));
            QVERIFY(panels[i].height() >= 80 && panels[i].width() >= 60);
            for (std::size_t k = 0; k < i; ++k) QVERIFY(!panels[i].intersects(panels[k]));
        }
        for (const char* plot : {"loss", "accuracy", "gradient-norm", "update-ratio"})
            QVERIFY2(fixture.view<PlotView>(plot)->frame().axes.height() >= 40, plot);
        QVERIFY(!fixture.canvas()->geometry().intersects(fixture.page.findChild<TrainingStrip*>()->geometry()));
    }

    void plotsOfAColumnShareTheirAxisToThePixel() {
        TrainingFixture fixture(withArms(6, TrainingView::GradientMap), theme(ThemeName::Light), {966, 640});
        fixture.trainFor(10);
        const auto axes = [&](const char* name) { return fixture.view<PlotView>(name)->frame().axes; };
        for (const auto& [upper, lower] : {std::pair("loss", "gradient-norm"), std::pair("accuracy", "update-ratio")}) {
            QCOMPARE(axes(upper).left(), axes(lower).left());
            QCOMPARE(axes(upper).width(), axes(lower).width());
            QVERIFY(std::abs(axes(upper).height() - axes(lower).height()) <= 2);
        }
        QCOMPARE(axes("loss").width(), axes("accuracy").width());
    }

    void mapsAreEquallyWide() {
        TrainingFixture fixture(withArms(4, TrainingView::RmsMap), theme(ThemeName::Light), {966, 640});
        fixture.trainFor(10);
        const QRect first = fixture.view<HeatMapView>("rms-map-a")->frame().axes;
        for (const char* name : {"rms-map-b", "rms-map-c", "rms-map-d"})
            QCOMPARE(fixture.view<HeatMapView>(name)->frame().axes.width(), first.width());
    }

    void whoStandsAtTheNewestStepGoesOnWithIt() {
        TrainingFixture fixture;
        for (const Index steps : {3, 5, 8}) {
            fixture.trainFor(steps);
            QCOMPARE(fixture.position, double(steps));
            QCOMPARE(fixture.shown<Plot>("loss").cursor->x, double(steps));
        }
    }

    void whoLooksBackStaysThere() {
        TrainingFixture fixture;
        fixture.trainFor(5);
        fixture.goTo(2);
        fixture.trainFor(8);
        QCOMPARE(fixture.position, 2.0);
        QCOMPARE(fixture.shown<Plot>("loss").cursor->x, 2.0);
        fixture.goTo(20); // the end
        QCOMPARE(fixture.shown<Plot>("loss").cursor->x, 8.0);
        fixture.trainFor(10);
        QCOMPARE(fixture.position, 10.0);
    }

    void anotherRunIsFollowedFromItsStart() {
        TrainingFixture fixture;
        fixture.trainFor(9);
        for (const Index steps : {0, 2, 4}) {
            fixture.trainFor(steps);
            QCOMPARE(fixture.position, double(steps));
        }
    }

    void atRestTheNewestIsShown() {
        TrainingFixture fixture;
        fixture.trainFor(5);
        fixture.goTo(0);
        QCOMPARE(fixture.shown<Plot>("loss").cursor->x, 5.0);
        fixture.trainFor(7);
        QCOMPARE(fixture.position, 0.0);
        QCOMPARE(fixture.shown<Plot>("loss").cursor->x, 7.0);
    }

    void aPageThatIsNotShownLeavesTheClockAlone() {
        TrainingFixture fixture;
        fixture.page.hide();
        QSignalSpy asked(&fixture.page, &PageWidget::frameRequested);
        fixture.trainFor(5);
        QCOMPARE(asked.size(), 0);
    }

    void theTimelineNamesItsPartsAndItsStep() {
        TrainingFixture fixture;
        fixture.trainFor(12);
        const TimelineSpec spec = fixture.page.timeline();
        QCOMPARE(spec.segments.size(), std::size_t(2));
        QCOMPARE(spec.segments[0].label, QString("warm-up of B"));
        QCOMPARE(spec.segments[1].label, QString("constant learning rate"));
        QCOMPARE(spec.length(), 20.0);
        QCOMPARE(spec.restAfter(3), 4.0);
        QCOMPARE(spec.status(4), QString("step 4"));
        QCOMPARE(spec.status(19), QString("step 12"));
        QSignalSpy changed(&fixture.page, &PageWidget::timelineChanged);
        Scenario longer = fixture.document.scenario();
        longer.training.steps = 5000;
        QVERIFY(fixture.document.change(longer));
        QCOMPARE(changed.size(), 1);
        const TimelineSpec more = fixture.page.timeline();
        QCOMPARE(more.length(), 5000.0);
        QVERIFY(more.segments[0].rests + more.segments[1].rests <= 2001);
        QVERIFY(more.segments[0].milliseconds + more.segments[1].milliseconds <= 20000);
    }

    void aClickGoesToItsStep() {
        TrainingFixture fixture;
        fixture.trainFor(10);
        auto* loss = fixture.view<PlotView>("loss");
        QTest::mouseClick(loss, Qt::LeftButton, {}, onStep(loss->frame(), 4));
        QCOMPARE(fixture.position, 4.0);
        QTest::mouseClick(loss, Qt::LeftButton, {}, onStep(loss->frame(), 18)); // not there yet
        QCOMPARE(fixture.position, 10.0);
        auto* map = fixture.view<HeatMapView>("gradient-map-b");
        QTest::mouseClick(map, Qt::LeftButton, {}, onStep(map->frame(), 7));
        QCOMPARE(fixture.position, 7.0);
    }

    void theStepUnderThePointerIsReadOut() {
        TrainingFixture fixture;
        fixture.trainFor(10);
        auto* loss = fixture.view<PlotView>("loss");
        QTest::mouseMove(loss, onStep(loss->frame(), 4));
        QTRY_COMPARE(fixture.shown<Plot>("accuracy").cursor->x, 4.0);
        QCOMPARE(fixture.position, 10.0);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(loss, &leave);
        QCOMPARE(fixture.shown<Plot>("accuracy").cursor->x, 10.0);
    }

    void aCardChoosesItsArm() {
        TrainingFixture fixture;
        fixture.trainFor(3);
        auto* cards = fixture.view<ArmCardsView>("arms");
        QTest::mouseClick(cards, Qt::LeftButton, {}, cards->cardRect(2).center());
        QCOMPARE(fixture.training().arm, Index(2));
        QCOMPARE(fixture.shown<ArmCards>("arms").chosen, std::size_t(2));
        QTest::keyClick(&fixture.page, Qt::Key_PageUp);
        QCOMPARE(fixture.training().arm, Index(1));
        QTest::keyClick(&fixture.page, Qt::Key_PageDown);
        QTest::keyClick(&fixture.page, Qt::Key_PageDown);
        QCOMPARE(fixture.training().arm, Index(2));
        QCOMPARE(fixture.document.undoStack().count(), 0); // where one looks is no step
    }

    void aClickOnTheLayersChoosesOne() {
        TrainingFixture fixture(withArms(3, TrainingView::Stream));
        fixture.trainFor(10);
        auto* rms = fixture.view<PlotView>("layer-rms");
        QTest::mouseClick(rms, Qt::LeftButton, {}, onStep(rms->frame(), 2));
        QCOMPARE(fixture.training().layer, Index(2));
        QCOMPARE(fixture.position, 10.0);
    }

    void aBranchIsAnotherArm() {
        TrainingFixture fixture;
        fixture.trainFor(12);
        fixture.goTo(7);
        QTest::keyClick(&fixture.page, Qt::Key_B);
        QCOMPARE(fixture.training().arms.size(), std::size_t(4));
        QCOMPARE(fixture.training().arms.back().branches.back().step, Index(7));
        QCOMPARE(chosenArm(fixture.training()), std::size_t(3));
        QCOMPARE(fixture.document.undoStack().count(), 1);
        QSignalSpy said(&fixture.page, &PageWidget::message);
        for (int more = 0; more < 3; ++more) {
            fixture.goTo(8 + more);
            QTest::keyClick(&fixture.page, Qt::Key_B);
        }
        QCOMPARE(fixture.training().arms.size(), mostArms);
        QVERIFY(!said.back()[0].toString().isEmpty());
    }

    void theDockTellsFormulasAndSnapshots() {
        TrainingFixture fixture;
        QWidget* dock = fixture.page.explanation();
        dock->resize(224, 800);
        dock->show();
        fixture.trainFor(10);
        QString all;
        for (const QLabel* label : dock->findChildren<QLabel*>()) all += label->text();
        QVERIFY(all.contains("Warm-up") && all.contains("(B only)") && all.contains("Adam"));
        QVERIFY(!all.contains("Clipping"));
        QVERIFY(all.contains("Snapshots every"));
    }

    void lookingChangesNothing() {
        TrainingFixture fixture;
        fixture.trainAll();
        const std::string json = toJson(fixture.document.scenario());
        for (const ThemeName name : {ThemeName::Dark, ThemeName::Projector, ThemeName::Light})
            fixture.page.setTheme(theme(name));
        for (const QSize& size : {QSize(740, 460), QSize(1600, 1000), QSize(1040, 812)}) fixture.page.resize(size);
        for (double frame = 0; frame <= 20; frame += 0.5) fixture.goTo(frame);
        fixture.page.picture({});
        QCOMPARE(toJson(fixture.document.scenario()), json);
        QCOMPARE(fixture.refused, 0);
    }
};

NORMSCOPE_GUI_TEST(TestTrainingPage)
#include "test_training_page.moc"
