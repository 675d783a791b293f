// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth.h"
#include "models/model.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <QTest>

using namespace normscope;

// Every model on the Depth page: a valid scenario that runs, and what is said to differ.
class TestDepthOfModel : public QObject {
    Q_OBJECT

private slots:
    void runs_data() { rows(); }
    void runs();
    void isAsLargeAsMayBe_data() { rows(); }
    void isAsLargeAsMayBe();
    void arms_data();
    void arms();
    void takesNormAndBlock();
    void keepsTheOtherSettings();
    void leavesRoomInMemory();
    void tellsWhatDiffers();

private:
    static void rows() {
        QTest::addColumn<QString>("id");
        for (const Model& model : models()) QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
    }
};

namespace {

const Model& modelOf(const std::string& id) {
    const Model* model = findModel(id);
    if (!model) qFatal("no model %s", id.c_str());
    return *model;
}

Scenario depthOf(const std::string& id) { return depthScenario(modelOf(id), Scenario()); }

std::string differences(const std::string& id) {
    std::string all;
    for (const Text& text : depthDifferences(modelOf(id))) all.append(plain(text)).append("\n");
    return all;
}

bool tells(const std::string& id, const char* words) { return differences(id).find(words) != std::string::npos; }

} // namespace

void TestDepthOfModel::runs() {
    QFETCH(QString, id);
    Scenario scenario = depthOf(id.toStdString());
    QVERIFY(validate(scenario));
    scenario.depth.width = 8;
    scenario.depth.layers = 2;
    scenario.depth.tokens = scenario.depth.batch = 3;
    scenario.depth.seeds = 1;
    QVERIFY(validate(scenario));
    const DepthResult result = runDepth(scenario, false);
    QVERIFY(result.complete());
    QCOMPARE(result.arms.size(), std::size_t(2));
    for (const DepthResult::Arm& arm : result.arms) {
        QCOMPARE(arm.runs.size(), std::size_t(1));
        QCOMPARE(arm.runs[0].status, NormStatus::Ok);
        QVERIFY(!arm.runs[0].failure);
    }
}

void TestDepthOfModel::isAsLargeAsMayBe() {
    QFETCH(QString, id);
    const Scenario scenario = depthOf(id.toStdString());
    const Model& model = modelOf(id.toStdString());
    QCOMPARE(scenario.page, Page::Depth);
    QCOMPARE(scenario.title, model.name);
    QCOMPARE(scenario.norm.eps, model.eps);
    QCOMPARE(scenario.depth.width, Index(64)); // all of them are wider
    QCOMPARE(scenario.depth.layers, model.layers > 24 ? Index(24) : model.layers);
    QCOMPARE(scenario.depth.finalNorm, model.finalNorm);
    QVERIFY(*fromJson(toJson(scenario), "depth") == scenario);
}

void TestDepthOfModel::arms_data() {
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("other");
    QTest::newRow("gpt-2") << "pre_ln"
                           << "post_ln";
    QTest::newRow("bert") << "post_ln"
                          << "pre_ln";
    QTest::newRow("llama-1") << "pre_rms"
                             << "post_rms";
    QTest::newRow("gemma-2") << "peri_rms"
                             << "pre_rms";
    QTest::newRow("olmo-2") << "output_rms"
                            << "pre_rms";
    QTest::newRow("swin-v2") << "output_ln"
                             << "pre_ln";
    QTest::newRow("convnext") << "layer_scale_ln"
                              << "pre_ln";
    QTest::newRow("resnet-50") << "output_bn"
                               << "pre_bn";
    QTest::newRow("deepnet") << "deepnorm_ln"
                             << "post_ln";
}

void TestDepthOfModel::arms() {
    QFETCH(QString, own);
    QFETCH(QString, other);
    const Scenario scenario = depthOf(QTest::currentDataTag());
    QCOMPARE(scenario.depth.arms.size(), std::size_t(2));
    QCOMPARE(QString::fromStdString(armKey(scenario.depth.arms[0])), own);
    QCOMPARE(QString::fromStdString(armKey(scenario.depth.arms[1])), other);
    QCOMPARE(scenario.depth.arm, Index(0));
}

void TestDepthOfModel::takesNormAndBlock() {
    QVERIFY(depthOf("gpt-2").norm.elementwiseAffine && depthOf("gpt-2").norm.bias);
    QVERIFY(depthOf("t5").norm.elementwiseAffine && !depthOf("t5").norm.bias);
    QVERIFY(!depthOf("olmo-1").norm.elementwiseAffine);
    QVERIFY(depthOf("bloom").depth.embeddingNorm && !depthOf("gpt-2").depth.embeddingNorm);
    QVERIFY(depthOf("qwen3").depth.qkNorm && !depthOf("mistral").depth.qkNorm);
    QCOMPARE(depthOf("gpt-2").depth.block, BlockKind::AttentionFfn);
    QCOMPARE(depthOf("gpt-j").depth.block, BlockKind::Parallel);
    QCOMPARE(depthOf("convnext").depth.block, BlockKind::Mlp);
    QCOMPARE(depthOf("convnext").depth.layerScale, 1e-6);
}

void TestDepthOfModel::keepsTheOtherSettings() {
    Scenario scenario;
    scenario.seed = 7;
    scenario.depth.seeds = 3;
    scenario.depth.activation = Activation::Relu;
    scenario.depth.causal = true;
    scenario.norm.gamma = 2; // γ starts at 1 in every model
    scenario.note = "of something else";
    scenario.models.model = "bert";
    const Scenario made = depthScenario(modelOf("bert"), scenario);
    QCOMPARE(made.seed, scenario.seed);
    QCOMPARE(made.depth.seeds, Index(3));
    QCOMPARE(made.depth.activation, Activation::Relu);
    QVERIFY(made.depth.causal && made.note.empty());
    QCOMPARE(made.norm.gamma, 1.0);
    QVERIFY(made.models == scenario.models && made.training == scenario.training);
}

void TestDepthOfModel::leavesRoomInMemory() {
    Scenario scenario;
    scenario.depth.width = 1;
    scenario.depth.layers = 1;
    scenario.depth.tokens = 512;
    scenario.depth.batch = 64;
    QVERIFY(validate(scenario)); // one number a row; 12 layers of attention need 5 GB for so many
    QCOMPARE(depthScenario(modelOf("gpt-2"), scenario).depth.tokens, DepthSettings().tokens);
    for (const Model& model : models()) QVERIFY2(validate(depthScenario(model, scenario)), model.id.c_str());
}

void TestDepthOfModel::tellsWhatDiffers() {
    QVERIFY(tells("llama-2", "64 wide instead of 4096 and has 24 layers instead of 32"));
    QVERIFY(tells("gpt-2", "64 wide instead of 768.") && !tells("gpt-2", "layers instead"));
    QVERIFY(tells("deepnet", "24 layers instead of ≤ 1000"));
    QVERIFY(tells("resnet-50", "No convolutions") && tells("convnext", "No convolutions"));
    QVERIFY(tells("swin-v2", "not by cosine within windows"));
    QVERIFY(tells("gpt-neox", "share one norm") && !tells("gpt-j", "share one norm"));
    QVERIFY(tells("gemma-1", "1 + w with w = 0: the same numbers"));
    QVERIFY(tells("t5", "The norm is equal") && tells("olmo-1", "neither γ nor β"));
    QVERIFY(tells("whisper", "instead of an encoder and a decoder") && !tells("bert", "decoder"));
    QVERIFY(tells("olmo-2", "not of the full width") && tells("qwen3", "as in the model"));
    for (const Model& model : models()) QVERIFY2(tells(model.id, "nothing is trained"), model.id.c_str());
}

QTEST_APPLESS_MAIN(TestDepthOfModel)
#include "test_depth_of_model.moc"
