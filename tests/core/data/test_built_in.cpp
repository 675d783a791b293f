// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace normscope;

// Wine and digits. Expected numbers: tests/golden/data_reference.py (NumPy, float64), printed to 12 digits.
class TestBuiltIn : public QObject {
    Q_OBJECT

private slots:
    void wineHasItsShapeAndNames();
    void wineHasItsMoments();
    void digitsHaveTheirShapeAndNames();
    void digitsHaveTheirMoments();
};

namespace {

std::vector<int> classSizes(const Table& table) {
    std::vector<int> sizes;
    for (const int label : table.labels) {
        sizes.resize(std::max(sizes.size(), std::size_t(label) + 1));
        ++sizes[std::size_t(label)];
    }
    return sizes;
}

double sd(const MatrixD& x) { return std::sqrt((x.array() - x.mean()).square().mean()); }

} // namespace

void TestBuiltIn::wineHasItsShapeAndNames() {
    QCOMPARE(wine().values.rows(), Index(178));
    QCOMPARE(wine().values.cols(), Index(13));
    QCOMPARE(classSizes(wine()), (std::vector<int>{59, 71, 48}));
    QCOMPARE(wine().columns.size(), std::size_t(13));
    QCOMPARE(wine().shortColumns.size(), std::size_t(13));
    QCOMPARE(wine().columns[4], std::string("magnesium"));
    QCOMPARE(wine().columns[11], std::string("OD280/OD315"));
    QCOMPARE(wine().shortColumns[11], std::string("OD280"));
    QCOMPARE(plain(wine().rowsNoun), std::string("wines"));
    QCOMPARE(wine().missing, Index(0));
}

void TestBuiltIn::wineHasItsMoments() {
    const std::vector<double> mean = {13.0006179775,  2.33634831461, 2.36651685393,  19.4949438202, 99.7415730337,
                                      2.29511235955,  2.02926966292, 0.361853932584, 1.5908988764,  5.05808988202,
                                      0.957449438202, 2.61168539326, 746.893258427};
    const std::vector<double> deviation = {0.809542914529, 1.11400362698,  0.273572294426, 3.33016975766, 14.2423076734,
                                           0.624090564197, 0.996048950379, 0.124103259884, 0.57074884862, 2.31176466095,
                                           0.227928606565, 0.707993264672, 314.021656842};
    for (Index j = 0; j < 13; ++j) {
        const auto place = std::size_t(j);
        QVERIFY(std::abs(wine().values.col(j).mean() - mean[place]) < 1e-11 * mean[place]);
        QVERIFY(std::abs(sd(wine().values.col(j)) - deviation[place]) < 1e-11 * deviation[place]);
    }
}

void TestBuiltIn::digitsHaveTheirShapeAndNames() {
    QCOMPARE(digits().values.rows(), Index(1797));
    QCOMPARE(digits().values.cols(), Index(64));
    QCOMPARE(classSizes(digits()), (std::vector<int>{178, 182, 177, 183, 181, 182, 181, 179, 174, 180}));
    QCOMPARE(digits().columns.size(), std::size_t(64));
    QCOMPARE(digits().columns[8], std::string("pixel 2,1"));
    QCOMPARE(digits().shortColumns[63], std::string("8,8"));
    QCOMPARE(plain(digits().rowNoun), std::string("digit"));
}

void TestBuiltIn::digitsHaveTheirMoments() {
    QVERIFY(std::abs(digits().values.mean() - 4.88416457985531) < 1e-11);
    QVERIFY(std::abs(sd(digits().values) - 6.01678754867224) < 1e-11);
    QCOMPARE(digits().values.maxCoeff(), 16.0);
    const std::vector<double> third = {0, 3, 15, 2, 0, 11, 8, 0};
    for (Index j = 0; j < 8; ++j) QCOMPARE(digits().values(0, 16 + j), third[std::size_t(j)]);
}

QTEST_APPLESS_MAIN(TestBuiltIn)
#include "test_built_in.moc"
