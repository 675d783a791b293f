// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "core/norm/norm_samples.h"
#include "norm/masked_batch_norm.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;

// Padding left out, the plain average over batches, and no running statistics at all: golden/group_goldens.json.
class TestMaskedBatchNorm : public QObject {
    Q_OBJECT

private slots:
    void asTorch();
    void paddingOfNaNAsTorch();
    void paddingOfZeros();
    void paddingOfNaN();
    void refusals();
    void cumulativeAsTorch();
    void everyBatchCountsOnce();
    void withoutTracking();

private:
    json m_goldens = golden("group_goldens.json");
};

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

// One channel at times 1, 3, 5 and three places of padding.
struct Padded {
    explicit Padded(double pad) : x(6, 1) { x << 1, 3, 5, pad, pad, pad; }

    NormStatus step(const RowMask& mask) {
        return forwardMasked<double>(BatchNorm<double>{}, NormMode::Train, mask, x, y, cache, running);
    }

    MatrixD x, y = MatrixD::Constant(6, 1, 7);
    NormCache<double> cache;
    RunningStatistics<double> running = initialRunningStatistics<double>(1);
};

const RowMask threeReal = {true, true, true, false, false, false};

// What differs from PyTorch's results, dx of the padding (0) included.
std::string problemOf(const json& c, const MatrixD& x, const MatrixD& dy) {
    const Index channels = x.cols();
    BatchNorm<double> norm;
    norm.affine = {vectorOf<double>(c, "gamma"), vectorOf<double>(c, "beta")};
    RunningStatistics<double> running{vectorOf<double>(c, "runningMean"), vectorOf<double>(c, "runningVar")};
    const NormMode mode = c.at("training").get<bool>() ? NormMode::Train : NormMode::Evaluate;
    const RowMask mask = c.at("mask").get<RowMask>();
    MatrixD y(x.rows(), channels), dx(x.rows(), channels);
    NormCache<double> cache;
    AffineGradient<double> gradient{std::vector<double>(std::size_t(channels)),
                                    std::vector<double>(std::size_t(channels))};
    if (forwardMasked<double>(norm, mode, mask, x, y, cache, running) != NormStatus::Ok) return "refused";
    backwardMasked<double>(norm, mode, mask, x, dy, cache, dx, gradient);
    std::string problems;
    for (const auto& [key, values] : {std::pair{"y", &y}, {"dx", &dx}})
        problems += difference<double>(key, *values, matrixOf<double>(c, key, channels), 8);
    const std::pair<const char*, std::vector<double>*> lists[] = {{"dgamma", &gradient.dgamma},
                                                                  {"dbeta", &gradient.dbeta},
                                                                  {"runningMeanAfter", &running.mean},
                                                                  {"runningVarAfter", &running.var}};
    for (const auto& [key, values] : lists)
        problems += difference<double>(key, *values, matrixOf<double>(c, key, channels), 8);
    return problems;
}

MatrixD poisoned(MatrixD values, const RowMask& mask) {
    for (std::size_t i = 0; i < mask.size(); ++i)
        if (!mask[i]) values.row(Index(i)).setConstant(notANumber);
    return values;
}

RunningStatistics<double> afterBatches(const std::vector<std::vector<double>>& batches, Index channels) {
    BatchNorm<double> norm;
    norm.cumulative = true;
    RunningStatistics<double> running = initialRunningStatistics<double>(channels);
    for (const auto& values : batches) {
        const MatrixD x = Eigen::Map<const MatrixD>(values.data(), std::ssize(values) / channels, channels);
        MatrixD y(x.rows(), x.cols());
        NormCache<double> cache;
        forwardTraining<double>(norm, x, y, cache, running);
    }
    return running;
}

} // namespace

void TestMaskedBatchNorm::asTorch() {
    for (const json& c : m_goldens.at("masked")) {
        const auto channels = c.at("channels").get<Index>();
        const auto problem = problemOf(c, matrixOf<double>(c, "x", channels), matrixOf<double>(c, "dy", channels));
        QVERIFY2(problem.empty(), problem.c_str());
    }
}

// Whatever the padding holds, in x or in dy: the gradients of gamma, beta and the real rows stay those of PyTorch.
void TestMaskedBatchNorm::paddingOfNaNAsTorch() {
    for (const json& c : m_goldens.at("masked")) {
        const auto channels = c.at("channels").get<Index>();
        const RowMask mask = c.at("mask").get<RowMask>();
        QVERIFY(std::ranges::find(mask, false) != mask.end());
        const MatrixD x = matrixOf<double>(c, "x", channels), dy = matrixOf<double>(c, "dy", channels);
        const auto inGradient = problemOf(c, x, poisoned(dy, mask));
        QVERIFY2(inGradient.empty(), inGradient.c_str());
        const auto inBoth = problemOf(c, poisoned(x, mask), poisoned(dy, mask));
        QVERIFY2(inBoth.empty(), inBoth.c_str());
    }
}

// Mean 3 and variance 8/3 of the three real values; with the zeros they would be 1.5 and 43/12.
void TestMaskedBatchNorm::paddingOfZeros() {
    Padded padded(0);
    QVERIFY(padded.step(threeReal) == NormStatus::Ok);
    QCOMPARE(padded.cache.mean[0], 3.0);
    QCOMPARE(padded.cache.var[0], 8.0 / 3);
    QVERIFY(std::fabs(padded.y(0, 0) + 1.224743) < 1e-6 && padded.y(1, 0) == 0 &&
            std::fabs(padded.y(2, 0) - 1.224743) < 1e-6);
    QVERIFY(padded.y.bottomRows(3).isZero(0));
    QCOMPARE(padded.running.mean[0], 0.1 * 3);
    QVERIFY(std::fabs(padded.running.var[0] - (0.9 + 0.1 * 4)) < 1e-15); // n = 3, unbiased 8/3 · 3/2 = 4
    Padded unmasked(0);
    QVERIFY(unmasked.step(RowMask(6, true)) == NormStatus::Ok);
    QCOMPARE(unmasked.cache.mean[0], 1.5);
    QVERIFY(std::fabs(unmasked.cache.var[0] - 43.0 / 12) < 1e-14);
}

void TestMaskedBatchNorm::paddingOfNaN() {
    Padded zeros(0), nans(notANumber);
    QVERIFY(zeros.step(threeReal) == NormStatus::Ok);
    QVERIFY(nans.step(threeReal) == NormStatus::Ok);
    QVERIFY(zeros.y == nans.y);
    QVERIFY(zeros.running == nans.running);
    MatrixD dy = MatrixD::Ones(6, 1), dx(6, 1);
    dy.bottomRows(3).setConstant(notANumber);
    dy(0, 0) = 2;
    AffineGradient<double> gradient;
    backwardMasked<double>(BatchNorm<double>{}, NormMode::Train, threeReal, nans.x, dy, nans.cache, dx, gradient);
    QVERIFY(dx.allFinite());
    QVERIFY(dx.bottomRows(3).isZero(0));
}

void TestMaskedBatchNorm::refusals() {
    Padded padded(0);
    const RunningStatistics<double> before = padded.running;
    QVERIFY(padded.step(RowMask(6, false)) == NormStatus::EmptyBatch);
    RowMask one(6, false);
    one[2] = true;
    QVERIFY(padded.step(one) == NormStatus::OneValuePerChannel);
    QVERIFY(padded.running == before);
    QVERIFY(padded.y == MatrixD::Constant(6, 1, 7));
    QVERIFY_EXCEPTION_THROWN(padded.step(RowMask(5, true)), std::invalid_argument);
}

void TestMaskedBatchNorm::cumulativeAsTorch() {
    for (const json& c : m_goldens.at("cumulative")) {
        const auto channels = c.at("channels").get<Index>();
        const auto running = afterBatches(c.at("batches").get<std::vector<std::vector<double>>>(), channels);
        const auto mean = difference<double>("mean", running.mean, matrixOf<double>(c, "mean", channels));
        const auto var = difference<double>("var", running.var, matrixOf<double>(c, "var", channels));
        QVERIFY2(mean.empty() && var.empty(), (mean + var).c_str());
    }
}

// Not each sample: the mean of 0, 2, 1, 3, 4, 4 is 2.33, that of the two batches' means is 2.
void TestMaskedBatchNorm::everyBatchCountsOnce() {
    const std::vector<std::vector<double>> batches = {{0, 2}, {1, 3}, {4, 8}};
    const double means[] = {1, 1.5, 3}, vars[] = {2, 2, 4};
    for (std::size_t k = 1; k <= 3; ++k) {
        const auto running = afterBatches({batches.begin(), batches.begin() + std::ptrdiff_t(k)}, 1);
        QVERIFY(std::fabs(running.mean[0] - means[k - 1]) < 1e-15);
        QVERIFY(std::fabs(running.var[0] - vars[k - 1]) < 1e-15);
    }
    const auto uneven = afterBatches({{0, 2}, {1, 3, 4, 4}}, 1);
    QVERIFY(std::fabs(uneven.mean[0] - 2) < 1e-15);
    QVERIFY(std::fabs(uneven.var[0] - 2) < 1e-15);
}

void TestMaskedBatchNorm::withoutTracking() {
    for (const json& c : m_goldens.at("untracked")) {
        const auto channels = c.at("channels").get<Index>();
        const MatrixD x = matrixOf<double>(c, "x", channels);
        BatchNorm<double> norm;
        norm.trackRunningStats = false;
        const auto r = run<double>(norm, NormMode::Evaluate, x, x);
        const auto problem = difference<double>("y", r.y, matrixOf<double>(c, "y", channels));
        QVERIFY2(problem.empty(), problem.c_str());
        QVERIFY(r.running == initialRunningStatistics<double>(channels));
        const auto training = run<double>(norm, NormMode::Train, x, x);
        QVERIFY(training.y == r.y && training.dx == r.dx && training.running == r.running);
    }
}

QTEST_GUILESS_MAIN(TestMaskedBatchNorm)
#include "test_masked_batch_norm.moc"
