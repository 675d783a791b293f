// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

using namespace normscope;

// Public bug reports about GroupNorm and InstanceNorm of single values, and about padding under BatchNorm.
class TestNormalizeGroups : public QObject {
    Q_OBJECT

private slots:
    void instancesOfOneValueAreRefused_data();
    void instancesOfOneValueAreRefused();
    void groupsOfOneValueAreRefused();
    void unevenGroupsAreNamed();
    void zeroOverZeroNamesTheGroup();
    void oneGroupPoolsThePositions();
    void paddingChangesNothing();
    void paddingOfNanChangesNothing();
    void masksOfAnotherShapeAreRefused_data();
    void masksOfAnotherShapeAreRefused();
    void aMaskMayBeATable();
    void untrackedStatisticsAreOfTheBatch();

private:
    static QStringList words(const QString& norm, const QStringList& more = {}) {
        return QStringList{"normalize", "--norm", norm, "--input", "x.npy", "--output", "y.npy"} + more;
    }
};

void TestNormalizeGroups::instancesOfOneValueAreRefused_data() {
    QTest::addColumn<QList<int>>("axes");
    QTest::addColumn<QByteArray>("shape");
    QTest::newRow("two samples") << QList<int>{2, 1, 1, 3} << QByteArray("(2, 1, 1, 3)");
    QTest::newRow("one sample") << QList<int>{1, 1, 1, 3} << QByteArray("(1, 1, 1, 3)");
    QTest::newRow("no positions") << QList<int>{2, 3} << QByteArray("(2, 3)");
}

void TestNormalizeGroups::instancesOfOneValueAreRefused() {
    QFETCH(QList<int>, axes);
    QFETCH(QByteArray, shape);
    const test::Program program;
    const bool two = axes[0] == 2;
    program.writeArray("x.npy", {axes.begin(), axes.end()}, std::vector<float>(two ? 6 : 3, 1.5F));
    const auto result = program.run(words("instance"));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err, "normscope: x.npy: shape: " + shape +
                             " is one value per group of InstanceNorm: its variance says nothing\n");
    QCOMPARE(program.files(), QStringList{"x.npy"});
}

void TestNormalizeGroups::groupsOfOneValueAreRefused() {
    const test::Program program;
    program.writeArray("x.npy", {3}, std::vector<double>{1, 2, 3});
    const auto result = program.run(words("group", {"--groups", "3"}));
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.contains("(3,) is one value per group of GroupNorm"), result.err);
    QCOMPARE(program.run(words("group", {"--groups", "1"})).exitCode, 0);
    QVERIFY(test::difference(program.values("y.npy"), {-1.224736, 0, 1.224736}) < 1e-6);
}

void TestNormalizeGroups::unevenGroupsAreNamed() {
    const test::Program program;
    program.writeArray("x.npy", {1, 13}, std::vector<double>(13, 1));
    const auto result = program.run(words("group", {"--groups", "4"}));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err, QByteArray("normscope: x.npy: shape: 13 channels cannot be cut into 4 equal groups\n"));
}

void TestNormalizeGroups::zeroOverZeroNamesTheGroup() {
    const test::Program program;
    program.writeArray("x.npy", {2, 4}, std::vector<double>{1, 2, 3, 5, 1, 2, 7, 7});
    const auto group = program.run(words("group", {"--groups", "2", "--eps", "0"}));
    QCOMPARE(group.exitCode, 1);
    QVERIFY2(group.err.startsWith("normscope: x.npy: sample 2, group 2: the variance is 0"), group.err);
    program.writeArray("x.npy", {1, 2, 2}, std::vector<double>{1, 7, 2, 7});
    const auto instance = program.run(words("instance", {"--eps", "0"}));
    QVERIFY2(instance.err.startsWith("normscope: x.npy: sample 1, channel 2: the variance is 0"), instance.err);
}

// On (N, L, C) GroupNorm of one group is not the LayerNorm of a Transformer; on (N, C) it is.
void TestNormalizeGroups::oneGroupPoolsThePositions() {
    const test::Program program;
    const std::vector<double> x = {1, 2, 4, 8, 16, 32};
    const auto of = [&](std::vector<Index> shape, const QStringList& run) {
        program.writeArray("x.npy", std::move(shape), x);
        return program.run(run).exitCode == 0 ? program.values("y.npy") : std::vector<double>();
    };
    QCOMPARE(of({2, 3}, words("group", {"--groups", "1"})), of({2, 3}, words("layer")));
    QCOMPARE(of({1, 2, 3}, words("layer")), of({2, 3}, words("layer")));
    const auto pooled = of({1, 2, 3}, words("group", {"--groups", "1"}));
    QVERIFY(test::difference(pooled, of({1, 2, 3}, words("layer"))) > 0.5);
    QVERIFY(test::difference(pooled, of({1, 2, 3}, words("layer", {"--normalized-dims", "2"}))) < 1e-12);
}

void TestNormalizeGroups::paddingChangesNothing() {
    const test::Program program;
    program.writeArray("x.npy", {6, 1}, std::vector<double>{1, 3, 5, 0, 0, 0});
    program.writeArray("m.npy", {6}, std::vector<float>{1, 1, 1, 0, 0, 0});
    QCOMPARE(program.run(words("batch", {"--mask", "m.npy", "--running-out", "."})).exitCode, 0);
    QVERIFY(test::difference(program.values("y.npy"), {-1.224743, 0, 1.224743, 0, 0, 0}) < 1e-6);
    QVERIFY(test::difference(program.values("running_mean.npy"), {0.3}) < 1e-12);
    QVERIFY(test::difference(program.values("running_var.npy"), {1.3}) < 1e-12);
    QCOMPARE(program.run(words("batch")).exitCode, 0); // mean 1.5, variance 3.583333
    QVERIFY(test::difference(program.values("y.npy"), {-0.264, 0.792, 1.849, -0.792, -0.792, -0.792}) < 1e-3);
}

void TestNormalizeGroups::paddingOfNanChangesNothing() {
    const test::Program program;
    const double nan = std::nan("");
    program.writeArray("x.npy", {1, 6, 1}, std::vector<double>{1, 3, 5, nan, nan, nan});
    program.writeArray("m.npy", {1, 6}, std::vector<double>{1, 1, 1, 0, 0, 0});
    program.writeArray("dy.npy", {1, 6, 1}, std::vector<double>{1, 0, 0, nan, nan, nan});
    const auto result = program.run(words("batch", {"--mask", "m.npy", "--grad-output", "dy.npy", "--grad-dir", "."}));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err, QByteArray());
    QVERIFY(test::difference(program.values("y.npy"), {-1.224743, 0, 1.224743, 0, 0, 0}) < 1e-6);
    const auto dx = program.values("dx.npy");
    QVERIFY(std::abs(dx[0] + dx[1] + dx[2]) < 1e-12 && dx[0] != 0);
    QVERIFY(dx[3] == 0 && dx[4] == 0 && dx[5] == 0);
}

void TestNormalizeGroups::masksOfAnotherShapeAreRefused_data() {
    QTest::addColumn<QList<int>>("axes");
    QTest::addColumn<QByteArray>("shape");
    QTest::newRow("the input's rank") << QList<int>{2, 3, 1} << QByteArray("(2, 3, 1)");
    QTest::newRow("axes exchanged") << QList<int>{3, 2} << QByteArray("(3, 2)");
    QTest::newRow("too short") << QList<int>{3} << QByteArray("(3,)");
}

void TestNormalizeGroups::masksOfAnotherShapeAreRefused() {
    QFETCH(QList<int>, axes);
    QFETCH(QByteArray, shape);
    const test::Program program;
    program.writeArray("x.npy", {2, 3, 1}, std::vector<double>{1, 3, 5, 0, 0, 0});
    program.writeArray("m.npy", {axes.begin(), axes.end()}, std::vector<double>(axes.size() == 1 ? 3 : 6, 1));
    const auto result = program.run(words("batch", {"--mask", "m.npy"}));
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err, "normscope: m.npy: shape: must be (2, 3) or (6,), one value a row of the input's (2, 3, 1), "
                         "not " +
                             shape + "\n");
}

void TestNormalizeGroups::aMaskMayBeATable() {
    const test::Program program;
    program.writeArray("x.npy", {4, 1}, std::vector<double>{1, 3, 5, 9});
    program.write("row.csv", "1,1,1,0\n");
    program.write("column.csv", "real\n1\n1\n1\n0\n");
    for (const char* mask : {"row.csv", "column.csv"}) {
        const auto result = program.run(words("batch", {"--mask", mask}));
        QVERIFY2(result.exitCode == 0, result.err);
        QVERIFY(test::difference(program.values("y.npy"), {-1.224743, 0, 1.224743, 0}) < 1e-6);
    }
}

void TestNormalizeGroups::untrackedStatisticsAreOfTheBatch() {
    const test::Program program;
    program.writeArray("x.npy", {3, 2}, std::vector<double>{1, 2, 4, 8, 16, 32});
    QCOMPARE(program.run(words("batch")).exitCode, 0);
    const QByteArray training = program.bytes("y.npy");
    const auto result = program.run(words("batch", {"--mode", "eval", "--no-running-stats"}));
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.err, QByteArray());
    QCOMPARE(program.bytes("y.npy"), training);
}

QTEST_GUILESS_MAIN(TestNormalizeGroups)
#include "test_normalize_groups.moc"
