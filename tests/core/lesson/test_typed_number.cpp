// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/typed_number.h"

#include <QTest>

using namespace normscope;

class TestTypedNumber : public QObject {
    Q_OBJECT

private slots:
    void decimalsAndPercentages_data();
    void decimalsAndPercentages();
    void wholeNumbersMayBeTyped_data();
    void wholeNumbersMayBeTyped();
};

void TestTypedNumber::decimalsAndPercentages_data() {
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("number");
    const auto row = [](const char* words, const char* number) {
        QTest::newRow(words) << QByteArray(words) << QByteArray(number);
    };
    row("an accuracy of 0.93.", "0.93");
    row("93 % of it", "93 %");
    row("93% of it", "93%");
    row("93\u00a0% of it", "93\u00a0%");
    row("大约93％。", "93％");
    row("24 layers, 2.5 times", "2.5");
    row("89.9 %", "89.9 %");
    row("1.5e-7", "1.5");
    row("−0.571", "0.571");
}

void TestTypedNumber::decimalsAndPercentages() {
    QFETCH(const QByteArray, words);
    QFETCH(const QByteArray, number);
    QCOMPARE(QByteArray::fromStdString(typedNumber(words.toStdString()).value_or("none")), number);
}

void TestTypedNumber::wholeNumbersMayBeTyped_data() {
    QTest::addColumn<QByteArray>("words");
    for (const char* words : {"", "24 layers", "B = 16.", "the 13 features", "fp16", "1e-5", "layers 1 ... 24", "1, 2",
                              "at 5. Then 6", "% of 7", "2:1", "第 3 层。", "a % b"})
        QTest::newRow(words) << QByteArray(words);
}

void TestTypedNumber::wholeNumbersMayBeTyped() {
    QFETCH(const QByteArray, words);
    QVERIFY(!typedNumber(words.toStdString()));
}

QTEST_APPLESS_MAIN(TestTypedNumber)
#include "test_typed_number.moc"
