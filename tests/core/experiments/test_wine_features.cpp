// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experiment_support.h"
#include "data/source.h"

using namespace normscope;
using namespace normscope::test;

// Features of very different units: 178 wines, 13 properties, proline in the hundreds and hue below 2. What depends on
// no random number is compared to half a unit of the last digit told.
class TestWineFeatures : public QObject {
    Q_OBJECT

private slots:
    void unitsOfTheTable();
    void prolineHoldsTheRow();
    void prolineIsNearlyConstant();
    void theOthersAreCrowdedTogether();
    void spreadOfHue();
    void shareUnderOtherNorms();
};

namespace {

constexpr Index magnesium = 4, hue = 10, proline = 12, features = 13;

VectorD energyShares(const MatrixD& y, Index feature) {
    return (y.col(feature).array().square() / y.rowwise().squaredNorm().array()).matrix();
}

} // namespace

void TestWineFeatures::unitsOfTheTable() {
    const auto compare = [](const char* name, Index feature, double mean, double sd, double digit) {
        const Spread found = spreadOf(VectorD(wine().values.col(feature)));
        const std::string what = name;
        return within(what + ", mean", found.mean, mean, digit) && within(what + ", sd", found.sd, sd, digit);
    };
    QVERIFY(compare("proline", proline, 746.9, 314.9, 0.05));
    QVERIFY(compare("magnesium", magnesium, 99.7, 14.3, 0.05));
    QVERIFY(compare("hue", hue, 0.957, 0.229, 0.0005));
}

void TestWineFeatures::prolineHoldsTheRow() {
    const VectorD shares = energyShares(normed(LayerNorm<double>{}, wine().values), proline);
    QVERIFY(within("LayerNorm: proline's share of a row, %", 100 * shares.mean(), 89.9, 0.05));
    QVERIFY(within("LayerNorm: the least of all rows, %", 100 * shares.minCoeff(), 83.85, 0.005));
}

// One value v among 13 of mean 0 and variance 1 is at most sqrt(12); then the others are all -v / 12.
void TestWineFeatures::prolineIsNearlyConstant() {
    const MatrixD y = normed(LayerNorm<double>{}, wine().values);
    const Spread value = spreadOf(VectorD(y.col(proline)));
    QVERIFY(within("LayerNorm: proline, mean", value.mean, 3.419, 0.0005));
    QVERIFY(within("LayerNorm: proline, sd", value.sd, 0.033, 0.0005));
    QVERIFY(y.col(proline).maxCoeff() < std::sqrt(12.0));
    QVERIFY(y.col(proline).minCoeff() > 0.9 * std::sqrt(12.0));
}

void TestWineFeatures::theOthersAreCrowdedTogether() {
    const MatrixD y = normed(LayerNorm<double>{}, wine().values);
    QVERIFY(within("LayerNorm: mean of the others", y.leftCols(proline).mean(), -0.285, 0.0005));
    QVERIFY(within("the same from proline's mean", -y.col(proline).mean() / 12, -0.285, 0.0005));
    for (Index j = 0; j < proline; ++j) {
        const double sd = spreadOf(VectorD(y.col(j))).sd;
        if (j == magnesium)
            QVERIFY(within("LayerNorm: sd of magnesium", sd, 0.188, 0.0005));
        else
            QVERIFY(sd > 0.008 && sd < 0.035);
    }
}

void TestWineFeatures::spreadOfHue() {
    const auto sd = [](const MatrixD& y) { return spreadOf(VectorD(y.col(hue))).sd; };
    QVERIFY(within("sd of hue, raw", sd(wine().values), 0.229, 0.0005));
    QVERIFY(within("sd of hue, LayerNorm", sd(normed(LayerNorm<double>{}, wine().values)), 0.023, 0.0005));
    // BatchNorm makes the sd with divisor n to 1, but for eps = 1e-5 beside hue's variance of 0.052.
    const double unbiased = std::sqrt(178.0 / 177);
    QVERIFY(within("sd of hue, BatchNorm", sd(normed(BatchNorm<double>{}, wine().values)) / unbiased, 1, 2e-4));
}

void TestWineFeatures::shareUnderOtherNorms() {
    const auto share = [](const Norm<double>& norm, Index feature) {
        return energyShares(normed(norm, wine().values), feature).mean();
    };
    QVERIFY(within("RMSNorm: proline's share, %", 100 * share(RmsNorm<double>{}, proline), 97.2, 0.05));
    QVERIFY(within("BatchNorm: proline's share, %", 100 * share(BatchNorm<double>{}, proline), 8.8, 0.05));
    double all = 0;
    for (Index j = 0; j < features; ++j) all += share(BatchNorm<double>{}, j) / double(features);
    QVERIFY(within("BatchNorm: mean share of a feature", all, 1.0 / 13, 1e-12));
}

QTEST_APPLESS_MAIN(TestWineFeatures)
#include "test_wine_features.moc"
