// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experiment_support.h"
#include "data/source.h"
#include "nn/activation.h"
#include "nn/initialise.h"
#include "nn/loss.h"
#include "train/batch.h"
#include "train/optimizer.h"

using namespace normscope;
using namespace normscope::test;

// Digits with one number added to every standardised pixel, into norm, Linear(64, 64), ReLU, norm, Linear(64, 10):
// LayerNorm takes the offset away, RMSNorm lets it drown the picture. 300 steps of 64 samples, SGD at 0.05 with
// momentum 0.9, PyTorch's initialisation, means of five seeds.
class TestOffsetOnDigits : public QObject {
    Q_OBJECT

private slots:
    void layerNormDoesNotSeeIt();
    void rmsNormDrowns_data();
    void rmsNormDrowns();
};

namespace {

constexpr Index pixels = 64, hidden = 64, classes = 10, batchSize = 64;
constexpr std::uint64_t seeds = 5;

// A norm with its gradient and what its forward pass left.
struct NormLayer {
    Norm<float> norm;
    AffineGradient<float> gradient;
    NormCache<float> cache;
    RunningStatistics<float> unused = {};

    void forwards(const MatrixF& x, MatrixF& y) { forward<float>(norm, NormMode::Train, x, y, cache, unused); }
    void backwards(const MatrixF& x, const MatrixF& dy, MatrixF& dx) {
        backward<float>(norm, NormMode::Train, x, dy, cache, dx, gradient);
    }
};

enum class Kind { Layer, Rms };

NormLayer normLayer(Kind kind, Index width) {
    const std::vector<float> ones(std::size_t(width), 1), zeros(std::size_t(width), 0);
    if (kind == Kind::Layer) return {LayerNorm<float>{1e-5, {ones, zeros}}, {zeros, zeros}, {}};
    return {RmsNorm<float>{1e-5, {ones, {}}}, {zeros, {}}, {}};
}

struct Network {
    NormLayer input, inner;
    Linear<float> first = zeroLinear<float>(pixels, hidden, true), last = zeroLinear<float>(hidden, classes, true);
    Linear<float> dfirst = first, dlast = last;
    MatrixF normed, raw, slope, active, innerOut, logits;

    Network(Kind kind, std::uint64_t seed) : input(normLayer(kind, pixels)), inner(normLayer(kind, hidden)) {
        Random random(seed, 1);
        initialise(first, {.kind = Initialisation::TorchDefault}, random);
        initialise(last, {.kind = Initialisation::TorchDefault}, random);
    }

    void forwards(const MatrixF& x) {
        for (MatrixF* wide : {&raw, &slope, &active, &innerOut}) wide->resize(x.rows(), hidden);
        normed.resize(x.rows(), pixels);
        logits.resize(x.rows(), classes);
        input.forwards(x, normed);
        forward<float>(first, normed, raw);
        activate<float>(Activation::Relu, raw, active, slope);
        inner.forwards(active, innerOut);
        forward<float>(last, innerOut, logits);
    }

    void backwards(const MatrixF& x, std::span<const int> labels) {
        crossEntropy<float>(logits, labels, logits);
        MatrixF d(x.rows(), hidden), next(x.rows(), hidden);
        backward<float>(last, innerOut, logits, d, dlast);
        inner.backwards(active, d, next);
        next.array() *= slope.array();
        backward<float>(first, normed, next, d, dfirst);
        input.backwards(x, d, next);
    }
};

template <class Values>
std::span<float> all(Values& values) {
    return {values.data(), std::size_t(values.size())};
}

void addTo(std::vector<ParameterSpan<float>>& parameters, Linear<float>& linear, Linear<float>& gradient) {
    parameters.push_back({ParameterKind::Weight, -1, "weight", all(linear.weight), all(gradient.weight)});
    parameters.push_back({ParameterKind::Bias, -1, "bias", all(linear.bias), all(gradient.bias)});
}

void addTo(std::vector<ParameterSpan<float>>& parameters, NormLayer& layer) {
    const auto add = [&](Affine<float>& affine) {
        parameters.push_back({ParameterKind::Gamma, -1, "gamma", all(affine.gamma), all(layer.gradient.dgamma)});
        parameters.push_back({ParameterKind::Beta, -1, "beta", all(affine.beta), all(layer.gradient.dbeta)});
    };
    if (auto* norm = std::get_if<LayerNorm<float>>(&layer.norm)) add(norm->affine);
    if (auto* norm = std::get_if<RmsNorm<float>>(&layer.norm)) add(norm->affine);
}

// Valid while the network stays where it is.
std::vector<ParameterSpan<float>> parametersOf(Network& network) {
    std::vector<ParameterSpan<float>> parameters;
    addTo(parameters, network.input);
    addTo(parameters, network.first, network.dfirst);
    addTo(parameters, network.inner);
    addTo(parameters, network.last, network.dlast);
    return parameters;
}

void learn(Network& network, const Samples& samples, std::uint64_t seed) {
    const auto parameters = parametersOf(network);
    const OptimizerSettings momentum{.kind = OptimizerKind::Momentum};
    auto state = initialState(momentum, parameters);
    Batch batch(samples, 1, batchSize, Sampling::Random);
    Random random(seed, 2);
    for (Index step = 0; step < 300; ++step) {
        batch.draw(step, random);
        for (const auto& parameter : parameters) std::ranges::fill(parameter.gradient, 0.0F);
        network.forwards(batch.x());
        network.backwards(batch.x(), batch.labels());
        optimize(momentum, 0.05, parameters, state);
    }
}

double accuracyOf(Network& network, const Samples& samples) {
    network.forwards(samples.x);
    Index correct = 0, best = 0;
    for (Index i = 0; i < samples.x.rows(); ++i) {
        network.logits.row(i).maxCoeff(&best);
        if (best == samples.labels[std::size_t(i)]) ++correct;
    }
    return double(correct) / double(samples.x.rows());
}

double meanAccuracy(Kind kind, float offset) {
    std::vector<double> accuracies;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        TrainingTask task = makeTask(digits(), 1, Standardise::Together, seed);
        task.train.x.array() += offset;
        task.test.x.array() += offset;
        Network network(kind, seed);
        learn(network, task.train, seed);
        accuracies.push_back(accuracyOf(network, task.test));
    }
    return spreadOf(accuracies).mean;
}

// The five seeds of the reference tell .003 to .005 where little is lost; over 40 seeds it is .007, as 450 test samples
// of .97 have it.
constexpr double usualSd = 0.007;

} // namespace

// .973 at every offset. A seed may not move by more than one of its 450 test samples: float holds fewer digits of a
// pixel beside a large offset.
void TestOffsetOnDigits::layerNormDoesNotSeeIt() {
    const double without = meanAccuracy(Kind::Layer, 0);
    QVERIFY(within("LayerNorm, no offset", without, .973, room(usualSd, seeds)));
    for (const float offset : {10.0F, 30.0F, 100.0F}) {
        const double with = meanAccuracy(Kind::Layer, offset);
        QVERIFY(within("LayerNorm, offset " + std::to_string(int(offset)), with, without, 1.0 / 450));
    }
}

void TestOffsetOnDigits::rmsNormDrowns_data() {
    for (const char* name : {"accuracy", "sd"}) QTest::addColumn<double>(name);
    QTest::newRow("0") << .972 << usualSd;
    QTest::newRow("1") << .970 << usualSd;
    QTest::newRow("3") << .929 << .019;
    QTest::newRow("10") << .312 << .110;
    QTest::newRow("30") << .101 << .042;
    QTest::newRow("100") << .101 << usualSd;
}

// Chance is .1. At 30 some seeds are not there yet: the sd is that of twelve.
void TestOffsetOnDigits::rmsNormDrowns() {
    QFETCH(double, accuracy);
    QFETCH(double, sd);
    const std::string offset = QTest::currentDataTag();
    QVERIFY(within("RMSNorm, offset " + offset, meanAccuracy(Kind::Rms, std::stof(offset)), accuracy, room(sd, seeds)));
}

QTEST_APPLESS_MAIN(TestOffsetOnDigits)
#include "test_offset_on_digits.moc"
