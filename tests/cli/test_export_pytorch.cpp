// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/script_numbers.h"

using namespace normscope;
using test::exact, test::losses, test::start;
using Case = test::ScriptCase;

class TestExportPytorch : public QObject {
    Q_OBJECT

private slots:
    void writesScriptAndArrays();
    void mistakesAreNamed_data();
    void mistakesAreNamed();
    void scriptsPrintTheSameNumbers();
};

namespace {

const QStringList quickBatch = {"batch.seeds=1", "batch.steps=2"};
const QStringList quickPrecision = {"precision.models=1", "precision.model_steps=2"};

std::vector<Case> axesCases() {
    return {
        {"wine", {"wine"}, exact, 120},
        {"outlier", {"outlier"}, exact, 120},
        {"groups", {"group-norm"}, exact, 120},
        {"padding", {"padded"}, exact, 90},
        {"masked", {"padded", "norm.mask_padding=true"}, exact, 90},
        {"running", {"young-running"}, exact, 120},
        {"keras", {"young-running", "norm.momentum_convention=keras", "norm.gamma=2", "norm.beta=0.5"}, exact, 120},
        {"rms", {"shift", "norm.bias=false", "axes.norms=layer,rms,none"}, exact, 160},
        {"own gamma",
         {"shift", "axes.norms=layer,batch,rms", "norm.gamma_values=0.5,-2,1.5", "norm.beta_values=0.25"},
         exact,
         160},
        {"invariance", {"invariance"}, exact, 290},
    };
}

std::vector<Case> depthCases() {
    return {
        {"drift", {"drift", "depth.layers=8", "depth.seeds=3"}, start, 90},
        {"placements", {"placements", "depth.layers=4", "depth.seeds=2"}, start, 150},
        {"more placements",
         {"drift", "depth.layers=4", "depth.seeds=1", "depth.arms=post_rms,peri_bn,deepnorm_rms,rezero,layer_scale_bn",
          "depth.dropout=0.2", "depth.embedding_norm=true"},
         start,
         90},
        {"blocks",
         {"drift", "depth.layers=3", "depth.seeds=1", "depth.block=parallel", "depth.causal=true",
          "depth.labels=sequence", "depth.arms=deepnorm_ln,output_qk_rms"},
         start,
         40},
        {"xiong", {"xiong-lemma", "depth.layers=4", "depth.seeds=2"}, start, 50},
        {"linear", {"coherent-branch", "depth.layers=4", "depth.seeds=2"}, start, 50},
        {"against depth", {"last-gradient", "depth.layers=2", "depth.seeds=1", "depth.width=16"}, 1e-4, 40},
    };
}

std::vector<Case> trainingCases() {
    return {
        {"training", {"warm-up", "training.seeds=2", "training.steps=6", "training.layers=4"}, losses, 60},
        {"branches",
         {"warm-up", "training.seeds=1", "training.steps=8", "training.layers=2", "training.data=wine",
          "training.arms=rezero,pre_ln block=xiong,none block=linear optimizer=sgd @4 optimizer=adam lr=0.01,"
          "deepnorm_ln clip=1 schedule=cosine warmup=3"},
         losses,
         80},
        {"plain", {"one-class", "training.seeds=1", "training.steps=8"}, losses, 60},
        {"decay", {"decay-gamma", "training.seeds=1", "training.steps=8"}, losses, 60},
    };
}

std::vector<Case> batchCases() {
    return {
        {"error law", QStringList{"running-settles"} + quickBatch, exact, 20},
        {"poisoned", QStringList{"poisoned", "batch.signal=data"} + quickBatch, exact, 20},
        {"guarded", QStringList{"poisoned", "batch.guard=true", "batch.padding=0.25"} + quickBatch, exact, 20},
        {"epochs", QStringList{"running-settles", "batch.order=sorted", "batch.size=32"} + quickBatch, exact, 20},
        {"perturbed", QStringList{"who-feels-it"} + quickBatch, exact, 10},
        {"conventions", QStringList{"keras-or-pytorch"} + quickBatch, exact, 10},
        {"padded networks", {"padding-share", "batch.seeds=1", "batch.steps=4"}, losses, 70},
        {"lag", {"train-eval-gap", "batch.seeds=1", "batch.steps=20"}, losses, 10},
    };
}

std::vector<Case> precisionCases() {
    return {
        {"half floor", QStringList{"half-floor"} + quickPrecision, exact, 25},
        {"wide sums", QStringList{"half-floor", "precision.sums=float32", "precision.offset=3"} + quickPrecision, exact,
         25},
        {"silent zero", QStringList{"silent-zero", "precision.view=overflow"} + quickPrecision, exact, 10},
        {"one pass", QStringList{"one-pass"} + quickPrecision, 1e-8, 90}, // the exact variance by another sum
        {"floor", QStringList{"eps-is-a-floor"} + quickPrecision, exact, 5},
        {"generation", QStringList{"wrong-eps", "precision.models=1", "precision.model_steps=5"}, losses, 30},
    };
}

std::vector<Case> allCases() {
    std::vector<Case> all;
    for (const auto& page : {axesCases(), depthCases(), trainingCases(), batchCases(), precisionCases()})
        all.insert(all.end(), page.begin(), page.end());
    return all;
}

} // namespace

void TestExportPytorch::writesScriptAndArrays() {
    const test::Program program;
    const auto result = program.run({"export-pytorch", "wine", "--out", "wine.py", "--set", "norm.eps=0.001"});
    QVERIFY2(result.exitCode == 0 && result.err.isEmpty(), result.err);
    QCOMPARE(result.out, QByteArray("wine.py\nwine.npz\n"));
    QCOMPARE(program.files(), (QStringList{"wine.npz", "wine.py"}));
    QVERIFY(program.bytes("wine.py").contains("EPS = 0.001\n"));
    QVERIFY(program.bytes("wine.py").contains("with_name(\"wine.npz\")"));
}

void TestExportPytorch::mistakesAreNamed_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("no script") << QStringList{"wine"} << QByteArray("normscope: --out: ");
    QTest::newRow("no scenario") << QStringList{"nowhere.json", "--out", "a.py"}
                                 << QByteArray("normscope: nowhere.json: ");
    QTest::newRow("no such key") << QStringList{"wine", "--out", "a.py", "--set", "norm.epsilon=1"}
                                 << QByteArray("normscope: --set: no parameter \"norm.epsilon\"");
    QTest::newRow("no folder") << QStringList{"wine", "--out", "nowhere/a.py"}
                               << QByteArray("normscope: nowhere/a.npz: ");
    QTest::newRow("the arrays' name") << QStringList{"wine", "--out", "a.npz"} << QByteArray("normscope: a.npz: ");
}

void TestExportPytorch::mistakesAreNamed() {
    QFETCH(const QStringList, words);
    QFETCH(const QByteArray, error);
    const test::Program program;
    const auto result = program.run(QStringList{"export-pytorch"} + words);
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith(error), result.err);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY(program.files().isEmpty());
}

void TestExportPytorch::scriptsPrintTheSameNumbers() {
    if (!test::hasPytorch()) QSKIP("PyTorch is not installed for /usr/bin/python3");
    const test::Program program;
    test::compareAll(program, allCases());
}

QTEST_GUILESS_MAIN(TestExportPytorch)
#include "test_export_pytorch.moc"
