// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace normscope;

class TestPrepare : public QObject {
    Q_OBJECT

private slots:
    void twelveWinesGiveTheDocumentationsNumbers();
    void rawUnitsAreTheSources();
    void scaleComesBeforeOffsetAndEditsLast();
    void editsOutsideAreLeftOut();
    void tokensGroupConsecutivePicks();
    void takesFewerWhenTheTableEnds_data();
    void takesFewerWhenTheTableEnds();
    void constantFeaturesBecomeZero();
    void missingCellsStayOutOfTheStatistics();
    void carriesNamesAndNotes();
    void refusesNonsense();
};

namespace {

constexpr double NaN = std::numeric_limits<double>::quiet_NaN();

DataSettings raw() {
    DataSettings settings;
    settings.units = Units::Raw;
    return settings;
}

Table tableOf(const MatrixD& values) {
    Table table;
    table.values = values;
    table.columns.assign(std::size_t(values.cols()), "c");
    return table;
}

} // namespace

// Expected numbers: tests/golden/data_reference.py. Absolute 1e-12: some 178 roundings of numbers near 1000 / 314.
void TestPrepare::twelveWinesGiveTheDocumentationsNumbers() {
    const Sample sample = prepare(wine(), {});
    QCOMPARE(sample.x.rows(), Index(12));
    QCOMPARE(sample.x.cols(), Index(13));
    QVERIFY(std::abs(sample.x(4, 4) - 0.0883583612398725) < 1e-12);
    QCOMPARE(sample.measured(4, 4), 101.0);
    QVERIFY(std::abs(sample.featureMean(4) - 99.7415730337079) < 1e-12);
    QVERIFY(std::abs(sample.featureSd(4) - 14.2423076733598) < 1e-12);
    const VectorD rows = sample.x.rowwise().mean(), features = sample.x.colwise().mean().transpose();
    QVERIFY(std::abs(rows.minCoeff() - -0.607973504934678) < 1e-12);
    QVERIFY(std::abs(rows.maxCoeff() - 0.666844654038351) < 1e-12);
    QVERIFY(std::abs(features.minCoeff() - -0.381386010383878) < 1e-12);
    QVERIFY(std::abs(features.maxCoeff() - 0.451127287818457) < 1e-12);
}

void TestPrepare::rawUnitsAreTheSources() {
    const Sample sample = prepare(wine(), raw());
    QVERIFY(sample.x == sample.measured);
    for (Index i = 0; i < 12; ++i) QVERIFY(sample.x.row(i) == wine().values.row(sample.sourceRows[std::size_t(i)]));
    const Sample pixels = prepare(digits(), raw());
    QCOMPARE(pixels.x.cols(), Index(64)); // whatever the number of synthetic features is
}

void TestPrepare::scaleComesBeforeOffsetAndEditsLast() {
    DataSettings settings = raw();
    settings.scale = -2;
    settings.offset = 5;
    settings.edits = {{1, 0, 42}};
    settings.samples = 2;
    const Sample sample = prepare(tableOf(MatrixD{{1, 2}, {3, 4}}), settings);
    QVERIFY(sample.prepared == (MatrixD{{3, 1}, {-1, -3}}));
    QVERIFY(sample.x == (MatrixD{{3, 1}, {42, -3}}));
    QVERIFY(sample.measured == (MatrixD{{1, 2}, {3, 4}}));
}

void TestPrepare::editsOutsideAreLeftOut() {
    DataSettings settings;
    settings.edits = {{12, 0, 1}, {0, 13, 1}, {-1, 0, 1}, {0, -1, 1}};
    const Sample sample = prepare(wine(), settings);
    QVERIFY(sample.x == sample.prepared);
}

void TestPrepare::tokensGroupConsecutivePicks() {
    DataSettings settings = raw();
    settings.samples = 3;
    settings.tokens = 2;
    MatrixD values(12, 1);
    for (Index i = 0; i < 12; ++i) values(i, 0) = double(i);
    const Sample sample = prepare(tableOf(values), settings);
    QCOMPARE(sample.sourceRows, (std::vector<Index>{0, 2, 4, 6, 8, 10}));
    QCOMPARE(sample.tokens, Index(2));
    QCOMPARE(sample.rowLabels, (std::vector<std::string>{"1·1", "1·2", "2·1", "2·2", "3·1", "3·2"}));
    QVERIFY(sample.notes.empty());
}

void TestPrepare::takesFewerWhenTheTableEnds_data() {
    QTest::addColumn<int>("samples");
    QTest::addColumn<int>("tokens");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("tokensTaken");
    QTest::newRow("too many samples") << 500 << 1 << 178 << 1;
    QTest::newRow("whole samples only") << 500 << 5 << 175 << 5;
    QTest::newRow("too many tokens") << 2 << 1000 << 178 << 178;
}

void TestPrepare::takesFewerWhenTheTableEnds() {
    QFETCH(int, samples);
    QFETCH(int, tokens);
    QFETCH(int, rows);
    QFETCH(int, tokensTaken);
    DataSettings settings;
    settings.samples = samples;
    settings.tokens = tokens;
    const Sample sample = prepare(wine(), settings);
    QCOMPARE(sample.x.rows(), Index(rows));
    QCOMPARE(sample.tokens, Index(tokensTaken));
    QCOMPARE(sample.rowLabels.size(), std::size_t(rows));
    QCOMPARE(sample.notes.size(), std::size_t(1));
    const QString note = QString::fromStdString(plain(sample.notes.front()));
    QVERIFY2(note.contains("has 178 rows") &&
                 note.contains(QString("of the %1 × %2 asked for").arg(samples).arg(tokens)),
             qPrintable(note));
}

// 0.1 is no binary fraction: its computed mean differs from it in the last bit, which must not become a unit.
void TestPrepare::constantFeaturesBecomeZero() {
    MatrixD values = MatrixD::Constant(1000, 2, 0.1);
    values.col(1).setConstant(1234.1);
    const Sample sample = prepare(tableOf(values), {});
    QVERIFY(sample.x == MatrixD::Zero(12, 2));
    QCOMPARE(sample.featureSd(0), 0.0);
    QCOMPARE(sample.featureMean(0), 0.1);
}

void TestPrepare::missingCellsStayOutOfTheStatistics() {
    DataSettings settings;
    settings.samples = 4;
    const double inf = std::numeric_limits<double>::infinity();
    const Sample sample =
        prepare(tableOf(MatrixD{{1, NaN, NaN}, {3, 7, NaN}, {NaN, 7, NaN}, {inf, NaN, NaN}}), settings);
    QCOMPARE(sample.featureMean(0), 2.0);
    QCOMPARE(sample.featureSd(0), 1.0);
    QCOMPARE(sample.x(0, 0), -1.0);
    QVERIFY(std::isnan(sample.x(2, 0)));
    QCOMPARE(sample.x(3, 0), inf);
    QCOMPARE(sample.x(1, 1), 0.0);
    QVERIFY(std::isnan(sample.x(0, 1)));
    QVERIFY(std::isnan(sample.featureMean(2)));
}

void TestPrepare::carriesNamesAndNotes() {
    Table table = tableOf(MatrixD::Ones(12, 1));
    table.notes = {"read somehow"};
    table.missing = 3;
    const Sample sample = prepare(table, {});
    QCOMPARE(sample.missing, Index(3));
    QCOMPARE(sample.notes, table.notes);
    QCOMPARE(sample.columnLabels, table.columns);
    QCOMPARE(sample.rowLabels.front(), std::string("1"));
    QCOMPARE(prepare(wine(), {}).shortColumnLabels, wine().shortColumns);
    QCOMPARE(plain(prepare(wine(), {}).rowNoun), std::string("wine"));
}

void TestPrepare::refusesNonsense() {
    DataSettings settings;
    settings.samples = 0;
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, prepare(wine(), settings));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, prepare(Table(), {}));
}

QTEST_APPLESS_MAIN(TestPrepare)
#include "test_prepare.moc"
