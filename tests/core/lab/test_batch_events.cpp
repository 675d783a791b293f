// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_support.h"

#include "lab/batch_memory.h"

using namespace normscope;
using namespace normscope::test;

// What resets, repairs, NaN and refusals leave in the running statistics, and what is said of it.
class TestBatchEvents : public QObject {
    Q_OBJECT

private slots:
    void theWeightsGiveTheRunningValues_data();
    void theWeightsGiveTheRunningValues();
    void aRepairBeforeAnyFiniteBatchKeepsTheStart();
    void andSaysSo();
    void theStartIsForgottenAfterIt();
};

namespace {

using Kind = StreamEvent::Kind;

Scenario fiveBatches(std::vector<StreamEvent> events) {
    Scenario scenario = batchScenario();
    scenario.batch.batches = 5;
    scenario.batch.events = std::move(events);
    return scenario;
}

std::vector<double> weightsAfter(const BatchResult& result, Index batch) {
    return memoryWeights(batchScene(result, batchAt()), batch);
}

// Of what the stream measured; batches without weight do not count, whatever they hold.
struct Remembered {
    double sum = 0, mean = 0, var = 0;
};

Remembered remembered(const BatchResult& result, Index batch) {
    const std::vector<double> weights = weightsAfter(result, batch);
    Remembered all{weights[0], 0, weights[0]}; // the start: mean 0, variance 1
    for (Index k = 1; k <= batch; ++k) {
        const double weight = weights[std::size_t(k)];
        if (weight == 0) continue;
        const StreamStep& step = result.stream.steps[std::size_t(k) - 1];
        const auto n = double(step.real);
        all.sum += weight;
        all.mean += weight * step.mean[0];
        all.var += weight * step.var[0] * n / (n - 1); // PyTorch's divisor
    }
    return all;
}

} // namespace

void TestBatchEvents::theWeightsGiveTheRunningValues_data() {
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("nothing") << fiveBatches({});
    QTest::newRow("reset") << fiveBatches({{Kind::Reset, 3}});
    QTest::newRow("repair") << fiveBatches({{Kind::Repair, 4}});
    QTest::newRow("repair at once") << fiveBatches({{Kind::Repair, 1}});
    QTest::newRow("NaN") << fiveBatches({{Kind::Poison, 3}});
    QTest::newRow("NaN, repaired") << fiveBatches({{Kind::Poison, 3}, {Kind::Repair, 4}});
    QTest::newRow("NaN at once, repaired") << fiveBatches({{Kind::Poison, 1}, {Kind::Repair, 2}});
    QTest::newRow("repaired twice") << fiveBatches({{Kind::Poison, 1}, {Kind::Repair, 2}, {Kind::Repair, 4}});
    Scenario guarded = fiveBatches({{Kind::Poison, 1}, {Kind::Repair, 2}, {Kind::Poison, 4}, {Kind::Repair, 5}});
    guarded.batch.guard = true;
    QTest::newRow("guarded") << guarded;
    Scenario average = fiveBatches({{Kind::Poison, 1}, {Kind::Repair, 2}});
    average.norm.cumulative = true;
    QTest::newRow("plain average") << average;
    Scenario alone = fiveBatches({{Kind::Repair, 3}});
    alone.batch.size = 1;
    QTest::newRow("all refused") << alone;
    Scenario last = fiveBatches({{Kind::Repair, 5}}); // of 178 wines: 59, 59, 59, 1
    last.batch.data = StreamData::Wine;
    last.batch.order = BatchOrder::Sorted;
    last.batch.size = 59;
    QTest::newRow("one refused") << last;
}

// The running values are linear in the start and the batches: the weights are right if they give them back.
void TestBatchEvents::theWeightsGiveTheRunningValues() {
    QFETCH(Scenario, scenario);
    constexpr double rounding = 1e-12; // of some sums of values around 1
    const BatchResult result = quickBatch(scenario);
    for (Index batch = 1; batch <= 5; ++batch) {
        const RunningStatistics<double>& running = result.stream.steps[std::size_t(batch) - 1].running;
        const Remembered all = remembered(result, batch);
        QVERIFY2(std::abs(all.sum - 1) < rounding || std::isnan(running.mean[0]), qPrintable(QString::number(batch)));
        if (std::isnan(running.mean[0])) continue;
        QVERIFY2(std::abs(all.mean - running.mean[0]) < rounding, qPrintable(QString::number(batch)));
        QVERIFY2(std::abs(all.var - running.var[0]) < rounding, qPrintable(QString::number(batch)));
    }
}

void TestBatchEvents::aRepairBeforeAnyFiniteBatchKeepsTheStart() {
    const BatchResult result = quickBatch(fiveBatches({{Kind::Poison, 1}, {Kind::Repair, 2}}));
    const std::vector<double> weights = weightsAfter(result, 5);
    QVERIFY(std::abs(weights[0] - 0.6561) < 1e-12); // 0.9^4
    QCOMPARE(weights[1], 0.0);
    QCOMPARE(startForgottenAt(batchScene(result, batchAt()), 5), Index(0));
    QVERIFY(contains(batchFigure(result, batchAt()).sentence, "Its start value still weighs 66 %."));
}

void TestBatchEvents::andSaysSo() {
    const auto told = [](std::vector<StreamEvent> events) {
        const Figure figure = batchFigure(quickBatch(fiveBatches(std::move(events))), batchAt());
        return plain(panel<Reading>(figure, "statistics-in-use").description);
    };
    const std::string start = "no finite batch had come: the repair set the running statistics back to mean 0 and "
                              "variance 1.";
    const std::string average = "became the plain average over the finite batches so far.";
    for (const std::string& text : {told({{Kind::Poison, 1}, {Kind::Repair, 2}}), told({{Kind::Repair, 1}})}) {
        QVERIFY(text.find(start) != std::string::npos);
        QVERIFY(text.find(average) == std::string::npos);
    }
    const std::string usual = told({{Kind::Poison, 2}, {Kind::Repair, 3}});
    QVERIFY(usual.find(start) == std::string::npos);
    QVERIFY(usual.find(average) != std::string::npos);
}

// 44 batches after the start, which came back before the second.
void TestBatchEvents::theStartIsForgottenAfterIt() {
    Scenario scenario = fiveBatches({{Kind::Poison, 1}, {Kind::Repair, 2}});
    scenario.batch.batches = 60;
    const BatchResult result = quickBatch(scenario);
    QCOMPARE(startForgottenAt(batchScene(result, batchAt()), 60), Index(45));
}

QTEST_APPLESS_MAIN(TestBatchEvents)
#include "test_batch_events.moc"
