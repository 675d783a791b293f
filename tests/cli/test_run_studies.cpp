// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupted_run.h"
#include "gui/engine/small_batch.h"
#include "gui/engine/small_precision.h"

#include "lab/batch.h"
#include "scenario/scenario_json.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

// The Batch and Precision pages without a window.
class TestRunStudies : public QObject {
    Q_OBJECT

private slots:
    void batchWritesMetricsTablesAndPanels();
    void precisionWritesMetricsAndPanels();
    void sameBitsTwice_data();
    void sameBitsTwice();
    void settingsAreRead();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void interruptedItLeavesWhatThereIs_data();
    void interruptedItLeavesWhatThereIs();
    void aLastBatchOfOneIsAnnouncedBeforeTheRun();

private:
    static void write(const test::Program& program, const Scenario& scenario) {
        program.write("study.json", QByteArray::fromStdString(toJson(scenario)));
    }
    static test::Result run(const test::Program& program, const QString& out) {
        return program.run({"run", "study.json", "--out", out});
    }
    static QJsonObject metrics(const test::Program& program) {
        return QJsonDocument::fromJson(program.bytes("out/metrics.json")).object()["metrics"].toObject();
    }
};

void TestRunStudies::batchWritesMetricsTablesAndPanels() {
    const test::Program program;
    write(program, smallBatch());
    const auto result = run(program, "out");
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.isEmpty(), result.err); // no progress in a pipe
    QVERIFY(QRegularExpression("^code [0-9a-f]{6}  bits [0-9a-f]{6}\n$").match(result.out).hasMatch());
    QVERIFY(std::abs(metrics(program)["law.bias_8"].toDouble() - 7.0 / 8) < 0.05);
    QCOMPARE(metrics(program)["perturb.layer_max"].toDouble(-1), 0.0);
    QVERIFY(metrics(program)["accuracy.running_32"].toDouble() > 0);
    for (const char* panel : {"batch-mean",
                              "batch-variance",
                              "sample-statistics",
                              "error-law",
                              "variance-bias",
                              "accuracy",
                              "accuracy-gap",
                              "gap",
                              "lag",
                              "perturbed-layer",
                              "perturbed-batch",
                              "perturbed-evaluation",
                              "perturbation-law",
                              "composition",
                              "composition-training",
                              "padding-statistics",
                              "padded-accuracy",
                              "padded-logits",
                              "convention-mean",
                              "convention-table",
                              "statistics-in-use"})
        QVERIFY2(program.has(QString("out/%1.csv").arg(panel)), panel);
    const QByteArray stream = program.bytes("out/stream.csv");
    QVERIFY(stream.startsWith("batch,feature,mean,var,running_mean,running_var"));
    QCOMPARE(stream.count('\n'), 1 + 12 * 64); // batches, features
    QCOMPARE(program.bytes("out/trained.csv").count('\n'), 1 + int(trainedCases(smallBatch()).size()));
    QVERIFY(*fromJson(program.bytes("out/scenario.json").toStdString(), "scenario") == smallBatch());
}

void TestRunStudies::precisionWritesMetricsAndPanels() {
    const test::Program program;
    write(program, smallPrecision());
    const auto result = run(program, "out");
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.isEmpty(), result.err);
    QVERIFY(QRegularExpression("^code [0-9a-f]{6}  bits [0-9a-f]{6}\n$").match(result.out).hasMatch());
    QVERIFY(metrics(program)["fp32.finite"].toDouble() > 0);
    QVERIFY(metrics(program)["generation.kl_chosen"].toDouble(-1) >= 0);
    for (const char* panel :
         {"grid-fp32", "grid-fp16", "grid-bf16", "verdict", "operations", "vector", "floor", "overflow",
          "overflow-share", "variance", "kl", "texts", "language-loss", "effective-eps"})
        QVERIFY2(program.has(QString("out/%1.csv").arg(panel)), panel);
    QVERIFY(*fromJson(program.bytes("out/scenario.json").toStdString(), "scenario") == smallPrecision());
}

void TestRunStudies::sameBitsTwice_data() {
    QTest::addColumn<Scenario>("scenario");
    QTest::newRow("Batch") << smallBatch();
    QTest::newRow("Precision") << smallPrecision();
}

void TestRunStudies::sameBitsTwice() {
    QFETCH(Scenario, scenario);
    const test::Program program;
    write(program, scenario);
    const auto first = run(program, "a");
    QCOMPARE(first.exitCode, 0);
    QCOMPARE(run(program, "b").out, first.out);
    QCOMPARE(program.bytes("a/metrics.json"), program.bytes("b/metrics.json"));
}

void TestRunStudies::settingsAreRead() {
    const test::Program program;
    const auto result =
        program.run({"run", "wine", "--out", "out", "--set", "page=precision", "--set", "precision.model_steps=5",
                     "--set", "precision.models=1", "--set", "precision.seeds=2", "--set", "norm.eps=1e-8"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(metrics(program)["eps.fp16"].toDouble(-1), 0.0); // below half of the smallest subnormal
}

void TestRunStudies::mistakesAreNamed_data() {
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("size") << "batch.size=0" << QByteArray("normscope: batch.size: must lie in 1 ... ");
    QTest::newRow("order") << "batch.order=backwards" << QByteArray("normscope: batch.order: ");
    QTest::newRow("event") << "batch.events=explode @3" << QByteArray("normscope: batch.events");
    QTest::newRow("format") << "precision.format=fp8" << QByteArray("normscope: precision.format: ");
    QTest::newRow("models") << "precision.models=0" << QByteArray("normscope: precision.models: must lie in 1 ... ");
}

void TestRunStudies::mistakesAreNamed() {
    QFETCH(QString, setting);
    QFETCH(QByteArray, error);
    const test::Program program;
    const auto result = program.run({"run", "wine", "--out", "out", "--set", setting});
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith(error), result.err);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(program.files().isEmpty());
}

void TestRunStudies::interruptedItLeavesWhatThereIs_data() {
    QTest::addColumn<Scenario>("scenario");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("panel");
    const QString trainings = QString::number(trainedCases(smallBatch(20, 5000)).size());
    QTest::newRow("Batch") << smallBatch(20, 5000) << "training \\d+ of " + trainings << "error-law";
    QTest::newRow("Precision") << smallPrecision(5, 2000) << "step \\d+ of 10000"
                               << "grid-fp16";
}

void TestRunStudies::interruptedItLeavesWhatThereIs() {
    QFETCH(Scenario, scenario);
    QFETCH(QString, place);
    QFETCH(QString, panel);
    const test::Program program;
    write(program, scenario); // many seconds
    const auto result = test::interruptedRun(program, "study.json", "out");
    QCOMPARE(result.exitCode, 130);
    QVERIFY2(QRegularExpression("^(normscope: note: .*\n)?normscope: stopped at " + place + "\n$")
                 .match(result.err)
                 .hasMatch(),
             result.err);
    QVERIFY(result.out.startsWith("code "));
    QVERIFY(program.has("out/metrics.json") && program.has("out/" + panel + ".csv"));
}

// FluxML/Flux.jl PR#2716: the error comes hours later, at the last batch.
void TestRunStudies::aLastBatchOfOneIsAnnouncedBeforeTheRun() {
    const test::Program program;
    Scenario scenario = smallBatch(20, 5000); // many seconds
    scenario.batch.data = StreamData::Wine;   // 178 = 59 * 3 + 1
    scenario.batch.size = 3;
    scenario.batch.order = BatchOrder::Sorted;
    write(program, scenario);
    QProcess process;
    process.setProcessEnvironment(program.environment());
    process.setWorkingDirectory(program.path("."));
    process.setReadChannel(QProcess::StandardError);
    process.start(NORMSCOPE_BINARY, {"run", "study.json", "--out", "out"});
    const QByteArray note = "normscope: note: The last batch of an epoch holds 1 sample, the others 3: ";
    QVERIFY(QTest::qWaitFor([&] { return process.peek(4096).contains(note); }, 60'000));
    QCOMPARE(process.state(), QProcess::Running);
    process.kill();
    QVERIFY(process.waitForFinished());
    QVERIFY(!program.has("out"));
}

QTEST_GUILESS_MAIN(TestRunStudies)
#include "test_run_studies.moc"
