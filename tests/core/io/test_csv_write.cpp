// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "io/csv.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace normscope;
using namespace normscope::test;

class TestCsvWrite : public QObject {
    Q_OBJECT

private slots:
    void writesPlainText();
    void roundTripsRandomNumbers_data();
    void roundTripsRandomNumbers();
    void roundTripsTheFloatWhoseShortestDigitsMislead();
    void roundTripsNames();
    void flattensAllButTheLastAxis();
    void refusesAShapeThatDoesNotFit();
    void writesAFile();
};

namespace {

Expected<CsvTable> readBack(const Array& array) {
    const Header header = array.columns.empty() ? Header::No : Header::Yes;
    return parseCsv(csvBytes(array), {Separator::Comma, DecimalSign::Point, header}, "x.csv");
}

// Any finite bits.
template <class T, class Word>
std::vector<T> randomNumbers(std::size_t n, std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::vector<T> values;
    while (values.size() < n)
        if (const T value = std::bit_cast<T>(Word(random())); std::isfinite(value)) values.push_back(value);
    return values;
}

std::vector<float> asFloats(const std::vector<double>& values) { return {values.begin(), values.end()}; }

} // namespace

// 1047552, 0.1 as float32; 0.1 + 0.2, 1.785e-08, NaN, -inf as float64: Python's repr of the same numbers.
void TestCsvWrite::writesPlainText() {
    Array array;
    array.shape = {2};
    array.values = std::vector<float>{1047552, 0.1f};
    QCOMPARE(csvBytes(array), std::string("1047552,0.1\n"));
    array.shape = {2, 2};
    array.columns = {"a", "b, c"};
    array.values = std::vector<double>{0.1 + 0.2, 1.785e-08, NAN, -INFINITY};
    QCOMPARE(csvBytes(array), std::string("a,\"b, c\"\n0.30000000000000004,1.785e-08\nnan,-inf\n"));
}

void TestCsvWrite::roundTripsRandomNumbers_data() {
    QTest::addColumn<bool>("single");
    QTest::newRow("float32") << true;
    QTest::newRow("float64") << false;
}

void TestCsvWrite::roundTripsRandomNumbers() {
    QFETCH(bool, single);
    Array array;
    array.shape = {1000, 5};
    if (single)
        array.values = randomNumbers<float, std::uint32_t>(5000, 1);
    else
        array.values = randomNumbers<double, std::uint64_t>(5000, 2);
    const auto again = readBack(array);
    QVERIFY2(again, reasonOf(again).c_str());
    QCOMPARE(again->array.shape, array.shape);
    const std::vector<double> read = doubles(again->array);
    if (single)
        QCOMPARE(bits(asFloats(read)), bits(std::get<std::vector<float>>(array.values)));
    else
        QCOMPARE(bits(read), bits(std::get<std::vector<double>>(array.values)));
}

// Of all floats only 0x15ae43fd (and its negative): 7.038531e-26 as float64 rounds to its neighbour.
void TestCsvWrite::roundTripsTheFloatWhoseShortestDigitsMislead() {
    const auto culprit = std::bit_cast<float>(0x15ae43fdu);
    QVERIFY(float(7.038531e-26) != culprit);
    Array array;
    array.shape = {2};
    array.values = std::vector<float>{culprit, -culprit};
    const auto again = readBack(array);
    QVERIFY2(again, reasonOf(again).c_str());
    QCOMPARE(bits(asFloats(doubles(again->array))), bits(std::get<std::vector<float>>(array.values)));
}

void TestCsvWrite::roundTripsNames() {
    for (const char* name : {"", "plain", " led", "trailed ", "a,b", "a;b", "say \"x\"", "two\nlines", "cr\r", "\ttab",
                             "\xef\xbb\xbf"
                             "mark",
                             "\xff\xfe", "\xc3\xa9t\xc3\xa9", "2020", "\""}) {
        Array array;
        array.shape = {1, 1};
        array.values = std::vector<double>{NAN};
        array.columns = {name};
        const auto again = readBack(array);
        QVERIFY2(again, name);
        QCOMPARE(again->array.columns, array.columns);
        QCOMPARE(again->array.missing, Index(1));
    }
}

void TestCsvWrite::flattensAllButTheLastAxis() {
    Array array;
    array.shape = {2, 1, 2};
    array.values = std::vector<double>{1, 2, 3, 4};
    QCOMPARE(csvBytes(array), std::string("1,2\n3,4\n"));
    array.shape = {};
    array.values = std::vector<double>{1};
    QCOMPARE(csvBytes(array), std::string("1\n"));
    array.shape = {0, 2};
    array.values = std::vector<double>{};
    QCOMPARE(csvBytes(array), std::string());
}

void TestCsvWrite::refusesAShapeThatDoesNotFit() {
    Array array;
    array.shape = {2, 3};
    array.values = std::vector<double>(5);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, csvBytes(array));
}

void TestCsvWrite::writesAFile() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("x.csv").toStdString();
    Array array;
    array.shape = {1, 2};
    array.values = std::vector<float>{1, 2};
    QVERIFY(writeCsv(path, array));
    const auto again = readCsv(path, {});
    QVERIFY2(again, reasonOf(again).c_str());
    QCOMPARE(doubles(again->array), (std::vector<double>{1, 2}));
}

QTEST_APPLESS_MAIN(TestCsvWrite)
#include "test_csv_write.moc"
