// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/precision_support.h"

using namespace normscope;
using namespace normscope::test;

// What the Precision page says where sums, statistics and eps are kept in fp32 and cells in another format.
class TestPrecisionWideSums : public QObject {
    Q_OBJECT

private slots:
    void epsIsKeptInTheSumsFormat();
    void subnormalsAreThoseOfTheSums();
    void metricsHaveTheEpsThatIsUsed();
    void theTableSaysWhereEpsIsKept();
    void theVerdictHasTheEpsThatIsUsed();
    void theSmallestNumberIsThatOfTheSums();
    void valuesBreakBeforeTheirSquares();
    void wideFormatsHaveTheLimitOfFloat();
    void nothingIsClaimedBeyondTheSearch();
};

namespace {

constexpr auto half = NumberFormat::Float16, brain = NumberFormat::BFloat16, single = NumberFormat::Float32;

Scenario wideSums(NumberFormat format = half) {
    Scenario scenario = precisionScenario();
    scenario.precision.format = format;
    scenario.precision.sums = Accumulation::Float32;
    return scenario;
}

EffectiveEps effective(Scenario scenario, NumberFormat format, double eps) {
    scenario.norm.eps = eps;
    for (const EffectiveEps& one : effectiveEps(scenario))
        if (one.format == format) return one;
    throw std::runtime_error("no such format");
}

PrecisionResult withEps(const Scenario& scenario) {
    PrecisionResult result = gridOnly(scenario);
    result.effective = effectiveEps(scenario);
    return result;
}

TextTable epsTable(const Scenario& scenario) {
    return panel<TextTable>(precisionFigure(withEps(scenario), {}), "effective-eps");
}

Reading verdict(const Scenario& scenario) { return panel<Reading>(precisionFigure(gridOnly(scenario), {}), "verdict"); }

Figure overflowFigure(Scenario scenario) {
    scenario.precision.view = PrecisionView::Overflow;
    scenario.precision.seeds = 2;
    PrecisionResult result = withEps(scenario);
    result.overflow = studyOverflow(scenario);
    const Figure figure = precisionFigure(result, {});
    qInfo("%s", plain(figure.sentence).c_str());
    return figure;
}

} // namespace

// Values of fp32 by Python's decimal arithmetic, as in the test of the formats. 2^-24 of 1 is the last that is
// absorbed.
void TestPrecisionWideSums::epsIsKeptInTheSumsFormat() {
    for (const NumberFormat format : {half, brain, single}) {
        const EffectiveEps usual = effective(wideSums(), format, 1e-5), small = effective(wideSums(), format, 1e-8);
        QVERIFY(exactly("1e-5 with sums in fp32", usual.stored, 9.999999747378752e-6));
        QVERIFY(!usual.subnormal && !usual.absorbedAtOne);
        QVERIFY(exactly("1e-8 with sums in fp32", small.stored, 9.99999993922529e-9));
        QVERIFY(!small.subnormal && small.absorbedAtOne);
    }
    QCOMPARE(effective(wideSums(), NumberFormat::Float64, 1e-5).stored, 1e-5);
}

// fp16 is subnormal below 2^-14, fp32 below 2^-126.
void TestPrecisionWideSums::subnormalsAreThoseOfTheSums() {
    Scenario flushed = wideSums();
    flushed.precision.flushToZero = true;
    QVERIFY(!effective(flushed, half, 0x1p-20).subnormal);
    QVERIFY(exactly("2^-20, flushed, sums in fp32", effective(flushed, half, 0x1p-20).stored, 0x1p-20));
    QVERIFY(effective(wideSums(), half, 0x1p-130).subnormal);
    QVERIFY(exactly("2^-130, flushed, sums in fp32", effective(flushed, half, 0x1p-130).stored, 0));
}

void TestPrecisionWideSums::metricsHaveTheEpsThatIsUsed() {
    Scenario scenario = wideSums();
    scenario.norm.eps = 1e-8;
    const std::map<std::string, double> found = metrics(withEps(scenario));
    QVERIFY(exactly("eps.fp16", found.at("eps.fp16"), 9.99999993922529e-9));
    QVERIFY(within("eps.fp16_change", found.at("eps.fp16_change"), -6.07747e-9, 1e-13));
}

void TestPrecisionWideSums::theTableSaysWhereEpsIsKept() {
    Scenario scenario = wideSums();
    const TextTable usual = epsTable(scenario);
    for (const std::size_t row : {std::size_t(2), std::size_t(3)}) { // bf16, fp16
        QCOMPARE(plain(usual.rows[row].cells[0]), std::string("1.0000e−5"));
        QCOMPARE(plain(usual.rows[row].cells[2]), std::string("normal, kept in fp32"));
    }
    QCOMPARE(plain(usual.rows[1].cells[2]), std::string("normal")); // fp32 itself
    scenario.norm.eps = 1e-8;
    QCOMPARE(plain(epsTable(scenario).rows[3].cells[2]), std::string("1 + ε = 1, kept in fp32"));
    scenario.precision.sums = Accumulation::Native;
    QCOMPARE(plain(epsTable(scenario).rows[3].cells[2]), std::string("0: there is no ε"));
}

// A constant row over the root of eps alone: 0, as it should be, and no NaN.
void TestPrecisionWideSums::theVerdictHasTheEpsThatIsUsed() {
    Scenario scenario = wideSums();
    scenario.precision.sd = 0;
    scenario.norm.eps = 1e-8;
    QCOMPARE(gridOnly(scenario).chosen.nan, Index(0));
    const Reading told = verdict(scenario);
    const auto eps = std::ranges::find(told.exact, "eps", &NamedNumber::name);
    QVERIFY(eps != told.exact.end() && exactly("eps of the verdict", eps->value, 9.99999993922529e-9));
    QVERIFY(contains(told.paragraphs.at(0), "equal float64"));
}

// The squares of 1e-25 are 1e-50: below 2^-149 = 1.4e-45, the smallest number of fp32, and not of bf16's 9.2e-41.
void TestPrecisionWideSums::theSmallestNumberIsThatOfTheSums() {
    Scenario scenario = wideSums(brain);
    scenario.precision.sd = 1e-25;
    scenario.norm.eps = 1e-50;
    QVERIFY(contains(verdict(scenario).paragraphs.at(0), "rounds to 0: the smallest fp32 number is 1.4e−45, and ε = "));
}

// A sum of squares of fp32 holds values of 10^18 and more, fp16 none beyond 65504.
void TestPrecisionWideSums::valuesBreakBeforeTheirSquares() {
    const Figure figure = overflowFigure(wideSums());
    const Plot& plot = panel<Plot>(figure, "overflow");
    QCOMPARE(plain(find(plot, "threshold")->label), std::string("theory: a value beyond 65504"));
    QCOMPARE(find(plot, "threshold")->y, std::vector<double>(8, 65504));
    QCOMPARE(plain(figure.sentence), std::string("In fp16 with sums in fp32 no mean square overflows up to an rms of "
                                                 "256: only a value beyond 65504, the largest fp16 number, does."));
}

// 3.39e38 is the largest of bf16, 3.40e38 that of fp32.
void TestPrecisionWideSums::wideFormatsHaveTheLimitOfFloat() {
    const Figure figure = overflowFigure(wideSums(brain));
    const Series& law = *find(panel<Plot>(figure, "overflow"), "threshold");
    QCOMPARE(plain(law.label), std::string("theory √(3.4e38 / d)"));
    QVERIFY(within("bf16, sums in fp32, d = 64", law.y[0], std::sqrt(3.4028235e38 / 64), 1e12));
    QVERIFY(contains(figure.sentence, "In bf16 with sums in fp32 no mean square overflows up to an rms of 256: the "
                                      "largest fp32 number is 3.4e38."));
    const Figure plainly = overflowFigure(wideSums(single));
    QVERIFY(
        contains(plainly.sentence, "In fp32 no mean square overflows up to an rms of 256: the largest fp32 number"));
}

// The search ends at 2^8.
void TestPrecisionWideSums::nothingIsClaimedBeyondTheSearch() {
    for (const NumberFormat format : {half, brain, single})
        QCOMPARE(plain(panel<Plot>(overflowFigure(wideSums(format)), "overflow").notes.at(0)),
                 std::string("no overflow up to an rms of 256"));
}

QTEST_APPLESS_MAIN(TestPrecisionWideSums)
#include "test_precision_wide_sums.moc"
