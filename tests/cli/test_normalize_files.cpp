// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

using namespace normscope;

// Public bug reports about .npy and CSV files, through the command line.
class TestNormalizeFiles : public QObject {
    Q_OBJECT

private slots:
    void sixNumbersInEveryDialect_data();
    void sixNumbersInEveryDialect();
    void damagedFilesAreRefused_data();
    void damagedFilesAreRefused();
    void cutAtEveryByteIsRefused();
    void bytesBehindTheDataAreNoData();
    void decimalPointsInEveryLocale_data();
    void decimalPointsInEveryLocale();
    void namesAreKeptWithoutTheByteOrderMark();
    void aFileWithoutNamesKeepsItsRow();
    void missingCellsAreNotZero();
    void theResultMayReplaceTheInput();
    void arraysOfArchives_data();
    void arraysOfArchives();
    void archivesAskForAName_data();
    void archivesAskForAName();
    void wordsAreNoArchive();
    void parametersFromAnArchive();

private:
    static test::Result normalize(const test::Program& program, const QString& input, const QString& output) {
        return program.run({"normalize", "--norm", "layer", "--input", input, "--output", output});
    }
};

void TestNormalizeFiles::sixNumbersInEveryDialect_data() {
    QTest::addColumn<QString>("file");
    for (const char* name : {"f_order.npy", "v2.npy", "v3.npy", "hdr_dialect.npy"}) QTest::newRow(name) << name;
}

// [[1, 2, 3], [4, 5, 7]], whatever the order, version or layout of the header.
void TestNormalizeFiles::sixNumbersInEveryDialect() {
    QFETCH(QString, file);
    const test::Program program;
    const auto result = normalize(program, test::casePath(qPrintable(file)), "y.npy");
    QVERIFY2(result.exitCode == 0, result.err);
    QCOMPARE(program.array("y.npy").shape, (std::vector<Index>{2, 3}));
    const std::vector<double> right = {-1.224736, 0, 1.224736, -1.069042, -0.267260, 1.336302};
    QVERIFY(test::difference(program.values("y.npy"), right) < 1e-5);
}

void TestNormalizeFiles::damagedFilesAreRefused_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("word"); // what the message must name
    QTest::newRow("cut short") << "trunc.npy" << QByteArray("40");
    QTest::newRow("zeroed magic") << "badmagic.npy" << QByteArray("npy");
    QTest::newRow("pickled objects") << "object.npy" << QByteArray("object");
    QTest::newRow("fields") << "struct.npy" << QByteArray("act");
    QTest::newRow("nowhere") << "nowhere.npy" << QByteArray("No such file");
}

void TestNormalizeFiles::damagedFilesAreRefused() {
    QFETCH(QString, file);
    QFETCH(QByteArray, word);
    const test::Program program;
    const QString path = test::casePath(qPrintable(file));
    const auto result = normalize(program, path, "y.npy");
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith("normscope: " + path.toUtf8() + ": "), result.err);
    QVERIFY2(result.err.contains(word), result.err);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(program.files().isEmpty());
}

void TestNormalizeFiles::cutAtEveryByteIsRefused() {
    const test::Program program;
    QFile file(test::casePath("hdr_dialect.npy"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    for (qsizetype length = 0; length < whole.size(); ++length) {
        program.write("cut.npy", whole.left(length));
        QCOMPARE(normalize(program, "cut.npy", "y.npy").exitCode, 2);
    }
    program.write("cut.npy", QByteArray(whole).replace(6, 1, "\4"));
    QCOMPARE(normalize(program, "cut.npy", "y.npy").exitCode, 2);
    QVERIFY(!program.has("y.npy"));
}

void TestNormalizeFiles::bytesBehindTheDataAreNoData() {
    const test::Program program;
    program.writeArray("x.npy", {2}, std::vector<double>{1, 3});
    program.write("x.npy", program.bytes("x.npy") + "8 bytes.");
    const auto result = normalize(program, "x.npy", "y.npy");
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.startsWith("normscope: note: x.npy: ") && result.err.contains('8'), result.err);
    QCOMPARE(program.values("y.npy").size(), 2U);
}

void TestNormalizeFiles::decimalPointsInEveryLocale_data() {
    QTest::addColumn<QString>("locale");
    QTest::newRow("C") << "C.UTF-8";
    QTest::newRow("German") << "de_DE.UTF-8";
}

void TestNormalizeFiles::decimalPointsInEveryLocale() {
    QFETCH(QString, locale);
    test::Program program;
    program.setLocale(locale);
    const auto result = program.run(
        {"normalize", "--norm", "none", "--input", test::casePath("dot.csv"), "--output", "y.csv", "--eps", "0.5"});
    QVERIFY2(result.exitCode == 0, result.err);
    QVERIFY2(program.bytes("y.csv").contains("20.66"), program.bytes("y.csv"));
    QVERIFY2(program.bytes("y.csv").contains("-0.5"), program.bytes("y.csv"));
    QVERIFY2(program.bytes("y.csv").contains("0.001"), program.bytes("y.csv"));
}

void TestNormalizeFiles::namesAreKeptWithoutTheByteOrderMark() {
    const test::Program program;
    QCOMPARE(normalize(program, test::casePath("bom.csv"), "y.csv").exitCode, 0);
    const QList<QByteArray> lines = program.bytes("y.csv").trimmed().split('\n');
    QCOMPARE(lines[0], QByteArray("id,act"));
    QCOMPARE(lines.size(), 3);
}

void TestNormalizeFiles::aFileWithoutNamesKeepsItsRow() {
    const test::Program program;
    const auto result = normalize(program, test::casePath("noheader.csv"), "y.npy");
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.startsWith("normscope: note: "), "the guess is told");
    QCOMPARE(program.array("y.npy").shape, (std::vector<Index>{1, 3}));
    QVERIFY(test::difference(program.values("y.npy"), {-1.224736, 0, 1.224736}) < 1e-6);
    const auto asNames = program.run({"normalize", "--norm", "layer", "--input", test::casePath("noheader.csv"),
                                      "--output", "z.npy", "--header", "yes"});
    QCOMPARE(asNames.exitCode, 2);
}

void TestNormalizeFiles::missingCellsAreNotZero() {
    const test::Program program;
    const auto copy = [&](const char* name) {
        return program.run({"normalize", "--norm", "none", "--input", test::casePath(name), "--output", "y.npy"});
    };
    const auto missing = copy("missing.csv");
    QCOMPARE(missing.exitCode, 0);
    QVERIFY2(missing.err.contains("Missing cells"), missing.err);
    QCOMPARE(program.array("y.npy").shape, (std::vector<Index>{3, 6}));
    const auto y = program.values("y.npy");
    QVERIFY(std::isnan(y[1]) && y[7] == 0 && y[13] == 3);
    QCOMPARE(copy("trailing_empty.csv").exitCode, 0);
    QCOMPARE(program.array("y.npy").shape, (std::vector<Index>{2, 3}));
    QVERIFY(std::isnan(program.values("y.npy")[2]));
    QCOMPARE(copy("nanonly.csv").exitCode, 0);
    QCOMPARE(program.array("y.npy").shape, (std::vector<Index>{1, 2}));
}

void TestNormalizeFiles::theResultMayReplaceTheInput() {
    const test::Program program;
    program.writeArray("x.npy", {2}, std::vector<double>{1, 3});
    QCOMPARE(normalize(program, "x.npy", "x.npy").exitCode, 0);
    QVERIFY(test::difference(program.values("x.npy"), {-0.999995, 0.999995}) < 1e-6);
}

void TestNormalizeFiles::arraysOfArchives_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("deflated") << "two_deflated.npz";
    QTest::newRow("sizes of 0xFFFFFFFF in the local headers") << "zip64_local.npz";
}

void TestNormalizeFiles::arraysOfArchives() {
    QFETCH(QString, file);
    const test::Program program;
    const auto copy = [&](const QString& name) {
        const QString input = test::casePath(qPrintable(file)) + ":" + name;
        const auto result = program.run({"normalize", "--norm", "none", "--input", input, "--output", "y.npy"});
        if (result.exitCode != 0) qFatal("%s", result.err.constData());
        return program.array("y.npy");
    };
    const Array a = copy("a"), b = copy("b");
    QCOMPARE(a.shape, (std::vector<Index>{2, 3}));
    QCOMPARE(std::get<std::vector<float>>(a.values), (std::vector<float>{1, 2, 3, 4, 5, 7}));
    QCOMPARE(std::get<std::vector<double>>(b.values), (std::vector<double>{0, 1, 2, 3, 4}));
}

void TestNormalizeFiles::archivesAskForAName_data() {
    QTest::addColumn<QString>("member");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("none") << "" << QByteArray(": holds several arrays: a, b; name one behind a colon, FILE.npz:NAME\n");
    QTest::newRow("another") << ":c" << QByteArray(": c: holds no such array; it holds a, b\n");
}

void TestNormalizeFiles::archivesAskForAName() {
    QFETCH(QString, member);
    QFETCH(QByteArray, message);
    const test::Program program;
    const QString path = test::casePath("two_deflated.npz");
    const auto result = normalize(program, path + member, "y.npy");
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err, "normscope: " + path.toUtf8() + message);
    QVERIFY(program.files().isEmpty());
}

void TestNormalizeFiles::wordsAreNoArchive() {
    const test::Program program;
    program.write("x.npz", "no archive at all, only words");
    for (const char* path : {"x.npz", "x.npz:a"}) {
        const auto result = normalize(program, path, "y.npy");
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith("normscope: x.npz: not a zip archive"), result.err);
        QCOMPARE(result.err.count('\n'), 1);
    }
}

void TestNormalizeFiles::parametersFromAnArchive() {
    const test::Program program;
    program.writeArray("x.npy", {2, 5}, std::vector<double>{1, 2, 3, 4, 5, 5, 4, 3, 2, 1});
    const auto result = program.run({"normalize", "--norm", "rms", "--input", "x.npy", "--output", "y.npy", "--gamma",
                                     test::casePath("two_deflated.npz") + ":b"});
    QVERIFY2(result.exitCode == 0, result.err);
    const auto y = program.values("y.npy");
    QCOMPARE(y[0], 0.0);
    QVERIFY(std::abs(y[4] - 4 * 5 / std::sqrt(11 + 1e-5)) < 1e-12);
}

QTEST_GUILESS_MAIN(TestNormalizeFiles)
#include "test_normalize_files.moc"
