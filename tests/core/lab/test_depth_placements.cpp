// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/depth_support.h"

using namespace normscope;
using namespace normscope::test;

// Every placement in one setting: 24 layers, d = 128, 4 heads, one sequence of 32 tokens, ReLU MLP of 4d, Xavier normal
// per d × d matrix, cross-entropy over 500 tied classes with random labels. The reference figures are means of four
// seeds of float32 PyTorch without a spread; one sequence is little, so a mean of eight may differ by a quarter in the
// stream and by a half in the gradients.
class TestDepthPlacements : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void stream_data();
    void stream();
    void gradient_data();
    void gradient();
    void update_data();
    void update();
    void reZeroGivesNoGradientToWeights();
    void qkNormCuresOutputNorm();
    void withoutANormGradientsExplode();

private:
    DepthResult m_result;
};

namespace {

using P = Placement;
constexpr DepthArm peri{NormKind::Layer, P::Sandwich}, output{NormKind::Layer, P::Output},
    outputQk{NormKind::Layer, P::OutputQk}, deepNorm{NormKind::Layer, P::DeepNorm}, reZero{NormKind::None, P::ReZero},
    layerScale{NormKind::Layer, P::LayerScale};

struct Row {
    const char* name;
    DepthArm arm;
    std::array<double, 5> values; // layers 1, 6, 12, 18, 24
};
constexpr Index layers[] = {1, 6, 12, 18, 24};

const std::vector<Row> meanSquares = {
    {"Post-LN", postLn, {1, 1, 1, 1, 1}},         {"Pre-LN", preLn, {1.4, 4.7, 10.7, 18.5, 25.7}},
    {"Peri-LN", peri, {3, 12.9, 24, 36.2, 49.4}}, {"Output-LN", output, {3, 13, 25, 38, 49}},
    {"DeepNorm", deepNorm, {1, 1, 1, 1, 1}},      {"ReZero", reZero, {1, 1, 1, 1, 1}},
    {"LayerScale", layerScale, {1, 1, 1, 1, 1}},  {"no norm", noNorm, {1.4, 67, 3e4, 9e6, 3.9e9}},
};

const std::vector<Row> gradients = {
    {"Post-LN", postLn, {2.14, 1.84, 1.72, 1.51, 1.59}},
    {"Pre-LN", preLn, {1.72, .829, .538, .439, .382}},
    {"Peri-LN", peri, {2.18, .948, .653, .531, .467}},
    {"Output-LN with QK-norm", outputQk, {2.14, .958, .659, .538, .469}},
    {"DeepNorm", deepNorm, {.181, .180, .181, .182, .181}},
    {"LayerScale", layerScale, {1.8e-5, 1.8e-5, 1.8e-5, 1.8e-5, 1.8e-5}},
};

const std::vector<Row> updates = {
    {"Post-LN", postLn, {.58, .81, .84, .88, .91}},        {"Pre-LN", preLn, {.64, .46, .32, .25, .24}},
    {"Peri-LN", peri, {1.4, .44, .30, .24, .20}},          {"Output-LN", output, {1.4, .43, .30, .23, .20}},
    {"DeepNorm", deepNorm, {.11, .017, .017, .017, .017}},
};

// Over the seeds: what the reference tells.
double mean(const DepthResult& result, const DepthArm& arm, double DepthLayer::*quantity, Index layer) {
    double sum = 0;
    const auto& runs = armOf(result, arm).runs;
    for (const DepthRun& run : runs) sum += run.layers[std::size_t(layer)].*quantity;
    return sum / double(runs.size());
}

void addRows(const std::vector<Row>& table) {
    QTest::addColumn<int>("k");
    for (int k = 0; k < int(table.size()); ++k) QTest::newRow(table[std::size_t(k)].name) << k;
}

DepthResult runArms(std::vector<DepthArm> arms) {
    Scenario scenario = depthScenario(BlockKind::AttentionFfn, 24, Activation::Relu, Initialisation::XavierNormal);
    DepthSettings& depth = scenario.depth;
    depth.width = 128;
    depth.batch = 1;
    depth.tokens = 32;
    depth.fusedQkv = false;
    depth.classes = 500;
    depth.head = DepthHead::Embedding;
    depth.seeds = 8;
    depth.arms = std::move(arms);
    return runDepth(scenario, false);
}

} // namespace

void TestDepthPlacements::initTestCase() {
    m_result = runArms({postLn, preLn, peri, output, outputQk, deepNorm});
    const DepthResult rest = runArms({reZero, layerScale, noNorm});
    for (const DepthResult::Arm& arm : rest.arms) m_result.arms.push_back(arm);
}

void TestDepthPlacements::stream_data() { addRows(meanSquares); }
void TestDepthPlacements::stream() {
    QFETCH(const int, k);
    const Row& row = meanSquares[std::size_t(k)];
    const bool explodes = row.arm == noNorm; // a quarter a factor of growth: 24 layers of it are any size
    for (std::size_t l = 0; l < 5; ++l) {
        const double square = std::pow(mean(m_result, row.arm, &DepthLayer::rms, layers[l]), 2);
        const double factor = explodes && l > 0 ? 5 : 1.25;
        QVERIFY(between("mean square of the stream", square, row.values[l] / factor, row.values[l] * factor));
    }
}

void TestDepthPlacements::gradient_data() { addRows(gradients); }
void TestDepthPlacements::gradient() {
    QFETCH(const int, k);
    const Row& row = gradients[std::size_t(k)];
    for (std::size_t l = 0; l < 5; ++l) {
        const double norm = mean(m_result, row.arm, &DepthLayer::lastGradient, layers[l]);
        QVERIFY(between("gradient of W2", norm, row.values[l] / 1.5, row.values[l] * 1.5));
    }
}

void TestDepthPlacements::update_data() { addRows(updates); }
void TestDepthPlacements::update() {
    QFETCH(const int, k);
    const Row& row = updates[std::size_t(k)];
    for (std::size_t l = 0; l < 5; ++l) {
        const double ratio = mean(m_result, row.arm, &DepthLayer::updateRatio, layers[l]);
        QVERIFY(between("update / stream", ratio, row.values[l] / 1.3, row.values[l] * 1.3));
    }
}

// a = 0: the branch hears nothing of the loss; only a itself does.
void TestDepthPlacements::reZeroGivesNoGradientToWeights() {
    for (const Index l : layers) QCOMPARE(mean(m_result, reZero, &DepthLayer::lastGradient, l), 0.0);
    QCOMPARE(mean(m_result, reZero, &DepthLayer::updateRatio, 12), 0.0);
}

// 201 in the first layer without it, 2.14 with it: the attention's input grows, its softmax saturates.
void TestDepthPlacements::qkNormCuresOutputNorm() {
    const double without = mean(m_result, output, &DepthLayer::lastGradient, 1);
    const double with = mean(m_result, outputQk, &DepthLayer::lastGradient, 1);
    QVERIFY(between("output norm, first layer", without, 201 / 4.0, 201 * 4.0));
    QVERIFY(between("output norm with QK-norm, first layer", with, 2.14 / 1.5, 2.14 * 1.5));
    QVERIFY(without / mean(m_result, output, &DepthLayer::lastGradient, 24) > 100);
}

void TestDepthPlacements::withoutANormGradientsExplode() {
    QVERIFY(mean(m_result, noNorm, &DepthLayer::lastGradient, 1) > 1e10);
    QVERIFY(mean(m_result, noNorm, &DepthLayer::lastGradient, 24) > 1e4);
}

QTEST_APPLESS_MAIN(TestDepthPlacements)
#include "test_depth_placements.moc"
