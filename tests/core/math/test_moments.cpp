// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/moments.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;

class TestMoments : public QObject {
    Q_OBJECT

private slots:
    void rowColumnBlockAndMatrix_data();
    void rowColumnBlockAndMatrix();
    void farFromZero();
    void constantIsExact();
    void nothingIsNaN();
    void nonFiniteValuesShow();
    void finiteOnly();
    void floatsAreMeasuredAsStored();
};

namespace {

constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

MatrixD sample() {
    MatrixD x(3, 4);
    x << 1, 2, 3, 6, -1, 0, 4, 5, 2, 2, 2, 10;
    return x;
}

Eigen::Map<const MatrixD, 0, Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>> everyOther(const MatrixD& x) {
    return {x.data(), 2, 2, {2 * x.cols(), 2}}; // rows 0 and 2, columns 0 and 2
}

Moments measured(const QByteArray& set) {
    const MatrixD x = sample();
    if (set == "row") return moments(x.row(0));
    if (set == "column") return moments(x.col(3));
    if (set == "block") return moments(x.block(1, 1, 2, 2));
    if (set == "strided") return moments(everyOther(x));
    return moments(x);
}

} // namespace

// By hand: var = (sum of squares)/n - mean^2 in fractions.
void TestMoments::rowColumnBlockAndMatrix_data() {
    QTest::addColumn<QByteArray>("set");
    QTest::addColumn<int>("n");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("var");
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::newRow("row") << QByteArray("row") << 4 << 3.0 << 3.5 << 1.0 << 6.0;
    QTest::newRow("column") << QByteArray("column") << 3 << 7.0 << 14.0 / 3 << 5.0 << 10.0;
    QTest::newRow("block") << QByteArray("block") << 4 << 2.0 << 2.0 << 0.0 << 4.0;
    QTest::newRow("strided") << QByteArray("strided") << 4 << 2.0 << 0.5 << 1.0 << 3.0;
    QTest::newRow("matrix") << QByteArray("matrix") << 12 << 3.0 << 8.0 << -1.0 << 10.0;
}

void TestMoments::rowColumnBlockAndMatrix() {
    QFETCH(QByteArray, set);
    const Moments m = measured(set);
    QTEST(static_cast<int>(m.n), "n");
    QTEST(m.mean, "mean");
    QTEST(m.var, "var");
    QTEST(m.min, "min");
    QTEST(m.max, "max");
}

// Integers around 1e15: the exact variance is that of ±1, ±3 (5). E[x^2] - E[x]^2 would need 100 digits of bits.
void TestMoments::farFromZero() {
    MatrixD x(1, 4);
    x << 1e15 - 3, 1e15 - 1, 1e15 + 1, 1e15 + 3;
    const Moments m = moments(x);
    QCOMPARE(m.mean, 1e15);
    QCOMPARE(m.var, 5.0);
}

void TestMoments::constantIsExact() {
    const Moments m = moments(MatrixD::Constant(7, 11, 0.1));
    QVERIFY(m.mean == 0.1);
    QVERIFY(m.var == 0.0);
}

void TestMoments::nothingIsNaN() {
    const Moments m = moments(MatrixD(0, 3));
    QCOMPARE(m.n, Index{0});
    QVERIFY(std::isnan(m.mean) && std::isnan(m.var) && std::isnan(m.min) && std::isnan(m.max));
}

void TestMoments::nonFiniteValuesShow() {
    MatrixD x = sample();
    x(1, 1) = NaN;
    const Moments withNaN = moments(x);
    QVERIFY(std::isnan(withNaN.mean) && std::isnan(withNaN.var) && std::isnan(withNaN.min) && std::isnan(withNaN.max));
    x(1, 1) = -inf;
    const Moments withInf = moments(x);
    QVERIFY(!std::isfinite(withInf.mean) && !std::isfinite(withInf.var));
    QCOMPARE(withInf.min, -inf);
    QCOMPARE(withInf.max, 10.0);
}

// A column with an empty cell: [missing, 0, 3] has the mean 1.5 over 2 values, not 1.
void TestMoments::finiteOnly() {
    MatrixD x(3, 1);
    x << NaN, 0, 3;
    const Moments m = finiteMoments(x);
    QCOMPARE(m.n, Index{2});
    QCOMPARE(m.mean, 1.5);
    QCOMPARE(m.var, 2.25);
    x.setConstant(-inf);
    QCOMPARE(finiteMoments(x).n, Index{0});
    QVERIFY(std::isnan(finiteMoments(x).mean));
}

void TestMoments::floatsAreMeasuredAsStored() {
    const MatrixF x = MatrixF::Constant(10, 100, 0.1f);
    const Moments m = moments(x);
    QVERIFY(m.mean == static_cast<double>(0.1f));
    QVERIFY(m.var == 0.0);
}

QTEST_APPLESS_MAIN(TestMoments)
#include "test_moments.moc"
