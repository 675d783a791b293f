// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_scales.h"
#include "lab/axes_words.h"

#include <QTest>

#include <limits>

using namespace normscope;

class TestAxesWords : public QObject {
    Q_OBJECT
private slots:
    void numbers_data();
    void numbers();
    void eps_data();
    void eps();
    void signs();
    void sequences();
    void roundedUpKeepsTwoDigits_data();
    void roundedUpKeepsTwoDigits();
};

void TestAxesWords::numbers_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("everyday") << -0.4225 << "−0.42";
    QTest::newRow("zero") << 0.0 << "0.00";
    QTest::newRow("rounding size") << -3e-17 << "0.00";
    QTest::newRow("small") << 0.00123 << "0.0012";
    QTest::newRow("tens") << 99.94 << "99.94";
    QTest::newRow("hundreds") << 746.893 << "746.9";
    QTest::newRow("thousands") << 99166.7 << "99167";
    QTest::newRow("huge") << 2.1e7 << "2.10e7";
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << "NaN";
    QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity() << "−inf";
}

void TestAxesWords::numbers() {
    QFETCH(double, value);
    QFETCH(QString, text);
    QCOMPARE(QString::fromStdString(number(value)), text);
}

void TestAxesWords::eps_data() {
    QTest::addColumn<double>("eps");
    QTest::addColumn<QString>("power");
    QTest::addColumn<QString>("typed");
    QTest::newRow("default") << 1e-5 << "10^−5"
                             << "1e-5";
    QTest::newRow("BERT") << 1e-12 << "10^−12"
                          << "1e-12";
    QTest::newRow("no power of ten") << 3.2e-5 << "3.2·10^−5"
                                     << "3.2e-5";
    QTest::newRow("just below a power") << 9.999e-6 << "10^−5"
                                        << "1e-5";
    QTest::newRow("readable as it is") << 0.1 << "0.1"
                                       << "0.1";
    QTest::newRow("Keras") << 0.001 << "0.001"
                           << "0.001";
    QTest::newRow("one") << 1.0 << "1"
                         << "1";
    QTest::newRow("none") << 0.0 << "0"
                          << "0";
}

void TestAxesWords::eps() {
    QFETCH(double, eps);
    QTEST(QString::fromStdString(epsPower(eps)), "power");
    QTEST(QString::fromStdString(epsPlain(eps)), "typed");
}

void TestAxesWords::signs() {
    QCOMPARE(signedNumber(0.484), std::string("+0.48"));
    QCOMPARE(signedNumber(-0.29), std::string("−0.29"));
    QCOMPARE(signedNumber(1e-15), std::string("0.00"));
    QCOMPARE(shortNumber(1.0), std::string("1"));
    QCOMPARE(shortNumber(0.5), std::string("0.5"));
    QCOMPARE(shortNumber(-1e-16), std::string("0"));
    QCOMPARE(shortNumber(1000), std::string("1000"));
}

void TestAxesWords::sequences() {
    QCOMPARE(plain(sequence({"a", Text(), "b"}, " · ")), std::string("a · b"));
    QVERIFY(sequence({Text(), Text()}).empty());
}

void TestAxesWords::roundedUpKeepsTwoDigits_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("end");
    QTest::newRow("wine") << 2.5458 << 2.6;
    QTest::newRow("exact") << 3.0 << 3.0;
    QTest::newRow("thousands") << 1680.0 << 1700.0;
    QTest::newRow("nothing") << 0.0 << 1.0;
    QTest::newRow("not finite") << std::numeric_limits<double>::infinity() << 1.0;
}

void TestAxesWords::roundedUpKeepsTwoDigits() {
    QFETCH(double, value);
    QTEST(roundedUp(value), "end");
}

QTEST_APPLESS_MAIN(TestAxesWords)
#include "test_axes_words.moc"
