// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/training_support.h"

using namespace normscope;
using namespace normscope::test;

// What stands below the plots: maps, schedules, norms, streams.
class TestTrainingViews : public QObject {
    Q_OBJECT

private slots:
    void panelsByView();
    void mapsShareOneScale();
    void longRunsShareColumns();
    void ratesToCome();
    void decayAlone();
    void batchNormRemembers();
    void theStreamOfTheChosenLayer();
};

namespace {

std::vector<std::string> names(const Figure& figure) {
    std::vector<std::string> all;
    for (const Panel& one : figure.panels) all.push_back(panelName(one));
    return all;
}

std::vector<std::string> viewPanels(Scenario scenario, TrainingView view) {
    scenario.training.view = view;
    const auto all = names(trainingFigure(knownResult(scenario, 50), lookAt()));
    return {all.begin() + 5, all.end()};
}

constexpr DepthArm preBn{NormKind::Batch, Placement::Pre};

} // namespace

void TestTrainingViews::panelsByView() {
    using V = TrainingView;
    using Names = std::vector<std::string>;
    const Figure figure = trainingFigure(knownResult(trainingScenario(), 50), lookAt());
    QCOMPARE(names(figure), (Names{"arms", "loss", "accuracy", "gradient-norm", "update-ratio", "gradient-map-a",
                                   "gradient-map-b", "gradient-map-c"}));
    const Scenario scenario = trainingScenario();
    QCOMPARE(viewPanels(scenario, V::RmsMap), (Names{"rms-map-a", "rms-map-b", "rms-map-c"}));
    QCOMPARE(viewPanels(scenario, V::Schedule), (Names{"learning-rate", "share"}));
    Scenario clipped = scenario;
    clipped.training.all.learning.clip = 1;
    QCOMPARE(viewPanels(clipped, V::Schedule), (Names{"learning-rate", "clip-factor", "share"}));
    QCOMPARE(viewPanels(scenario, V::Affine), (Names{"gamma", "beta"}));
    QCOMPARE(viewPanels(withArms({preBn}), V::Affine), (Names{"gamma", "beta", "running"}));
    QCOMPARE(viewPanels(scenario, V::Stream), (Names{"layer", "layer-gradient", "layer-rms"}));
    QVERIFY(contains(figure.caption, "12 layers, width 32"));
}

void TestTrainingViews::mapsShareOneScale() {
    const Figure figure = trainingFigure(knownResult(trainingScenario(), 200), lookAt());
    const HeatMap &a = panel<HeatMap>(figure, "gradient-map-a"), &c = panel<HeatMap>(figure, "gradient-map-c");
    QCOMPARE(a.values.rows(), Index(12));
    QCOMPARE(a.values.cols(), Index(200));
    QCOMPARE(a.values(0, 99), between(1, 1.6e-5, 0.5));
    QCOMPARE(a.values(11, 0), 0.5);
    QCOMPARE(a.lower, c.lower);
    QCOMPARE(a.upper, 1.0);
    QVERIFY(a.lower >= 1e-6 && a.lower <= 0.1);
    QVERIFY(a.showYLabels && !c.showYLabels && !a.showScale && c.showScale);
    QCOMPARE(plain(a.note), std::string("layer 1\n1.6·10^−5"));
    QCOMPARE(a.x0, 1.0);
    QCOMPARE(a.y0, 1.0);
}

void TestTrainingViews::longRunsShareColumns() {
    Scenario scenario = trainingScenario();
    scenario.training.steps = 1300;
    const HeatMap map = panel<HeatMap>(trainingFigure(knownResult(scenario, 100), lookAt()), "gradient-map-a");
    QCOMPARE(map.dx, 3.0);
    QCOMPARE(map.x0, 2.0);
    QCOMPARE(map.values.cols(), Index(34));
    QCOMPARE(map.values(0, 0), between(1, 1.6e-5, 1.0 / 1300)); // it falls: the first of three is the greatest
    QVERIFY(contains(map.subtitle, "greatest of 3 steps"));
}

void TestTrainingViews::ratesToCome() {
    Scenario scenario = trainingScenario();
    scenario.training.view = TrainingView::Schedule;
    const Figure figure = trainingFigure(knownResult(scenario, 40), lookAt());
    const Plot& plot = panel<Plot>(figure, "learning-rate");
    const Series* ahead = find(plot, "b_pending");
    QVERIFY(ahead && ahead->pending);
    QCOMPARE(ahead->x.back(), 200.0);
    QCOMPARE(ahead->y[1], 3e-3 * 41 / 100); // warm-up of 100 steps
    QCOMPARE(ahead->y.back(), 3e-3);
    QCOMPARE(find(plot, "b")->x.back(), 40.0);
}

void TestTrainingViews::decayAlone() {
    Scenario scenario = trainingScenario();
    scenario.training.view = TrainingView::Affine;
    const auto line = [&](const char* name) {
        const Plot plot = panel<Plot>(trainingFigure(knownResult(scenario, 50), lookAt()), "gamma");
        const Series* found = find(plot, name);
        return found ? std::optional<Series>(*found) : std::nullopt;
    };
    QVERIFY(line("a")->y.back() < 1);
    QCOMPARE(line("a_sd")->style, SeriesStyle::Band);
    QVERIFY(!line("a_decay"));
    scenario.training.all.learning.optimizer = OptimizerKind::AdamW;
    scenario.training.all.learning.weightDecay = 0.1;
    QVERIFY(!line("a_decay")); // weights only
    scenario.training.all.learning.decayOf = DecayOf::All;
    const auto law = line("a_decay");
    QVERIFY(law && law->theory);
    QVERIFY(std::abs(law->y.back() - std::exp(-3e-3 * 0.1 * 200)) < 1e-4);
    QVERIFY(!line("c_decay")); // the same as a's
}

void TestTrainingViews::batchNormRemembers() {
    Scenario scenario = withArms({preBn});
    scenario.training.view = TrainingView::Affine;
    const Figure figure = trainingFigure(knownResult(scenario, 50), lookAt());
    QCOMPARE(find(panel<Plot>(figure, "running"), "a_var")->y.back(), 1.5);
    QCOMPARE(find(panel<Plot>(figure, "running"), "a_mean")->y.back(), 0.5);
    QVERIFY(contains(panel<Plot>(figure, "accuracy").subtitle, "running statistics"));
}

void TestTrainingViews::theStreamOfTheChosenLayer() {
    Scenario scenario = trainingScenario();
    scenario.training.view = TrainingView::Stream;
    scenario.training.layer = 5;
    scenario.training.arm = 2;
    const Figure figure = trainingFigure(knownResult(scenario, 50), lookAt(37));
    const MatrixPlot& matrix = panel<MatrixPlot>(figure, "layer");
    QCOMPARE(plain(matrix.title), std::string("Layer 5, C (Pre-LN), step 31"));
    QVERIFY(contains(matrix.subtitle, "kept every 10 steps"));
    QCOMPARE(matrix.values(0, 0), 6.0);
    QCOMPARE(matrix.tokens, Index(8));
    const Plot& gradient = panel<Plot>(figure, "layer-gradient");
    QCOMPARE(find(gradient, "b")->x.size(), std::size_t(12));
    QCOMPARE(find(gradient, "b")->x.front(), 1.0);
    QCOMPARE(gradient.cursor->x, 5.0);
    QVERIFY(contains(gradient.subtitle, "step 37"));
    QCOMPARE(find(panel<Plot>(figure, "layer-rms"), "b")->x.size(), std::size_t(13));
}

QTEST_APPLESS_MAIN(TestTrainingViews)
#include "test_training_views.moc"
