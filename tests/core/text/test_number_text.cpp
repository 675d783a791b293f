// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text.h"

#include <QTest>

#include <cmath>
#include <cstdlib>
#include <limits>

using namespace normscope;

// Numbers as people and files read them.
class TestNumberText : public QObject {
    Q_OBJECT

private slots:
    void significantDigits_data();
    void significantDigits();
    void fixedDecimals();
    void filesReadBackTheSameBits();
};

void TestNumberText::significantDigits_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("digits");
    QTest::addColumn<QString>("text");
    QTest::newRow("small") << 0.00012345 << 3 << "0.000123";
    QTest::newRow("smaller") << 1.2e-7 << 2 << QString::fromUtf8("1.2e−7");
    QTest::newRow("negative") << -0.571 << 2 << QString::fromUtf8("−0.57");
    QTest::newRow("zero") << -0.0 << 3 << "0";
    QTest::newRow("whole") << 1234.5 << 2 << "1234";
    // Rounding may carry into one digit more: there are as many digits as were asked for all the same.
    QTest::newRow("up to 10") << 100 * (1 - 0.9) << 3 << "10.0";
    QTest::newRow("up to 1") << 0.99996 << 3 << "1.00";
    QTest::newRow("up to 100") << 99.96 << 3 << "100";
    QTest::newRow("up to 0.001") << 0.00099999 << 2 << "0.0010";
    QTest::newRow("up to a million") << 999999.7 << 3 << "1000000";
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << 3 << "NaN";
    QTest::newRow("inf") << -std::numeric_limits<double>::infinity() << 3 << QString::fromUtf8("−inf");
}

void TestNumberText::significantDigits() {
    QFETCH(double, value);
    QFETCH(int, digits);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(significant(value, digits)), text);
}

void TestNumberText::fixedDecimals() {
    QCOMPARE(fixed(-0.571, 2), std::string("\u22120.57"));
    QCOMPARE(fixed(-0.001, 2), std::string("0.00")); // no sign on what rounds to zero
    QCOMPARE(fixed(2.5e300, 0).size(), std::size_t(301));
}

void TestNumberText::filesReadBackTheSameBits() {
    for (const double value : {0.1, 1.0 / 3, 5e-324, 1e22, -0.0, std::numeric_limits<double>::max()}) {
        const double read = std::strtod(roundTrip(value).c_str(), nullptr);
        QVERIFY(read == value && std::signbit(read) == std::signbit(value));
    }
    QCOMPARE(roundTrip(0.1f), std::string("0.1"));
    QCOMPARE(roundTrip(std::numeric_limits<double>::quiet_NaN()), std::string("nan"));
}

QTEST_GUILESS_MAIN(TestNumberText)
#include "test_number_text.moc"
