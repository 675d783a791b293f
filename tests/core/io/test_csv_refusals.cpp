// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/io_test.h"
#include "io/csv.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

// Every refusal names the line and, where there is one, the column.
class TestCsvRefusals : public QObject {
    Q_OBJECT

private slots:
    void refuses_data();
    void refuses();
    void refusesFilesThatCannotBeRead();
    void survivesEveryCut();
};

void TestCsvRefusals::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const QByteArray& text, const char* reason) {
        QTest::newRow(name) << text << QString(reason);
    };
    row("empty", "", "x.csv: the file holds no numbers");
    row("blank", "\n \r\n", "x.csv: the file holds no numbers");
    row("only a mark", "\xef\xbb\xbf", "x.csv: the file holds no numbers");
    row("only names", "a,b\n", "x.csv: line 1: there are names and no rows of numbers");
    row("word", "a,b\n1,2\n3,x\n", "x.csv: line 3, column 2 (b): 'x' is not a number");
    row("word without header", "1,2\n3,x\n", "x.csv: line 2, column 2: 'x' is not a number");
    row("names and numbers", "a,1\n2,3\n",
        "x.csv: line 1, column 1: 'a' is not a number, others in this line are; say whether it holds names");
    row("second line of names", "a,b\nm,s\n1,2\n", "x.csv: line 2, column 1 (a): 'm' is not a number");
    row("too few cells", "a,b\n1,2\n3\n", "x.csv: line 3: the number of cells is 1, in line 1 it is 2");
    row("too many cells", "1,2\n3,4,5\n", "x.csv: line 2: the number of cells is 3, in line 1 it is 2");
    row("too few cells without names", "1,2\n3\n", "x.csv: line 2: the number of cells is 1, in line 1 it is 2");
    row("point with decimal comma", "1,5;2\n1,5;3.5\n1,5;4\n",
        "x.csv: line 2, column 2: '3.5' is not a number with decimal comma");
    row("thousands", "a;b\n1,234.5;2\n", "x.csv: line 2, column 1 (a): '1,234.5' is not a number");
    row("hexadecimal", "a\n0x10\n", "x.csv: line 2, column 1 (a): '0x10' is not a number");
    row("unit", "a\n1.5 kg\n", "is not a number");
    row("two signs", "a\n+-1\n", "x.csv: line 2, column 1 (a): '+-1' is not a number");
    row("overflow", "a\n1e999\n", "x.csv: line 2, column 1 (a): 1e999 is too large for a float64");
    row("open quote", "a,b\n1,\"2\n3,4\n", "x.csv: line 2: a quote is opened and never closed");
    row("text after a quote", "a,b\n1,\"2\"3\n",
        "x.csv: line 2: text stands between a closing quote and the next separator");
    row("UTF-16, little endian",
        QByteArray("\xff\xfe"
                   "1\0\n\0",
                   6),
        "x.csv: byte 0: this is UTF-16 text");
    row("UTF-16, big endian",
        QByteArray("\xfe\xff\0"
                   "1\0\n",
                   6),
        "x.csv: byte 0: this is UTF-16 text");
    row("long word", "a\n" + QByteArray(10'000, 'x') + "\n", "xxx...' is not a number");
}

void TestCsvRefusals::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(QString, reason);
    const auto table = parseCsv(text.toStdString(), {}, "x.csv");
    QVERIFY(!table);
    const QString told = QString::fromStdString(reasonOf(table));
    QVERIFY2(told.contains(reason) && told.size() < 250, qPrintable(told));
}

void TestCsvRefusals::refusesFilesThatCannotBeRead() {
    const QTemporaryDir folder;
    QVERIFY(!readCsv(folder.path().toStdString(), {}));
    QVERIFY(!readCsv(folder.filePath("absent.csv").toStdString(), {}));
}

// A cut table is either a table of what is left, with all its rows of equal length, or refused.
void TestCsvRefusals::survivesEveryCut() {
    const std::string text = "a,\"b\"\r\n1,\"2,5\"\r\n-3e-5,nan\r\n";
    for (std::size_t size = 0; size <= text.size(); ++size) {
        const auto table = parseCsv(text.substr(0, size), {}, "x.csv");
        if (table)
            QCOMPARE(std::size_t(table->array.size()), doubles(table->array).size());
        else
            QVERIFY(!table.error().reason.empty());
    }
}

QTEST_APPLESS_MAIN(TestCsvRefusals)
#include "test_csv_refusals.moc"
