// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/golden.h"
#include "math/moments.h"
#include "math/random.h"
#include "math/variance.h"

#include <QtTest>

#include <cmath>

using namespace normscope;
using namespace normscope::test;

// Six ways to a variance: bit for bit against numpy float32 (golden/half_goldens.json), and what each is known for.
class TestVariance : public QObject {
    Q_OBJECT

private slots:
    void asNumpy();
    void allAgreeOnEasyData();
    void onePassTurnsNegative();
    void pairwiseSumsAreBetter();
    void wideSumsInHalf();
    void noValueThrows();
};

namespace {

constexpr Emulation single{NumberFormat::Float32};

std::vector<double> offsetValues(double offset, Index n, std::uint64_t seed) {
    Random random(seed);
    std::vector<double> x;
    for (Index k = 0; k < n; ++k) x.push_back(roundTo(NumberFormat::Float32, offset + random.normal()));
    return x;
}

double exact(const std::vector<double>& x) {
    return moments(Eigen::Map<const MatrixD>(x.data(), 1, std::ssize(x))).var;
}

double errorOf(VarianceAlgorithm algorithm, const std::vector<double>& x) {
    return std::fabs(variance(algorithm, single, x) / exact(x) - 1);
}

} // namespace

void TestVariance::asNumpy() {
    const std::pair<VarianceAlgorithm, const char*> algorithms[] = {
        {VarianceAlgorithm::OnePass, "one_pass"},
        {VarianceAlgorithm::TwoPass, "two_pass"},
        {VarianceAlgorithm::CorrectedTwoPass, "corrected_two_pass"},
        {VarianceAlgorithm::Welford, "welford"},
        {VarianceAlgorithm::Shifted, "shifted"}};
    for (const auto& c : golden("half_goldens.json").at("variance"))
        for (const auto& [algorithm, name] : algorithms)
            QCOMPARE(variance(algorithm, single, vectorOf<double>(c, "x")), c.at(name).get<double>());
}

// At offset 0 all are within a few hundred roundings of 2^-24 of float64.
void TestVariance::allAgreeOnEasyData() {
    const auto x = offsetValues(0, 256, 1);
    for (const auto algorithm :
         {VarianceAlgorithm::OnePass, VarianceAlgorithm::Pairwise, VarianceAlgorithm::TwoPass,
          VarianceAlgorithm::CorrectedTwoPass, VarianceAlgorithm::Welford, VarianceAlgorithm::Shifted})
        QVERIFY(errorOf(algorithm, x) < 1e-5);
}

// At offset 4096 the squares are 1.7e7 and their spacing in float32 is 2: the variance of 1 is lost, and its sign too.
void TestVariance::onePassTurnsNegative() {
    int negative = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto x = offsetValues(4096, 256, seed);
        if (variance(VarianceAlgorithm::OnePass, single, x) < 0) ++negative;
        QVERIFY(errorOf(VarianceAlgorithm::TwoPass, x) < 1e-4);
        QVERIFY(errorOf(VarianceAlgorithm::CorrectedTwoPass, x) < 1e-5);
        QVERIFY(errorOf(VarianceAlgorithm::Shifted, x) < 1e-5);
    }
    QVERIFY(negative >= 10);
}

void TestVariance::pairwiseSumsAreBetter() {
    int better = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const auto x = offsetValues(100, 256, seed);
        if (errorOf(VarianceAlgorithm::Pairwise, x) < errorOf(VarianceAlgorithm::OnePass, x)) ++better;
    }
    QVERIFY(better >= 14);
}

// d = 1024 of rms 16 in fp16: the sum of squares, 262144, fits float32 and not fp16.
void TestVariance::wideSumsInHalf() {
    std::vector<double> x(1024, 16);
    for (std::size_t k = 0; k < x.size(); k += 2) x[k] = -16;
    QVERIFY(std::isinf(variance(VarianceAlgorithm::TwoPass, {NumberFormat::Float16}, x)));
    QCOMPARE(variance(VarianceAlgorithm::TwoPass, {NumberFormat::Float16, Accumulation::Float32}, x), 256.0);
}

void TestVariance::noValueThrows() {
    QVERIFY_EXCEPTION_THROWN(variance(VarianceAlgorithm::TwoPass, single, {}), std::invalid_argument);
}

QTEST_GUILESS_MAIN(TestVariance)
#include "test_variance.moc"
