// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/number_list.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace normscope;

// norm.gamma_values and norm.beta_values: numbers in one line of text.
class TestAffineValues : public QObject {
    Q_OBJECT

private slots:
    void texts_data();
    void texts();
    void everyBitRoundTrips();
    void refusals_data();
    void refusals();
    void asManyAsThePageHasColumns();
    void aFileHoldsThem();
    void aFileWithABadNumberIsRefused();
    void theCodeCountsThemOnAxesOnly();
    void theirOriginIsNoNumber();
    void typingOverThemRemovesTheirOrigin();
};

namespace {

using Values = std::vector<double>;

const Parameter& gammaValues() { return *findParameter("norm.gamma_values"); }

Scenario withGammas(const Values& gammas) {
    Scenario scenario;
    scenario.norm.gammaValues = gammas;
    return scenario;
}

} // namespace

void TestAffineValues::texts_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<double>>("values");
    QTest::newRow("none") << QByteArray("") << QList<double>{};
    QTest::newRow("blanks") << QByteArray(" \t ") << QList<double>{};
    QTest::newRow("one") << QByteArray("1.02") << QList<double>{1.02};
    QTest::newRow("two") << QByteArray("1.02, 0.97") << QList<double>{1.02, 0.97};
    QTest::newRow("no blanks") << QByteArray("1,2,-3e-2") << QList<double>{1, 2, -0.03};
    QTest::newRow("many blanks") << QByteArray("  1 ,\t2  ") << QList<double>{1, 2};
    QTest::newRow("signs") << QByteArray("+1, −2, .5, 1E3") << QList<double>{1, -2, 0.5, 1000};
    QTest::newRow("at the limit") << QByteArray("1e6, -1e6") << QList<double>{1e6, -1e6};
}

void TestAffineValues::texts() {
    QFETCH(const QByteArray, text);
    QFETCH(const QList<double>, values);
    const auto numbers = parseNumbers(text.toStdString());
    QVERIFY2(numbers, numbers ? "" : plain(numbers.error()).c_str());
    QCOMPARE(*numbers, Values(values.begin(), values.end()));
    QCOMPARE(*parseNumbers(numbersText(*numbers)), *numbers);
}

void TestAffineValues::everyBitRoundTrips() {
    const Values values = {0.1 + 0.2, 1.0 / 3, std::numeric_limits<double>::denorm_min(), -0.0, 123456.789};
    const Scenario scenario = withGammas(values);
    const auto text = std::get<std::string>(gammaValues().get(scenario));
    QCOMPARE(text, std::string("0.30000000000000004, 0.3333333333333333, 5e-324, -0, 123456.789"));
    Scenario back;
    gammaValues().set(back, *parseValue(gammaValues(), text));
    QVERIFY(back == scenario && std::signbit(back.norm.gammaValues[3]));
}

void TestAffineValues::refusals_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* text, const char* message) {
        QTest::newRow(message) << QByteArray(text) << QByteArray(message);
    };
    row("1, abc", "norm.gamma_values: number 2 must be a number such as 0.97, not \"abc\"");
    row("1,,2", "norm.gamma_values: number 2 must be a number such as 0.97, not \"\"");
    row("1, 2,", "norm.gamma_values: number 3 must be a number such as 0.97, not \"\"");
    row(",", "norm.gamma_values: number 1 must be a number such as 0.97, not \"\"");
    row("1 2", "norm.gamma_values: number 1 must be a number such as 0.97, not \"1 2\"");
    row("1; 2", "norm.gamma_values: number 1 must be a number such as 0.97, not \"1; 2\"");
    row("nan", "norm.gamma_values: number 1 must be a number such as 0.97, not \"nan\"");
    row("1, inf", "norm.gamma_values: number 2 must be a number such as 0.97, not \"inf\"");
    row("--1", "norm.gamma_values: number 1 must be a number such as 0.97, not \"--1\"");
    row("0x10", "norm.gamma_values: number 1 must be a number such as 0.97, not \"0x10\"");
    row("1e999", "norm.gamma_values: number 1 must be a number such as 0.97, not \"1e999\"");
    row("0, 1000001", "norm.gamma_values: number 2 must lie in -1e+06 ... 1e+06, not 1000001");
    row("1\n2", "norm.gamma_values: must be one line without control characters");
}

void TestAffineValues::refusals() {
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, message);
    const auto value = parseValue(gammaValues(), text.toStdString());
    QVERIFY(!value);
    QCOMPARE(QByteArray::fromStdString(plain(value.error())), message);
}

// The longest texts of so many numbers are no longer than a text may be.
void TestAffineValues::asManyAsThePageHasColumns() {
    QCOMPARE(Index(mostListed), maxColumns);
    const Scenario full = withGammas(Values(mostListed, -1.2345678901234567e-300));
    QVERIFY(validate(full));
    const auto text = std::get<std::string>(gammaValues().get(full));
    QVERIFY(parseValue(gammaValues(), text));
    const auto more = parseValue(gammaValues(), numbersText(Values(mostListed + 1, 1)));
    QVERIFY(!more);
    QCOMPARE(plain(more.error()), std::string("norm.gamma_values: must be at most 512 numbers"));
    QVERIFY(!parseValue(gammaValues(), text + ", " + text));
}

void TestAffineValues::aFileHoldsThem() {
    Scenario scenario = withGammas({1.02, 0.97});
    scenario.norm.betaValues = {-0.5};
    scenario.norm.affineSource = "h.0.ln_1 of gpt2.safetensors";
    const std::string json = toJson(scenario);
    QVERIFY2(json.find(R"("gamma_values": "1.02, 0.97")") != std::string::npos, json.c_str());
    const auto back = fromJson(json, "x.json");
    QVERIFY(back && *back == scenario);
}

void TestAffineValues::aFileWithABadNumberIsRefused() {
    const auto read = fromJson(R"({"format": "normscope", "version": 1, "norm": {"beta_values": "0, 1e7"}})", "x.json");
    QVERIFY(!read);
    QCOMPARE(plain(read.error()),
             std::string("x.json: norm.beta_values: number 2 must lie in -1e+06 ... 1e+06, not 1e+07"));
}

void TestAffineValues::theCodeCountsThemOnAxesOnly() {
    for (const Page page : {Page::Axes, Page::Depth, Page::Training, Page::Batch, Page::Precision}) {
        Scenario plainOne, own = withGammas({1.02});
        own.norm.betaValues = {0.5};
        plainOne.page = own.page = page;
        QCOMPARE(code(own) != code(plainOne), page == Page::Axes);
    }
    Scenario off = withGammas({1.02}), without;
    off.norm.elementwiseAffine = without.norm.elementwiseAffine = false; // no gamma acts
    QCOMPARE(code(off), code(without));
}

void TestAffineValues::theirOriginIsNoNumber() {
    Scenario told = withGammas({1.02});
    told.norm.affineSource = "elsewhere";
    QCOMPARE(code(told), code(withGammas({1.02})));
}

void TestAffineValues::typingOverThemRemovesTheirOrigin() {
    Scenario told = withGammas({1.02});
    told.norm.affineSource = "elsewhere";
    const Scenario typed = normscope::with(told, gammaValues(), std::string("1.02, 3")).value();
    QVERIFY(typed.norm.affineSource.empty());
    const Scenario other = normscope::with(told, *findParameter("norm.eps"), 0.1).value();
    QCOMPARE(other.norm.affineSource, std::string("elsewhere"));
}

QTEST_APPLESS_MAIN(TestAffineValues)
#include "test_affine_values.moc"
