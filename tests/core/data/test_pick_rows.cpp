// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace normscope;

class TestPickRows : public QObject {
    Q_OBJECT

private slots:
    void twelveWinesAreTheDocumentations();
    void picksAscendingRowsOnce_data();
    void picksAscendingRowsOnce();
    void everyClassIsThereInProportion_data();
    void everyClassIsThereInProportion();
    void fewerRowsThanClasses();
    void unlabelledRowsAreEvenlySpaced();
    void rareClassesAreKept();
    void refusesMoreThanThereAre();
};

namespace {

std::map<int, Index> pickedPerClass(const Table& table, Index count) {
    std::map<int, Index> picked;
    for (const Index row : pickRows(table, count)) ++picked[table.labels[std::size_t(row)]];
    return picked;
}

Table tableOf(std::vector<int> labels, Index rows) {
    Table table;
    table.values = MatrixD::Zero(rows, 1);
    table.labels = std::move(labels);
    return table;
}

} // namespace

void TestPickRows::twelveWinesAreTheDocumentations() {
    QCOMPARE(pickRows(wine(), 12), (std::vector<Index>{0, 15, 30, 45, 60, 78, 96, 114, 132, 146, 160, 174}));
}

void TestPickRows::picksAscendingRowsOnce_data() {
    QTest::addColumn<bool>("isWine");
    QTest::newRow("wine") << true;
    QTest::newRow("digits") << false;
}

void TestPickRows::picksAscendingRowsOnce() {
    QFETCH(bool, isWine);
    const Table& table = isWine ? wine() : digits();
    for (Index count = 1; count <= table.values.rows(); count += isWine ? 1 : 31) {
        const std::vector<Index> rows = pickRows(table, count);
        QCOMPARE(std::ssize(rows), count);
        QVERIFY(std::adjacent_find(rows.begin(), rows.end(), std::greater_equal<>()) == rows.end());
        QVERIFY(rows.front() >= 0 && rows.back() < table.values.rows());
    }
}

void TestPickRows::everyClassIsThereInProportion_data() {
    QTest::addColumn<int>("count");
    for (const int count : {3, 4, 5, 13, 24, 60, 177, 178}) QTest::addRow("%d", count) << count;
}

void TestPickRows::everyClassIsThereInProportion() {
    QFETCH(int, count);
    const std::map<int, Index> picked = pickedPerClass(wine(), count);
    QCOMPARE(picked.size(), std::size_t(3));
    const std::vector<double> sizes = {59, 71, 48};
    for (const auto& [label, n] : picked) // largest remainder: off by less than one row
        QVERIFY(std::abs(double(n) - sizes[std::size_t(label)] * count / 178) < 1);
}

void TestPickRows::fewerRowsThanClasses() {
    QCOMPARE(pickedPerClass(digits(), 4).size(), std::size_t(4));
    QCOMPARE(pickRows(wine(), 1).size(), std::size_t(1));
    QCOMPARE(pickedPerClass(digits(), 10).size(), std::size_t(10));
}

void TestPickRows::unlabelledRowsAreEvenlySpaced() {
    QCOMPARE(pickRows(tableOf({}, 10), 5), (std::vector<Index>{0, 2, 4, 6, 8}));
    QCOMPARE(pickRows(tableOf({}, 10), 3), (std::vector<Index>{0, 3, 6}));
    QCOMPARE(pickRows(tableOf({}, 4), 4), (std::vector<Index>{0, 1, 2, 3}));
}

void TestPickRows::rareClassesAreKept() {
    std::vector<int> labels(100, 0);
    labels[50] = 3; // class numbers may have gaps
    labels[99] = 1;
    const Table table = tableOf(labels, 100);
    const std::vector<Index> rows = pickRows(table, 4);
    QCOMPARE(rows, (std::vector<Index>{0, 49, 50, 99}));
    QCOMPARE(pickRows(table, 3), (std::vector<Index>{0, 50, 99}));
}

void TestPickRows::refusesMoreThanThereAre() {
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pickRows(wine(), 179));
    QVERIFY_THROWS_EXCEPTION(std::invalid_argument, pickRows(wine(), 0));
}

QTEST_APPLESS_MAIN(TestPickRows)
#include "test_pick_rows.moc"
