// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_numbers_support.h"
#include "data/batch_stream.h"
#include "lab/batch_stream.h"

#include <algorithm>
#include <set>

using namespace normscope;
using namespace normscope::test;

// The stream of mini-batches and what it does to the running statistics.
class TestBatchStream : public QObject {
    Q_OBJECT

private slots:
    void ordersOfRows();
    void hundredAndOneByTen();
    void theLastBatchIsAnnounced();
    void statisticsOfABatch();
    void paddingAndMask();
    void oneSampleABatch();
    void oneRealRowAndMask();
    void poisonStays_data();
    void poisonStays();
    void poisonOfOneFeature();
    void guardKeepsTheNanOut();
    void gapVanishesWithoutTracking();
};

namespace {

bool isBad(const StreamStep& step) {
    return std::ranges::any_of(step.running.mean, [](double v) { return std::isnan(v); });
}

std::vector<int> labelsOf(std::size_t samples) {
    std::vector<int> labels(samples);
    for (std::size_t i = 0; i < samples; ++i) labels[i] = int(i % 3);
    return labels;
}

} // namespace

void TestBatchStream::ordersOfRows() {
    const std::vector<int> labels = labelsOf(30);
    BatchRows mixed(labels, BatchOrder::Random, Random(1)), again(labels, BatchOrder::Random, Random(1));
    std::set<Index> seen;
    for (int k = 0; k < 50; ++k) {
        const auto rows = mixed.next(8);
        QCOMPARE(rows, again.next(8));
        seen.insert(rows.begin(), rows.end());
    }
    QCOMPARE(seen.size(), std::size_t(30));
    BatchRows classes(labels, BatchOrder::OneClass, Random(1));
    for (int k = 0; k < 7; ++k)
        for (const Index row : classes.next(5)) QCOMPARE(labels[std::size_t(row)], k % 3);
    BatchRows sorted(labels, BatchOrder::Sorted, Random(1));
    std::vector<Index> all;
    for (int k = 0; k < 5; ++k) {
        const auto rows = sorted.next(7);
        QCOMPARE(std::ssize(rows), Index(k < 4 ? 7 : 2));
        all.insert(all.end(), rows.begin(), rows.end());
    }
    QVERIFY(std::ranges::is_sorted(all, {}, [&](Index row) { return labels[std::size_t(row)]; }));
    QCOMPARE(std::set<Index>(all.begin(), all.end()).size(), std::size_t(30));
    QCOMPARE(sorted.next(3), (std::vector<Index>{0, 3, 6})); // over again
}

// FluxML/Flux.jl PR#2716: training ends with an error hours later, at the last batch.
void TestBatchStream::hundredAndOneByTen() {
    QCOMPARE(lastBatch(101, 10), Index(1));
    QCOMPARE(lastBatch(100, 10), Index(10));
    BatchRows rows(labelsOf(101), BatchOrder::Sorted, Random(0));
    for (int k = 0; k < 10; ++k) QCOMPARE(std::ssize(rows.next(10)), Index(10));
    QCOMPARE(std::ssize(rows.next(10)), Index(1));
    QCOMPARE(std::ssize(rows.next(10)), Index(10));
}

void TestBatchStream::theLastBatchIsAnnounced() {
    Scenario scenario = batchScenario();
    scenario.batch.data = StreamData::Wine; // 178 = 59 * 3 + 1
    scenario.batch.size = 3;
    scenario.batch.order = BatchOrder::Sorted;
    scenario.batch.batches = 61;
    const BatchResult result = quickBatch(scenario);
    QCOMPARE(result.notes.size(), std::size_t(1));
    QVERIFY(plain(result.notes[0]).starts_with("The last batch of an epoch holds 1 sample, the others 3"));
    const auto& steps = result.stream.steps;
    QCOMPARE(steps[59].real, Index(1));
    QCOMPARE(steps[59].status, NormStatus::OneValuePerChannel);
    QCOMPARE(steps[59].running, steps[58].running);
    QVERIFY(std::isnan(steps[59].mean[0]) && std::isnan(steps[59].gap));
    QCOMPARE(steps[60].running.batches, Index(60)); // the count is that of batches that were taken
    QCOMPARE(metrics(result).at("stream.refused"), 1.0);
    scenario.batch.size = 4; // 178 = 44 * 4 + 2
    QVERIFY(plain(quickBatch(scenario).notes[0]).starts_with("The last batch of an epoch holds 2 samples"));
    scenario.batch.size = 2;
    QVERIFY(quickBatch(scenario).notes.empty());
}

void TestBatchStream::statisticsOfABatch() {
    const Scenario scenario = batchScenario();
    const BatchStreamStudy stream = quickBatch(scenario).stream;
    QCOMPARE(stream.features, Index(64));
    QCOMPARE(stream.steps.size(), std::size_t(120));
    const BatchSignal signal = batchSignal(scenario);
    StreamBatches batches(scenario, signal);
    for (const StreamStep& step : stream.steps) {
        const MatrixD x = batches.next().x;
        QCOMPARE(x.rows(), Index(8));
        const VectorD column = x.col(33), sample = x.row(5);
        QVERIFY(std::abs(step.mean[33] - column.mean()) < 1e-13);
        QVERIFY(std::abs(step.var[33] - (column.array() - column.mean()).square().mean()) < 1e-13);
        QVERIFY(std::abs(step.sampleMean[5] - sample.mean()) < 1e-13);
        QVERIFY(std::abs(step.sampleSd[5] - std::sqrt((sample.array() - sample.mean()).square().mean())) < 1e-13);
        QVERIFY(step.gap > 0);
    }
    // Settled: a running mean over about 19 batches' worth of memory is within a quarter of a batch's own error.
    QVERIFY(within("error of the running mean", metrics(quickBatch(scenario)).at("stream.mean_error"), 0, 0.25));
}

void TestBatchStream::paddingAndMask() {
    Scenario scenario = batchScenario();
    scenario.batch.size = 16;
    scenario.batch.padding = 0.5;
    const BatchStreamStudy padded = quickBatch(scenario).stream;
    scenario.batch.mask = true;
    const BatchStreamStudy masked = quickBatch(scenario).stream;
    scenario.batch.size = 8;
    scenario.batch.padding = 0;
    scenario.batch.mask = false;
    const BatchStreamStudy bare = quickBatch(scenario).stream;
    for (std::size_t k = 0; k < bare.steps.size(); ++k) {
        QCOMPARE(masked.steps[k].real, Index(8));
        QCOMPARE(masked.steps[k].mean, bare.steps[k].mean);
        QCOMPARE(masked.steps[k].running, bare.steps[k].running);
        QCOMPARE(padded.steps[k].sampleMean, bare.steps[k].sampleMean);
        const double mean = bare.steps[k].mean[33], var = bare.steps[k].var[33];
        QVERIFY(std::abs(padded.steps[k].mean[33] - 0.5 * mean) < 1e-13);
        QVERIFY(std::abs(padded.steps[k].var[33] - 0.5 * (var + 0.5 * mean * mean)) < 1e-13);
    }
}

void TestBatchStream::oneSampleABatch() {
    Scenario scenario = batchScenario();
    scenario.batch.size = 1;
    const BatchResult result = quickBatch(scenario);
    QCOMPARE(metrics(result).at("stream.refused"), 120.0);
    QCOMPARE(result.stream.steps.back().running, initialRunningStatistics<double>(64));
    QCOMPARE(result.notes.size(), std::size_t(1));
    scenario.batch.order = BatchOrder::Sorted;
    QCOMPARE(quickBatch(scenario).notes.size(), std::size_t(1));
}

// Padding never takes the last row; one real row is enough with the padding counted, and too little without.
void TestBatchStream::oneRealRowAndMask() {
    Scenario scenario = batchScenario();
    scenario.batch.padding = 0.99;
    const BatchResult counted = quickBatch(scenario);
    QCOMPARE(counted.stream.steps[0].real, Index(1));
    QCOMPARE(counted.stream.steps[0].status, NormStatus::Ok);
    QVERIFY(counted.notes.empty());
    scenario.batch.mask = true;
    const BatchResult masked = quickBatch(scenario);
    QCOMPARE(masked.stream.steps[0].status, NormStatus::OneValuePerChannel);
    QCOMPARE(masked.notes.size(), std::size_t(1));
}

void TestBatchStream::poisonStays_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("reset") << int(StreamEvent::Kind::Reset);
    QTest::newRow("repair") << int(StreamEvent::Kind::Repair);
}

void TestBatchStream::poisonStays() {
    QFETCH(int, kind);
    Scenario scenario = batchScenario();
    scenario.batch.events = {{StreamEvent::Kind::Poison, 30}, {StreamEvent::Kind(kind), 60}};
    const auto steps = quickBatch(scenario).stream.steps;
    for (std::size_t k = 0; k < steps.size(); ++k) {
        QCOMPARE(steps[k].poisoned, k == 29);
        QCOMPARE(isBad(steps[k]), k >= 29 && k < 59);
        QCOMPARE(std::isnan(steps[k].gap), k >= 29 && k < 59);
    }
    std::vector<double> mean(64, 0);
    double newShare = 0.1;
    if (StreamEvent::Kind(kind) == StreamEvent::Kind::Repair)
        for (std::size_t k = 0; k < 59; ++k)
            for (std::size_t j = 0; j < 64 && k != 29; ++j) mean[j] += steps[k].mean[j] / 58;
    for (std::size_t j = 0; j < 64; ++j) {
        const double expected = (1 - newShare) * mean[j] + newShare * steps[59].mean[j];
        QVERIFY(std::abs(steps[59].running.mean[j] - expected) < 1e-13);
    }
    QCOMPARE(steps[59].running.batches, Index(StreamEvent::Kind(kind) == StreamEvent::Kind::Repair ? 59 : 1));
}

void TestBatchStream::poisonOfOneFeature() {
    Scenario scenario = batchScenario();
    scenario.batch.signal = StreamSignal::Data;
    scenario.batch.events = {{StreamEvent::Kind::Poison, 2}};
    const BatchResult result = quickBatch(scenario);
    const StreamStep& last = result.stream.steps.back();
    QCOMPARE(std::ranges::count_if(last.running.mean, [](double v) { return std::isnan(v); }), 1);
    QVERIFY(std::isnan(last.running.mean[33]) && std::isnan(last.running.var[33]));
    QVERIFY(std::isnan(metrics(result).at("stream.mean_error")));
    QCOMPARE(plain(result.notes[0]), std::string("The NaN of a poisoned batch is a value of feature 34."));
}

void TestBatchStream::guardKeepsTheNanOut() {
    Scenario scenario = batchScenario();
    scenario.batch.events = {{StreamEvent::Kind::Poison, 30}};
    scenario.batch.guard = true;
    const auto steps = quickBatch(scenario).stream.steps;
    QCOMPARE(steps[29].running, steps[28].running);
    QVERIFY(std::isnan(steps[29].mean[33]));
    QVERIFY(!isBad(steps.back()) && std::isfinite(steps.back().gap));
    QCOMPARE(steps.back().running.batches, Index(119));
}

void TestBatchStream::gapVanishesWithoutTracking() {
    Scenario scenario = batchScenario();
    scenario.norm.trackRunningStats = false;
    scenario.batch.events = {{StreamEvent::Kind::Poison, 3}, {StreamEvent::Kind::Repair, 5}};
    const auto steps = quickBatch(scenario).stream.steps;
    for (const StreamStep& step : steps) QVERIFY(step.gap == 0 || step.poisoned);
    QCOMPARE(steps.back().running, initialRunningStatistics<double>(64));
}

QTEST_APPLESS_MAIN(TestBatchStream)
#include "test_batch_stream.moc"
