// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "core/norm/norm_samples.h"
#include "gradient_check.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;

// GroupNorm and InstanceNorm: golden/group_goldens.json is torch's group_norm in float64; and what tells them from
// LayerNorm.
class TestGroupNorm : public QObject {
    Q_OBJECT

private slots:
    void inDouble() { compareAll<double>(); }
    void inFloat() { compareAll<float>(); }
    void gradients();
    void oneGroupAndOnePositionIsLayerNorm();
    void oneGroupPoolsPositions();
    void instanceNormIsAGroupAChannel();
    void refusals();
    void constantGroupGivesExactlyBeta();
    void farFromZero();
    void misuseThrows();

private:
    template <class T>
    void compareAll();
};

namespace {

template <class T>
GroupNorm<T> normOf(const json& c) {
    const bool instance = c.at("groups") == c.at("channels");
    return {c.at("eps").get<double>(),
            {vectorOf<T>(c, "gamma"), vectorOf<T>(c, "beta")},
            instance ? 0 : c.at("groups").get<Index>(),
            c.at("positions").get<Index>()};
}

template <class T>
NormStatus statusOf(Index groups, Index positions, Index rows, Index channels) {
    const Matrix<T> x = normals<T>(rows, channels, 3);
    return run<T>(GroupNorm<T>{1e-5, {}, groups, positions}, NormMode::Train, x, x).status;
}

} // namespace

template <class T>
void TestGroupNorm::compareAll() {
    const json goldens = golden("group_goldens.json");
    for (const json& c : goldens.at("group")) {
        const auto channels = c.at("channels").get<Index>();
        const Run<T> r =
            run<T>(normOf<T>(c), NormMode::Train, matrixOf<T>(c, "x", channels), matrixOf<T>(c, "dy", channels));
        QVERIFY(r.status == NormStatus::Ok);
        // Two values a group that nearly agree make rstd, and with it every term of dx, large.
        const double size = 8 * double(*std::max_element(r.cache.rstd.begin(), r.cache.rstd.end()));
        for (const auto& [key, values] : {std::pair{"y", &r.y}, {"dx", &r.dx}}) {
            const auto problem = difference<T>(key, *values, matrixOf<double>(c, key, channels), size);
            QVERIFY2(problem.empty(), problem.c_str());
        }
        for (const auto& [key, values] : {std::pair{"dgamma", &r.gradient.dgamma}, {"dbeta", &r.gradient.dbeta}}) {
            if (values->empty()) continue;
            const auto problem = difference<T>(key, *values, matrixOf<double>(c, key, channels), 8);
            QVERIFY2(problem.empty(), problem.c_str());
        }
    }
}

void TestGroupNorm::gradients() {
    MatrixD x = normals<double>(6, 8, 5);
    const MatrixD dy = normals<double>(6, 8, 6);
    for (const Index groups : {1, 2, 4, 0}) {
        const GroupNorm<double> norm{1e-5, randomAffine<double>(8, true, true), groups, 3};
        const Run<double> r = run<double>(norm, NormMode::Train, x, dy);
        const auto loss = [&] { return run<double>(norm, NormMode::Train, x, dy).y.cwiseProduct(dy).sum(); };
        QVERIFY(relativeError(r.dx, slopes(loss, x)) < gradientBound);
    }
}

void TestGroupNorm::oneGroupAndOnePositionIsLayerNorm() {
    const MatrixF x = normals<float>(5, 12, 7), dy = normals<float>(5, 12, 8);
    const Affine<float> affine = randomAffine<float>(12, true, true);
    const auto group = run<float>(GroupNorm<float>{1e-5, affine}, NormMode::Train, x, dy);
    const auto layer = run<float>(LayerNorm<float>{1e-5, affine}, NormMode::Train, x, dy);
    QVERIFY(group.y == layer.y);
    QVERIFY(group.dx == layer.dx);
    QVERIFY(group.gradient.dgamma == layer.gradient.dgamma);
}

// LayerNorm over all positions and channels at once, which is not the Transformer's LayerNorm at each position.
void TestGroupNorm::oneGroupPoolsPositions() {
    const MatrixD x = normals<double>(12, 6, 9);
    const MatrixD pooled = run<double>(GroupNorm<double>{1e-5, {}, 1, 4}, NormMode::Train, x, x).y;
    const Eigen::Map<const MatrixD> samples(x.data(), 3, 24);
    const MatrixD whole = run<double>(LayerNorm<double>{}, NormMode::Train, MatrixD(samples), MatrixD(samples)).y;
    QVERIFY((pooled - Eigen::Map<const MatrixD>(whole.data(), 12, 6)).cwiseAbs().maxCoeff() < 1e-14);
    const MatrixD layer = run<double>(LayerNorm<double>{}, NormMode::Train, x, x).y;
    QVERIFY((pooled - layer).cwiseAbs().maxCoeff() > 0.5);
}

void TestGroupNorm::instanceNormIsAGroupAChannel() {
    const MatrixD x = normals<double>(8, 3, 10);
    const auto instance = run<double>(GroupNorm<double>{1e-5, {}, 0, 4}, NormMode::Train, x, x);
    QVERIFY(instance.y == run<double>(GroupNorm<double>{1e-5, {}, 3, 4}, NormMode::Train, x, x).y);
    for (Index sample = 0; sample < 2; ++sample)
        QVERIFY(instance.y.middleRows(4 * sample, 4).colwise().sum().cwiseAbs().maxCoeff() < 1e-12);
}

void TestGroupNorm::refusals() {
    QVERIFY(statusOf<float>(3, 1, 1, 3) == NormStatus::OneValuePerChannel); // [1, 2, 3] with 3 groups
    QVERIFY(statusOf<float>(1, 1, 1, 3) == NormStatus::Ok);
    QVERIFY(statusOf<double>(0, 1, 2, 3) == NormStatus::OneValuePerChannel); // InstanceNorm at one position
    QVERIFY(statusOf<double>(0, 1, 1, 3) == NormStatus::OneValuePerChannel); // with one sample alike
    QVERIFY(statusOf<double>(4, 1, 2, 13) == NormStatus::UnevenGroups);
    QVERIFY(statusOf<double>(1, 1, 0, 3) == NormStatus::EmptyBatch);
    const MatrixD ones = MatrixD::Ones(2, 4);
    QVERIFY(run<double>(GroupNorm<double>{0, {}, 2, 1}, NormMode::Train, ones, ones).status ==
            NormStatus::ZeroVarianceZeroEps);
    MatrixD row(1, 3);
    row << 1, 2, 3;
    const MatrixD y = run<double>(GroupNorm<double>{}, NormMode::Train, row, row).y;
    QVERIFY(std::fabs(y(0, 0) + 1.224736) < 1e-6 && std::fabs(y(0, 1)) < 1e-12 && std::fabs(y(0, 2) - 1.224736) < 1e-6);
}

void TestGroupNorm::constantGroupGivesExactlyBeta() {
    MatrixF x = MatrixF::Constant(4, 6, 1000.1f);
    x.rightCols(3) = normals<float>(4, 3, 4);
    GroupNorm<float> norm{1e-5, randomAffine<float>(6, true, true), 2, 2};
    const MatrixF y = run<float>(norm, NormMode::Train, x, x).y;
    for (Index i = 0; i < 4; ++i)
        for (Index c = 0; c < 3; ++c) QCOMPARE(y(i, c), norm.affine.beta[std::size_t(c)]);
}

// float32 at offset 1e6, whose spacing is 1/16: still right to 1e-5 for the values really stored.
void TestGroupNorm::farFromZero() {
    const MatrixF x = normals<float>(6, 8, 12, 1e6);
    const MatrixF y = run<float>(GroupNorm<float>{1e-5, {}, 2, 3}, NormMode::Train, x, x).y;
    const MatrixD exact = run<double>(GroupNorm<double>{1e-5, {}, 2, 3}, NormMode::Train, MatrixD(x.cast<double>()),
                                      MatrixD(x.cast<double>()))
                              .y;
    QVERIFY((y.cast<double>() - exact).cwiseAbs().maxCoeff() < 1e-5);
}

void TestGroupNorm::misuseThrows() {
    const MatrixD x = normals<double>(5, 4, 1);
    MatrixD y = x;
    NormCache<double> cache;
    QVERIFY_EXCEPTION_THROWN(forward<double>(GroupNorm<double>{1e-5, {}, 1, 2}, x, y, cache), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(forward<double>(GroupNorm<double>{1e-5, {}, -1, 1}, x, y, cache), std::invalid_argument);
}

QTEST_GUILESS_MAIN(TestGroupNorm)
#include "test_group_norm.moc"
