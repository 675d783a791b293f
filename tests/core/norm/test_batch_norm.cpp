// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/norm/norm_samples.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::test;

// Running statistics: which divisor, which share, and when they must not move. Expected values in fractions.
class TestBatchNorm : public QObject {
    Q_OBJECT

private slots:
    void oneStep_data();
    void oneStep();
    void outputsOfOneStepAndEvaluation();
    void constantSteps();
    void threeSteps_data();
    void threeSteps();
    void conventionsConvert();
    void oneValuePerChannelIsRefused();
    void lastBatchOfOneIsRefused();
    void evaluationOfOneRow();
    void evaluationChangesNothing();
    void refusalsLeaveTheRunningStatistics();
    void nonFiniteColumnKeepsItsRunningStatistics();
    void gradientsOfAColumnSumToZero();
};

namespace {

MatrixD column(const QList<double>& values) { return Eigen::Map<const MatrixD>(values.data(), values.size(), 1); }

BatchNorm<double> batchNorm(bool pyTorch, double momentum) {
    BatchNorm<double> norm;
    norm.momentum = momentum;
    norm.convention = pyTorch ? MomentumConvention::PyTorch : MomentumConvention::Keras;
    return norm;
}

template <class T>
NormStatus step(const BatchNorm<T>& norm, const Matrix<T>& x, RunningStatistics<T>& running) {
    Matrix<T> y(x.rows(), x.cols());
    NormCache<T> cache;
    return forwardTraining<T>(norm, x, y, cache, running);
}

bool near(double a, double b) { return std::fabs(a - b) < 1e-12; }

} // namespace

void TestBatchNorm::oneStep_data() {
    QTest::addColumn<bool>("pyTorch");
    QTest::addColumn<QList<double>>("x");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("var");
    // 1, 2, 3, 6: mean 3, biased variance 3.5, unbiased 14/3.
    QTest::newRow("PyTorch, 1 2 3 6") << true << QList<double>{1, 2, 3, 6} << 0.3 << 0.9 + 0.1 * 14 / 3;
    QTest::newRow("PyTorch, 0 10") << true << QList<double>{0, 10} << 0.5 << 0.9 + 0.1 * 50;
    // 0 ... 7 of two samples at four places: n is 8 and the unbiased variance 6.
    QTest::newRow("PyTorch, 8 values of 2 samples") << true << QList<double>{0, 1, 2, 3, 4, 5, 6, 7} << 0.35 << 1.5;
    QTest::newRow("Keras, 1 2 3 6") << false << QList<double>{1, 2, 3, 6} << 0.03 << 0.99 + 0.01 * 3.5;
    QTest::newRow("Keras, 0 10") << false << QList<double>{0, 10} << 0.05 << 0.99 + 0.01 * 25;
}

void TestBatchNorm::oneStep() {
    QFETCH(bool, pyTorch);
    QFETCH(QList<double>, x);
    QFETCH(double, mean);
    QFETCH(double, var);
    RunningStatistics<double> running = initialRunningStatistics<double>(1);
    QVERIFY(step(batchNorm(pyTorch, pyTorch ? 0.1 : 0.99), column(x), running) == NormStatus::Ok);
    QVERIFY(near(running.mean[0], mean));
    QVERIFY(near(running.var[0], var));
    QCOMPARE(running.batches, Index{1});
}

// Training divides by n; evaluation uses the running values.
void TestBatchNorm::outputsOfOneStepAndEvaluation() {
    const MatrixD x = column({1, 2, 3, 6});
    MatrixD y(4, 1);
    NormCache<double> cache;
    RunningStatistics<double> running = initialRunningStatistics<double>(1);
    forwardTraining<double>(batchNorm(true, 0.1), x, y, cache, running);
    const double evaluated[] = {0.598777, 1.454173, 2.309569, 4.875756};
    for (Index i = 0; i < 4; ++i) QVERIFY(near(y(i), (x(i) - 3) / std::sqrt(3.5 + 1e-5)));
    forwardEvaluation<double>(batchNorm(true, 0.1), x, y, cache, running);
    for (Index i = 0; i < 4; ++i) QVERIFY(std::fabs(y(i) - evaluated[i]) < 1e-6);
}

// Five steps of four ones: mean 1 - 0.9^5, variance 0.9^5.
void TestBatchNorm::constantSteps() {
    RunningStatistics<double> running = initialRunningStatistics<double>(1);
    for (int k = 0; k < 5; ++k) step(batchNorm(true, 0.1), column({1, 1, 1, 1}), running);
    QVERIFY(near(running.mean[0], 0.409510) && near(running.var[0], 0.590490));
}

// The batch 8, 12 three times: mean 10, biased variance 4, unbiased 8.
void TestBatchNorm::threeSteps_data() {
    QTest::addColumn<bool>("pyTorch");
    QTest::addColumn<double>("momentum");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("var");
    const double keep = 0.9 * 0.9 * 0.9, keepKeras = 0.99 * 0.99 * 0.99;
    QTest::newRow("PyTorch 0.1") << true << 0.1 << 10 * (1 - keep) << keep + 8 * (1 - keep);
    QTest::newRow("PyTorch 0.999") << true << 0.999 << 10 * (1 - 1e-9) << 1e-9 + 8 * (1 - 1e-9);
    QTest::newRow("PyTorch 0") << true << 0.0 << 0.0 << 1.0;
    QTest::newRow("PyTorch 1") << true << 1.0 << 10.0 << 8.0;
    QTest::newRow("Keras 0.99") << false << 0.99 << 10 * (1 - keepKeras) << keepKeras + 4 * (1 - keepKeras);
    QTest::newRow("Keras 0.9") << false << 0.9 << 10 * (1 - keep) << keep + 4 * (1 - keep);
}

void TestBatchNorm::threeSteps() {
    QFETCH(bool, pyTorch);
    QFETCH(double, momentum);
    QFETCH(double, mean);
    QFETCH(double, var);
    RunningStatistics<double> running = initialRunningStatistics<double>(1);
    for (int k = 0; k < 3; ++k) step(batchNorm(pyTorch, momentum), column({8, 12}), running);
    QVERIFY(near(running.mean[0], mean));
    QVERIFY(near(running.var[0], var));
    QCOMPARE(running.batches, Index{3});
}

void TestBatchNorm::conventionsConvert() {
    QVERIFY(near(convertMomentum(0.1), 0.9));
    QVERIFY(near(convertMomentum(0.99), 0.01));
}

void TestBatchNorm::oneValuePerChannelIsRefused() {
    MatrixD x(1, 2), y = MatrixD::Constant(1, 2, 7);
    x << 1, 2;
    NormCache<double> cache;
    RunningStatistics<double> running = initialRunningStatistics<double>(2);
    QVERIFY(forwardTraining<double>(batchNorm(true, 0.1), x, y, cache, running) == NormStatus::OneValuePerChannel);
    QVERIFY(running == initialRunningStatistics<double>(2));
    QVERIFY(y == MatrixD::Constant(1, 2, 7));
}

// 101 rows in batches of 10: the last batch has one row, and the ten before it count.
void TestBatchNorm::lastBatchOfOneIsRefused() {
    const MatrixD x = normals<double>(101, 3, 1);
    RunningStatistics<double> running = initialRunningStatistics<double>(3);
    for (Index first = 0; first < 100; first += 10)
        QVERIFY(step<double>(batchNorm(true, 0.1), x.middleRows(first, 10), running) == NormStatus::Ok);
    const RunningStatistics<double> before = running;
    QVERIFY(step<double>(batchNorm(true, 0.1), x.middleRows(100, 1), running) == NormStatus::OneValuePerChannel);
    QVERIFY(running == before);
    QCOMPARE(running.batches, Index{10});
}

void TestBatchNorm::evaluationOfOneRow() {
    MatrixD x(1, 2), y(1, 2);
    x << 1, 2;
    NormCache<double> cache;
    const RunningStatistics<double> running = initialRunningStatistics<double>(2);
    QVERIFY(forwardEvaluation<double>(batchNorm(true, 0.1), x, y, cache, running) == NormStatus::Ok);
    QVERIFY(std::fabs(y(0) - 0.999995) < 1e-8 && std::fabs(y(1) - 1.99999) < 1e-8);
}

void TestBatchNorm::evaluationChangesNothing() {
    const MatrixF x = normals<float>(6, 5, 1);
    Run<float> r = run<float>(BatchNorm<float>{}, NormMode::Train, x, x);
    const RunningStatistics<float> before = r.running;
    const Norm<float> norm = BatchNorm<float>{};
    for (int k = 0; k < 3; ++k) forward<float>(norm, NormMode::Evaluate, x, r.y, r.cache, r.running);
    QVERIFY(r.running == before);
}

void TestBatchNorm::refusalsLeaveTheRunningStatistics() {
    BatchNorm<double> norm = batchNorm(true, 0.1);
    norm.eps = 0;
    MatrixD x = normals<double>(6, 3, 1);
    RunningStatistics<double> running = initialRunningStatistics<double>(3);
    QVERIFY(step<double>(norm, MatrixD(0, 3), running) == NormStatus::EmptyBatch);
    QVERIFY(step(norm, x, running) == NormStatus::Ok);
    const RunningStatistics<double> before = running;
    x.col(1).setConstant(0.1);
    QVERIFY(step(norm, x, running) == NormStatus::ZeroVarianceZeroEps);
    QVERIFY(running == before);
}

void TestBatchNorm::nonFiniteColumnKeepsItsRunningStatistics() {
    for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
        MatrixF x = normals<float>(200, 3, 1);
        RunningStatistics<float> clean = initialRunningStatistics<float>(3), running = clean;
        step<float>(BatchNorm<float>{}, x, clean);
        x(70, 1) = bad;
        QVERIFY(step<float>(BatchNorm<float>{}, x, running) == NormStatus::Ok);
        QVERIFY(running.mean[0] == clean.mean[0] && running.var[2] == clean.var[2]);
        QVERIFY(running.mean[1] == 0 && running.var[1] == 1);
    }
}

// Adding a constant to a column changes no output, so the gradient of each column sums to zero.
void TestBatchNorm::gradientsOfAColumnSumToZero() {
    const MatrixD x = normals<double>(300, 17, 1), dy = normals<double>(300, 17, 2);
    const MatrixD dx = run<double>(BatchNorm<double>{}, NormMode::Train, x, dy).dx;
    QVERIFY(dx.colwise().sum().cwiseAbs().maxCoeff() < 1e-12);
}

QTEST_APPLESS_MAIN(TestBatchNorm)
#include "test_batch_norm.moc"
