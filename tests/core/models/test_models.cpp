// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/model.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace normscope;

// The table of models against what was noted while reading their sources, typed here a second time.
class TestModels : public QObject {
    Q_OBJECT

private slots:
    void inTheOrderOfTheirHistory();
    void everyOneIsWhole();
    void norms();
    void placements();
    void eps();
    void affine();
    void furtherNorms();
    void sizes_data();
    void sizes();
    void words();
    void sortsByEps();
    void sortsByNameAndSize();
    void searches();
    void filters();
};

namespace {

using Ids = std::set<std::string>;

template <class Condition>
Ids idsWhere(Condition condition) {
    Ids ids;
    for (const Model& model : models())
        if (condition(model)) ids.insert(model.id);
    return ids;
}

std::vector<std::string> shownIds(const ModelsSettings& settings) {
    std::vector<std::string> ids;
    for (const Model* model : shownModels(settings)) ids.push_back(model->id);
    return ids;
}

std::vector<std::string> found(const char* words) {
    ModelsSettings settings;
    settings.search = words;
    return shownIds(settings);
}

const Ids rmsIds = {"t5",      "llama-1", "llama-2", "llama-3", "mistral",
                    "gemma-1", "gemma-2", "gemma-3", "olmo-2",  "qwen3"};
const Ids smallEps = {"transformer-2017", "t5",     "llama-1", "gemma-1", "gemma-2",
                      "gemma-3",          "olmo-2", "qwen3",   "vit",     "convnext"};

} // namespace

void TestModels::inTheOrderOfTheirHistory() {
    const std::vector<std::string> expected = {
        "resnet-50", "transformer-2017", "bert",     "gpt-2",    "roberta", "t5",           "vit",
        "gpt-j",     "swin-v2",          "convnext", "gpt-neox", "deepnet", "protein-mpnn", "bloom",
        "esm-2",     "whisper",          "llama-1",  "llama-2",  "mistral", "olmo-1",       "gemma-1",
        "llama-3",   "gemma-2",          "olmo-2",   "gemma-3",  "qwen3"};
    QCOMPARE(shownIds({}), expected);
    QCOMPARE(models().size(), std::size_t(26));
    for (const std::string& id : expected) QCOMPARE(findModel(id)->id, id);
    QCOMPARE(findModel("gpt-5"), nullptr);
    QVERIFY(findModel(ModelsSettings().model));
}

void TestModels::everyOneIsWhole() {
    Ids names;
    for (const Model& model : models()) {
        QVERIFY2(names.insert(model.name).second, model.name.c_str());
        QVERIFY2(!model.source.empty() && model.layers > 0, model.id.c_str());
        QCOMPARE(model.width == 0, model.id == "deepnet"); // a method of any width
        for (const Text& remark : model.remarks) QVERIFY2(plain(remark).ends_with('.'), plain(remark).c_str());
    }
}

void TestModels::norms() {
    QCOMPARE(idsWhere([](const Model& m) { return m.norm == NormKind::Rms; }), rmsIds);
    QCOMPARE(idsWhere([](const Model& m) { return m.norm == NormKind::Batch; }), Ids{"resnet-50"});
    QCOMPARE(idsWhere([](const Model& m) { return m.norm == NormKind::Layer; }).size(), std::size_t(15));
}

void TestModels::placements() {
    const auto at = [](ModelPlacement placement) {
        return idsWhere([=](const Model& m) { return m.placement == placement; });
    };
    QCOMPARE(at(ModelPlacement::Post), (Ids{"transformer-2017", "bert", "roberta", "protein-mpnn"}));
    QCOMPARE(at(ModelPlacement::Pre).size(), std::size_t(15));
    QCOMPARE(at(ModelPlacement::PreAndPost), (Ids{"gemma-2", "gemma-3"}));
    QCOMPARE(at(ModelPlacement::Output), (Ids{"olmo-2", "swin-v2"}));
    QCOMPARE(at(ModelPlacement::ScaledPost), Ids{"deepnet"});
    QCOMPARE(at(ModelPlacement::InsideBranch), Ids{"convnext"});
    QCOMPARE(at(ModelPlacement::ConvBlock), Ids{"resnet-50"});
    QCOMPARE(idsWhere([](const Model& m) { return m.sublayers == Sublayers::Parallel; }), (Ids{"gpt-j", "gpt-neox"}));
    QCOMPARE(idsWhere([](const Model& m) { return m.sublayers == Sublayers::NotApplicable; }),
             (Ids{"convnext", "resnet-50"}));
}

void TestModels::eps() {
    QCOMPARE(idsWhere([](const Model& m) { return m.eps == 1e-12; }), Ids{"bert"});
    QCOMPARE(idsWhere([](const Model& m) { return m.eps == 1e-6; }), smallEps);
    QCOMPARE(idsWhere([](const Model& m) { return m.eps == 1e-5; }).size(), std::size_t(15));
    std::map<std::string, int> texts;
    for (const Model& model : models()) ++texts[epsText(model)];
    QCOMPARE(texts, (std::map<std::string, int>{{"1e-12", 1}, {"1e-6", 10}, {"1e-5", 15}}));
}

void TestModels::affine() {
    const auto with = [](ModelAffine affine) { return idsWhere([=](const Model& m) { return m.affine == affine; }); };
    QCOMPARE(with(ModelAffine::None), Ids{"olmo-1"});
    QCOMPARE(with(ModelAffine::OnePlusGamma), (Ids{"gemma-1", "gemma-2", "gemma-3"}));
    QCOMPARE(with(ModelAffine::Gamma), (Ids{"t5", "llama-1", "llama-2", "llama-3", "mistral", "olmo-2", "qwen3"}));
    QCOMPARE(with(ModelAffine::GammaBeta).size(), std::size_t(15));
}

void TestModels::furtherNorms() {
    QCOMPARE(idsWhere([](const Model& m) { return !m.finalNorm; }),
             (Ids{"transformer-2017", "bert", "roberta", "resnet-50", "protein-mpnn", "deepnet"}));
    QCOMPARE(idsWhere([](const Model& m) { return m.qkNorm; }), (Ids{"gemma-3", "olmo-2", "qwen3"}));
    // RoBERTa's is seen in Hugging Face's modeling_roberta.py.
    QCOMPARE(idsWhere([](const Model& m) { return m.embeddingNorm; }), (Ids{"bert", "roberta", "bloom"}));
}

void TestModels::sizes_data() {
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("layers");
    QTest::newRow("gpt-2") << 768 << 12;
    QTest::newRow("gpt-j") << 4096 << 28;
    QTest::newRow("gpt-neox") << 6144 << 44;
    QTest::newRow("bloom") << 14336 << 70;
    QTest::newRow("llama-3") << 4096 << 32;
    QTest::newRow("gemma-1") << 2048 << 18;
    QTest::newRow("gemma-2") << 3584 << 42;
    QTest::newRow("gemma-3") << 2560 << 34;
    QTest::newRow("qwen3") << 4096 << 36;
    QTest::newRow("swin-v2") << 1024 << 18;  // of 128→1024 and 2,2,18,2
    QTest::newRow("resnet-50") << 2048 << 6; // of 64→2048 and 3,4,6,3
    QTest::newRow("esm-2") << 1280 << 33;
    QTest::newRow("whisper") << 1280 << 32;
    QTest::newRow("protein-mpnn") << 128 << 3;
}

void TestModels::sizes() {
    QFETCH(int, width);
    QFETCH(int, layers);
    const Model* model = findModel(QTest::currentDataTag());
    QVERIFY(model);
    QCOMPARE(model->width, Index(width));
    QCOMPARE(model->layers, Index(layers));
}

void TestModels::words() {
    const auto norm = [](const char* id) { return plain(normText(*findModel(id))); };
    const auto placement = [](const char* id) { return plain(placementText(*findModel(id))); };
    const auto affine = [](const char* id) { return plain(affineText(*findModel(id))); };
    QCOMPARE(norm("gpt-2"), std::string("LayerNorm"));
    QCOMPARE(norm("gemma-1"), std::string("RMSNorm × (1 + w)"));
    QCOMPARE(norm("qwen3"), std::string("RMSNorm + QK-norm"));
    QCOMPARE(placement("gpt-2"), std::string("Pre-LN"));
    QCOMPARE(placement("bert"), std::string("Post-LN + embedding norm"));
    QCOMPARE(placement("mistral"), std::string("Pre-RMS"));
    QCOMPARE(placement("deepnet"), std::string("scaled Post-LN"));
    QCOMPARE(affine("bert"), std::string("γ, β"));
    QCOMPARE(affine("t5"), std::string("γ"));
    QCOMPARE(affine("gemma-3"), std::string("1 + w"));
    QCOMPARE(affine("olmo-1"), std::string("none"));
}

void TestModels::sortsByEps() {
    ModelsSettings settings;
    settings.order = ModelsOrder::Eps;
    const std::vector<std::string> rising = shownIds(settings);
    QCOMPARE(rising.front(), std::string("bert"));
    QCOMPARE(Ids(rising.begin() + 1, rising.begin() + 11), smallEps);
    QCOMPARE(rising[1], std::string("transformer-2017")); // the oldest of equal ones
    QCOMPARE(rising[11], std::string("resnet-50"));
    settings.descending = true;
    const std::vector<std::string> falling = shownIds(settings);
    QCOMPARE(falling.front(), std::string("resnet-50")); // equal ones stay as listed
    QCOMPARE(falling.back(), std::string("bert"));
}

void TestModels::sortsByNameAndSize() {
    ModelsSettings settings;
    settings.order = ModelsOrder::Name;
    QCOMPARE(shownIds(settings).front(), std::string("bert"));
    QCOMPARE(shownIds(settings).back(), std::string("whisper"));
    settings.order = ModelsOrder::Width;
    settings.descending = true;
    QCOMPARE(shownIds(settings).front(), std::string("bloom"));
    settings.order = ModelsOrder::Layers;
    QCOMPARE(shownIds(settings).front(), std::string("deepnet"));
    QCOMPARE(shownIds(settings)[1], std::string("bloom"));
    settings.order = ModelsOrder::Listed;
    QCOMPARE(shownIds(settings).front(), std::string("qwen3"));
}

void TestModels::searches() {
    QCOMPARE(found("parallel").size(), std::size_t(2));
    QCOMPARE(found("  GPT   parallel "), (std::vector<std::string>{"gpt-j", "gpt-neox"}));
    QCOMPARE(found("rms parallel").size(), std::size_t(0));
    QCOMPARE(found("1e-12"), std::vector<std::string>{"bert"});
    QCOMPARE(found("qk-norm").size(), std::size_t(3));
    QCOMPARE(found("γ, β").size(), std::size_t(15));
    QCOMPARE(found("").size(), std::size_t(26));
}

void TestModels::filters() {
    ModelsSettings settings;
    settings.norm = ModelsNorm::Rms;
    QCOMPARE(shownModels(settings).size(), std::size_t(10));
    settings.placement = ModelsPlacement::Pre; // not Gemma-2, Gemma-3 and OLMo-2
    QCOMPARE(shownModels(settings).size(), std::size_t(7));
    settings.placement = ModelsPlacement::Post;
    QVERIFY(shownModels(settings).empty());
    settings.norm = ModelsNorm::Any;
    QCOMPARE(shownModels(settings).size(), std::size_t(4));
    settings.placement = ModelsPlacement::Other;
    QCOMPARE(shownModels(settings).size(), std::size_t(7));
}

QTEST_APPLESS_MAIN(TestModels)
#include "test_models.moc"
