// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

#include "scenario/scenario_json.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

class TestRun : public QObject {
    Q_OBJECT

private slots:
    void depthWritesMetricsTablesAndScenario();
    void axesToo();
    void sameBitsTwice();
    void settingsAreRead();
    void mistakesAreNamed_data();
    void mistakesAreNamed();

private:
    static QStringList small(const QString& out) {
        return {"run",   "drift",        "--out", out, "--set", "depth.layers=6", "--set", "depth.width=16",
                "--set", "depth.seeds=2"};
    }
    static QJsonObject json(const test::Program& program, const QString& file) {
        return QJsonDocument::fromJson(program.bytes(file)).object();
    }
};

void TestRun::depthWritesMetricsTablesAndScenario() {
    const test::Program program;
    const auto result = program.run(small("results/run"));
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.isEmpty(), result.err); // no progress in a pipe
    QVERIFY(QRegularExpression("^code [0-9a-f]{6}  bits [0-9a-f]{6}\n$").match(result.out).hasMatch());
    const QJsonObject metrics = json(program, "results/run/metrics.json")["metrics"].toObject();
    QVERIFY(std::abs(metrics["post_ln.rms_last"].toDouble() - 1) < 1e-5);
    QVERIFY(metrics["pre_ln.rms_last"].toDouble() > 1.3);
    QVERIFY(metrics.contains("pre_ln.depth_slope"));
    QCOMPARE(metrics["none.runs"].toInt(), 2);
    for (const char* table : {"rms", "gradient", "against-depth", "histograms", "block", "layer"})
        QVERIFY2(program.has(QString("results/run/%1.csv").arg(table)), table);
    QVERIFY(program.bytes("results/run/rms.csv").startsWith("series,x,y,y2\n"));
    const QByteArray layers = program.bytes("results/run/layers.csv");
    QVERIFY(layers.startsWith("arm,depth,seed,layer,rms,"));
    QCOMPARE(layers.count('\n'), 1 + 3 * 2 * (7 + 7 + 13 + 25 + 49 + 97)); // arms, seeds, layers of each depth
    const auto scenario = fromJson(program.bytes("results/run/scenario.json").toStdString(), "scenario");
    QVERIFY(scenario.has_value());
    QCOMPARE(scenario->depth.layers, Index(6));
    QVERIFY(result.out.contains(code(*scenario).c_str()));
}

void TestRun::axesToo() {
    const test::Program program;
    QCOMPARE(program.run({"run", "wine", "--out", "."}).exitCode, 0);
    QVERIFY(json(program, "metrics.json")["metrics"].toObject()["layer.row_mean_max_abs"].toDouble() < 1e-6);
    QVERIFY(program.has("input.csv") && program.has("layer.csv") && program.has("histogram-batch.csv"));
    for (const char* panel : {"arithmetic-layer", "influence-batch", "backward-layer", "invariance"})
        QVERIFY2(program.has(QString("%1.csv").arg(panel)), panel);
    const QByteArray bench = program.bytes("invariance.csv");
    QVERIFY2(bench.contains("LayerNorm") && bench.contains("yes") && !bench.contains('?'), bench); // it is measured
}

void TestRun::sameBitsTwice() {
    const test::Program program;
    QCOMPARE(program.run(small("a")).out, program.run(small("b")).out);
    QCOMPARE(program.bytes("a/rms.csv"), program.bytes("b/rms.csv"));
}

void TestRun::settingsAreRead() {
    const test::Program program;
    auto words = small("a");
    words << "--set"
          << "depth.arms=pre_rms,none"
          << "--set"
          << "depth.gain=0,5";
    QCOMPARE(program.run(words).exitCode, 0);
    const QJsonObject metrics = json(program, "a/metrics.json")["metrics"].toObject();
    QVERIFY(metrics.contains("pre_rms.rms_last") && !metrics.contains("pre_ln.rms_last"));
    QVERIFY(metrics["none.growth"].toDouble() < 1.05);
}

void TestRun::mistakesAreNamed_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("no folder") << QStringList{"run", "drift"} << QByteArray("normscope: --out: ");
    QTest::newRow("no scenario") << QStringList{"run", "nowhere.json", "--out", "a"}
                                 << QByteArray("normscope: nowhere.json: ");
    QTest::newRow("no value") << QStringList{"run", "drift", "--out", "a", "--set", "depth.layers"}
                              << QByteArray("normscope: --set: must be KEY=VALUE, not \"depth.layers\"\n");
    QTest::newRow("no such key") << QStringList{"run", "drift", "--out", "a", "--set", "depth.length=3"}
                                 << QByteArray("normscope: --set: no parameter \"depth.length\"");
    QTest::newRow("out of range") << QStringList{"run", "drift", "--out", "a", "--set", "depth.layers=1001"}
                                  << QByteArray("normscope: depth.layers: must lie in 1 ... 1000, not 1001\n");
    QTest::newRow("too large") << QStringList{"run",   "drift",           "--out", "a", "--set", "depth.layers=1000",
                                              "--set", "depth.width=1024"}
                               << QByteArray("normscope: depth.layers: a stack of 1000 layers of width 1024 on 64 rows "
                                             "needs about ");
}

void TestRun::mistakesAreNamed() {
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, error);
    const test::Program program;
    const auto result = program.run(words);
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith(error), result.err);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(program.files().isEmpty());
}

QTEST_GUILESS_MAIN(TestRun)
#include "test_run.moc"
