// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/stack_support.h"

#include <QtTest>

using namespace normscope;

// Closed forms: one step or twelve with a block that is a known matrix.
class TestResidualStep : public QObject {
    Q_OBJECT

private slots:
    void preNormAddsWhatIsNotNormed();
    void eachNormIsItsOwn();
    void theFinalNormIsOnOrOff();
    void deepNormConstants();
    void deepNormShrinksAllButQueryAndKey();
    void reZeroStartsAsTheIdentity();
    void dropoutKeepsTheMean();
    void dropoutIsSeededAndOffInEvaluation();
    void aNormThatFailsEndsThePass();
};

namespace {

using Gain = std::vector<double>;

// f(z) = factor z.
Block<double> timesIdentity(Index width, double factor) {
    return LinearActivation<double>{{factor * MatrixD::Identity(width, width), {}}, Activation::Identity};
}

LayerNorm<double> layerNorm(Index width, double gamma = 1) {
    return {1e-5, {Gain(std::size_t(width), gamma), Gain(std::size_t(width), 0)}};
}

ResidualStack<double> stackOf(std::vector<ResidualStep<double>> steps, Index width) {
    ResidualStack<double> stack;
    stack.steps = std::move(steps);
    stack.width = width;
    return stack;
}

MatrixD outputOf(const ResidualStack<double>& stack, const MatrixD& x, std::uint64_t seed = 0,
                 NormMode mode = NormMode::Train) {
    auto statistics = initialStatistics(stack);
    StackWorkspace<double> work(stack, x.rows());
    Random random(seed);
    work.forward(stack, mode, x, statistics, random);
    return work.output();
}

void compareRow(const MatrixD& y, const std::vector<double>& expected, double allowed) {
    for (std::size_t k = 0; k < expected.size(); ++k) QVERIFY(std::abs(y(0, Index(k)) - expected[k]) < allowed);
}

} // namespace

// x = [1, 3], f(z) = 2 z: LN(x) is -+0.999995 (eps 1e-5 on a variance of 1), so Pre-LN gives x + 2 LN(x).
void TestResidualStep::preNormAddsWhatIsNotNormed() {
    MatrixD x(1, 2);
    x << 1, 3;
    ResidualStep<double> pre;
    pre.before = layerNorm(2);
    pre.block = timesIdentity(2, 2);
    compareRow(outputOf(stackOf({pre}, 2), x), {-0.99999, 4.99999}, 1e-6);
    ResidualStep<double> post;
    post.block = timesIdentity(2, 2);
    post.after = layerNorm(2);
    compareRow(outputOf(stackOf({post}, 2), x), {-0.999999, 0.999999}, 1e-6);
}

// Two Pre-LN steps with f = identity; only the second norm has gamma 3.
void TestResidualStep::eachNormIsItsOwn() {
    MatrixD x(1, 2);
    x << 1, 3;
    ResidualStep<double> first, second;
    first.before = layerNorm(2, 1);
    second.before = layerNorm(2, 3);
    first.block = second.block = timesIdentity(2, 1);
    const double one = 1 / std::sqrt(1 + 1e-5); // |LN| of the first
    compareRow(outputOf(stackOf({first}, 2), x), {1 - one, 3 + one}, 1e-12);
    const double half = 1 + one, two = 3 * half / std::sqrt(half * half + 1e-5); // deviation of [1 - one, 3 + one]
    compareRow(outputOf(stackOf({first, second}, 2), x), {1 - one - two, 3 + one + two}, 1e-12);
}

// Twelve Pre-LN blocks with f = identity on [1, -1] add almost 1 each.
void TestResidualStep::theFinalNormIsOnOrOff() {
    MatrixD x(1, 2);
    x << 1, -1;
    ResidualStep<double> pre, post;
    pre.before = layerNorm(2);
    post.after = layerNorm(2);
    pre.block = post.block = timesIdentity(2, 1);
    ResidualStack<double> stack = stackOf(std::vector(12, pre), 2);
    compareRow(outputOf(stack, x), {12.999992, -12.999992}, 1e-6);
    stack.final = layerNorm(2);
    compareRow(outputOf(stack, x), {1, -1}, 1e-6);
    compareRow(outputOf(stackOf(std::vector(12, post), 2), x), {0.999999, -0.999999}, 1e-6);
}

// arXiv 2203.00555: N = 6: 1.8612 and 0.3799; 24: 2.6321, 0.2686; 1000: 6.6874, 0.1057 (N layers of two steps).
void TestResidualStep::deepNormConstants() {
    const std::vector<std::tuple<Index, double, double>> known = {
        {6, 1.8612, 0.3799}, {12, 2.2134, 0.3195}, {24, 2.6321, 0.2686}, {100, 3.7606, 0.1880}, {1000, 6.6874, 0.1057}};
    for (const auto& [layers, alpha, beta] : known) {
        QVERIFY(std::abs(deepNormAlpha(2 * layers) - alpha) < 5e-5);
        QVERIFY(std::abs(deepNormBeta(2 * layers) - beta) < 5e-5);
    }
}

void TestResidualStep::deepNormShrinksAllButQueryAndKey() {
    StackSettings settings{.block = BlockKind::AttentionFfn, .layers = 3, .width = 8, .hidden = 32, .heads = 2};
    Random random(1);
    const auto blocks = drawBlocks<double>(settings, random);
    const auto stack = buildStack<double>(settings, {.placement = Placement::DeepNorm, .norm = layerNorm(8)}, blocks);
    const auto& drawn = std::get<Attention<double>>(blocks[0]);
    const auto& used = std::get<Attention<double>>(stack.steps[0].block);
    const double beta = deepNormBeta(6);
    QCOMPARE(used.qkv.weight.topRows(16), drawn.qkv.weight.topRows(16));
    QCOMPARE(used.qkv.weight.bottomRows(8), MatrixD(beta * drawn.qkv.weight.bottomRows(8)));
    QCOMPARE(used.out.weight, MatrixD(beta * drawn.out.weight));
    QCOMPARE(std::get<Mlp<double>>(stack.steps[1].block).down.weight,
             MatrixD(beta * std::get<Mlp<double>>(blocks[1]).down.weight));
    QCOMPARE(stack.steps[5].alpha, deepNormAlpha(6));
}

void TestResidualStep::reZeroStartsAsTheIdentity() {
    StackSettings settings{.block = BlockKind::Mlp, .layers = 5, .width = 8, .hidden = 32};
    Random random(1);
    const auto stack =
        buildStack<double>(settings, {.placement = Placement::ReZero}, drawBlocks<double>(settings, random));
    const MatrixD x = MatrixD::Random(4, 8);
    QCOMPARE(outputOf(stack, x), x);
}

// Inverted dropout: E = Delta, variance p / (1 - p) Delta^2. 64 * 512 values of 1: sd of the mean 0.0037 at p = 0.3.
void TestResidualStep::dropoutKeepsTheMean() {
    ResidualStep<double> step;
    step.block = timesIdentity(512, 1);
    step.dropout = 0.3;
    const MatrixD x = MatrixD::Ones(64, 512), added = outputOf(stackOf({step}, 512), x) - x;
    const double mean = added.mean(), variance = (added.array() - mean).square().mean();
    QVERIFY(std::abs(mean - 1) < 5 * 0.0037);
    QVERIFY(std::abs(variance - 0.3 / 0.7) < 0.02);
    QVERIFY(((added.array() == 0) || (added.array() - 1 / 0.7).abs() < 1e-12).all());
}

void TestResidualStep::dropoutIsSeededAndOffInEvaluation() {
    ResidualStep<double> step;
    step.block = timesIdentity(6, 1);
    step.dropout = 0.5;
    const MatrixD x = MatrixD::Ones(4, 6);
    const auto stack = stackOf({step}, 6);
    QCOMPARE(outputOf(stack, x, 3), outputOf(stack, x, 3));
    QVERIFY(outputOf(stack, x, 3) != outputOf(stack, x, 4));
    QCOMPARE(outputOf(stack, x, 3, NormMode::Evaluate), MatrixD(2 * x));
}

void TestResidualStep::aNormThatFailsEndsThePass() {
    ResidualStep<double> fine, fails;
    fine.block = fails.block = timesIdentity(4, 1);
    fails.before = BatchNorm<double>{};
    const auto stack = stackOf({fine, fails, fine}, 4);
    auto statistics = initialStatistics(stack);
    StackWorkspace<double> work(stack, 1);
    Random random(0);
    const StackStatus status = work.forward(stack, NormMode::Train, MatrixD::Ones(1, 4), statistics, random);
    QCOMPARE(status.status, NormStatus::OneValuePerChannel);
    QCOMPARE(status.step, Index(1));
}

QTEST_APPLESS_MAIN(TestResidualStep)
#include "test_residual_step.moc"
