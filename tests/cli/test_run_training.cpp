// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupted_run.h"
#include "gui/engine/small_training.h"

#include "scenario/scenario_json.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

// A training without a window.
class TestRunTraining : public QObject {
    Q_OBJECT

private slots:
    void writesMetricsTablesAndScenario();
    void sameBitsTwice();
    void interruptedItLeavesWhatThereIs();

private:
    static void write(const test::Program& program, const Scenario& scenario) {
        program.write("training.json", QByteArray::fromStdString(toJson(scenario)));
    }
    static test::Result run(const test::Program& program, const QString& out) {
        return program.run({"run", "training.json", "--out", out});
    }
};

void TestRunTraining::writesMetricsTablesAndScenario() {
    const test::Program program;
    write(program, smallTraining());
    const auto result = run(program, "out");
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.isEmpty(), result.err); // no progress in a pipe
    QVERIFY(QRegularExpression("^code [0-9a-f]{6}  bits [0-9a-f]{6}\n$").match(result.out).hasMatch());
    const QJsonObject root = QJsonDocument::fromJson(program.bytes("out/metrics.json")).object();
    const QJsonObject metrics = root["metrics"].toObject();
    QVERIFY(metrics["a.accuracy_median"].toDouble() > 0);
    QCOMPARE(metrics["b.runs"].toInt(), 2);
    for (const char* table :
         {"arms", "loss", "accuracy", "gradient-norm", "update-ratio", "gradient-map-a", "rms-map-b", "learning-rate",
          "share", "gamma", "beta", "layer", "layer-gradient", "layer-rms"})
        QVERIFY2(program.has(QString("out/%1.csv").arg(table)), table);
    const QByteArray steps = program.bytes("out/steps.csv");
    QVERIFY(steps.startsWith("arm,seed,step,loss,"));
    QCOMPARE(steps.count('\n'), 1 + 2 * 2 * 20); // arms, seeds, steps
    QVERIFY(program.bytes("out/layers.csv").startsWith("arm,seed,step,layer,"));
    QVERIFY(*fromJson(program.bytes("out/scenario.json").toStdString(), "scenario") == smallTraining());
}

void TestRunTraining::sameBitsTwice() {
    const test::Program program;
    write(program, smallTraining());
    QCOMPARE(run(program, "a").out, run(program, "b").out);
    QCOMPARE(program.bytes("a/steps.csv"), program.bytes("b/steps.csv"));
}

void TestRunTraining::interruptedItLeavesWhatThereIs() {
    const test::Program program;
    write(program, smallTraining(15, 20'000)); // many seconds
    const auto result = test::interruptedRun(program, "training.json", "out");
    QCOMPARE(result.exitCode, 130);
    const auto place = QRegularExpression("^normscope: stopped at step (\\d+) of 600000\n$").match(result.err);
    QVERIFY2(place.hasMatch(), result.err);
    QVERIFY(result.out.startsWith("code "));
    QCOMPARE(program.bytes("out/steps.csv").count('\n'), 1 + place.captured(1).toInt());
    QVERIFY(program.has("out/metrics.json") && program.has("out/loss.csv"));
}

QTEST_GUILESS_MAIN(TestRunTraining)
#include "test_run_training.moc"
