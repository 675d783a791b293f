// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "io/file.h"

#include <QtTest>

#include <cmath>

using namespace normscope;

class TestSource : public QObject {
    Q_OBJECT

private slots:
    void loadsBuiltInSets();
    void syntheticRowsDependOnTheSeedOnly();
    void moreSyntheticRowsLeaveTheFirst();
    void outlierIsTwentyTimesTheSecondFeature();
    void syntheticDataIsStandardNormal();
    void readsFiles_data();
    void readsFiles();
    void namesWhatIsUnnamed();
    void csvChoicesReachTheReader();
    void refusesFiles_data();
    void refusesFiles();

private:
    std::string written(const char* name, const QByteArray& bytes) const {
        const std::string path = m_folder.filePath(name).toStdString();
        return writeFile(path, bytes.toStdString()) ? path : "not written";
    }
    QTemporaryDir m_folder;
};

namespace {

std::string casePath(const QString& name) {
    return std::string(NORMSCOPE_TEST_DIR) + "/golden/cases/" + name.toStdString();
}

DataSettings settingsFor(DataSource source) {
    DataSettings settings;
    settings.source = source;
    return settings;
}

} // namespace

void TestSource::loadsBuiltInSets() {
    QVERIFY(loadTable(settingsFor(DataSource::Wine), 0)->values == wine().values);
    QVERIFY(loadTable(settingsFor(DataSource::Digits), 7)->values == digits().values);
}

void TestSource::syntheticRowsDependOnTheSeedOnly() {
    DataSettings settings = settingsFor(DataSource::Gaussian);
    settings.samples = 2;
    settings.tokens = 4;
    settings.features = 8;
    const auto table = loadTable(settings, 3);
    QVERIFY(table.has_value());
    QCOMPARE(table->values.rows(), Index(8));
    QCOMPARE(table->values.cols(), Index(8));
    QVERIFY(table->values == loadTable(settings, 3)->values);
    QVERIFY(table->values != loadTable(settings, 4)->values);
    QCOMPARE(table->columns.back(), std::string("feature 8"));
}

void TestSource::moreSyntheticRowsLeaveTheFirst() {
    const MatrixD few = synthetic(DataSource::Gaussian, 5, 3, 1).values;
    QVERIFY(synthetic(DataSource::Gaussian, 9, 3, 1).values.topRows(5) == few);
}

void TestSource::outlierIsTwentyTimesTheSecondFeature() {
    MatrixD expected = synthetic(DataSource::Gaussian, 6, 4, 2).values;
    expected.col(1) *= 20;
    QVERIFY(synthetic(DataSource::Outlier, 6, 4, 2).values == expected);
    QVERIFY(synthetic(DataSource::Outlier, 6, 1, 2).values == 20 * synthetic(DataSource::Gaussian, 6, 1, 2).values);
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, synthetic(DataSource::Wine, 6, 1, 2));
}

// Five standard errors of the mean and of the variance of n normals.
void TestSource::syntheticDataIsStandardNormal() {
    const MatrixD x = synthetic(DataSource::Gaussian, 400, 250, 0).values;
    const double n = double(x.size()), mean = x.mean();
    QVERIFY(std::abs(mean) < 5 / std::sqrt(n));
    QVERIFY(std::abs((x.array() - mean).square().mean() - 1) < 5 * std::sqrt(2 / n));
}

void TestSource::readsFiles_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("last");
    QTest::newRow("npy") << "f_order.npy" << 2 << 3 << 7.0;
    QTest::newRow("csv") << "dot.csv" << 3 << 2 << 0.001;
    QTest::newRow("one row") << "noheader.csv" << 1 << 3 << 3.0;
    QTest::newRow("three dimensions") << "../../fuzz/corpus/npy/fortran.npy" << 6 << 4 << 23.0;
    QTest::newRow("one dimension") << "../../fuzz/corpus/npy/version2.npy" << 1 << 3 << 2.0;
    QTest::newRow("an archive's first") << "two_deflated.npz:a" << 2 << 3 << 7.0;
    QTest::newRow("an archive's second") << "zip64_local.npz:b" << 1 << 5 << 4.0;
    QTest::newRow("a single number") << "../../fuzz/corpus/npy/scalar.npy" << 1 << 1 << 1.5;
}

void TestSource::readsFiles() {
    QFETCH(QString, file);
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, last);
    DataSettings settings = settingsFor(DataSource::File);
    settings.file = casePath(file);
    const auto table = loadTable(settings, 0);
    QVERIFY2(table, table ? "" : plain(table.error()).c_str());
    QCOMPARE(table->values.rows(), Index(rows));
    QCOMPARE(table->values.cols(), Index(columns));
    QCOMPARE(table->values(rows - 1, columns - 1), last);
    QCOMPARE(table->columns.size(), std::size_t(columns));
    QCOMPARE(table->name, QFileInfo(file).fileName().toStdString());
}

void TestSource::namesWhatIsUnnamed() {
    const auto table = readTable(written("unnamed.csv", ",act\n0,\n"), {});
    QVERIFY(table.has_value());
    QCOMPARE(table->columns, (std::vector<std::string>{"feature 1", "act"}));
    QCOMPARE(table->missing, Index(1));
    QCOMPARE(table->notes.size(), std::size_t(2));
    QCOMPARE(plain(table->rowsNoun), std::string("samples"));
    // The content decides, whatever the name says.
    const auto bytes = readTextFile(casePath("v2.npy"));
    const auto array = readTable(written("array.dat", QByteArray::fromStdString(*bytes)), {});
    QVERIFY(array && array->values.cols() == 3);
    const auto archive =
        readTable(written("archive.dat", QByteArray::fromStdString(*readTextFile(casePath("two_deflated.npz")))), {});
    QVERIFY(!archive && plain(archive.error()).find("holds several arrays: a, b") != std::string::npos);
}

void TestSource::csvChoicesReachTheReader() {
    DataSettings settings;
    settings.separator = Separator::Semicolon;
    settings.header = Header::No;
    const auto table = readTable(written("german.csv", "1,5;2\n3,5;4\n"), settings);
    QVERIFY(table.has_value());
    QVERIFY(table->values == (MatrixD{{1.5, 2}, {3.5, 4}}));
    settings.decimal = DecimalSign::Point;
    QVERIFY(!readTable(written("german.csv", "1,5;2\n3,5;4\n"), settings));
}

void TestSource::refusesFiles_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("reason");
    QTest::newRow("none chosen") << ""
                                 << "data.file: no file is chosen";
    QTest::newRow("absent") << casePath("absent.npy").c_str() << "absent.npy: cannot be opened";
    QTest::newRow("named npy, but is none") << casePath("badmagic.npy").c_str() << "not an .npy file";
    QTest::newRow("no rows") << casePath("../../fuzz/corpus/npy/empty.npy").c_str() << "the array holds no numbers";
    QTest::newRow("an archive of several") << casePath("two_deflated.npz").c_str() << "holds several arrays: a, b";
    QTest::newRow("not in the archive") << casePath("two_deflated.npz:c").c_str()
                                        << "two_deflated.npz: c: holds no such array; it holds a, b";
    QTest::newRow("a folder") << NORMSCOPE_TEST_DIR << "this is a folder";
}

void TestSource::refusesFiles() {
    QFETCH(QString, file);
    QFETCH(QString, reason);
    DataSettings settings = settingsFor(DataSource::File);
    settings.file = file.toStdString();
    const auto table = loadTable(settings, 0);
    QVERIFY(!table);
    QVERIFY2(QString::fromStdString(plain(table.error())).contains(reason), plain(table.error()).c_str());
}

QTEST_APPLESS_MAIN(TestSource)
#include "test_source.moc"
