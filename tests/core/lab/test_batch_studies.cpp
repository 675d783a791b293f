// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_numbers_support.h"
#include "lab/batch_parts.h"

using namespace normscope;
using namespace normscope::test;

// The studies without training, against closed forms and against the same experiments in PyTorch.
class TestBatchStudies : public QObject {
    Q_OBJECT

private slots:
    void theLawOfDigits_data();
    void theLawOfDigits();
    void theMeanFollowsItsLaw();
    void theLawOfEveryDataSet();
    void onePerturbedSample_data();
    void onePerturbedSample();
    void howFarOneOutputMoves_data();
    void howFarOneOutputMoves();
    void nobodyElseFeelsItElsewhere();
    void heatMapsOfASmallBatch();
    void paddingFollowsItsTheory();
    void paddedRealTokens();
    void paddingLeavesOthersAlone();
    void conventionsOnTheSameBatches();
    void conventionsOfAKerasScenario();

private:
    const BatchResult m_result = quickBatch(batchScenario());
    std::map<std::string, double> m_metrics = metrics(m_result);
};

void TestBatchStudies::theLawOfDigits_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("var");
    QTest::addColumn<double>("bias");
    QTest::newRow("2") << 2 << .705 << .674 << .491;
    QTest::newRow("4") << 4 << .508 << .588 << .749;
    QTest::newRow("8") << 8 << .353 << .444 << .879;
    QTest::newRow("16") << 16 << .249 << .319 << .932;
    QTest::newRow("32") << 32 << .178 << .232 << .963;
    QTest::newRow("64") << 64 << .125 << .165 << .983;
    QTest::newRow("128") << 128 << .088 << .117 << .992;
}

// 400 batches: an sd is known to 1 / sqrt(800) = 3.5 % a feature, and features move together. The variance depends on
// the weights' draw through the kurtosis of each unit.
void TestBatchStudies::theLawOfDigits() {
    QFETCH(int, size);
    QFETCH(double, mean);
    QFETCH(double, var);
    QFETCH(double, bias);
    const std::string b = "_" + std::to_string(size);
    QVERIFY(within("sd(mean)/sigma", m_metrics.at("law.mean" + b), mean, 0.03 * mean));
    QVERIFY(within("sd(var)/sigma^2", m_metrics.at("law.var" + b), var, 0.06 * var));
    QVERIFY(within("E[var]/sigma^2", m_metrics.at("law.bias" + b), bias, 0.02));
    QVERIFY(within("(B - 1)/B", m_metrics.at("law.bias" + b), 1 - 1.0 / size, 0.02));
}

void TestBatchStudies::theMeanFollowsItsLaw() {
    QVERIFY(within("misfit of 1/sqrt(B)", m_metrics.at("law.mean_misfit"), 0, 0.03));
}

void TestBatchStudies::theLawOfEveryDataSet() {
    for (const StreamData data : {StreamData::Digits, StreamData::Wine})
        for (const StreamSignal signal : {StreamSignal::PreActivation, StreamSignal::Data}) {
            Scenario scenario = batchScenario();
            scenario.batch.data = data;
            scenario.batch.signal = signal;
            QVERIFY(within("misfit of 1/sqrt(B)", metrics(quickBatch(scenario)).at("law.mean_misfit"), 0, 0.04));
        }
}

void TestBatchStudies::onePerturbedSample_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("rms");
    QTest::addColumn<double>("sd");
    QTest::newRow("2") << 2 << .920 << .146;
    QTest::newRow("4") << 4 << .514 << .054;
    QTest::newRow("8") << 8 << .368 << .032;
    QTest::newRow("16") << 16 << .261 << .023;
    QTest::newRow("32") << 32 << .177 << .019;
    QTest::newRow("64") << 64 << .111 << .015;
    QTest::newRow("128") << 128 << .065 << .009;
}

// Both are means of 20 seeds: their difference has an sd of sd / sqrt(10).
void TestBatchStudies::onePerturbedSample() {
    QFETCH(int, size);
    QFETCH(double, rms);
    QFETCH(double, sd);
    QVERIFY(within("rms of the others' change", m_metrics.at("perturb.batch_rms_" + std::to_string(size)), rms,
                   3 * sd / std::sqrt(10)));
}

void TestBatchStudies::howFarOneOutputMoves_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("allowed");
    QTest::newRow("2") << 2 << 2.0 << 0.02;    // of two samples only the sign survives: a flip of one is 2
    QTest::newRow("128") << 128 << 1.1 << 0.4; // no spread was told; the largest of one seed is about half of it
}

// The largest change of another sample's output, of 20 seeds.
void TestBatchStudies::howFarOneOutputMoves() {
    QFETCH(int, size);
    QFETCH(double, expected);
    QFETCH(double, allowed);
    double most = 0;
    for (int seed = 0; seed < 20; ++seed) {
        Scenario scenario = batchScenario();
        scenario.batch.size = size;
        scenario.seed = std::uint64_t(seed);
        most = std::max(most, perturbationStudy(scenario).batch.bottomRows(size - 1).maxCoeff());
    }
    QVERIFY(within("largest change of another sample's output", most, expected, allowed));
}

// To the last bit.
void TestBatchStudies::nobodyElseFeelsItElsewhere() {
    QCOMPARE(m_metrics.at("perturb.layer_max"), 0.0);
    QCOMPARE(m_metrics.at("perturb.evaluation_max"), 0.0);
    const PerturbationStudy& study = m_result.perturbation;
    QCOMPARE(study.batch.rows(), Index(8));
    QCOMPARE(study.batch.cols(), Index(64));
    QCOMPARE(study.layer.bottomRows(7).maxCoeff(), 0.0);
    QCOMPARE(study.evaluation.bottomRows(7).maxCoeff(), 0.0);
    QVERIFY(study.batch.bottomRows(7).maxCoeff() > 0.1);
    QVERIFY(study.layer.row(0).maxCoeff() > 0.01 && study.evaluation.row(0).maxCoeff() > 0.1);
}

void TestBatchStudies::heatMapsOfASmallBatch() {
    Scenario scenario = batchScenario();
    scenario.batch.size = 1;
    scenario.batch.data = StreamData::Wine;
    scenario.batch.perturbation = 1;
    const PerturbationStudy study = quickBatch(scenario).perturbation;
    QCOMPARE(study.batch.rows(), Index(2));
    QCOMPARE(study.batch.maxCoeff(), 0.0);
    scenario.batch.size = 1000;
    QCOMPARE(quickBatch(scenario).perturbation.batch.rows(), Index(178));
}

// (1 - p) mu and (1 - p) (sd^2 + p mu^2) are exact for the signal's own mu and sd.
void TestBatchStudies::paddingFollowsItsTheory() {
    for (const PaddingPoint& point : m_result.padding) {
        QVERIFY(std::abs(point.mean - point.meanTheory) < 1e-12);
        QVERIFY(std::abs(point.var - point.varTheory) < 1e-12);
    }
    QVERIFY(within("mean, p = .5", m_metrics.at("padding.mean_50"), .5, .01));
    QVERIFY(within("mean, p = .75", m_metrics.at("padding.mean_75"), .25, .005));
    QVERIFY(within("mean, p = .875", m_metrics.at("padding.mean_87"), .125, .0025));
    QVERIFY(within("variance, p = 0", m_metrics.at("padding.var_0"), 1, .015));
    QVERIFY(within("variance, p = .5", m_metrics.at("padding.var_50"), .75, .015));
    QVERIFY(within("variance, p = .75", m_metrics.at("padding.var_75"), .4375, .01));
    QVERIFY(within("variance, p = .875", m_metrics.at("padding.var_87"), .234, .005));
}

// The mean of 64 * 8 * 64 values of N(1, 1) has an sd of 0.55 %, in the reference too.
void TestBatchStudies::paddedRealTokens() {
    const double room = 3 * std::sqrt(2) * 0.0055;
    QVERIFY(within("real mean, p = 0", m_metrics.at("padding.real_mean_0"), 0, 1e-12));
    QVERIFY(within("real rms, p = 0", m_metrics.at("padding.real_rms_0"), 1, 1e-5));
    QVERIFY(within("real mean, p = .5", m_metrics.at("padding.real_mean_50"), .58, .58 * room));
    QVERIFY(within("real mean, p = .75", m_metrics.at("padding.real_mean_75"), 1.13, 1.13 * room));
    QVERIFY(within("real mean, p = .875", m_metrics.at("padding.real_mean_87"), 1.81, 1.81 * room));
    QVERIFY(within("real rms, p = .5", m_metrics.at("padding.real_rms_50"), 1.29, .01));
    QVERIFY(within("real rms, p = .75", m_metrics.at("padding.real_rms_75"), 1.89, .01));
    QVERIFY(within("real rms, p = .875", m_metrics.at("padding.real_rms_87"), 2.75, .015));
}

void TestBatchStudies::paddingLeavesOthersAlone() {
    QCOMPARE(m_metrics.at("padding.layer_change"), 0.0);
    QCOMPARE(m_metrics.at("padding.masked_change"), 0.0);
    QVERIFY(m_result.padding.size() > 4);
}

void TestBatchStudies::conventionsOnTheSameBatches() {
    const auto& ways = m_result.conventions.ways;
    QCOMPARE(ways.size(), std::size_t(4));
    QCOMPARE(plain(ways[0].name), std::string("PyTorch, momentum 0.1"));
    QCOMPARE(plain(ways[1].name), std::string("Keras, momentum 0.1"));
    QCOMPARE(plain(ways[2].name), std::string("Keras, momentum 0.9"));
    QCOMPARE(plain(ways[3].name), std::string("PyTorch, momentum none"));
    const StreamStep& last = m_result.stream.steps.back();
    QCOMPARE(ways[0].mean.back(), last.running.mean); // the stream itself is the first way
    QCOMPARE(ways[0].var.back(), last.running.var);
    double plainMean = 0, plainVar = 0;
    for (const StreamStep& step : m_result.stream.steps) {
        plainMean += step.mean[33] / 120;
        plainVar += step.var[33] * 8 / 7 / 120;
    }
    QVERIFY(within("average of the means", m_metrics.at("conventions.mean_4"), plainMean, 1e-12));
    QVERIFY(within("average of the variances", m_metrics.at("conventions.var_4"), plainVar, 1e-12));
    // The same memory: equal means, and the variance without n / (n - 1).
    QVERIFY(within("Keras, 0.9: mean", m_metrics.at("conventions.mean_3"), m_metrics.at("conventions.mean_1"), 1e-12));
    QVERIFY(within("Keras, 0.9: variance", m_metrics.at("conventions.var_3"), m_metrics.at("conventions.var_1") * 7 / 8,
                   1e-5)); // 0.9^120 of the start
    // The same number: nine tenths of the last batch.
    const double mixed = 0.1 * ways[1].mean[118][33] + 0.9 * last.mean[33];
    QVERIFY(within("Keras, 0.1: mean", m_metrics.at("conventions.mean_2"), mixed, 1e-12));
    for (const auto& way : ways) QCOMPARE(way.evaluated.size(), std::size_t(64));
}

void TestBatchStudies::conventionsOfAKerasScenario() {
    Scenario scenario = batchScenario();
    scenario.norm.convention = MomentumConvention::Keras;
    scenario.norm.momentum = 0.99;
    scenario.norm.trackRunningStats = false;
    const BatchResult result = quickBatch(scenario);
    QCOMPARE(plain(result.conventions.ways[0].name), std::string("PyTorch, momentum 0.01"));
    QCOMPARE(plain(result.conventions.ways[1].name), std::string("Keras, momentum 0.01"));
    QCOMPARE(result.conventions.ways[2].momentum, 0.99);
    QVERIFY(result.conventions.ways[2].mean.back()[0] != 0);
    QCOMPARE(result.stream.steps.back().running, initialRunningStatistics<double>(64)); // tracks nothing
}

QTEST_APPLESS_MAIN(TestBatchStudies)
#include "test_batch_studies.moc"
