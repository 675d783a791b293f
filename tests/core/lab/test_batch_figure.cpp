// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_support.h"

#include "lab/batch_memory.h"

using namespace normscope;
using namespace normscope::test;

// The plots over the batches of the stream, as data.
class TestBatchFigure : public QObject {
    Q_OBJECT

private slots:
    void panelsInOrder();
    void theTimelineShowsTheFirstBatches();
    void theHoveredBatchIsReadOut();
    void axesStayWhileTheTimelineMoves();
    void keptAxesStay();
    void memoryIsWhatTheRunningValueHolds();
    void resetAndRepairChangeTheMemory();
    void theStartIsForgotten();
    void withoutTrackingNothingRuns();
    void whatNormalisesStandsOut();
    void eventsAreMarked();
    void layerNormHasOneMeanASample();
    void displaySettingsAreNewer();
    void nothingYetIsAFigureToo();
};

namespace {

std::vector<std::string> names(const Figure& figure) {
    std::vector<std::string> all;
    for (const Panel& panel : figure.panels) all.push_back(panelName(panel));
    return all;
}

Figure at(const BatchResult& result, double frame = 0) { return batchFigure(result, batchAt(frame)); }

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

} // namespace

void TestBatchFigure::panelsInOrder() {
    const std::map<BatchView, std::vector<std::string>> expected = {
        {BatchView::Law, {"error-law", "variance-bias"}},
        {BatchView::Accuracy, {"accuracy", "accuracy-gap"}},
        {BatchView::Gap, {"gap", "lag"}},
        {BatchView::Perturbation, {"perturbed-layer", "perturbed-batch", "perturbed-evaluation", "perturbation-law"}},
        {BatchView::Composition, {"composition", "composition-training"}},
        {BatchView::Padding, {"padding-statistics", "padded-accuracy", "padded-logits"}},
        {BatchView::Conventions, {"convention-mean", "convention-table"}}};
    for (const auto& [view, panels] : expected) {
        std::vector<std::string> all = {"batch-mean", "batch-variance", "sample-statistics"};
        all.insert(all.end(), panels.begin(), panels.end());
        all.emplace_back("statistics-in-use");
        QCOMPARE(names(at(knownBatches(batchScenario(view)))), all);
    }
}

void TestBatchFigure::theTimelineShowsTheFirstBatches() {
    const BatchResult result = knownBatches(batchScenario());
    const Figure playing = at(result, 4.7);
    const Plot& then = panel<Plot>(playing, "batch-mean");
    QCOMPARE(find(then, "batch")->x, (std::vector<double>{1, 2, 3, 4}));
    QCOMPARE(find(then, "running")->x, (std::vector<double>{0, 1, 2, 3, 4}));
    QCOMPARE(find(then, "running")->y.front(), 0.0);
    QCOMPARE(find(then, "running")->y.back(), result.stream.steps[3].running.mean[0]);
    QCOMPARE(plain(find(then, "running")->endLabel), "running " + fixed(result.stream.steps[3].running.mean[0], 2));
    QCOMPARE(then.cursor->x, 4.0);
    QCOMPARE(plain(find(then, "population")->endLabel), std::string("population −1.00"));
    QVERIFY(find(then, "population")->theory);
    QCOMPARE(plain(panel<Plot>(playing, "sample-statistics").cursor->label), std::string("batch 4"));
    const Figure rest = at(result);
    const Plot& all = panel<Plot>(rest, "batch-mean");
    QCOMPARE(find(all, "batch")->x.size(), std::size_t(10));
    QVERIFY(!all.cursor);
    const Figure start = at(result, 0.5);
    QVERIFY(find(panel<Plot>(start, "batch-mean"), "batch")->x.empty());
}

void TestBatchFigure::theHoveredBatchIsReadOut() {
    const BatchResult result = knownBatches(batchScenario());
    BatchLook look = batchAt();
    look.hovered = 3;
    const Figure figure = batchFigure(result, look);
    const Plot& plot = panel<Plot>(figure, "batch-mean");
    QCOMPARE(plot.cursor->x, 3.0);
    QCOMPARE(find(plot, "batch")->x.size(), std::size_t(10));
    QCOMPARE(plain(find(plot, "running")->cursorLabel), fixed(result.stream.steps[2].running.mean[0], 2));
    look.hovered = 99;
    QCOMPARE(panel<Plot>(batchFigure(result, look), "batch-mean").cursor->x, 10.0);
}

void TestBatchFigure::axesStayWhileTheTimelineMoves() {
    for (const BatchView view : batchViews) {
        const BatchResult result = knownBatches(batchScenario(view));
        const Figure rest = at(result);
        for (const double frame : {0.5, 1.0, 6.0}) {
            const Figure then = at(result, frame);
            for (std::size_t k = 0; k < rest.panels.size(); ++k) {
                const Plot *a = std::get_if<Plot>(&rest.panels[k]), *b = std::get_if<Plot>(&then.panels[k]);
                if (!a) continue;
                QCOMPARE(b->y.lower, a->y.lower);
                QCOMPARE(b->y.upper, a->y.upper);
                QCOMPARE(b->x.upper, a->x.upper);
            }
        }
    }
}

void TestBatchFigure::keptAxesStay() {
    const Figure before = at(knownBatches(batchScenario()));
    BatchResult changed = knownBatches(batchScenario());
    changed.stream.steps[4].mean[0] = 40;
    BatchLook look = batchAt();
    look.ranges = &before;
    const Figure kept = batchFigure(changed, look);
    QCOMPARE(panel<Plot>(kept, "batch-mean").y.upper, panel<Plot>(before, "batch-mean").y.upper);
    QVERIFY(panel<Plot>(at(changed), "batch-mean").y.upper > 40);
}

void TestBatchFigure::memoryIsWhatTheRunningValueHolds() {
    const BatchResult result = knownBatches(batchScenario());
    const BatchScene scene = batchScene(result, batchAt());
    const std::vector<double> weights = memoryWeights(scene, 10);
    double value = 0, sum = 0;
    for (std::size_t k = 0; k <= 10; ++k) {
        sum += weights[k];
        value += k > 0 ? weights[k] * result.stream.steps[k - 1].mean[0] : 0;
    }
    QVERIFY(near(sum, 1));
    QVERIFY(near(value, result.stream.steps.back().running.mean[0]));
    QVERIFY(near(weights[10], 0.1));
    QVERIFY(near(weights[0], std::pow(0.9, 10)));
    QVERIFY(std::abs(halfLife(0.1) - 6.5788) < 1e-4);
    const Figure figure = at(result);
    const Plot& plot = panel<Plot>(figure, "batch-mean");
    QVERIFY(contains(plot.subtitle, "half-life 6.6 batches"));
    const Series* band = find(plot, "memory");
    QVERIFY(near(band->y.front(), plot.y.lower));
    QVERIFY(near((band->y2[4] - plot.y.lower) / (band->y2[9] - plot.y.lower), std::pow(0.9, 5)));
}

void TestBatchFigure::resetAndRepairChangeTheMemory() {
    Scenario scenario = batchScenario();
    scenario.batch.events = {{StreamEvent::Kind::Reset, 5}};
    const BatchResult reset = knownBatches(scenario);
    const std::vector<double> anew = memoryWeights(batchScene(reset, batchAt()), 10);
    QCOMPARE(anew[4], 0.0);
    QVERIFY(near(anew[0], std::pow(0.9, 6)));
    scenario.batch.events = {{StreamEvent::Kind::Repair, 5}};
    BatchResult repaired = knownBatches(scenario);
    repaired.stream.steps[1].poisoned = true;
    const std::vector<double> shared = memoryWeights(batchScene(repaired, batchAt()), 10);
    QCOMPARE(shared[0], 0.0);
    QCOMPARE(shared[2], 0.0);
    QVERIFY(near(shared[4], std::pow(0.9, 6) / 3));
    const Figure figure = at(reset);
    const Series* line = find(panel<Plot>(figure, "batch-mean"), "running");
    QVERIFY(std::isnan(line->y[5])); // behind those of 0 ... 4
    QCOMPARE(line->x[6], 5.0);
}

void TestBatchFigure::theStartIsForgotten() {
    Scenario scenario = batchScenario();
    scenario.batch.batches = 60;
    const BatchResult result = knownBatches(scenario);
    QCOMPARE(startForgottenAt(batchScene(result, batchAt()), 60), Index(44));
    const Figure figure = at(result, 3);
    QCOMPARE(find(panel<Plot>(figure, "batch-mean"), "start_forgotten")->x.front(), 44.0);
    QCOMPARE(startForgottenAt(batchScene(knownBatches(batchScenario()), batchAt()), 10), Index(0));
}

void TestBatchFigure::withoutTrackingNothingRuns() {
    Scenario scenario = batchScenario();
    scenario.norm.trackRunningStats = false;
    const Figure figure = at(knownBatches(scenario));
    const Plot& plot = panel<Plot>(figure, "batch-mean");
    QVERIFY(!find(plot, "running"));
    QVERIFY(!find(plot, "memory"));
    QCOMPARE(find(plot, "batch")->x.size(), std::size_t(10));
}

// In evaluation the dots are small: the running line is what normalises.
void TestBatchFigure::whatNormalisesStandsOut() {
    const auto smallDots = [](NormMode mode, bool tracked) {
        Scenario scenario = batchScenario();
        scenario.norm.mode = mode;
        scenario.norm.trackRunningStats = tracked;
        const Figure figure = at(knownBatches(scenario));
        const bool mean = find(panel<Plot>(figure, "batch-mean"), "batch")->thin;
        return mean && find(panel<Plot>(figure, "batch-variance"), "batch")->thin;
    };
    QVERIFY(smallDots(NormMode::Evaluate, true));
    QVERIFY(!smallDots(NormMode::Train, true));
    QVERIFY(!smallDots(NormMode::Evaluate, false)); // still those of the batch
    Scenario scenario = batchScenario();
    const auto description = [&] { return panel<Plot>(at(knownBatches(scenario)), "batch-mean").description; };
    QVERIFY(contains(description(), "Each batch is normalised by its own."));
    scenario.norm.mode = NormMode::Evaluate;
    QVERIFY(contains(description(), "Every batch is normalised by the running value."));
}

void TestBatchFigure::eventsAreMarked() {
    BatchResult result = knownBatches(batchScenario());
    poison(result, 6);
    result.stream.steps[2].status = NormStatus::OneValuePerChannel;
    result.stream.steps[2].mean = result.stream.steps[2].var = {};
    const Figure before = at(result, 5), after = at(result, 6);
    QVERIFY(!find(panel<Plot>(before, "batch-mean"), "poisoned"));
    const Series* cross = find(panel<Plot>(after, "batch-mean"), "poisoned");
    QVERIFY(cross->crosses);
    QCOMPARE(cross->role, Role::Failure);
    QCOMPARE(cross->x, std::vector<double>{6});
    QCOMPARE(cross->y, std::vector<double>{-1});
    QCOMPARE(find(panel<Plot>(after, "batch-mean"), "refused")->x, std::vector<double>{3});
    QCOMPARE(find(panel<Plot>(after, "batch-mean"), "batch")->x, (std::vector<double>{1, 2, 4, 5}));
    QCOMPARE(plain(find(panel<Plot>(after, "batch-mean"), "running")->endLabel), std::string("running NaN"));
}

void TestBatchFigure::layerNormHasOneMeanASample() {
    const Figure figure = at(knownBatches(batchScenario()), 2);
    const Plot& plot = panel<Plot>(figure, "sample-statistics");
    QCOMPARE(find(plot, "sample_range")->y2, (std::vector<double>{0.1 * 7, 0.1 * 7}));
    QCOMPARE(find(plot, "sample")->x.size(), std::size_t(16));
    QCOMPARE(find(plot, "sample")->role, Role::Layer);
    QCOMPARE(plot.x.upper, 10.0);
    QVERIFY(!plot.hideXLabels);
    QVERIFY(panel<Plot>(figure, "batch-variance").hideXLabels);
}

void TestBatchFigure::displaySettingsAreNewer() {
    const BatchResult result = knownBatches(batchScenario());
    BatchLook look = batchAt();
    look.display = result.scenario.batch;
    look.display->feature = 2;
    look.display->view = BatchView::Gap;
    const Figure figure = batchFigure(result, look);
    QCOMPARE(plain(panel<Plot>(figure, "batch-mean").title), std::string("Mean of feature 2"));
    QCOMPARE(find(panel<Plot>(figure, "batch-mean"), "population")->y.front(), 0.5);
    QCOMPARE(panel<Plot>(figure, "gap").name, std::string("gap"));
    look.display->feature = 99;
    QCOMPARE(plain(panel<Plot>(batchFigure(result, look), "batch-mean").title), std::string("Mean of feature 2"));
}

void TestBatchFigure::nothingYetIsAFigureToo() {
    for (const BatchView view : batchViews) {
        BatchResult result;
        result.scenario = batchScenario(view);
        BatchLook look = batchAt(3);
        look.hovered = 2;
        const Figure figure = batchFigure(result, look);
        QVERIFY(figure.panels.size() >= 6);
        for (const Panel& panel : figure.panels) QVERIFY(!csv(panel).empty());
    }
}

QTEST_APPLESS_MAIN(TestBatchFigure)
#include "test_batch_figure.moc"
