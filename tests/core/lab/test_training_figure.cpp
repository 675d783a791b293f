// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/training_support.h"

#include "lab/training_lines.h"

#include <QElapsedTimer>

#include <set>

using namespace normscope;
using namespace normscope::test;

// The plots over the steps, as data.
class TestTrainingFigure : public QObject {
    Q_OBJECT

private slots:
    void stepsCountFromOne();
    void whatIsAheadIsPale();
    void theHoveredStepIsReadOut();
    void sixEqualArmsHaveSixLines();
    void theLossBreaksOff();
    void anExplodingLossIsLogarithmic();
    void clippingIsMarkedWhereItHolds();
    void otherSeedsAreThin();
    void longLinesKeepTheirExtremes();
    void lockedAxesStay();
    void nothingYetIsAFigureToo();
    void isFastEnough();
};

namespace {

constexpr DepthArm postLn{NormKind::Layer, Placement::Post};

} // namespace

void TestTrainingFigure::stepsCountFromOne() {
    const Figure figure = trainingFigure(knownResult(trainingScenario(), 30), lookAt());
    const Plot& loss = panel<Plot>(figure, "loss");
    QCOMPARE(find(loss, "b_train")->x.front(), 1.0);
    QCOMPARE(find(loss, "b_train")->x.back(), 30.0);
    QVERIFY(find(loss, "b_train")->thin);
    QCOMPARE(find(loss, "b_test")->x, (std::vector<double>{10, 20, 30}));
    QCOMPARE(find(loss, "b_test")->letter, std::string("B"));
    QCOMPARE(plain(find(loss, "b_test")->endLabel), std::string("2.20")); // 2.4 - 2 · 30/200 + 0.1
    QCOMPARE(find(loss, "chance")->y.front(), std::log(10.0));
    QCOMPARE(loss.x.upper, 200.0);
    QCOMPARE(loss.y.upper, 1.3 * std::log(10.0));
    const Plot& accuracy = panel<Plot>(figure, "accuracy");
    QCOMPARE(plain(find(accuracy, "c")->endLabel), std::string("22 %")); // 0.1 + 0.8 · 30/200
    QCOMPARE(find(accuracy, "success")->y.front(), 80.0);
    QCOMPARE(plain(accuracy.subtitle), std::string("%, 360 held-out samples"));
}

void TestTrainingFigure::whatIsAheadIsPale() {
    const TrainingResult result = knownResult(trainingScenario(), 120);
    const Figure back = trainingFigure(result, lookAt(50));
    const Plot& then = panel<Plot>(back, "gradient-norm");
    QCOMPARE(find(then, "a")->x.back(), 50.0);
    QCOMPARE(find(then, "a_pending")->x.front(), 50.0);
    QCOMPARE(find(then, "a_pending")->x.back(), 120.0);
    QVERIFY(find(then, "a_pending")->pending);
    QCOMPARE(then.cursor->x, 50.0);
    const Figure newest = trainingFigure(result, lookAt());
    const Plot& now = panel<Plot>(newest, "gradient-norm");
    QVERIFY(!find(now, "a_pending"));
    QCOMPARE(now.cursor->x, 120.0);
    const Figure start = trainingFigure(result, lookAt(0));
    QVERIFY(!find(panel<Plot>(start, "gradient-norm"), "a"));
}

void TestTrainingFigure::theHoveredStepIsReadOut() {
    TrainingLook look = lookAt();
    look.hovered = 40;
    const Figure figure = trainingFigure(knownResult(trainingScenario(), 120), look);
    const Series* line = find(panel<Plot>(figure, "gradient-norm"), "a");
    QCOMPARE(plain(line->cursorLabel), std::string("3.82")); // about 4 - 36/200, the middle of the last nine
    QCOMPARE(line->x.back(), 120.0);
    QCOMPARE(panel<Plot>(figure, "loss").cursor->x, 40.0);
    QCOMPARE(panel<HeatMap>(figure, "gradient-map-a").cursor->x, 40.0);
    QCOMPARE(plain(panel<HeatMap>(figure, "gradient-map-a").note), std::string("layer 1\n0.80"));
}

void TestTrainingFigure::sixEqualArmsHaveSixLines() {
    const auto looks = armLooks(withArms({postLn, postLn, postLn, postLn, postLn, postLn}).training);
    std::set<std::pair<LineForm, bool>> lines;
    for (const ArmLook& look : looks) lines.insert({look.form, look.second});
    QCOMPARE(lines.size(), std::size_t(6));
    QVERIFY(looks[1].second && looks[1].form == LineForm::Post);
    // Pre is left to the arm whose form it is.
    const auto mixed = armLooks(withArms({postLn, postLn, postLn, {NormKind::Layer, Placement::Pre}}).training);
    QCOMPARE(mixed[2].form, LineForm::Sandwich);
    QCOMPARE(mixed[3].form, LineForm::Pre);
}

void TestTrainingFigure::theLossBreaksOff() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 20);
    TrainingRun run = divergedRun(scenario, 0, 0, 4);
    StepRecord last = *run.records.back();
    last.loss = std::numeric_limits<double>::infinity();
    run.records.back() = std::make_shared<const StepRecord>(last);
    setRun(result, 0, 0, std::move(run));
    const Figure figure = trainingFigure(result, lookAt());
    const Plot& loss = panel<Plot>(figure, "loss");
    QCOMPARE(find(loss, "a_train")->x, (std::vector<double>{1, 2, 3}));
    const Series* mark = find(loss, "a_diverged");
    QVERIFY(mark && mark->role == Role::Failure && mark->style == SeriesStyle::Points);
    QCOMPARE(mark->x.front(), 4.0);
    QCOMPARE(mark->y.front(), find(loss, "a_train")->y.back());
}

void TestTrainingFigure::anExplodingLossIsLogarithmic() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 20);
    setRun(result, 0, 0, knownRun(scenario, 0, 0, 20, {.lossTo = 9000}));
    const Plot loud = panel<Plot>(trainingFigure(result, lookAt()), "loss");
    QVERIFY(loud.y.logarithmic);
    QCOMPARE(loud.y.upper, 1000.0); // 2.4 + 8997.6 · 20/200 is the greatest
    QCOMPARE(loud.y.lower, 1.0);
    setRun(result, 0, 0, knownRun(scenario, 0, 0, 20, {.lossTo = 80}));
    const Plot high = panel<Plot>(trainingFigure(result, lookAt()), "loss");
    QVERIFY(!high.y.logarithmic);
    QVERIFY(high.y.upper > 1.3 * std::log(10.0) && high.y.upper < 20);
    TrainingLook wished = lookAt();
    wished.display = scenario.training;
    wished.display->logarithmic = true;
    QVERIFY(panel<Plot>(trainingFigure(result, wished), "loss").y.logarithmic);
}

void TestTrainingFigure::clippingIsMarkedWhereItHolds() {
    Scenario scenario = trainingScenario();
    QVERIFY(!find(panel<Plot>(trainingFigure(blankResult(scenario), lookAt()), "gradient-norm"), "clip_1"));
    scenario.training.arms[0].branches = {{50, {{"clip", 1.0}}}};
    const Figure figure = trainingFigure(knownResult(scenario, 60), lookAt());
    const Series* line = find(panel<Plot>(figure, "gradient-norm"), "clip_1");
    QVERIFY(line && line->theory);
    QCOMPARE(line->x, (std::vector<double>{50, 200}));
    QCOMPARE(plain(line->endLabel), std::string("clip at 1"));
}

void TestTrainingFigure::otherSeedsAreThin() {
    const Figure figure = trainingFigure(knownResult(trainingScenario(), 100, 3), lookAt());
    for (const char* plot : {"accuracy", "gradient-norm", "update-ratio"}) {
        const Series* line = find(panel<Plot>(figure, plot), "c_seed_2");
        QVERIFY(line && line->thin && line->letter.empty());
    }
    QCOMPARE(find(panel<Plot>(figure, "update-ratio"), "c")->y.back(), -2.0);
    QVERIFY(!find(panel<Plot>(figure, "loss"), "c_seed_2"));
}

void TestTrainingFigure::longLinesKeepTheirExtremes() {
    StepCurve curve;
    for (Index k = 0; k < 5000; ++k) {
        curve.x.push_back(double(k + 1));
        curve.y.push_back(k == 1234 ? 50 : k == 4321 ? -50 : std::sin(double(k)));
    }
    const StepCurve thin = thinnedOut(curve, 1000);
    QVERIFY(thin.x.size() <= 1010);
    QVERIFY(std::ranges::is_sorted(thin.x));
    QCOMPARE(std::ranges::max(thin.y), 50.0);
    QCOMPARE(std::ranges::min(thin.y), -50.0);
    QCOMPARE(thin.x.front(), 1.0);
    QCOMPARE(thin.x.back(), 5000.0);
}

void TestTrainingFigure::lockedAxesStay() {
    const TrainingResult result = knownResult(trainingScenario(), 50);
    Figure wide = trainingFigure(result, lookAt());
    for (Panel& one : wide.panels) {
        if (auto* plot = std::get_if<Plot>(&one)) plot->y.upper = 1e4;
        if (auto* map = std::get_if<HeatMap>(&one)) map->upper = 1e4;
    }
    TrainingLook locked = lookAt();
    locked.ranges = &wide;
    const Figure kept = trainingFigure(result, locked);
    QCOMPARE(panel<Plot>(kept, "gradient-norm").y.upper, 1e4);
    QCOMPARE(panel<HeatMap>(kept, "gradient-map-b").upper, 1e4);
}

void TestTrainingFigure::nothingYetIsAFigureToo() {
    for (const TrainingView view : {TrainingView::GradientMap, TrainingView::RmsMap, TrainingView::Schedule,
                                    TrainingView::Affine, TrainingView::Stream}) {
        Scenario scenario = trainingScenario();
        scenario.training.view = view;
        TrainingResult result = blankResult(scenario);
        result.classes = 0;
        const Figure figure = trainingFigure(result, lookAt(3));
        QVERIFY(!panel<Plot>(figure, "loss").cursor);
        QCOMPARE(plain(figure.sentence), std::string("Training begins."));
        for (const Panel& one : figure.panels) QVERIFY(!csv(one).empty());
    }
}

// It is made anew 25 times a second while training goes on.
void TestTrainingFigure::isFastEnough() {
    const TrainingResult result = knownResult(trainingScenario(), 200, 5);
    QElapsedTimer timer;
    timer.start();
    constexpr int times = 20;
    for (int k = 0; k < times; ++k) trainingFigure(result, lookAt());
    const double milliseconds = double(timer.nsecsElapsed()) * 1e-6 / times;
    qInfo("a figure of 200 steps, three arms and five seeds takes %.2f ms", milliseconds);
    QVERIFY(milliseconds < 50);
}

QTEST_APPLESS_MAIN(TestTrainingFigure)
#include "test_training_figure.moc"
