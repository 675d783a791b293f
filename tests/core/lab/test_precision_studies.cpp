// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"

#include "lab/precision_scene.h"

using namespace normscope;
using namespace normscope::test;
using nlohmann::json;

// eps as a floor, overflow against width, and the error of variances against the offset.
class TestPrecisionStudies : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_goldens = golden("precision_goldens.json"); }
    void theFloorFollowsItsLaw();
    void anUnknownFloorIsNoMisfit();
    void ordinaryActivationsDoNotSeeEps();
    void overflowThresholds();
    void overflowIsWhereNumpyHasIt();
    void bfloatDoesNotOverflow();
    void floatSumsHold();
    void variancesOfGivenVectors();
    void varianceStudyIsThatOfNumpy();
    void varianceTable();
    void metricsAreNamed();

private:
    json m_goldens;
};

namespace {

VarianceAlgorithm algorithmOf(const std::string& key) {
    for (const VarianceAlgorithm algorithm : allVarianceAlgorithms)
        if (algorithmKey(algorithm) == key) return algorithm;
    throw std::runtime_error("no algorithm " + key);
}

const VarianceStudy::Point& pointAt(const VarianceStudy& study, VarianceAlgorithm algorithm, int power) {
    return study.algorithms.at(algorithm).at(std::size_t(2 * power));
}

// Some errors are 0 and some infinite.
bool nearly(double a, double b) { return a == b || std::abs(a - b) <= 1e-6 * std::max(std::abs(a), std::abs(b)); }

} // namespace

void TestPrecisionStudies::theFloorFollowsItsLaw() {
    for (const PrecisionNorm norm : {PrecisionNorm::Layer, PrecisionNorm::Rms}) {
        Scenario scenario = precisionScenario();
        scenario.precision.norm = norm;
        const FloorStudy study = studyFloor(scenario, {1e-3, 1e-5, 1e-12, 0});
        QVERIFY(between("floor: measured against theory", misfit(study), 0, 1e-9));
        QCOMPARE(study.var.size(), std::size_t(35));
        // var = 10^-5 is the nineteenth of two points a decade from 10^-14 on.
        QVERIFY(within("output sd where the variance is eps", study.sd[1][18], std::sqrt(0.5), 1e-6));
        QVERIFY(within("output sd without eps", study.sd[3][0], 1, 1e-9));
    }
}

void TestPrecisionStudies::ordinaryActivationsDoNotSeeEps() {
    const FloorStudy study = studyFloor(precisionScenario(), {1e-3});
    QVERIFY(within("output sd at variance 1, eps 1e-3", study.sd[0][28], 1 / std::sqrt(1.001), 1e-9));
    QVERIFY(between("change in percent", 100 * (1 - study.sd[0][28]), 0.04, 0.06));
}

void TestPrecisionStudies::overflowThresholds() {
    const OverflowStudy study = studyOverflow(precisionScenario());
    const double expected[] = {32, 22.6, 16, 11.31, 8, 5.66, 4, 2.83};
    QCOMPARE(study.widths.size(), std::size(expected));
    for (std::size_t k = 0; k < study.widths.size(); ++k) {
        QVERIFY(within(("threshold, d = " + std::to_string(study.widths[k])).c_str(), study.threshold[k], expected[k],
                       0.003 * expected[k]));
        QVERIFY(exactly("share at twice the threshold", study.fractionAtTwice[k], 1));
        QVERIFY(exactly("share at half the threshold", study.fractionAtHalf[k], 0));
        if (study.widths[k] <= 1024) QVERIFY(between("share at the threshold", study.fractionAtThreshold[k], 0.2, 0.7));
        if (study.widths[k] >= 4096)
            QVERIFY(exactly("share at the threshold, stagnating", study.fractionAtThreshold[k], 0));
    }
}

void TestPrecisionStudies::overflowIsWhereNumpyHasIt() {
    const json& c = m_goldens.at("overflow");
    Scenario scenario = precisionScenario();
    scenario.precision.seeds = c.at("seeds").get<Index>();
    const OverflowStudy study = studyOverflow(scenario);
    QCOMPARE(study.widths, c.at("widths").get<std::vector<Index>>());
    const auto expected = vectorOf<double>(c, "measured");
    for (std::size_t k = 0; k < expected.size(); ++k)
        QVERIFY(within(("overflow, d = " + std::to_string(study.widths[k])).c_str(), study.measured[k], expected[k],
                       1e-9 * expected[k]));
}

void TestPrecisionStudies::bfloatDoesNotOverflow() {
    Scenario scenario = precisionScenario();
    scenario.precision.format = NumberFormat::BFloat16;
    scenario.precision.seeds = 2;
    const OverflowStudy study = studyOverflow(scenario);
    QVERIFY(std::ranges::all_of(study.measured, [](double s) { return std::isnan(s); }));
    QVERIFY(within("bf16 threshold, d = 64", study.threshold[0], std::sqrt(3.3895e38 / 64), 1e15));
}

void TestPrecisionStudies::floatSumsHold() {
    Scenario scenario = precisionScenario();
    scenario.precision.sums = Accumulation::Float32;
    scenario.precision.seeds = 5;
    const OverflowStudy study = studyOverflow(scenario);
    QVERIFY(std::ranges::all_of(study.measured, [](double s) { return std::isnan(s); }));
    for (const double threshold : study.threshold) QCOMPARE(threshold, 65504.0); // that of the values
}

void TestPrecisionStudies::variancesOfGivenVectors() {
    for (const json& c : m_goldens.at("vectors")) {
        const auto x = vectorOf<double>(c, "x");
        for (const VarianceAlgorithm algorithm : allVarianceAlgorithms) {
            const std::string key = algorithmKey(algorithm);
            QVERIFY(exactly(key.c_str(), variance(algorithm, native(NumberFormat::Float32), x), c.at(key)));
        }
    }
}

void TestPrecisionStudies::varianceStudyIsThatOfNumpy() {
    const json& c = m_goldens.at("variance");
    const VarianceStudy study = studyVariance(precisionScenario());
    QCOMPARE(study.offsets.size(), std::size_t(15));
    for (const auto& [key, points] : c.at("algorithms").items())
        for (int power = 0; power < int(points.size()); ++power) {
            const VarianceStudy::Point& found = pointAt(study, algorithmOf(key), power);
            const json& expected = points.at(std::size_t(power));
            QVERIFY2(nearly(found.median, expected.at("median")), key.c_str());
            QVERIFY2(nearly(found.largest, expected.at("largest")), key.c_str());
            QCOMPARE(found.negative, expected.at("negative").get<Index>());
        }
}

void TestPrecisionStudies::varianceTable() {
    using enum VarianceAlgorithm;
    struct Entry {
        VarianceAlgorithm algorithm;
        int power;
        double median;
    };
    const VarianceStudy study = studyVariance(precisionScenario());
    for (const Entry& entry :
         {Entry{OnePass, 1, 4.9e-5}, {OnePass, 2, 3.8e-3}, {OnePass, 3, 0.34},   {OnePass, 4, 22},
          {OnePass, 5, 3.9e3},       {OnePass, 6, 1.7e6},  {OnePass, 7, 9.6e7},  {Pairwise, 1, 6.3e-6},
          {Pairwise, 2, 7e-4},       {Pairwise, 3, 0.046}, {Pairwise, 4, 7.2},   {Pairwise, 5, 900},
          {Pairwise, 6, 6.6e4},      {Pairwise, 7, 8e6},   {TwoPass, 1, 1.3e-7}, {TwoPass, 3, 2.6e-7},
          {TwoPass, 4, 8e-7},        {TwoPass, 5, 2.7e-4}, {TwoPass, 6, 2.3e-3}, {TwoPass, 7, 9.4},
          {Welford, 1, 2.9e-7},      {Welford, 2, 8e-7},   {Welford, 3, 1.4e-5}, {Welford, 4, 1.4e-4},
          {Welford, 5, 8e-4},        {Welford, 6, 4.6e-3}, {Shifted, 1, 2.2e-7}, {Shifted, 2, 3e-7},
          {Shifted, 3, 1.9e-7},      {Shifted, 4, 2e-7},   {Shifted, 5, 2.7e-8}}) {
        const std::string what = algorithmKey(entry.algorithm) + " at 10^" + std::to_string(entry.power);
        QVERIFY(withinFactor(what.c_str(), pointAt(study, entry.algorithm, entry.power).median, entry.median, 3));
    }
    QVERIFY(exactly("shifted at 10^6", pointAt(study, Shifted, 6).median, 0));
    QVERIFY(exactly("corrected at 10^7", pointAt(study, CorrectedTwoPass, 7).median, 0));
    QVERIFY(between("one pass, negative at 10^4, of 20", double(pointAt(study, OnePass, 4).negative), 4, 16));
    QVERIFY(between("one pass, negative at 10^7, of 20", double(pointAt(study, OnePass, 7).negative), 15, 20));
}

void TestPrecisionStudies::metricsAreNamed() {
    const std::map<std::string, double> found = metrics(quickPrecision(precisionScenario()));
    QCOMPARE(found.at("fp16.nan"), 2.0);
    QCOMPARE(found.at("fp16.finite"), 44.0);
    QCOMPARE(found.at("fp16.all_zero"), 10.0);
    QCOMPARE(found.at("bf16.finite"), 50.0);
    QVERIFY(found.at("fp32.error_median") < 1e-6);
    QCOMPARE(found.at("eps.fp16"), 1.0013580322265625e-5);
    QVERIFY(std::abs(found.at("eps.fp16_change") - 0.00136) < 1e-5);
    QCOMPARE(found.at("chosen.broken"), -1.0);
    QVERIFY(found.at("floor.misfit") < 1e-9);
    QVERIFY(std::abs(found.at("overflow.measured_64") - 32) < 1e-9);
    QVERIFY(found.at("variance.one_pass_4") > 1);
    QVERIFY(found.contains("variance.corrected_two_pass_7") && found.contains("variance.welford_0_negative"));
    for (const char* name : {"generation.kl_3", "generation.first_chosen", "generation.loss",
                             "generation.norm_variance_first", "generation.cross_entropy_12"})
        QVERIFY2(std::isnan(found.at(name)), name);
}

void TestPrecisionStudies::anUnknownFloorIsNoMisfit() {
    FloorStudy study{.var = {1, 4}, .sd = {{1, 1}, {0.75, 1}}, .theory = {{1, 1}, {1, 1}}};
    QCOMPARE(misfit(study), 0.25);
    study.sd[0][1] = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(std::isnan(misfit(study)));
}

QTEST_APPLESS_MAIN(TestPrecisionStudies)
#include "test_precision_studies.moc"
