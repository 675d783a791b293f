// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_support.h"

using namespace normscope;
using namespace normscope::test;

// The panels of each view of the Batch page, as data.
class TestBatchViews : public QObject {
    Q_OBJECT

private slots:
    void theLawStandsBesideTheMeasurement();
    void aSizeThatWasNotMeasured();
    void accuraciesAreMeansOverSeeds();
    void seedsThatFailedAreTold();
    void trainingsThatAreNotThere();
    void lagByMomentum();
    void theUntouchedHaveNoColour();
    void barsOfEachComposition();
    void paddingTheoryGoesThroughItsPoints();
    void theCursorOfPaddingIsTheShareOfItsRows();
    void conventionsAtTheTimeline();
};

namespace {

Figure at(const BatchResult& result, double frame = 0) { return batchFigure(result, batchAt(frame)); }

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

} // namespace

void TestBatchViews::theLawStandsBesideTheMeasurement() {
    const Figure figure = at(knownBatches(batchScenario()));
    const Plot& plot = panel<Plot>(figure, "error-law");
    QVERIFY(plot.x.logarithmic && plot.y.logarithmic);
    QCOMPARE(plot.x.ticks.size(), std::size(lawSizes));
    QCOMPARE(find(plot, "mean_theory")->y[2], 1 / std::sqrt(8.0));
    QVERIFY(near(find(plot, "variance_gaussian")->y[2], std::sqrt(14.0) / 8));
    QCOMPARE(plain(find(plot, "mean_theory")->endLabel), std::string("theory 1/√B, misfit 2.0 %"));
    QVERIFY(contains(find(plot, "variance_gaussian")->endLabel, "Gaussian"));
    QCOMPARE(plain(find(plot, "mean")->cursorLabel), std::string("B = 8: 0.36 σ"));
    QCOMPARE(find(plot, "mean")->role, Role::Statistic);
    QCOMPARE(plot.cursor->x, 8.0);
    QCOMPARE(find(panel<Plot>(figure, "variance-bias"), "bias_theory")->y[0], 0.5);
}

void TestBatchViews::aSizeThatWasNotMeasured() {
    Scenario scenario = batchScenario();
    scenario.batch.size = 10;
    const Figure figure = at(knownBatches(scenario));
    const Plot& plot = panel<Plot>(figure, "error-law");
    QCOMPARE(plain(plot.cursor->label), std::string("B = 10: about 0.32 σ"));
    QVERIFY(find(plot, "mean")->cursorLabel.empty());
}

void TestBatchViews::accuraciesAreMeansOverSeeds() {
    BatchResult result = knownBatches(batchScenario(BatchView::Accuracy));
    setTrained(result, {.size = 8, .seed = 0}, judged(0.9, 0.8));
    setTrained(result, {.size = 8, .seed = 1}, judged(1.0, 0.7));
    TrainedOutcome stopped = judged(0.1, 0.1);
    stopped.stopped = true;
    setTrained(result, {.size = 8, .seed = 2}, stopped);
    const Figure figure = at(result);
    const Plot& plot = panel<Plot>(figure, "accuracy");
    QCOMPARE(find(plot, "running")->x, std::vector<double>{8});
    QVERIFY(near(find(plot, "running")->y.front(), 95));
    QVERIFY(near(find(plot, "running_band")->y.front(), 90));
    QVERIFY(near(find(plot, "running_band")->y2.front(), 100));
    QCOMPARE(plain(find(plot, "batch")->cursorLabel), std::string("75 %"));
    QVERIFY(!find(plot, "layer"));
    QVERIFY(near(find(panel<Plot>(figure, "accuracy-gap"), "gap")->y.front(), -20));
}

void TestBatchViews::seedsThatFailedAreTold() {
    const auto notes = [](const BatchResult& result, const char* name) {
        const Figure figure = at(result);
        std::vector<std::string> texts;
        for (const Text& note : panel<Plot>(figure, name).notes) texts.push_back(plain(note));
        return texts;
    };
    BatchResult result = knownBatches(batchScenario(BatchView::Accuracy));
    result.planned = 3;
    for (const std::uint64_t seed : {0, 1}) setTrained(result, {.size = 8, .seed = seed}, judged(0.9, 0.8));
    setTrained(result, {.size = 16, .seed = 0}, judged(0.9, 0.8));
    QVERIFY(notes(result, "accuracy").empty()); // the other seed is not done yet
    setTrained(result, {.size = 16, .seed = 1}, judged(0.9, notThere));
    QCOMPARE(notes(result, "accuracy"), std::vector<std::string>{"BN, batch only 1 of 2 trainings (B 16)"});
    QCOMPARE(notes(result, "accuracy-gap"), std::vector<std::string>{"only 1 of 2 trainings (B 16)"});
    BatchResult bars = knownBatches(batchScenario(BatchView::Composition));
    bars.planned = 2;
    const TrainedCase::Study study = TrainedCase::Study::Composition;
    setTrained(bars, {.study = study, .seed = 0}, judged(0.974, 0.967, 0.104));
    setTrained(bars, {.study = study, .seed = 1}, judged(notThere));
    QCOMPARE(notes(bars, "composition"),
             std::vector<std::string>{"BN only 1 of 2 trainings (running, mixed, one class)"});
}

void TestBatchViews::trainingsThatAreNotThere() {
    const Figure figure = at(knownBatches(batchScenario(BatchView::Accuracy)));
    const Plot& plot = panel<Plot>(figure, "accuracy");
    QVERIFY(plot.series.empty());
    QCOMPARE(plain(plot.notes.at(0)), std::string("training 0 of 4"));
    QCOMPARE(plot.y.upper, 100.0);
    BatchResult done = knownBatches(batchScenario(BatchView::Accuracy));
    trainAccuracies(done, 0.5);
    QVERIFY(panel<Plot>(at(done), "accuracy").notes.empty());
}

void TestBatchViews::lagByMomentum() {
    BatchResult result = knownBatches(batchScenario(BatchView::Gap));
    for (const double momentum : {0.1, 0.01}) {
        TrainedOutcome outcome;
        outcome.lagSteps = {5, 20};
        outcome.lagEvaluation = {momentum, 0.9};
        outcome.lagBatch = {0.7, 0.9};
        setTrained(result, {.study = TrainedCase::Study::Lag, .size = 64, .momentum = momentum}, outcome);
    }
    const Figure figure = at(result, 4);
    const Plot& lag = panel<Plot>(figure, "lag");
    QCOMPARE(find(lag, "running_0.01")->y.front(), 1.0);
    QCOMPARE(find(lag, "running_0.1")->x, (std::vector<double>{5, 20}));
    QVERIFY(find(lag, "running_0.1")->form != find(lag, "running_0.01")->form);
    QVERIFY(near(find(lag, "batch")->y.front(), 70));
    QCOMPARE(find(panel<Plot>(figure, "gap"), "gap")->y, (std::vector<double>{1, 1.0 / 2, 1.0 / 3, 1.0 / 4}));
}

void TestBatchViews::theUntouchedHaveNoColour() {
    const Figure figure = at(knownBatches(batchScenario(BatchView::Perturbation)));
    const HeatMap& layer = panel<HeatMap>(figure, "perturbed-layer");
    QCOMPARE(plain(layer.subtitle), std::string("max 0"));
    QCOMPARE(layer.marks.size(), std::size_t(4)); // two samples × two features
    QVERIFY(!layer.marks.front().failure);
    QCOMPARE(layer.values(2, 0), 2.0); // sample 1 on top
    QCOMPARE(plain(layer.y.ticks.front().label), std::string("1"));
    QCOMPARE(layer.y.ticks.front().at, 3.0);
    const HeatMap& batch = panel<HeatMap>(figure, "perturbed-batch");
    QCOMPARE(plain(batch.subtitle), std::string("max 1.11"));
    QCOMPARE(batch.marks, (std::vector<HeatMark>{{1, 1, {}, false}}));
    QVERIFY(!batch.logarithmic);
    QCOMPARE(batch.upper, 1.5);
    QCOMPARE(layer.upper, batch.upper);
    const Plot& law = panel<Plot>(figure, "perturbation-law");
    QVERIFY(contains(law.series.front().endLabel, "B^−0.50"));
}

void TestBatchViews::barsOfEachComposition() {
    BatchResult result = knownBatches(batchScenario(BatchView::Composition));
    const TrainedCase::Study study = TrainedCase::Study::Composition;
    setTrained(result, {.study = study}, judged(0.974, 0.967, 0.104));
    setTrained(result, {.study = study, .norm = TrainedCase::Norm::Layer}, judged(0.972));
    const Figure figure = at(result);
    const Plot& plot = panel<Plot>(figure, "composition");
    const Series &layer = *find(plot, "layer"), &batch = *find(plot, "batch");
    QCOMPARE(batch.style, SeriesStyle::Bars);
    QCOMPARE(plain(batch.pointLabels.back()), std::string("10"));
    QCOMPARE(layer.x.size(), std::size_t(3)); // its one accuracy, whatever the batch is made of
    QVERIFY(layer.x.front() + layer.barWidth / 2 < batch.x.front() - batch.barWidth / 2);
    QCOMPARE(plain(plot.x.ticks.back().label), std::string("one class"));
    QCOMPARE(find(plot, "chance")->y.front(), 10.0);
    QVERIFY(find(panel<Plot>(figure, "composition-training"), "batch")->x.empty());
}

void TestBatchViews::paddingTheoryGoesThroughItsPoints() {
    const Figure figure = at(knownBatches(batchScenario(BatchView::Padding)));
    const Plot& plot = panel<Plot>(figure, "padding-statistics");
    const Series& theory = *find(plot, "variance_theory");
    for (std::size_t k = 0; k < theory.x.size(); ++k) {
        const double p = theory.x[k] / 100;
        QVERIFY(near(theory.y[k], (1 - p) * (1 + p)));
    }
    QCOMPARE(theory.x.back(), 75.0);
    QCOMPARE(find(plot, "mean")->x, (std::vector<double>{0, 50, 75}));
    QVERIFY(!plot.cursor);
}

// 0.9 of 2 rows leave one that is real; 0.05 of 8 are none.
void TestBatchViews::theCursorOfPaddingIsTheShareOfItsRows() {
    Scenario scenario = batchScenario(BatchView::Padding);
    scenario.batch.size = 2;
    scenario.batch.padding = 0.9;
    const Figure half = at(knownBatches(scenario));
    const Plot& plot = panel<Plot>(half, "padding-statistics");
    QCOMPARE(plot.cursor->x, 50.0);
    QCOMPARE(plain(find(plot, "mean")->cursorLabel), std::string("0.50"));
    QVERIFY(contains(half.sentence, "With 50 % of the rows zeros"));
    scenario.batch.size = 8;
    scenario.batch.padding = 0.05;
    const Figure none = at(knownBatches(scenario));
    QVERIFY(!panel<Plot>(none, "padding-statistics").cursor);
    QVERIFY(find(panel<Plot>(none, "padding-statistics"), "mean")->cursorLabel.empty());
}

void TestBatchViews::conventionsAtTheTimeline() {
    const Figure figure = at(knownBatches(batchScenario(BatchView::Conventions)), 3);
    const Plot& plot = panel<Plot>(figure, "convention-mean");
    QCOMPARE(plot.series.size(), std::size_t(4));
    QCOMPARE(plot.series[0].x.back(), 3.0);
    QCOMPARE(plot.series[3].letter, std::string("D"));
    QCOMPARE(plain(plot.subtitle), std::string("0.1 in PyTorch is 0.9 in Keras"));
    const TextTable& table = panel<TextTable>(figure, "convention-table");
    QCOMPARE(plain(table.rows[0].head), std::string("A  PyTorch, momentum 0.1"));
    QCOMPARE(plain(table.rows[0].cells[0]), std::string("−0.30"));
    QCOMPARE(plain(table.rows[2].cells[1]), std::string("0.17")); // 0.175, whose nearest double is below
    QCOMPARE(plain(table.rows[3].cells[2]), std::string("3.00"));
    QVERIFY(table.rows[0].marked);
    QVERIFY(!table.rows[1].marked && !table.rows[2].marked && !table.rows[3].marked);
}

QTEST_APPLESS_MAIN(TestBatchViews)
#include "test_batch_views.moc"
