// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "core/io/npy_test.h"
#include "io/csv.h"

#include <QtTest>

#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <locale>

using namespace normscope;
using namespace normscope::test;

// Readers and writers under a German process locale, of C and of C++, as a desktop program gets it.
class TestLocale : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void readsDecimalPoints();
    void readsNpyHeaders();
    void writesDecimalPointsToTheLastDigit();
};

namespace {

struct DecimalComma : std::numpunct<char> {
    char do_decimal_point() const override { return ','; }
    char do_thousands_sep() const override { return '.'; }
    std::string do_grouping() const override { return "\3"; }
};

} // namespace

// The machine may have no German locale, so the build compiles one; without it the test would prove nothing.
void TestLocale::initTestCase() {
    setenv("LOCPATH", NORMSCOPE_LOCALES, 1);
    unsetenv("LC_ALL");
    QVERIFY(std::setlocale(LC_ALL, "de_DE.UTF-8") != nullptr);
    std::locale::global(std::locale(std::locale::classic(), new DecimalComma));
    QVERIFY(std::setlocale(LC_NUMERIC, "de_DE.UTF-8") != nullptr);
    char text[16];
    std::snprintf(text, sizeof text, "%.2f", 20.66);
    QCOMPARE(QByteArray(text), QByteArray("20,66"));
    QCOMPARE(std::strtod("20.66", nullptr), 20.0);
}

void TestLocale::readsDecimalPoints() {
    const auto table = readCsv(casePath("dot.csv"), {});
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(doubles(table->array), (std::vector<double>{0, 20.66, 1, -0.5, 2, 0.001}));
}

void TestLocale::readsNpyHeaders() {
    const auto array = readNpy(casePath("f_order.npy"));
    QVERIFY2(array, reasonOf(array).c_str());
    QCOMPARE(doubles(*array), (std::vector<double>{1, 2, 3, 4, 5, 7}));
    Array large;
    large.shape = {1234, 1};
    large.values = std::vector<float>(1234);
    QVERIFY(npyBytes(large).find("(1234, 1)") != std::string::npos);
}

void TestLocale::writesDecimalPointsToTheLastDigit() {
    Array array;
    array.shape = {6};
    array.values = std::vector<double>{1047552, double(0.1f), 0.1 + 0.2, 1.785e-08, NAN, -INFINITY};
    const std::string text = csvBytes(array);
    QCOMPARE(text, std::string("1047552,0.10000000149011612,0.30000000000000004,1.785e-08,nan,-inf\n"));
    const auto again = parseCsv(text, {}, "x.csv");
    QVERIFY2(again, reasonOf(again).c_str());
    QCOMPARE(bits(doubles(again->array)), bits(doubles(array)));
    array.shape = {2};
    array.values = std::vector<float>{1047552, 0.1f};
    QCOMPARE(csvBytes(array), std::string("1047552,0.1\n"));
}

QTEST_APPLESS_MAIN(TestLocale)
#include "test_locale.moc"
