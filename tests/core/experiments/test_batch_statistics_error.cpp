// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experiment_support.h"
#include "lab/batch_theory.h"
#include "math/moments.h"
#include "math/random.h"

#include <functional>
#include <numbers>

using namespace normscope;
using namespace normscope::test;

// How far the mean and the variance of B samples are from those of what they are drawn from, as BatchNorm finds them:
// each column of a batch is one trial. A measured number may miss its law by four of its own standard errors.
class TestBatchStatisticsError : public QObject {
    Q_OBJECT

private slots:
    void gaussian_data();
    void gaussian();
    void exponential();
    void scaleIsInflated_data();
    void scaleIsInflated();
    void scaleOfTwoGrowsWithoutEps();
    void valuesThatHangTogetherCountLess();
};

namespace {

constexpr Index trials = 40'000, referenceTrials = 200'000, chunk = 4000;

using Draw = std::function<double(Random&)>;

double gaussianValue(Random& random) { return random.normal(); }
double exponentialValue(Random& random) { return -std::log(1 - random.uniform()); }

// What BatchNorm keeps of each trial.
struct Trials {
    std::vector<double> mean, var, rstd;
};

Trials trialsOf(Index size, const Draw& draw, Index count = trials) {
    Trials all;
    Random random(1, std::uint64_t(size));
    auto running = initialRunningStatistics<double>(chunk);
    NormCache<double> cache;
    MatrixD x(size, chunk), y(size, chunk);
    for (Index done = 0; done < count; done += chunk) {
        for (double& value : std::span(x.data(), std::size_t(x.size()))) value = draw(random);
        if (forwardTraining<double>({}, x, y, cache, running) != NormStatus::Ok) throw std::runtime_error("no batch");
        all.mean.insert(all.mean.end(), cache.mean.begin(), cache.mean.end());
        all.var.insert(all.var.end(), cache.var.begin(), cache.var.end());
        all.rstd.insert(all.rstd.end(), cache.rstd.begin(), cache.rstd.end());
    }
    return all;
}

struct Estimate {
    double value = 0, error = 0; // and its standard error
};

Estimate meanOf(const std::vector<double>& values) {
    const Spread spread = spreadOf(values);
    return {spread.mean, spread.sd / std::sqrt(double(values.size()))};
}

// The error from the fourth moment of the values themselves.
Estimate varianceOf(const std::vector<double>& values) {
    const double mean = spreadOf(values).mean;
    std::vector<double> squares;
    for (const double value : values) squares.push_back((value - mean) * (value - mean));
    return meanOf(squares);
}

Estimate sdOf(const std::vector<double>& values) {
    const Estimate var = varianceOf(values);
    return {std::sqrt(var.value), var.error / (2 * std::sqrt(var.value))};
}

Estimate times(double factor, const Estimate& one) { return {factor * one.value, factor * one.error}; }

bool asLaw(const char* what, const Estimate& found, double law) {
    return within(what, found.value, law, 4 * found.error);
}

// The reference's 200 000 trials have an error too; told to half a digit.
bool asReference(const char* what, const Estimate& found, double reference, double digit) {
    const double share = std::sqrt(1 + double(trials) / double(referenceTrials));
    return within(what, found.value, reference, 4 * found.error * share + digit);
}

} // namespace

void TestBatchStatisticsError::gaussian_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("sd");
    QTest::newRow("2") << 2 << 1.417;
    QTest::newRow("4") << 4 << .815;
    QTest::newRow("8") << 8 << .534;
    QTest::newRow("16") << 16 << .366;
    QTest::newRow("32") << 32 << .254;
    QTest::newRow("64") << 64 << .178;
    QTest::newRow("256") << 256 << .0880;
}

// Var(mean) = 1 / B, E[biased] = (B - 1) / B, Var(unbiased) = 2 / (B - 1), Var(biased) = 2 (B - 1) / B^2.
void TestBatchStatisticsError::gaussian() {
    QFETCH(int, size);
    QFETCH(double, sd);
    const double n = size;
    const Trials all = trialsOf(size, gaussianValue);
    QVERIFY(asLaw("sqrt(B) sd(mean)", times(std::sqrt(n), sdOf(all.mean)), 1));
    QVERIFY(asLaw("sd(mean), 1 / sqrt(B)", sdOf(all.mean), meanErrorLaw(n)));
    QVERIFY(asLaw("E[biased variance], (B - 1) / B", meanOf(all.var), varianceBiasLaw(n)));
    QVERIFY(asLaw("sd(biased), sqrt(2 (B - 1)) / B", sdOf(all.var), gaussianVarianceError(n)));
    const Estimate unbiased = times(n / (n - 1), sdOf(all.var));
    QVERIFY(asLaw("sd(unbiased), sqrt(2 / (B - 1))", unbiased, std::sqrt(2 / (n - 1))));
    QVERIFY(asReference("the same in the reference", unbiased, sd, 0.0005));
}

// Of any distribution Var(s^2) = (mu4 - (B - 3) / (B - 1)) / B in units of its variance; heavy tails err more. The
// fourth moment of an exponential is 9, that of a Gaussian 3.
void TestBatchStatisticsError::exponential() {
    constexpr double n = 16;
    const Trials all = trialsOf(16, exponentialValue, referenceTrials);
    const double factor = n / (n - 1);
    const Estimate found = times(factor * factor, varianceOf(all.var));
    const auto law = [](double fourth) { return (fourth - (n - 3) / (n - 1)) / n; };
    QVERIFY(within("the law at mu4 = 9", law(9), 0.508, 0.0005));
    QVERIFY(within("the law at mu4 = 3, 2 / (B - 1)", law(3), 2 / (n - 1), 1e-15));
    QVERIFY(asLaw("Var(s^2) of an exponential", found, law(9)));
    QVERIFY(within("the same in the reference", found.value, 0.503, 4 * std::sqrt(2.0) * found.error + 0.0005));
    QVERIFY(asLaw("sd(mean), 1 / sqrt(B)", sdOf(all.mean), meanErrorLaw(n)));
    QVERIFY(asLaw("E[biased variance], (B - 1) / B", meanOf(all.var), varianceBiasLaw(n)));
}

void TestBatchStatisticsError::scaleIsInflated_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("reference");
    QTest::addColumn<double>("digit");
    QTest::newRow("2") << 2 << 6.99 << 0.005;
    QTest::newRow("4") << 4 << 1.60 << 0.005;
    QTest::newRow("8") << 8 << 1.20 << 0.005;
    QTest::newRow("32") << 32 << 1.04 << 0.005;
    QTest::newRow("256") << 256 << 1.005 << 0.0005;
}

namespace {

// E[1 / sqrt(biased variance)]. B var is chi-squared with B - 1 degrees, so without eps it is sqrt(B / 2)
// Gamma(B / 2 - 1) / Gamma((B - 1) / 2). Of two samples the variance is z^2 / 2 with a standard normal z, which needs
// eps: exp(eps / 2) K0(eps / 2) / sqrt(pi), with K0(t) = -ln(t / 2) - 0.5772 for a small t.
double inflation(Index size, double eps) {
    if (size == 2) return std::exp(eps / 2) * (-std::log(eps / 4) - std::numbers::egamma) * std::numbers::inv_sqrtpi;
    const double n = double(size);
    return std::sqrt(n / 2) * std::exp(std::lgamma(n / 2 - 1) - std::lgamma((n - 1) / 2));
}

} // namespace

void TestBatchStatisticsError::scaleIsInflated() {
    QFETCH(int, size);
    QFETCH(double, reference);
    QFETCH(double, digit);
    const Estimate found = meanOf(trialsOf(size, gaussianValue).rstd);
    QVERIFY(asLaw("E[1 / sqrt(var + 1e-5)]", found, inflation(size, 1e-5)));
    QVERIFY(asReference("the same in the reference", found, reference, digit));
}

// Without a bound as eps falls: a tenth of eps adds ln(10) / sqrt(pi).
void TestBatchStatisticsError::scaleOfTwoGrowsWithoutEps() {
    const std::vector<double> vars = trialsOf(2, gaussianValue).var;
    for (const double eps : {1e-3, 1e-4, 1e-5}) {
        std::vector<double> added;
        for (const double var : vars) added.push_back(1 / std::sqrt(var + eps / 10) - 1 / std::sqrt(var + eps));
        QVERIFY(asLaw("a tenth of eps adds", meanOf(added), inflation(2, eps / 10) - inflation(2, eps)));
        QVERIFY(within("its law", inflation(2, eps / 10) - inflation(2, eps),
                       std::numbers::ln10 * std::numbers::inv_sqrtpi, 0.01));
    }
}

// x_t = 0.9 x_{t-1} + noise, 64 values: var(mean) = (1 + 2 sum (1 - k / 64) 0.9^k) / 64, 4.02^2 times that of
// independent ones.
void TestBatchStatisticsError::valuesThatHangTogetherCountLess() {
    constexpr double rho = 0.9;
    constexpr Index n = 64;
    double law = 1;
    for (Index k = 1; k < n; ++k) law += 2 * (1 - double(k) / n) * std::pow(rho, double(k));
    QVERIFY(within("the law", std::sqrt(law), 4.02, 0.005));
    Random random(3);
    std::vector<double> means;
    for (Index trial = 0; trial < trials; ++trial) {
        double value = random.normal(), sum = value;
        for (Index t = 1; t < n; ++t) sum += value = rho * value + std::sqrt(1 - rho * rho) * random.normal();
        means.push_back(sum / double(n));
    }
    QVERIFY(
        asLaw("sd(mean) over that of independent values", times(std::sqrt(double(n)), sdOf(means)), std::sqrt(law)));
}

QTEST_APPLESS_MAIN(TestBatchStatisticsError)
#include "test_batch_statistics_error.moc"
