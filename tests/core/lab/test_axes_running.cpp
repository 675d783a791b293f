// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes_support.h"

#include <cmath>

using namespace axestest;

// Running statistics as a plain average, and none at all.
class TestAxesRunning : public QObject {
    Q_OBJECT

    static Scenario evaluated(bool cumulative, bool track) {
        Scenario scenario;
        scenario.norm.mode = NormMode::Evaluate;
        scenario.norm.cumulative = cumulative;
        scenario.norm.trackRunningStats = track;
        scenario.axes.norms = {NormKind::Batch};
        return scenario;
    }
    static std::string note(const AxesResult& result) {
        return plain(panel<MatrixPlot>(figureAt(result), "batch").sentenceNote);
    }
    static QString sentence(const AxesResult& result) {
        return QString::fromStdString(plain(figureAt(result).sentence));
    }

private slots:
    void plainAverageOfOneBatchIsTheBatch();
    void noRunningStatisticsUseTheBatch();
    void trainingWithoutTrackingKeepsNothing();
    void batchThatCannotBeTrainedOn();
    void oneRowWithoutRunningStatistics();
};

// The same batch ten times: its mean and its unbiased variance, whatever the momentum.
void TestAxesRunning::plainAverageOfOneBatchIsTheBatch() {
    const AxesResult result = run(evaluated(true, true));
    const AxesRun& batch = result.runs[0];
    QCOMPARE(batch.running.batches, Index(10));
    for (Index j = 0; j < 13; ++j) {
        const auto x = result.sample.x.col(j).array();
        const double mean = x.mean(), var = (x - mean).square().sum() / 11;
        QVERIFY(std::abs(batch.running.mean[std::size_t(j)] - mean) < 1e-14);
        QVERIFY(std::abs(batch.running.var[std::size_t(j)] - var) < 1e-13);
    }
    QCOMPARE(note(result), std::string("plain average over 10 batches"));
    QVERIFY2(sentence(result).startsWith("BatchNorm now uses running statistics, the plain average over 10 batches: "),
             qPrintable(sentence(result)));
    const std::string caption = plain(figureAt(result).caption);
    QVERIFY(caption.find("running statistics, plain average over 10 batches") != std::string::npos);
}

void TestAxesRunning::noRunningStatisticsUseTheBatch() {
    const AxesResult result = run(evaluated(false, false));
    Scenario training = evaluated(false, true);
    training.norm.mode = NormMode::Train;
    const AxesResult trained = run(training);
    QCOMPARE(numbers(result.runs[0].y), numbers(trained.runs[0].y));
    QCOMPARE(numbers(result.runs[0].dx), numbers(trained.runs[0].dx));
    QCOMPARE(result.runs[0].group, GroupShape::Column);
    QCOMPARE(result.runs[0].running.batches, Index(0));
    QVERIFY(result.runs[0].threeWays.stepwiseToKernel < 1e-6);
    QCOMPARE(note(result), std::string("no running statistics: evaluation uses this batch"));
    QVERIFY2(sentence(result).startsWith("BatchNorm keeps no running statistics: evaluation uses this batch. After "
                                         "BatchNorm every feature has mean 0 and sd 1"),
             qPrintable(sentence(result)));
    const std::string caption = plain(figureAt(result).caption);
    QVERIFY(caption.find("no running statistics: evaluation uses this batch") != std::string::npos);
}

void TestAxesRunning::trainingWithoutTrackingKeepsNothing() {
    Scenario scenario = evaluated(false, false);
    scenario.norm.mode = NormMode::Train;
    const RunningStatistics<double> running = run(scenario).runs[0].running;
    QVERIFY(running == initialRunningStatistics<double>(13));
}

// 0/0 in training leaves the statistics as they start: mean 0 and variance 1.
void TestAxesRunning::batchThatCannotBeTrainedOn() {
    Scenario scenario = evaluated(true, true);
    scenario.norm.eps = 0;
    const AxesResult result = runMatrix(MatrixD{{1, 7, 4}, {5, 7, 6}, {3, 7, 5}}, scenario);
    QCOMPARE(result.runs[0].status, NormStatus::Ok);
    QVERIFY(result.runs[0].running == initialRunningStatistics<double>(3));
    QCOMPARE(numbers(result.runs[0].y), numbers(result.sample.x));
}

void TestAxesRunning::oneRowWithoutRunningStatistics() {
    const AxesResult result = runMatrix(MatrixD{{1, 2, 3}}, evaluated(false, false));
    QCOMPARE(result.runs[0].status, NormStatus::OneValuePerChannel);
    QVERIFY2(sentence(result).startsWith("BatchNorm cannot work on one row"), qPrintable(sentence(result)));
}

QTEST_APPLESS_MAIN(TestAxesRunning)
#include "test_axes_running.moc"
