// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/depth_support.h"

using namespace normscope;
using namespace normscope::test;

// Gradient norms at initialisation, cross-entropy of 10 random classes a token.
class TestDepthGradients : public QObject {
    Q_OBJECT

private slots:
    void lastLayerAgainstDepth_data();
    void lastLayerAgainstDepth();
    void linearReluIsTheLeastNoisy();
    void preNormFallsAlongTheDepth();
    void postNormIsFlatInGeneral();
    void postNormDecaysWithHeReluAttention();
    void withoutANormItGrowsTowardsTheInput();
};

namespace {

using B = BlockKind;
using enum Activation;
using enum Initialisation;

DepthResult sweep(BlockKind block, Activation activation, Initialisation initialisation) {
    Scenario scenario = depthScenario(block, 6, activation, initialisation);
    scenario.depth.arms = {postLn, preLn};
    return runDepth(scenario, true);
}

} // namespace

void TestDepthGradients::lastLayerAgainstDepth_data() {
    QTest::addColumn<BlockKind>("block");
    QTest::addColumn<Activation>("activation");
    QTest::addColumn<Initialisation>("initialisation");
    QTest::addColumn<QList<double>>("post"); // at 6 and 96 layers
    QTest::addColumn<QList<double>>("pre");
    QTest::newRow("attention + mlp") << B::AttentionFfn << Gelu << XavierUniform << QList<double>{1.05, 2.26}
                                     << QList<double>{.551, .213};
    QTest::newRow("mlp He") << B::Mlp << Gelu << HeNormal << QList<double>{2.21, 4.07} << QList<double>{1.02, .31};
    QTest::newRow("mlp Xavier") << B::Mlp << Gelu << XavierUniform << QList<double>{.81, 2.10}
                                << QList<double>{.56, .23};
    QTest::newRow("xiong") << B::Xiong << Relu << XavierNormal << QList<double>{1.80, 2.34} << QList<double>{.60, .12};
}

// Xiong et al. 2020, figure 3 and theorem 1: Pre-LN falls like 1/sqrt(L), Post-LN does not. The reference (five seeds)
// gives slopes of -0.34 ... -0.58 and +0.09 ... +0.30, seeds differ by a factor of 1.2 to 1.7, single depths by 42 %.
void TestDepthGradients::lastLayerAgainstDepth() {
    QFETCH(const BlockKind, block);
    QFETCH(const Activation, activation);
    QFETCH(const Initialisation, initialisation);
    QFETCH(const QList<double>, post);
    QFETCH(const QList<double>, pre);
    const auto found = metrics(sweep(block, activation, initialisation));
    QVERIFY(between("slope, Pre-LN", found.at("pre_ln.depth_slope"), -0.65, -0.25));
    QVERIFY(between("slope, Post-LN", found.at("post_ln.depth_slope"), -0.15, 0.45));
    const char* names[] = {".gradient_at_6", ".gradient_at_96"};
    for (int k = 0; k < 2; ++k) {
        const double ofPost = found.at(std::string("post_ln") + names[k]);
        const double ofPre = found.at(std::string("pre_ln") + names[k]);
        QVERIFY(between(names[k], ofPost, post[k] / 1.8, post[k] * 1.8));
        QVERIFY(between(names[k], ofPre, pre[k] / 1.5, pre[k] * 1.5));
    }
}

void TestDepthGradients::linearReluIsTheLeastNoisy() {
    const auto found = metrics(sweep(B::Linear, Relu, XavierNormal));
    const std::pair<const char*, double> expected[] = {{"6", .43}, {"12", .34}, {"24", .26}, {"48", .20}, {"96", .14}};
    for (const auto& [depth, value] : expected)
        QVERIFY(
            within("linear ReLU, Pre-LN", found.at(std::string("pre_ln.gradient_at_") + depth), value, .25 * value));
    const std::pair<const char*, double> flat[] = {{"6", .63}, {"12", .68}, {"24", .69}, {"48", .67}, {"96", .70}};
    for (const auto& [depth, value] : flat)
        QVERIFY(
            within("linear ReLU, Post-LN", found.at(std::string("post_ln.gradient_at_") + depth), value, .2 * value));
    QVERIFY(within("slope, Pre-LN", found.at("pre_ln.depth_slope"), -.40, .05));
    QVERIFY(within("slope, Post-LN", found.at("post_ln.depth_slope"), .03, .05));
}

// Attention + MLP at L = 24: .99 in the first layer, .35 in the last (seeds differ by up to 30 %).
void TestDepthGradients::preNormFallsAlongTheDepth() {
    Scenario scenario = depthScenario(B::AttentionFfn, 24);
    scenario.depth.arms = {preLn};
    const auto found = metrics(runDepth(scenario, false));
    QVERIFY(between("Pre-LN, first layer", found.at("pre_ln.gradient_first"), .99 / 1.5, .99 * 1.5));
    QVERIFY(between("Pre-LN, last layer", found.at("pre_ln.gradient_last"), .35 / 1.5, .35 * 1.5));
    QVERIFY(between("Pre-LN, first / last", found.at("pre_ln.gradient_ratio"), 1.8, 4.5));
}

// First / last 1.46 / 1.39 in the reference: no decay towards the input. Flat within a factor of 2.
void TestDepthGradients::postNormIsFlatInGeneral() {
    Scenario scenario = depthScenario(B::AttentionFfn, 24);
    scenario.depth.arms = {postLn};
    const auto found = metrics(runDepth(scenario, false));
    QVERIFY(between("Post-LN, first / last", found.at("post_ln.gradient_ratio"), .5, 2));
}

// He-ReLU attention, T = 32, one label a token, B = 8: the reference's last / first over six seeds are
// 4.3, 6.1, 4.5, 2.1, 1.8, 6.2.
void TestDepthGradients::postNormDecaysWithHeReluAttention() {
    Scenario scenario = depthScenario(B::AttentionFfn, 24, Relu, HeNormal);
    scenario.depth.batch = 8;
    scenario.depth.tokens = 32;
    scenario.depth.seeds = 9;
    scenario.depth.arms = {postLn};
    const auto found = metrics(runDepth(scenario, false));
    QVERIFY(between("Post-LN, last / first", 1 / found.at("post_ln.gradient_ratio"), 2, 8));
}

// Attention + MLP without a norm: the last gradient itself is 7.7, 106, 7.4e3 at 6, 12, 24 layers.
void TestDepthGradients::withoutANormItGrowsTowardsTheInput() {
    Scenario scenario = depthScenario(B::AttentionFfn, 24);
    scenario.depth.arms = {noNorm};
    const auto found = metrics(runDepth(scenario, false));
    QVERIFY(between("no norm, last layer", found.at("none.gradient_last"), 7.4e3 / 4, 7.4e3 * 4));
    QVERIFY(found.at("none.gradient_ratio") > 10);
}

QTEST_APPLESS_MAIN(TestDepthGradients)
#include "test_depth_gradients.moc"
