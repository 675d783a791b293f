// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "io/csv.h"

#include <QtTest>

#include <cmath>

using namespace normscope;
using namespace normscope::test;

// What is read, how it is guessed and how the guess is told.
class TestCsv : public QObject {
    Q_OBJECT

private slots:
    void readsCases_data();
    void readsCases();
    void readsNamesOfCases();
    void tellsWhatIsMissingOrInfinite();
    void meanOfTheFilledCells();
    void guesses_data();
    void guesses();
    void everyChoiceOverridesTheGuess();
    void tellsTheFormatInWords();
    void readsQuotes();
    void readsEveryLineEnd_data();
    void readsEveryLineEnd();
    void skipsBlankLinesButNotEmptyRows();
    void survivesNulAndInvalidUtf8();
};

namespace {

constexpr double NaN = std::numeric_limits<double>::quiet_NaN();
using Numbers = std::vector<double>;

Expected<CsvTable> parse(const QByteArray& text, const CsvOptions& options = {}) {
    return parseCsv(text.toStdString(), options, "x.csv");
}

} // namespace

void TestCsv::readsCases_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("columns");
    QTest::addColumn<Numbers>("numbers");
    QTest::newRow("decimal point") << "dot.csv" << 2 << Numbers{0, 20.66, 1, -0.5, 2, 0.001};
    QTest::newRow("byte-order mark") << "bom.csv" << 2 << Numbers{1, 0.5, 2, 1.5};
    QTest::newRow("no header") << "noheader.csv" << 3 << Numbers{1, 2, 3};
    QTest::newRow("missing cells") << "missing.csv" << 6
                                   << Numbers{6, NaN, 2, 4, 4, 3, 2, 0, NaN, 8, NaN, 6, 1, 3, 1, -INFINITY, 7, 8};
    QTest::newRow("empty last cell") << "trailing_empty.csv" << 3 << Numbers{1, 2, NaN, 3, 4, 5};
    QTest::newRow("only nan") << "nanonly.csv" << 2 << Numbers{NaN, NaN};
    QTest::newRow("zeros and nan") << "log_zero.csv" << 2 << Numbers{1, 1, 2, 0, 3, 0.01, 4, -1, 5, 100, 6, NaN, 7, 10};
}

void TestCsv::readsCases() {
    QFETCH(QString, file);
    QFETCH(int, columns);
    QFETCH(Numbers, numbers);
    const auto table = readCsv(casePath(file.toStdString()), {});
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(table->array.shape, (std::vector<Index>{std::ssize(numbers) / columns, columns}));
    QCOMPARE(bits(doubles(table->array)), bits(numbers));
    QCOMPARE(table->array.stored, NumberType::Float64);
}

void TestCsv::readsNamesOfCases() {
    using Names = std::vector<std::string>;
    const auto marked = readCsv(casePath("bom.csv"), {});
    QVERIFY(marked && marked->format.byteOrderMark);
    QCOMPARE(marked->array.columns, (Names{"id", "act"}));
    QCOMPARE(readCsv(casePath("nanonly.csv"), {})->array.columns, (Names{"X1", "X2"}));
    QVERIFY(readCsv(casePath("noheader.csv"), {})->array.columns.empty());
    const auto switched = readCsv(casePath("noheader.csv"), {Separator::Auto, DecimalSign::Auto, Header::Yes});
    QVERIFY2(QString::fromStdString(reasonOf(switched)).endsWith("line 1: there are names and no rows of numbers"),
             reasonOf(switched).c_str());
}

void TestCsv::tellsWhatIsMissingOrInfinite() {
    const auto table = readCsv(casePath("missing.csv"), {});
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(table->array.missing, Index(3));
    const QString notes = QString::fromStdString(notesOf(table->array));
    QVERIFY2(notes.contains("Missing cells, held as NaN: 3.") && notes.contains("Infinite cells: 1."),
             qPrintable(notes));
    const auto whole = readCsv(casePath("dot.csv"), {});
    QCOMPARE(whole->array.missing, Index(0));
    QCOMPARE(whole->array.notes.size(), std::size_t(1));
}

void TestCsv::meanOfTheFilledCells() {
    const auto table = readCsv(casePath("missing.csv"), {});
    QVERIFY2(table, reasonOf(table).c_str());
    const Numbers numbers = doubles(table->array);
    double sum = 0;
    int count = 0;
    for (std::size_t row = 0; row < 3; ++row)
        if (const double b = numbers[6 * row + 1]; !std::isnan(b)) sum += b, ++count;
    QCOMPARE(sum / count, 1.5);
    QCOMPARE(count, 2);
}

void TestCsv::guesses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("columns");
    QTest::addColumn<Numbers>("numbers");
    const auto row = [](const char* name, const char* text, int columns, const Numbers& numbers) {
        QTest::newRow(name) << QByteArray(text) << columns << numbers;
    };
    row("one number", "1.5", 1, {1.5});
    row("two numbers rather than a decimal comma", "1,5", 2, {1, 5});
    row("decimal comma with semicolon", "x;y\n1,5;2\n-3;1e-3\n", 2, {1.5, 2, -3, 0.001});
    row("decimal comma far down", ("a;b\n" + QByteArray("1;2\n").repeated(150) + "1,5;2\n").constData(), 2, [] {
        Numbers n;
        for (int i = 0; i < 150; ++i) n.insert(n.end(), {1, 2});
        n.insert(n.end(), {1.5, 2});
        return n;
    }());
    row("decimal comma with tab", "1,5\t2,5\n3\t4,25\n", 2, {1.5, 2.5, 3, 4.25});
    row("decimal comma with space", "1,5 2,5\n3,5 4\n", 2, {1.5, 2.5, 3.5, 4});
    row("decimal comma in quotes", "\"1,5\",\"2,5\"\n\"3\",\"4\"\n", 2, {1.5, 2.5, 3, 4});
    row("points with semicolon", "1.5;2\n3;4\n", 2, {1.5, 2, 3, 4});
    row("comma and space", "a, b\n1, 2\n3, 4\n", 2, {1, 2, 3, 4});
    row("columns of spaces", "  1   2.5\n 10  -3 \n", 2, {1, 2.5, 10, -3});
    row("a name with a space", "one name,another\n1,2\n", 2, {1, 2});
    row("a name with a comma", "\"a,b\";c\n1;2\n", 2, {1, 2});
    row("one column", "act\n1\n2\n3\n", 1, {1, 2, 3});
    row("one column of decimal commas", "act\n1,5\n2\n", 1, {1.5, 2});
    row("one column, a name with a space", "one name\n1\n2\n", 1, {1, 2});
    row("empty rows", ";;\n1;2;3\n", 3, {NaN, NaN, NaN, 1, 2, 3});
    row("first line of nan is data", "nan,nan\n1,2\n", 2, {NaN, NaN, 1, 2});
    row("unnamed first column", ",a\n0,1\n", 2, {0, 1});
    row("signs and exponents", "+1,-2,3.e2,.5,1E-2\n", 5, {1, -2, 300, 0.5, 0.01});
}

void TestCsv::guesses() {
    QFETCH(QByteArray, text);
    QFETCH(int, columns);
    QFETCH(Numbers, numbers);
    const auto table = parse(text);
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(table->array.shape, (std::vector<Index>{std::ssize(numbers) / columns, columns}));
    QCOMPARE(bits(doubles(table->array)), bits(numbers));
    QVERIFY(table->format.separator != Separator::Auto && table->format.decimal != DecimalSign::Auto &&
            table->format.header != Header::Auto);
}

void TestCsv::everyChoiceOverridesTheGuess() {
    const auto one = parse("1,5\n", {Separator::Semicolon, DecimalSign::Auto, Header::Auto});
    QVERIFY2(one, reasonOf(one).c_str());
    QCOMPARE(doubles(one->array), Numbers{1.5});
    const auto decimal = parse("1,5\n", {Separator::Auto, DecimalSign::Comma, Header::Auto});
    QVERIFY2(decimal, reasonOf(decimal).c_str());
    QCOMPARE(doubles(decimal->array), Numbers{1.5});
    const auto names = parse("2019,2020\n1,2\n", {Separator::Auto, DecimalSign::Auto, Header::Yes});
    QVERIFY2(names, reasonOf(names).c_str());
    QCOMPARE(names->array.columns, (std::vector<std::string>{"2019", "2020"}));
    const auto noNames = parse("a\n1\n", {Separator::Auto, DecimalSign::Auto, Header::No});
    QCOMPARE(reasonOf(noNames), std::string("x.csv: line 1, column 1: 'a' is not a number"));
    const auto point = parse("1,5;2\n", {Separator::Auto, DecimalSign::Point, Header::No});
    QVERIFY(!point);
}

void TestCsv::tellsTheFormatInWords() {
    const auto table = parse("x;y\n1,5;2\n", {Separator::Semicolon, DecimalSign::Auto, Header::Auto});
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(notesOf(table->array), std::string("Separator: semicolon (chosen). Decimal sign: comma (guessed). Header: "
                                                "the first line holds names (guessed).\n"));
    const auto bare = parse("1\t2\n", {Separator::Auto, DecimalSign::Point, Header::No});
    QCOMPARE(notesOf(bare->array),
             std::string("Separator: tab (guessed). Decimal sign: point (chosen). Header: there is "
                         "no line of names (chosen).\n"));
}

void TestCsv::readsQuotes() {
    const auto table = parse("\"a \"\"b\"\"\",\"c\nd\" , \" e \"\r\n\"1\", \"2.5\",3\r\n");
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(table->array.columns, (std::vector<std::string>{"a \"b\"", "c\nd", " e "}));
    QCOMPARE(doubles(table->array), (Numbers{1, 2.5, 3}));
    const auto later = parse("\"a\nb\"\n1\nx\n"); // lines are counted inside quotes too
    QCOMPARE(reasonOf(later), std::string("x.csv: line 4, column 1 (a\\nb): 'x' is not a number"));
}

void TestCsv::readsEveryLineEnd_data() {
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("LF") << QByteArray("\n");
    QTest::newRow("CRLF") << QByteArray("\r\n");
    QTest::newRow("CR") << QByteArray("\r");
}

void TestCsv::readsEveryLineEnd() {
    QFETCH(QByteArray, end);
    for (const QByteArray& last : {end, QByteArray()}) {
        const auto table = parse("a,b" + end + "1,2" + end + "3,4" + last);
        QVERIFY2(table, reasonOf(table).c_str());
        QCOMPARE(table->array.shape, (std::vector<Index>{2, 2}));
        QCOMPARE(doubles(table->array), (Numbers{1, 2, 3, 4}));
    }
    QCOMPARE(reasonOf(parse("a,b" + end + end + "1,x" + end)),
             std::string("x.csv: line 3, column 2 (b): 'x' is not a number"));
}

void TestCsv::skipsBlankLinesButNotEmptyRows() {
    const auto table = parse("\n  \na,b\n\n1,2\n,\n \t \n3,4\n\n");
    QVERIFY2(table, reasonOf(table).c_str());
    QCOMPARE(bits(doubles(table->array)), bits(Numbers{1, 2, NaN, NaN, 3, 4}));
    const auto tabs = parse("a\tb\n\t\n1\t2\n");
    QVERIFY2(tabs, reasonOf(tabs).c_str());
    QCOMPARE(bits(doubles(tabs->array)), bits(Numbers{NaN, NaN, 1, 2}));
}

void TestCsv::survivesNulAndInvalidUtf8() {
    const auto names = parse(QByteArray("a\0b,\xff\xc3\n1,2\n", 10));
    QVERIFY2(names, reasonOf(names).c_str());
    QCOMPARE(names->array.columns, (std::vector<std::string>{std::string("a\0b", 3), "\xff\xc3"}));
    QVERIFY(!parse(QByteArray("1,\0\n", 4)));
    QVERIFY(!parse("1,2\n\xff\xfe,3\n"));
}

QTEST_APPLESS_MAIN(TestCsv)
#include "test_csv.moc"
