// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"

using namespace normscope;
using namespace normscope::test;

// What is told of the chosen cell: which operation broke it, all of them one by one, and the output.
class TestPrecisionVerdict : public QObject {
    Q_OBJECT

private slots:
    void theVerdictNamesWhatVanished();
    void theVerdictNamesWhatOverflowed();
    void theVerdictNamesTheFeatureThatOverflowed();
    void theVerdictNamesANegativeVariance();
    void theVerdictNamesARoundedMean();
    void theVerdictOfASoundCell();
    void theOperationsAreListed();
    void onlyOperationsThatWereRunAreListed();
    void noSumIsBlamedThatWasNotRun();
    void aVarianceThatVanishesHasItsAlgorithm();
    void theVectorMarksWhatIsNotFinite();
};

namespace {

Text verdict(const Scenario& scenario) {
    const Figure figure = precisionFigure(gridOnly(scenario), {});
    const Text told = panel<Reading>(figure, "verdict").paragraphs.at(0);
    qInfo("%s", plain(told).c_str());
    return told;
}

Scenario withVariance(VarianceAlgorithm algorithm) {
    Scenario scenario = precisionScenario();
    scenario.precision.variance = algorithm;
    return scenario;
}

std::vector<std::string> operationsOf(const Scenario& scenario) {
    const Figure figure = precisionFigure(gridOnly(scenario), {});
    std::vector<std::string> names;
    for (const TextTable::Row& row : panel<TextTable>(figure, "operations").rows) names.push_back(plain(row.head));
    return names;
}

} // namespace

void TestPrecisionVerdict::theVerdictNamesWhatVanished() {
    Scenario scenario = precisionScenario();
    scenario.norm.eps = 1e-8;
    const Text vanished = verdict(scenario);
    QVERIFY(contains(vanished, "rounds to 0: the smallest fp16 number is 6.0e\u22128, and ε = 1e-8 rounds to 0 too."));
    QVERIFY(contains(vanished, "So y = (x − μ) / √(0 + 0) = inf in 64 of 64."));
    scenario.precision.sd = 0;
    QVERIFY(contains(verdict(scenario), "all values of the row are equal"));
    QVERIFY(contains(verdict(scenario), "NaN in 64 of 64"));
}

void TestPrecisionVerdict::theVerdictNamesWhatOverflowed() {
    Scenario scenario = precisionScenario();
    scenario.precision.sd = 100;
    const Text zero = verdict(scenario);
    QVERIFY(contains(zero, "Σ c² = "));
    QVERIFY(contains(zero, "is beyond 65504, the largest fp16 number. So y = (x − μ) / inf = 0 in 64 of 64, with no"));
    scenario.precision.sd = 1e-4;
    scenario.precision.offset = 5000;
    QVERIFY(contains(verdict(scenario), "Σ x = 320000 is beyond 65504"));
    scenario.precision.offset = 1e5;
    const std::string input = "64 of 64 inputs are beyond 65504, the largest fp16 number, the first in feature 1.";
    QVERIFY(contains(verdict(scenario), input.c_str()));
}

// A square of one feature, not a sum of all: which one is said.
void TestPrecisionVerdict::theVerdictNamesTheFeatureThatOverflowed() {
    Scenario scenario = precisionScenario();
    scenario.precision.sd = 1000;
    const PrecisionResult result = gridOnly(scenario);
    const OperationTrace& broken = result.trace.operations.at(result.trace.broken.value());
    QCOMPARE(broken.operation, NormOperation::Square);
    std::size_t worst = 0;
    for (std::size_t i = 0; i < broken.exact.size(); ++i)
        if (broken.exact[i] > broken.exact[worst]) worst = i;
    const std::string name = "c² of feature " + std::to_string(worst + 1) + " = ";
    QVERIFY(contains(verdict(scenario), name.c_str()));
}

void TestPrecisionVerdict::theVerdictNamesANegativeVariance() {
    Scenario scenario = precisionScenario();
    scenario.precision.format = NumberFormat::Float32;
    scenario.precision.variance = VarianceAlgorithm::OnePass;
    scenario.precision.sd = 1;
    scenario.precision.offset = 1e4;
    bool found = false;
    for (scenario.seed = 0; scenario.seed < 20 && !found; ++scenario.seed)
        found = gridOnly(scenario).chosen.state == PrecisionCell::State::NotANumber;
    QVERIFY(found);
    --scenario.seed;
    QVERIFY(contains(verdict(scenario), "(one pass), and a negative number has no root."));
}

void TestPrecisionVerdict::theVerdictNamesARoundedMean() {
    Scenario scenario = precisionScenario();
    scenario.precision.features = 768;
    scenario.precision.sd = 0;
    scenario.precision.offset = 0.3;
    QVERIFY(contains(verdict(scenario), "The output is finite, and off by"));
}

void TestPrecisionVerdict::theVerdictOfASoundCell() {
    QVERIFY(contains(verdict(precisionScenario()), "Nothing breaks"));
    QVERIFY(contains(verdict(precisionScenario()), "alone stands under the root"));
    Scenario scenario = precisionScenario();
    scenario.precision.sd = 0;
    QVERIFY(contains(verdict(scenario), "equal float64"));
}

void TestPrecisionVerdict::theOperationsAreListed() {
    const TextTable layer = panel<TextTable>(precisionFigure(gridOnly(precisionScenario()), {}), "operations");
    QCOMPARE(layer.rows.size(), std::size_t(10));
    QCOMPARE(layer.columns.size(), layer.rows.front().cells.size());
    Scenario scenario = precisionScenario();
    scenario.precision.norm = PrecisionNorm::Rms;
    scenario.precision.sd = 100;
    const TextTable rms = panel<TextTable>(precisionFigure(gridOnly(scenario), {}), "operations");
    QCOMPARE(rms.rows.size(), std::size_t(7));
    const auto marked = std::ranges::find_if(rms.rows, &TextTable::Row::marked);
    QVERIFY(marked != rms.rows.end());
    QCOMPARE(plain(marked->head), std::string("Σ x²"));
    QCOMPARE(plain(marked->cells.back()), std::string("inf"));
}

// Only two passes sum the squares of c; RMSNorm has no other way.
void TestPrecisionVerdict::onlyOperationsThatWereRunAreListed() {
    using enum VarianceAlgorithm;
    for (const auto& [algorithm, name] :
         {std::pair(OnePass, "one pass"), std::pair(Pairwise, "pairwise sums"),
          std::pair(CorrectedTwoPass, "corrected"), std::pair(Welford, "Welford"), std::pair(Shifted, "shifted")}) {
        Scenario scenario = withVariance(algorithm);
        QCOMPARE(operationsOf(scenario),
                 (std::vector<std::string>{"x", "Σ x", "μ = Σ x / n", "c = x − μ", std::string("σ² (") + name + ")",
                                           "σ² + ε", "√(σ² + ε)", "y = c / √(σ² + ε)"}));
        QVERIFY(contains(verdict(scenario), "Nothing breaks"));
        scenario.precision.norm = PrecisionNorm::Rms;
        QCOMPARE(operationsOf(scenario).at(3), std::string("σ² = Σ x² / n"));
    }
}

// The running sum of 4096 squares stagnates in fp16; sums of pairs do not, and no fault of theirs is told of a sum.
void TestPrecisionVerdict::noSumIsBlamedThatWasNotRun() {
    Scenario scenario = withVariance(VarianceAlgorithm::TwoPass);
    scenario.precision.format = NumberFormat::BFloat16;
    scenario.precision.features = 4096;
    scenario.precision.sd = 1;
    QVERIFY(contains(verdict(scenario), "The running sum falls behind: Σ c²"));
    scenario.precision.variance = VarianceAlgorithm::Pairwise;
    QVERIFY(contains(verdict(scenario), "Nothing breaks"));
    scenario.precision.variance = VarianceAlgorithm::OnePass; // its sum of x² stagnates
    QVERIFY(contains(verdict(scenario), "σ² comes out as 0.50 instead of 1.0. The output is finite"));
    scenario = withVariance(VarianceAlgorithm::Pairwise);
    scenario.precision.sd = 100; // 64 squares of 10^4 are beyond 65504
    QVERIFY(contains(verdict(scenario), "A partial result of σ² (pairwise sums) is beyond 65504"));
}

// 1e6 + N(0, 1): in fp32 the squares agree in all their digits or differ by their spacing, 65536.
void TestPrecisionVerdict::aVarianceThatVanishesHasItsAlgorithm() {
    Scenario scenario = withVariance(VarianceAlgorithm::OnePass);
    scenario.precision.format = NumberFormat::Float32;
    scenario.precision.sd = 1;
    scenario.precision.offset = 1e6;
    scenario.norm.eps = 0;
    bool found = false;
    for (scenario.seed = 0; scenario.seed < 50 && !found; ++scenario.seed)
        found = operation(gridOnly(scenario).trace, NormOperation::Variance).emulated[0] == 0;
    QVERIFY(found);
    --scenario.seed;
    QVERIFY(contains(verdict(scenario), "σ² comes out as 0 instead of "));
    QVERIFY(contains(verdict(scenario), "(one pass), and ε is 0. So y = "));
}

void TestPrecisionVerdict::theVectorMarksWhatIsNotFinite() {
    Scenario scenario = precisionScenario();
    scenario.norm.eps = 1e-8;
    const Figure figure = precisionFigure(gridOnly(scenario), {});
    const Plot& plot = panel<Plot>(figure, "vector");
    const Series* crosses = find(plot, "not_finite");
    QVERIFY(crosses && crosses->crosses && crosses->x.size() == 64);
    QCOMPARE(find(plot, "float64")->y.size(), std::size_t(64));
    QCOMPARE(plain(plot.notes.at(0)), std::string("inf in 64 of 64"));
    QVERIFY(!find(panel<Plot>(precisionFigure(gridOnly(precisionScenario()), {}), "vector"), "not_finite"));
}

QTEST_APPLESS_MAIN(TestPrecisionVerdict)
#include "test_precision_verdict.moc"
