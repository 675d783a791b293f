// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter.h"

#include "other_value.h"

#include <QTest>

#include <clocale>

using namespace normscope;

class TestParameterText : public QObject {
    Q_OBJECT

private slots:
    void typedNumbers_data();
    void typedNumbers();
    void refusedTexts_data();
    void refusedTexts();
    void wordsAndLists();
    void everyValueRoundTrips();
    void theProcessLocaleChangesNothing();
    void everyRangeIsTold();
};

void TestParameterText::typedNumbers_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("exponent") << QByteArray("norm.eps") << QByteArray("1e-5") << 1e-5;
    QTest::newRow("decimal comma") << QByteArray("norm.eps") << QByteArray("0,00001") << 0.00001;
    QTest::newRow("capital exponent") << QByteArray("norm.eps") << QByteArray("1E-5") << 1e-5;
    QTest::newRow("zero where allowed") << QByteArray("norm.eps") << QByteArray("0") << 0.0;
    QTest::newRow("blanks around") << QByteArray("norm.eps") << QByteArray("  1e-3\t") << 1e-3;
    QTest::newRow("typographic minus") << QByteArray("norm.beta") << QByteArray("−1,5") << -1.5;
    QTest::newRow("typographic minus in the exponent") << QByteArray("norm.eps") << QByteArray("1e−5") << 1e-5;
    QTest::newRow("plus") << QByteArray("norm.beta") << QByteArray("+1.5") << 1.5;
    QTest::newRow("far offset") << QByteArray("data.offset") << QByteArray("1e8") << 1e8;
    QTest::newRow("leading point") << QByteArray("norm.beta") << QByteArray(".5") << 0.5;
}

void TestParameterText::typedNumbers() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    const auto value = parseValue(*findParameter(key.toStdString()), text.toStdString());
    QVERIFY2(value.has_value(), value ? "" : plain(value.error()).c_str());
    QTEST(std::get<double>(*value), "value");
}

void TestParameterText::refusedTexts_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* name, const char* key, const char* text, const char* message) {
        QTest::newRow(name) << QByteArray(key) << QByteArray(text) << QByteArray(message);
    };
    row("empty", "norm.eps", "", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"\"");
    row("a word", "norm.eps", "abc", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"abc\"");
    row("nan", "norm.eps", "nan", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"nan\"");
    row("inf", "norm.eps", "inf", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"inf\"");
    row("negative", "norm.eps", "-1", "norm.eps: must be 0 or 1e-12 ... 10, not -1");
    row("past double", "norm.eps", "1e999", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"1e999\"");
    row("two commas", "norm.eps", "0,000,01", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"0,000,01\"");
    row("thousands", "norm.eps", "1,000.5", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"1,000.5\"");
    row("two minus signs", "norm.beta", "--1", "norm.beta: must be a number in -10 ... 10, not \"--1\"");
    row("more behind it", "norm.eps", "1e-5x", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"1e-5x\"");
    row("hexadecimal", "norm.eps", "0x1p-3", "norm.eps: must be a number in 0 or 1e-12 ... 10, not \"0x1p-3\"");
    row("half a sample", "data.samples", "1.5", "data.samples: must be a whole number in 1 ... 512, not \"1.5\"");
    row("a million layers", "data.samples", "1000000", "data.samples: must lie in 1 ... 512, not 1000000");
    row("past int64", "data.samples", "99999999999999999999",
        "data.samples: must be a whole number in 1 ... 512, not \"99999999999999999999\"");
    row("unknown choice", "norm.mode", "test", "norm.mode: must be one of train, eval, not \"test\"");
    row("twice", "axes.norms", "layer,layer",
        "axes.norms: must name each of layer, batch, rms, group, instance, none once at most, not \"layer\" twice");
    row("none chosen", "axes.norms", "",
        "axes.norms: must name 1 to 3 of layer, batch, rms, group, instance, none, not 0");
    row("an event of no kind", "batch.events", "explode @3",
        "batch.events: \"explode @3\": must begin with reset, poison or repair");
    row("an event nowhere", "batch.events", "poison",
        "batch.events: \"poison\": must end with @ and a batch in 1 ... 2000, as in \"poison @30\"");
    row("neither on nor off", "norm.bias", "maybe", "norm.bias: must be on or off, not \"maybe\"");
}

void TestParameterText::refusedTexts() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, text);
    const auto value = parseValue(*findParameter(key.toStdString()), text.toStdString());
    QVERIFY(!value);
    QTEST(QByteArray::fromStdString(plain(value.error())), "message");
}

void TestParameterText::wordsAndLists() {
    QVERIFY(*parseValue(*findParameter("norm.bias"), "off") == ParameterValue(false));
    QVERIFY(*parseValue(*findParameter("norm.bias"), " true ") == ParameterValue(true));
    QVERIFY(*parseValue(*findParameter("norm.mode"), "eval") == ParameterValue(std::string("eval")));
    QVERIFY(*parseValue(*findParameter("axes.norms"), "rms, layer") ==
            ParameterValue(std::vector<std::string>{"rms", "layer"}));
    QVERIFY(*parseValue(*findParameter("batch.events"), "poison @30, repair @80") ==
            ParameterValue(std::vector<std::string>{"poison @30", "repair @80"}));
    QVERIFY(*parseValue(*findParameter("batch.events"), "") == ParameterValue(std::vector<std::string>()));
    QVERIFY(*parseValue(*findParameter("title"), " kept as it is ") == ParameterValue(std::string(" kept as it is ")));
}

void TestParameterText::everyValueRoundTrips() {
    for (const Scenario& scenario : {Scenario(), test::changedEverywhere()})
        for (const auto& parameter : parameters()) {
            const ParameterValue value = parameter.get(scenario);
            const auto back = parseValue(parameter, valueText(parameter, value));
            QVERIFY2(back && *back == value, parameter.key.c_str());
        }
}

void TestParameterText::theProcessLocaleChangesNothing() {
    QVERIFY2(std::setlocale(LC_ALL, "de_DE.UTF-8"), "LOCPATH must lead to the German locale that the build made");
    const Parameter& offset = *findParameter("data.offset");
    const auto value = parseValue(offset, "20.66");
    const std::string text = valueText(offset, ParameterValue(20.66));
    const std::string range = plain(rangeText(*findParameter("norm.eps")));
    std::setlocale(LC_ALL, "C");
    QCOMPARE(std::get<double>(*value), 20.66);
    QCOMPARE(text, std::string("20.66"));
    QCOMPARE(range, std::string("0 or 1e-12 ... 10"));
}

void TestParameterText::everyRangeIsTold() {
    for (const auto& parameter : parameters()) QVERIFY2(!plain(rangeText(parameter)).empty(), parameter.key.c_str());
    QCOMPARE(plain(rangeText(*findParameter("training.arms"))),
             std::string("1 to 6 texts such as \"post_ln warmup=100\""));
    QCOMPARE(plain(rangeText(*findParameter("batch.events"))), std::string("0 to 32 texts such as \"poison @30\""));
}

QTEST_APPLESS_MAIN(TestParameterText)
#include "test_parameter_text.moc"
