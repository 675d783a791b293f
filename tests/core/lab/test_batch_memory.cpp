// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_numbers_support.h"
#include "lab/batch_stream.h"

#include <algorithm>
#include <stdexcept>

using namespace normscope;
using namespace normscope::test;

// What running statistics remember: divisors, conventions of momentum, the plain average.
class TestBatchMemory : public QObject {
    Q_OBJECT

private slots:
    void halfLifeOfTheMemory();
    void runningVarianceDivisors();
    void momentumConventions();
    void plainAverage();
};

namespace {

RunningStatistics<double> after(const BatchNorm<double>& norm, const std::vector<std::vector<double>>& batches) {
    const BatchSettings settings;
    StreamNorm stream(norm, settings, 1);
    for (const std::vector<double>& values : batches) {
        StreamBatch batch;
        batch.x = Eigen::Map<const MatrixD>(values.data(), std::ssize(values), 1);
        batch.mask.assign(values.size(), true);
        batch.real = std::ssize(values);
        if (stream.take(batch) != NormStatus::Ok) throw std::runtime_error("a batch is refused");
    }
    return stream.running();
}

bool near(const RunningStatistics<double>& running, double mean, double var, double room = 1e-6) {
    return std::abs(running.mean[0] - mean) < room && std::abs(running.var[0] - var) < room;
}

} // namespace

// ln 2 / -ln 0.9 = 6.58 batches; under 1 % after 44: told by what is left of the start, as batches and start add up.
void TestBatchMemory::halfLifeOfTheMemory() {
    const BatchStreamStudy stream = quickBatch(batchScenario()).stream;
    BatchNorm<double> norm;
    std::vector<double> share = {1};
    RunningStatistics<double> running{{1}, {1}, 0};
    const MatrixD pair = (MatrixD(2, 1) << -1, 1).finished();
    MatrixD y(2, 1);
    NormCache<double> cache;
    for (int k = 0; k < 50; ++k) {
        forwardTraining<double>(norm, pair, y, cache, running); // mean 0
        share.push_back(running.mean[0]);
    }
    const double halfLife = 6 + std::log(share[6] / 0.5) / std::log(share[6] / share[7]);
    QVERIFY(within("half-life, batches", halfLife, 6.58, 0.005));
    const auto under = std::ranges::find_if(share, [](double s) { return s < 0.01; });
    QVERIFY(within("under 1 % after batches", double(under - share.begin()), 44, 0));
    double expected = 0; // of a start at 0 nothing is left but what the batches' shares lack
    for (std::size_t k = 0; k < 44; ++k) expected = 0.9 * expected + 0.1 * stream.steps[k].mean[33];
    QVERIFY(std::abs(stream.steps[43].running.mean[33] - expected) < 1e-13);
}

// pytorch/pytorch#60528
void TestBatchMemory::runningVarianceDivisors() {
    BatchNorm<double> norm;
    QVERIFY(near(after(norm, {{1, 2, 3, 6}}), 0.3, 1.366667));
    QVERIFY(near(after(norm, {{0, 10}}), 0.5, 5.9));
    QVERIFY(near(after(norm, {{0, 1, 2, 3, 4, 5, 6, 7}}), 0.35, 1.5));
    const std::vector<double> ones(4, 1);
    QVERIFY(near(after(norm, {ones, ones, ones, ones, ones}), 0.409510, 0.590490));
    norm.convention = MomentumConvention::Keras;
    norm.momentum = 0.99;
    QVERIFY(near(after(norm, {{1, 2, 3, 6}}), 0.03, 1.025));
    QVERIFY(near(after(norm, {{0, 10}}), 0.05, 1.24));
}

// kazuto1011/deeplab-pytorch#79
void TestBatchMemory::momentumConventions() {
    const auto run = [](MomentumConvention convention, double momentum) {
        BatchNorm<double> norm;
        norm.convention = convention;
        norm.momentum = momentum;
        return after(norm, {{8, 12}, {8, 12}, {8, 12}});
    };
    using enum MomentumConvention;
    QVERIFY(near(run(PyTorch, 0.1), 2.71, 2.897));
    QVERIFY(near(run(PyTorch, 0.999), 10, 8, 1e-7));
    QVERIFY(near(run(PyTorch, 0), 0, 1));
    QVERIFY(near(run(PyTorch, 1), 10, 8));
    QVERIFY(near(run(Keras, 0.99), 0.29701, 1.089103));
    QVERIFY(near(run(Keras, 0.9), 2.71, 1.813));
}

// pytorch/pytorch#31498: each batch counts once.
void TestBatchMemory::plainAverage() {
    BatchNorm<double> norm;
    norm.cumulative = true;
    const auto one = after(norm, {{0, 2}}), two = after(norm, {{0, 2}, {1, 3}}),
               three = after(norm, {{0, 2}, {1, 3}, {4, 8}}), uneven = after(norm, {{0, 2}, {1, 3, 4, 4}});
    QVERIFY(std::abs(one.mean[0] - 1) < 1e-12 && std::abs(one.var[0] - 2) < 1e-12);
    QVERIFY(std::abs(two.mean[0] - 1.5) < 1e-12 && std::abs(two.var[0] - 2) < 1e-12);
    QVERIFY(std::abs(three.mean[0] - 3) < 1e-12 && std::abs(three.var[0] - 4) < 1e-12);
    QVERIFY(std::abs(uneven.mean[0] - 2) < 1e-12 && std::abs(uneven.var[0] - 2) < 1e-12);
}

QTEST_APPLESS_MAIN(TestBatchMemory)
#include "test_batch_memory.moc"
