// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv_number.h"
#include "text.h"

#include <QtTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace normscope;
using Kind = CellValue::Kind;

class TestCsvNumber : public QObject {
    Q_OBJECT

private slots:
    void kinds_data();
    void kinds();
    void readsTheNearestDouble_data();
    void readsTheNearestDouble();
    void bothSignsReadTheSame();
};

void TestCsvNumber::kinds_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("kind");
    for (const char* text : {"", "  ", "NA", "n/a", "NaN", "-nan", "+NAN", "null", "NULL", "-", "?", "nan(ind)"})
        QTest::newRow(text) << QByteArray(text) << int(Kind::Missing);
    for (const char* text : {"0", "-0", "+1", " 1\t", "1.", ".5", "1e5", "1E+05", "inf", "-Infinity", "1e-999"})
        QTest::newRow(text) << QByteArray(text) << int(Kind::Number);
    for (const char* text : {"1e999", "-1e309", "1e99999999999999999999", "123456789e305"})
        QTest::newRow(text) << QByteArray(text) << int(Kind::TooLarge);
    for (const char* text : {"x", "1,5", "1 2", "1e", "e5", "--1", "+-1", "+", ".", "0x1p3", "1f", "1_000", "1'000",
                             "1%", "TRUE", "2020-01-01",
                             "\xe2\x88\x92"
                             "1"})
        QTest::newRow(text) << QByteArray(text) << int(Kind::Text);
}

void TestCsvNumber::kinds() {
    QFETCH(QByteArray, text);
    QFETCH(int, kind);
    const CellValue cell = cellValue(text.toStdString(), DecimalSign::Point);
    QCOMPARE(int(cell.kind), kind);
    QCOMPARE(std::isnan(cell.value), kind == int(Kind::Missing));
}

void TestCsvNumber::readsTheNearestDouble_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("1/10") << QByteArray("0.1") << 0.1;
    QTest::newRow("largest") << QByteArray("1.7976931348623157e308") << std::numeric_limits<double>::max();
    QTest::newRow("smallest") << QByteArray("4.9406564584124654e-324") << std::numeric_limits<double>::denorm_min();
    QTest::newRow("too small") << QByteArray("1e-400") << 0.0;
    QTest::newRow("too small, negative") << QByteArray("-0.00001e-99999999999999999999") << -0.0;
    QTest::newRow("2^53 + 1 is a tie, to even") << QByteArray("9007199254740993") << 9007199254740992.0;
    QTest::newRow("above the tie") << QByteArray("9007199254740993.0000000000000000000000001") << 9007199254740994.0;
    QTest::newRow("infinite") << QByteArray("-inf") << -std::numeric_limits<double>::infinity();
    QTest::newRow("long") << "0." + QByteArray(400, '0') + "1e401" << 1.0;
}

void TestCsvNumber::readsTheNearestDouble() {
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const CellValue cell = cellValue(text.toStdString(), DecimalSign::Point);
    QCOMPARE(int(cell.kind), int(Kind::Number));
    QCOMPARE(std::bit_cast<std::uint64_t>(cell.value), std::bit_cast<std::uint64_t>(value));
}

void TestCsvNumber::bothSignsReadTheSame() {
    std::mt19937_64 random(1);
    for (int i = 0; i < 2000; ++i) {
        const auto value = std::bit_cast<double>(random());
        if (!std::isfinite(value)) continue;
        std::string text = roundTrip(value);
        QCOMPARE(cellValue(text, DecimalSign::Point).value, value);
        std::replace(text.begin(), text.end(), '.', ',');
        QCOMPARE(cellValue(text, DecimalSign::Comma).value, value);
    }
    QCOMPARE(int(cellValue("1.5", DecimalSign::Comma).kind), int(Kind::Text));
    QCOMPARE(int(cellValue("1,2,3", DecimalSign::Comma).kind), int(Kind::Text));
}

QTEST_APPLESS_MAIN(TestCsvNumber)
#include "test_csv_number.moc"
