// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/moments.h"
#include "math/random.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <set>

using namespace normscope;

class TestRandom : public QObject {
    Q_OBJECT

private slots:
    void bitsAreThoseOfTheReference();
    void normalsAreTheSameBitsEverywhere();
    void streamsDiffer();
    void uniformStaysInItsRange();
    void normalHasTheMomentsOfANormal();
    void normalHasTheTailsOfANormal();
    void belowIsEven();
    void belowRefusesNoChoice();
    void shuffleKeepsEveryValue();
};

namespace {

MatrixD normals(Index n) {
    Random random(7);
    MatrixD x(1, n);
    for (Index i = 0; i < n; ++i) x(0, i) = random.normal();
    return x;
}

} // namespace

// From golden/random_reference.py: the generator told again in Python integers and floats.
void TestRandom::bitsAreThoseOfTheReference() {
    Random random(42);
    const std::uint64_t expected[] = {0x5b5e4a1bffcbb2f3, 0xdad6b47570f6111d, 0xaa41d8357b710b2f,
                                      0xf02f3789cdc59c40, 0x8c560809b160a03d, 0x099c1e629effe027};
    for (const std::uint64_t bits : expected) QCOMPARE(random.bits(), bits);
}

void TestRandom::normalsAreTheSameBitsEverywhere() {
    Random random(42);
    const double expected[] = {-0x1.8c3a96e26aa0cp-2, 0x1.eb47fb463f3cap-1, 0x1.71a61652d9bedp-3,
                               0x1.eaabfde103964p-2,  0x1.c9a806c433971p-5, -0x1.1282a323758e5p-1};
    for (const double value : expected)
        QCOMPARE(std::bit_cast<std::uint64_t>(random.normal()), std::bit_cast<std::uint64_t>(value));
    double last = 0;
    for (int i = 6; i < 20000; ++i) last = random.normal();
    QCOMPARE(std::bit_cast<std::uint64_t>(last), std::bit_cast<std::uint64_t>(0x1.7cae446c8ba46p-1));
}

void TestRandom::streamsDiffer() {
    std::set<std::uint64_t> first;
    for (std::uint64_t seed = 0; seed < 30; ++seed)
        for (std::uint64_t stream = 0; stream < 30; ++stream) first.insert(Random(seed, stream).bits());
    QCOMPARE(first.size(), std::size_t{900});
    QVERIFY(Random(3, 1) == Random(3, 1));
}

void TestRandom::uniformStaysInItsRange() {
    Random random(1);
    double sum = 0;
    for (int i = 0; i < 100000; ++i) {
        const double u = random.uniform(-2, 3);
        QVERIFY(u >= -2 && u < 3);
        sum += u;
    }
    // sd of the mean: 5 / sqrt(12 · 1e5) = 0.0046; five of them.
    QVERIFY(std::fabs(sum / 100000 - 0.5) < 0.023);
    const double next = std::nextafter(1.0, 2.0);
    for (int i = 0; i < 100; ++i) QCOMPARE(random.uniform(1.0, next), 1.0);
}

// n = 1e6: sd of the mean 1e-3, of the variance 1.41e-3, of the skewness 2.45e-3, of the kurtosis 4.9e-3; five of each.
void TestRandom::normalHasTheMomentsOfANormal() {
    const MatrixD x = normals(1000000);
    const Moments m = moments(x);
    QVERIFY(std::fabs(m.mean) < 5e-3);
    QVERIFY(std::fabs(m.var - 1) < 7.1e-3);
    QVERIFY(std::fabs(x.array().cube().mean()) < 1.3e-2);
    QVERIFY(std::fabs(x.array().square().square().mean() - 3) < 5e-2);
}

// Shares beyond 1, 2 and 3 sd: erfc(k / sqrt 2); five binomial sd each.
void TestRandom::normalHasTheTailsOfANormal() {
    const MatrixD x = normals(1000000);
    for (const double k : {1.0, 2.0, 3.0, 4.0}) {
        const double p = std::erfc(k / std::sqrt(2.0));
        const double share = static_cast<double>((x.array().abs() > k).count()) / 1e6;
        QVERIFY2(std::fabs(share - p) < 5 * std::sqrt(p * (1 - p) / 1e6), qPrintable(QString::number(k)));
    }
}

void TestRandom::belowIsEven() {
    Random random(5);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70000; ++i) ++counts[static_cast<std::size_t>(random.below(7))];
    for (const int count : counts) QVERIFY(std::abs(count - 10000) < 470); // five sd of sqrt(70000 · 6/49) = 93
    QCOMPARE(random.below(1), Index{0});
}

void TestRandom::belowRefusesNoChoice() {
    Random random(5);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, random.below(0));
}

void TestRandom::shuffleKeepsEveryValue() {
    std::vector<int> values(100);
    std::iota(values.begin(), values.end(), 0);
    std::vector<int> shuffled = values;
    Random(9).shuffle(std::span(shuffled));
    QVERIFY(shuffled != values);
    std::sort(shuffled.begin(), shuffled.end());
    QVERIFY(shuffled == values);
}

QTEST_APPLESS_MAIN(TestRandom)
#include "test_random.moc"
