// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_support.h"

using namespace normscope;
using namespace normscope::test;

// The numbers of the Batch page where something could not be computed.
class TestBatchMetrics : public QObject {
    Q_OBJECT

private slots:
    void aRefusedNormIsNoChange();
    void anUnknownErrorIsNoMisfit();
    void seedsThatFailedDoNotCount();
    void norStoppedOnes();
};

using Study = TrainedCase::Study;

// A row of padding is constant: without eps LayerNorm refuses the batch, and BatchNorm does not.
void TestBatchMetrics::aRefusedNormIsNoChange() {
    Scenario scenario = batchScenario();
    QCOMPARE(metrics(quickBatch(scenario)).at("padding.layer_change"), 0.0);
    scenario.norm.eps = 0;
    const auto refused = metrics(quickBatch(scenario));
    QVERIFY(std::isnan(refused.at("padding.layer_change")));
    QVERIFY(std::isfinite(refused.at("padding.real_rms_50")));
}

void TestBatchMetrics::anUnknownErrorIsNoMisfit() {
    BatchResult result = knownBatches(batchScenario());
    QVERIFY(std::abs(metrics(result).at("law.mean_misfit") - 0.02) < 1e-12);
    for (const std::size_t which : {std::size_t(0), std::size_t(3), result.law.size() - 1}) {
        BatchResult unknown = result;
        unknown.law[which].meanError = notThere;
        QVERIFY(std::isnan(metrics(unknown).at("law.mean_misfit")));
    }
}

void TestBatchMetrics::seedsThatFailedDoNotCount() {
    BatchResult result = knownBatches(batchScenario(BatchView::Accuracy));
    setTrained(result, {.size = 8, .seed = 0}, judged(0.9, 0.8));
    setTrained(result, {.size = 8, .seed = 1}, judged(notThere));
    setTrained(result, {.size = 16, .seed = 0}, judged(notThere));
    const auto numbers = metrics(result);
    QCOMPARE(numbers.at("accuracy.running_8"), 0.9);
    QCOMPARE(numbers.at("accuracy.batch_8"), 0.8);
    QVERIFY(std::abs(numbers.at("accuracy.gap_8") + 0.1) < 1e-15);
    QVERIFY(std::isnan(numbers.at("accuracy.running_16")));
    TrainedOutcome lag;
    lag.lagEvaluation = {0.5};
    setTrained(result, {.study = Study::Lag, .size = 64, .seed = 0}, lag);
    setTrained(result, {.study = Study::Lag, .size = 64, .seed = 1}, {});
    QCOMPARE(metrics(result).at("lag.running_5"), 0.5);
}

void TestBatchMetrics::norStoppedOnes() {
    BatchResult result = knownBatches(batchScenario(BatchView::Accuracy));
    TrainedOutcome stopped = judged(0.1);
    stopped.stopped = true;
    setTrained(result, {.size = 8, .seed = 0}, judged(0.9));
    setTrained(result, {.size = 8, .seed = 1}, stopped);
    QCOMPARE(metrics(result).at("accuracy.running_8"), 0.9);
}

QTEST_APPLESS_MAIN(TestBatchMetrics)
#include "test_batch_metrics.moc"
