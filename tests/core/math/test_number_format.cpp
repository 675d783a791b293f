// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/float16.h"
#include "math/number_format.h"
#include "math/random.h"

#include <Eigen/Core>
#include <QtTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace normscope;

// Rounding to narrow formats, against Eigen's half types on every pattern, against the hardware's float, and against
// the exact values of IEEE 754.
class TestNumberFormat : public QObject {
    Q_OBJECT

private slots:
    void everyHalfIsItself();
    void halfwayGoesToEven();
    void everyBFloatIsItself();
    void betweenBFloats();
    void floatsAsTheHardware();
    void betweenFloats();
    void beyondTheFloats();
    void limits();
    void storedEps_data();
    void storedEps();
    void flushing();
    void addingOneStalls_data();
    void addingOneStalls();
    void largeSquares();
};

namespace {

double half(std::uint16_t bits) { return static_cast<double>(floatFromHalfBits(bits)); }
double single(std::uint32_t bits) { return static_cast<double>(std::bit_cast<float>(bits)); }
double bfloat(std::uint16_t bits) { return static_cast<double>(std::bit_cast<float>(std::uint32_t(bits) << 16)); }

// Equal, and of one sign: 0 and -0 differ.
bool same(double a, double b) { return a == b && std::signbit(a) == std::signbit(b); }

constexpr double inf = std::numeric_limits<double>::infinity();

} // namespace

void TestNumberFormat::everyHalfIsItself() {
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const double value = half(static_cast<std::uint16_t>(bits));
        const double rounded = roundTo(NumberFormat::Float16, value);
        if (std::isnan(value))
            QVERIFY(std::isnan(rounded));
        else
            QVERIFY2(same(rounded, value), qPrintable(QString::number(bits, 16)));
    }
}

// Between two neighbours: the midpoint goes to the even one, anything off it to the nearer one; as Eigen's half does.
void TestNumberFormat::halfwayGoesToEven() {
    for (std::uint16_t bits = 0; bits < 0x7c00; ++bits) {
        const double lower = half(bits), upper = bits == 0x7bff ? 65536 : half(static_cast<std::uint16_t>(bits + 1));
        const double middle = (lower + upper) / 2, even = bits % 2 == 0 ? lower : upper;
        const double above = bits == 0x7bff ? inf : upper, tie = even == 65536 ? inf : even;
        QVERIFY(same(roundTo(NumberFormat::Float16, middle), tie));
        QVERIFY(same(roundTo(NumberFormat::Float16, -middle), -tie));
        QVERIFY(same(roundTo(NumberFormat::Float16, std::nextafter(middle, 0)), lower));
        QVERIFY(same(roundTo(NumberFormat::Float16, std::nextafter(middle, inf)), above));
        const float asFloat = static_cast<float>(middle * 1.00001);
        const double eigen = static_cast<double>(static_cast<float>(Eigen::half(asFloat)));
        QVERIFY(same(roundTo(NumberFormat::Float16, static_cast<double>(asFloat)), eigen));
    }
}

void TestNumberFormat::everyBFloatIsItself() {
    for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
        const double value = bfloat(static_cast<std::uint16_t>(bits));
        const double rounded = roundTo(NumberFormat::BFloat16, value);
        if (std::isnan(value))
            QVERIFY(std::isnan(rounded));
        else
            QVERIFY2(same(rounded, value), qPrintable(QString::number(bits, 16)));
    }
}

void TestNumberFormat::betweenBFloats() {
    for (std::uint16_t bits = 0; bits < 0x7f7f; ++bits) {
        const double lower = bfloat(bits), upper = bfloat(static_cast<std::uint16_t>(bits + 1));
        const double middle = (lower + upper) / 2, even = bits % 2 == 0 ? lower : upper;
        QVERIFY(same(roundTo(NumberFormat::BFloat16, middle), even));
        QVERIFY(same(roundTo(NumberFormat::BFloat16, std::nextafter(middle, 0)), lower));
        const float asFloat = static_cast<float>(lower + 0.7 * (upper - lower));
        if (std::fpclassify(asFloat) != FP_NORMAL) continue; // Eigen flushes some of the others
        const double eigen = static_cast<double>(static_cast<float>(Eigen::bfloat16(asFloat)));
        QVERIFY(same(roundTo(NumberFormat::BFloat16, static_cast<double>(asFloat)), eigen));
    }
}

void TestNumberFormat::floatsAsTheHardware() {
    Random random(1);
    for (int k = 0; k < 200000; ++k) {
        const double value = std::ldexp(random.uniform(-2, 2), static_cast<int>(random.below(300)) - 160);
        QVERIFY(same(roundTo(NumberFormat::Float32, value), static_cast<double>(static_cast<float>(value))));
    }
    QVERIFY(same(roundTo(NumberFormat::Float64, 0.1), 0.1));
    QVERIFY(std::isnan(roundTo(NumberFormat::Float16, std::numeric_limits<double>::quiet_NaN())));
    QVERIFY(same(roundTo(NumberFormat::BFloat16, -inf), -inf));
}

// As between halves: every exponent, subnormals among them, with fractions at both ends, in the middle and in between.
void TestNumberFormat::betweenFloats() {
    for (std::uint32_t exponent = 0; exponent < 0xff; ++exponent)
        for (const std::uint32_t fraction :
             {0x0U, 0x1U, 0x2U, 0x3U, 0x2aaaaaU, 0x3fffffU, 0x400000U, 0x555555U, 0x7ffffeU, 0x7fffffU}) {
            const std::uint32_t bits = exponent << 23 | fraction;
            if (bits == 0x7f7fffff) continue; // the largest: beyondTheFloats
            const double lower = single(bits), upper = single(bits + 1), middle = (lower + upper) / 2;
            const double even = bits % 2 == 0 ? lower : upper;
            QVERIFY(same(roundTo(NumberFormat::Float32, lower), lower));
            QVERIFY(same(roundTo(NumberFormat::Float32, middle), even));
            QVERIFY(same(roundTo(NumberFormat::Float32, -middle), -even));
            QVERIFY(same(roundTo(NumberFormat::Float32, std::nextafter(middle, 0)), lower));
            QVERIFY(same(roundTo(NumberFormat::Float32, std::nextafter(middle, inf)), upper));
        }
}

// The largest float is (2 - 2^-23) 2^127; from the middle between it and 2^128 on, which is even, all is infinite.
void TestNumberFormat::beyondTheFloats() {
    const double largest = 0x1.fffffep127, middle = 0x1.ffffffp127;
    for (const double sign : {1.0, -1.0}) {
        QVERIFY(same(roundTo(NumberFormat::Float32, sign * largest), sign * largest));
        QVERIFY(same(roundTo(NumberFormat::Float32, sign * std::nextafter(middle, 0)), sign * largest));
        for (const double value : {middle, 0x1p128, std::numeric_limits<double>::max(), inf})
            QVERIFY(same(roundTo(NumberFormat::Float32, sign * value), sign * inf));
        for (const double value : {0x1p-150, 0x1p-1074, 0.0}) // 2^-150 is half of the smallest: a tie, to even
            QVERIFY(same(roundTo(NumberFormat::Float32, sign * value), sign * 0.0));
        QVERIFY(same(roundTo(NumberFormat::Float32, sign * std::nextafter(0x1p-150, 1)), sign * 0x1p-149));
        QVERIFY(same(roundTo(NumberFormat::Float32, sign * 0x1.8p-127, true), sign * 0.0));           // flushed
        QVERIFY(same(roundTo(NumberFormat::Float32, sign * 0x1.ffffffp-127, true), sign * 0x1p-126)); // rounded first
    }
    QVERIFY(std::isnan(roundTo(NumberFormat::Float32, std::numeric_limits<double>::quiet_NaN())));
}

void TestNumberFormat::limits() {
    const FormatFacts fp16 = facts(NumberFormat::Float16), bf16 = facts(NumberFormat::BFloat16),
                      fp32 = facts(NumberFormat::Float32), fp64 = facts(NumberFormat::Float64);
    QCOMPARE(fp16.largest, 65504.0);
    QCOMPARE(fp16.smallestNormal, std::ldexp(1, -14));
    QCOMPARE(fp16.smallestSubnormal, std::ldexp(1, -24));
    QCOMPARE(fp16.spacingAtOne, std::ldexp(1, -10));
    QCOMPARE(bf16.largest, bfloat(0x7f7f));
    QCOMPARE(bf16.smallestSubnormal, bfloat(1));
    QCOMPARE(bf16.spacingAtOne, 0.0078125);
    QCOMPARE(fp32.largest, static_cast<double>(std::numeric_limits<float>::max()));
    QCOMPARE(fp32.smallestSubnormal, static_cast<double>(std::numeric_limits<float>::denorm_min()));
    QCOMPARE(fp64.largest, std::numeric_limits<double>::max());
    QCOMPARE(fp64.smallestSubnormal, std::numeric_limits<double>::denorm_min());
    QCOMPARE(roundTo(NumberFormat::Float16, 65519.999), 65504.0);
    QCOMPARE(roundTo(NumberFormat::Float16, 65520), inf);
}

// By Python's decimal arithmetic, exact to the last digit.
void TestNumberFormat::storedEps_data() {
    QTest::addColumn<double>("eps");
    QTest::addColumn<double>("fp16");
    QTest::addColumn<double>("bf16");
    QTest::addColumn<double>("fp32");
    QTest::newRow("1e-5") << 1e-5 << 1.0013580322265625e-5 << 1.0013580322265625e-5 << 9.999999747378752e-6;
    QTest::newRow("1e-6") << 1e-6 << 1.0132789611816406e-6 << 9.98377799987793e-7 << 9.999999974752427e-7;
    QTest::newRow("1e-8") << 1e-8 << 0.0 << 1.0011717677116394e-8 << 9.99999993922529e-9;
    QTest::newRow("1e-12") << 1e-12 << 0.0 << 1.0018652574217413e-12 << 9.999999960041972e-13;
}

void TestNumberFormat::storedEps() {
    QFETCH(double, eps);
    QTEST(roundTo(NumberFormat::Float16, eps), "fp16");
    QTEST(roundTo(NumberFormat::BFloat16, eps), "bf16");
    QTEST(roundTo(NumberFormat::Float32, eps), "fp32");
    for (const NumberFormat format : {NumberFormat::Float16, NumberFormat::BFloat16})
        QCOMPARE(roundTo(format, 1 + roundTo(format, eps)), 1.0); // absorbed
}

void TestNumberFormat::flushing() {
    QCOMPARE(roundTo(NumberFormat::Float16, 1e-5, true), 0.0);
    QCOMPARE(roundTo(NumberFormat::Float16, 1e-5, false), 1.0013580322265625e-5);
    QCOMPARE(roundTo(NumberFormat::Float16, std::ldexp(1, -14), true), std::ldexp(1, -14));
    QVERIFY(same(roundTo(NumberFormat::Float16, -1e-5, true), -0.0));
    QCOMPARE(roundTo(NumberFormat::Float16, std::ldexp(1, -25)), 0.0); // a tie, to even
    QCOMPARE(roundTo(NumberFormat::Float16, std::ldexp(1.0001, -25)), std::ldexp(1, -24));
}

void TestNumberFormat::addingOneStalls_data() {
    QTest::addColumn<int>("format");
    QTest::addColumn<double>("stalls");
    QTest::newRow("fp16") << int(NumberFormat::Float16) << 2048.0;
    QTest::newRow("bf16") << int(NumberFormat::BFloat16) << 256.0;
}

void TestNumberFormat::addingOneStalls() {
    QFETCH(int, format);
    double sum = 0;
    for (int k = 0; k < 5000; ++k) sum = roundTo(NumberFormat(format), sum + 1);
    QTEST(sum, "stalls");
}

void TestNumberFormat::largeSquares() {
    QCOMPARE(roundTo(NumberFormat::Float16, 255.875 * 255.875), 65472.0);
    QCOMPARE(roundTo(NumberFormat::Float16, 256.0 * 256.0), inf);
    const double small = roundTo(NumberFormat::Float16, std::exp2(-12.5));
    QCOMPARE(roundTo(NumberFormat::Float16, 0.999 * small * 0.999 * small), 0.0);
}

QTEST_GUILESS_MAIN(TestNumberFormat)
#include "test_number_format.moc"
