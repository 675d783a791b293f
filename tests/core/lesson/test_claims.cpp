// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_check.h"

#include <QTest>

#include <limits>

using namespace normscope;

namespace {

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

Measurement metrics(Metrics values) { return {std::move(values), {}}; }

const StepMeasurements measurements = {
    {"", metrics({{"one", 1}, {"two", 2}, {"zero", 0}, {"nothing", notANumber}, {"all", inf}, {"layer.row_mean", 3}})},
    {"b64", metrics({{"one", 10}, {"share", 0.8987}})}};

Claim claim(const char* metric, Comparison comparison, double bound, double tolerance = 0) {
    return {{"", metric, "", ""}, comparison, bound, {}, tolerance};
}

bool holds(const Claim& one) { return tested(one, measurements)->holds; }

} // namespace

class TestClaims : public QObject {
    Q_OBJECT

private slots:
    void everyComparison();
    void nothingIsLessThanNotANumber();
    void quotientsAndOtherRuns();
    void boundsThatAreMeasured();
    void unknownNamesAreToldWithTheNearest();
    void claimsInWords();
    void quotedNumbers();
    void runsOfAStep();
};

void TestClaims::everyComparison() {
    using enum Comparison;
    QVERIFY(holds(claim("one", Less, 1.5)) && !holds(claim("one", Less, 1)));
    QVERIFY(holds(claim("one", LessEqual, 1)) && !holds(claim("one", LessEqual, 0.5)));
    QVERIFY(holds(claim("one", Greater, 0.5)) && !holds(claim("one", Greater, 1)));
    QVERIFY(holds(claim("one", GreaterEqual, 1)) && !holds(claim("one", GreaterEqual, 1.5)));
    QVERIFY(holds(claim("one", Near, 1.25, 0.25)) && !holds(claim("one", Near, 1.25, 0.125)));
    QVERIFY(holds(claim("two", Within, 1.6, 0.25)) && !holds(claim("two", Within, 1.5, 0.25)));
    QVERIFY(holds(claim("two", Is, 2)) && !holds(claim("two", Is, 2.0000001)));
    QVERIFY(holds(claim("all", Is, inf)) && holds(claim("all", Greater, 1e300)));
}

void TestClaims::nothingIsLessThanNotANumber() {
    using enum Comparison;
    for (const Comparison comparison : {Less, LessEqual, Greater, GreaterEqual, Near, Within, Is})
        QVERIFY(!holds(claim("nothing", comparison, 1, 1e9)));
    QVERIFY(holds(claim("nothing", Is, notANumber)));
    QVERIFY(!holds(claim("one", Is, notANumber)));
    QVERIFY(!holds(claim("zero", Within, 0, 0.5))); // 0 / 0
}

void TestClaims::quotientsAndOtherRuns() {
    QCOMPARE(*valueOf({"", "one", "", "two"}, measurements), 0.5);
    QCOMPARE(*valueOf({"b64", "one", "", "two"}, measurements), 5.0);
    QCOMPARE(*valueOf({"", "two", "b64", "one"}, measurements), 0.2);
    QCOMPARE(*valueOf({"", "one", "", "zero"}, measurements), inf);
}

void TestClaims::boundsThatAreMeasured() {
    Claim one = claim("two", Comparison::Greater, 0.25);
    one.boundMeasured = Measured{"b64", "one", "", ""};
    const auto result = tested(one, measurements);
    QCOMPARE(result->measured, 2.0);
    QCOMPARE(result->bound, 2.5);
    QVERIFY(!result->holds);
}

void TestClaims::unknownNamesAreToldWithTheNearest() {
    const auto mistake = [](const Measured& measured) { return plain(valueOf(measured, measurements).error()); };
    QCOMPARE(mistake({"", "layer.row_maen", "", ""}),
             std::string("metric: the run has no metric \"layer.row_maen\"; did you mean \"layer.row_mean\"?"));
    QCOMPARE(mistake({"b64", "two", "", ""}),
             std::string("metric: the run has no metric \"two\"; there is one, share"));
    QCOMPARE(mistake({"b46", "one", "", ""}), std::string("run: the step has no run \"b46\"; did you mean \"b64\"?"));
    QCOMPARE(mistake({"", "one", "", "accuracy"}),
             std::string("over: the run has no metric \"accuracy\"; there is all, layer.row_mean, nothing, one, two, "
                         "zero"));
    Claim one = claim("one", Comparison::Less, 1);
    one.boundMeasured = Measured{"", "tow", "", ""};
    QVERIFY(plain(tested(one, measurements).error()).starts_with("bound: the run has no metric \"tow\""));
}

void TestClaims::claimsInWords() {
    using enum Comparison;
    QCOMPARE(plain(claim("layer.row_mean_max_abs", LessEqual, 1e-6)), std::string("layer.row_mean_max_abs <= 1e-06"));
    QCOMPARE(plain(claim("x", Near, 0.5, 0.05)), std::string("x = 0.5 ± 0.05"));
    QCOMPARE(plain(claim("x", Within, 2, 0.1)), std::string("x = 2 × (1 ± 0.1)"));
    QCOMPARE(plain(claim("x", Is, notANumber)), std::string("x is nan"));
    Claim one{{"b64", "x", "", "y"}, Greater, 1.02, Measured{"", "z", "", ""}, 0};
    QCOMPARE(plain(one), std::string("x (b64) / y > 1.02 × z"));
    one.bound = 1;
    QCOMPARE(plain(one), std::string("x (b64) / y > z"));
}

void TestClaims::quotedNumbers() {
    using enum Quoted::As;
    const auto text = [](Quoted::As as, int digits) {
        return *quotedText({{"b64", "share", "", ""}, as, digits}, measurements);
    };
    QCOMPARE(text(Percent, 1), std::string("89.9 %"));
    QCOMPARE(text(Percent, 0), std::string("90 %"));
    QCOMPARE(text(Fixed, 2), std::string("0.90"));
    QCOMPARE(text(Significant, 3), std::string("0.899"));
    QCOMPARE(*quotedText({{"", "nothing", "", ""}, Significant, 3}, measurements), std::string("NaN"));
    QVERIFY(!quotedText({{"", "tow", "", ""}, Fixed, 2}, measurements));
}

void TestClaims::runsOfAStep() {
    LessonStep step;
    step.runs["wide"].data.samples = 64;
    const Measure count = [](const Scenario& scenario) -> Expected<Measurement> {
        if (scenario.data.samples > 64) return unexpected(Error{"a.csv", "line 3", "no number"});
        return metrics({{"samples", double(scenario.data.samples)}});
    };
    const auto both = measured(step, count);
    QCOMPARE(*valueOf({"wide", "samples", "", "samples"}, *both), 64.0 / 12);
    step.runs["wide"].data.samples = 65;
    QCOMPARE(plain(measured(step, count).error()), std::string("a.csv: runs.wide: line 3: no number"));
    step.scenario.data.samples = 65;
    QCOMPARE(plain(measured(step, count).error()), std::string("a.csv: line 3: no number"));
}

QTEST_APPLESS_MAIN(TestClaims)
#include "test_claims.moc"
