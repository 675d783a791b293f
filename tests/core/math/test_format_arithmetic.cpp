// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/moments.h"
#include "math/random.h"
#include "norm/emulated_norm.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace normscope;

// What number formats do in the arithmetic of a norm. Expected values follow from the formats' bits.
class TestFormatArithmetic : public QObject {
    Q_OBJECT

private slots:
    void facts_data();
    void facts();
    void epsBesideAVarianceOfOne();
    void epsBesideASmallVariance();
    void whereSquaresOverflow();
    void whereHalfSquaresVanish();
    void oneLargeValueIsEnough();
    void zeroVectorWithoutEps();
    void layerNormInBFloat16();
};

namespace {

using enum NumberFormat;

double inFormat(NumberFormat format, double value) { return roundTo(format, value); }

MatrixD normedRow(const Emulation& emulation, const MatrixD& x, double eps) {
    MatrixD y(x.rows(), x.cols());
    NormCache<double> cache;
    RunningStatistics<double> running;
    forward({LayerNorm<double>{eps, {}}, emulation}, NormMode::Train, x, y, cache, running);
    return y;
}

} // namespace

void TestFormatArithmetic::facts_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("fraction"); // bits
    QTest::addColumn<int>("least");    // exponent of the smallest normal number
    QTest::addColumn<double>("largest");
    QTest::newRow("fp16") << int(Float16) << 10 << -14 << 65504.;
    QTest::newRow("bf16") << int(BFloat16) << 7 << -126 << 3.3895313892515355e38;
    QTest::newRow("fp32") << int(Float32) << 23 << -126 << 3.4028234663852886e38;
}

void TestFormatArithmetic::facts() {
    QFETCH(int, format);
    QFETCH(int, fraction);
    QFETCH(int, least);
    QFETCH(double, largest);
    const auto rounded = [&](double value) { return inFormat(NumberFormat(format), value); };
    const double spacing = std::ldexp(1, -fraction), smallest = std::ldexp(1, least - fraction);
    QCOMPARE(rounded(1 + spacing), 1 + spacing);
    QCOMPARE(rounded(1 + 0.49 * spacing), 1.0);
    QCOMPARE(rounded(std::ldexp(1, least)), std::ldexp(1, least));
    QCOMPARE(rounded(smallest), smallest); // the smallest subnormal
    QCOMPARE(rounded(0.5 * smallest), 0.0);
    QCOMPARE(rounded(0.51 * smallest), smallest);
    QCOMPARE(rounded(largest), largest);
    QVERIFY(std::isinf(rounded(1.01 * largest)));
}

// Every eps in use is absorbed in half; in fp32 1e-5 and 1e-6 are not.
void TestFormatArithmetic::epsBesideAVarianceOfOne() {
    for (const double eps : {1e-5, 1e-6, 1e-8, 1e-12})
        for (const NumberFormat half : {Float16, BFloat16}) QCOMPARE(inFormat(half, 1 + inFormat(half, eps)), 1.0);
    QVERIFY(std::abs(inFormat(Float32, 1 + inFormat(Float32, 1e-5)) - 1.00001001) < 1e-8);
    QVERIFY(std::abs(inFormat(Float32, 1 + inFormat(Float32, 1e-6)) - 1.00000095) < 1e-8);
    QCOMPARE(inFormat(Float32, 1 + inFormat(Float32, 1e-8)), 1.0);
}

// At a variance of 1e-3 in bf16 an eps of 1e-5 still counts, and 1e-6 is absorbed.
void TestFormatArithmetic::epsBesideASmallVariance() {
    const double var = inFormat(BFloat16, 1e-3);
    QVERIFY(inFormat(BFloat16, var + inFormat(BFloat16, 1e-5)) > var);
    QCOMPARE(inFormat(BFloat16, var + inFormat(BFloat16, 1e-6)), var);
}

void TestFormatArithmetic::whereSquaresOverflow() {
    const auto square = [](NumberFormat format, double x) {
        const double stored = inFormat(format, x);
        return inFormat(format, stored * stored);
    };
    QCOMPARE(square(Float16, 255.875), 65472.0);
    QVERIFY(std::isinf(square(Float16, 256)));
    for (const NumberFormat format : {Float32, BFloat16}) {
        QVERIFY(std::isfinite(square(format, 1.83e19)));
        QVERIFY(std::isinf(square(format, 1.86e19)));
    }
}

// At 2^-12.5 the square is half of the smallest number, 2^-25, and goes to 0 with the even rule; just above it does
// not.
void TestFormatArithmetic::whereHalfSquaresVanish() {
    const auto square = [](double x) { return inFormat(Float16, x * x); };
    const double below = inFormat(Float16, 1.726e-4), above = below + std::ldexp(1, -23);
    QVERIFY(below <= std::exp2(-12.5) && above > std::exp2(-12.5));
    QCOMPARE(square(below), 0.0);
    QCOMPARE(square(above), std::ldexp(1, -24));
}

// One value of 256 among zeros: its square is infinite, and all of the row becomes 0 or NaN.
void TestFormatArithmetic::oneLargeValueIsEnough() {
    MatrixD x = MatrixD::Zero(1, 64), y(1, 64);
    x(0, 5) = 256;
    NormCache<double> cache;
    RunningStatistics<double> running;
    forward({RmsNorm<double>{1e-5, {}}, {Float16}}, NormMode::Train, x, y, cache, running);
    QVERIFY(std::isinf(cache.var[0]));
    QVERIFY(y.isZero(0)); // 256 / inf
}

void TestFormatArithmetic::zeroVectorWithoutEps() {
    const MatrixD zero = MatrixD::Zero(1, 8);
    QVERIFY(normedRow({Float32}, zero, 1e-5).isZero(0));
    QVERIFY(normedRow({Float32}, zero, 0).array().isNaN().all());
}

// With sums in fp32 an output is rounded once or twice: within one spacing of bf16, which is 2^-6 between 2 and 4.
void TestFormatArithmetic::layerNormInBFloat16() {
    constexpr Index width = 768;
    double worst = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        MatrixD x(1, width);
        for (Index j = 0; j < width; ++j) x(0, j) = inFormat(BFloat16, random.normal());
        const Moments m = moments(x.row(0));
        const MatrixD y = normedRow({BFloat16, Accumulation::Float32}, x, 1e-5);
        for (Index j = 0; j < width; ++j) {
            const double exact = (x(0, j) - m.mean) / std::sqrt(m.var + 1e-5);
            if (std::abs(exact) >= 2 && std::abs(exact) < 4) worst = std::max(worst, std::abs(y(0, j) - exact));
        }
    }
    qInfo("largest error between 2 and 4: expected 2^-6 = 0.0156, measured %.4f", worst);
    QVERIFY(worst <= std::ldexp(1, -6)); // of two roundings, each by half a spacing
    QVERIFY(worst > 0.0039);
}

QTEST_APPLESS_MAIN(TestFormatArithmetic)
#include "test_format_arithmetic.moc"
