// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/norm_parameters.h"

#include <QtTest>

#include <cmath>

using namespace normscope;

// Finding norm layers among a checkpoint's tensors.
class TestNormParameters : public QObject {
    Q_OBJECT

private slots:
    void usualNames_data();
    void usualNames();
    void noNorms_data();
    void noNorms();
    void weightAndBiasOfOneLayer();
    void rolesThenLayers();
    void runningStatistics();
    void gammaOfABlockIsNoNorm();
    void summary();
};

namespace {

Safetensors fileOf(const std::vector<std::string>& names, std::vector<Index> shape = {4}) {
    Safetensors file;
    for (const std::string& name : names) file.tensors.push_back({name, "F32", shape, 0, 0, true});
    return file;
}

} // namespace

void TestNormParameters::usualNames_data() {
    QTest::addColumn<QString>("tensor");
    QTest::addColumn<QString>("role");
    QTest::addColumn<int>("layer");

    QTest::newRow("llama") << "model.layers.12.input_layernorm.weight"
                           << "model.layers.*.input_layernorm" << 12;
    QTest::newRow("llama, end") << "model.norm.weight"
                                << "model.norm" << -1;
    QTest::newRow("gpt-2") << "h.3.ln_1.weight"
                           << "h.*.ln_1" << 3;
    QTest::newRow("gpt-2, end") << "transformer.ln_f.weight"
                                << "transformer.ln_f" << -1;
    QTest::newRow("gpt-2 in TensorFlow") << "model/h11/ln_1/g"
                                         << "model.h*.ln_1" << 11;
    QTest::newRow("bert") << "bert.encoder.layer.0.attention.output.LayerNorm.weight"
                          << "bert.encoder.layer.*.attention.output.LayerNorm" << 0;
    QTest::newRow("bert in TensorFlow") << "bert/encoder/layer_7/output/LayerNorm/gamma"
                                        << "bert.encoder.layer_*.output.LayerNorm" << 7;
    QTest::newRow("vit") << "blocks.5.norm1.weight"
                         << "blocks.*.norm1" << 5;
    QTest::newRow("qwen3") << "model.layers.0.self_attn.q_norm.weight"
                           << "model.layers.*.self_attn.q_norm" << 0;
    QTest::newRow("t5") << "encoder.block.2.layer.0.layer_norm.weight"
                        << "encoder.block.*.layer.0.layer_norm" << 2;
    QTest::newRow("whisper") << "encoder.blocks.1.attn_ln.weight"
                             << "encoder.blocks.*.attn_ln" << 1;
    QTest::newRow("vit in flax") << "Transformer/encoderblock_3/LayerNorm_0/scale"
                                 << "Transformer.encoderblock_*.LayerNorm_0" << 3;
    QTest::newRow("esm") << "emb_layer_norm_after.weight"
                         << "emb_layer_norm_after" << -1;
    QTest::newRow("resnet") << "layer1.0.bn2.weight"
                            << "layer1.*.bn2" << 0;
}

void TestNormParameters::usualNames() {
    QFETCH(QString, tensor);
    QFETCH(QString, role);
    QFETCH(int, layer);
    const auto norms = findNorms(fileOf({tensor.toStdString()}));
    QCOMPARE(norms.size(), 1u);
    QCOMPARE(QString::fromStdString(norms[0].role), role);
    QCOMPARE(norms[0].layer.value_or(-1), Index(layer));
    QCOMPARE(norms[0].gamma, std::optional<std::size_t>(0));
}

void TestNormParameters::noNorms_data() {
    QTest::addColumn<QString>("tensor");
    for (const char* name : {"model.layers.0.mlp.weight", "weight", "norm", "lnx.weight", "linear.bias", "line.weight",
                             "bnode.weight", "conv.weight_norm.weight", "norm.lm_head.weight"})
        QTest::newRow(name) << name;
}

void TestNormParameters::noNorms() {
    QFETCH(QString, tensor);
    QVERIFY(findNorms(fileOf({tensor.toStdString()})).empty());
}

void TestNormParameters::weightAndBiasOfOneLayer() {
    const auto norms = findNorms(fileOf({"h.0.ln_1.bias", "h.0.ln_1.weight"}));
    QCOMPARE(norms.size(), 1u);
    QCOMPARE(norms[0].gamma, std::optional<std::size_t>(1));
    QCOMPARE(norms[0].beta, std::optional<std::size_t>(0));
    QVERIFY(findNorms(fileOf({"norm.weight"}, {4, 4})).empty()); // a matrix is no norm's
}

void TestNormParameters::rolesThenLayers() {
    const auto norms =
        findNorms(fileOf({"h.10.ln_1.weight", "h.10.ln_2.weight", "h.2.ln_1.weight", "h.2.ln_2.weight"}));
    std::vector<std::string> names;
    for (const NormParameters& norm : norms) names.push_back(norm.name);
    QCOMPARE(names, (std::vector<std::string>{"h.2.ln_1", "h.10.ln_1", "h.2.ln_2", "h.10.ln_2"}));
}

void TestNormParameters::runningStatistics() {
    const auto norms =
        findNorms(fileOf({"bn1.weight", "bn1.bias", "bn1.running_mean", "bn1.running_var", "bn1.num_batches_tracked"}));
    QCOMPARE(norms.size(), 1u);
    QVERIFY(norms[0].batch());
    QCOMPARE(norms[0].runningVar, std::optional<std::size_t>(3));
}

// databio reports: a block's own gamma was taken for a norm's weight.
void TestNormParameters::gammaOfABlockIsNoNorm() {
    const auto file = readSafetensors(NORMSCOPE_TEST_DIR "/golden/cases/gamma_names.safetensors");
    QVERIFY(file);
    const auto norms = findNorms(*file);
    QCOMPARE(norms.size(), 1u);
    QCOMPARE(norms[0].name, std::string("encoder.LayerNorm"));
    const auto gamma = readTensor(*file, file->tensors[*norms[0].gamma]);
    const auto beta = readTensor(*file, file->tensors[*norms[0].beta]);
    QCOMPARE(std::get<std::vector<float>>(gamma->values), (std::vector<float>{2, 3}));
    QCOMPARE(std::get<std::vector<float>>(beta->values), (std::vector<float>{0.5f, -0.5f}));
    QVERIFY(file->find("block.gamma"));
}

void TestNormParameters::summary() {
    Array array;
    array.shape = {5};
    array.values = std::vector<float>{1, 2, 3, 6, std::nanf("")};
    const ParameterSummary summary = summaryOf(array);
    QCOMPARE(summary.count, Index(5));
    QCOMPARE(summary.nonFinite, Index(1));
    QCOMPARE(summary.mean, 3.0);
    QCOMPARE(summary.sd, std::sqrt(3.5)); // (4 + 1 + 0 + 9) / 4
    QCOMPARE(summary.min, 1.0);
    QCOMPARE(summary.max, 6.0);
    array.values = std::vector<float>(5, std::nanf(""));
    QVERIFY(std::isnan(summaryOf(array).mean));
}

QTEST_APPLESS_MAIN(TestNormParameters)
#include "test_norm_parameters.moc"
