// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiments/experiment_support.h"
#include "data/source.h"
#include "math/random.h"
#include "nn/linear.h"
#include "nn/loss.h"
#include "train/optimizer.h"

#include <numeric>

using namespace normscope;
using namespace normscope::test;

// Softmax regression on wines whose properties have very different units: it takes a norm of each feature. LayerNorm
// does well, too, once the units are alike.
class TestWineRegression : public QObject {
    Q_OBJECT

private slots:
    void softmaxRegression_data();
    void softmaxRegression();
    void batchNormIsAheadOnEverySplit();
};

namespace {

constexpr Index features = 13;
constexpr std::uint64_t splits = 10;

struct Wines {
    MatrixD x;
    std::vector<int> labels;
};

struct Split {
    Wines train, test;
};

// 128 wines to learn from, 50 to test.
Split splitOf(std::uint64_t seed) {
    std::vector<Index> rows(std::size_t(wine().values.rows()));
    std::iota(rows.begin(), rows.end(), Index(0));
    Random(seed).shuffle(std::span(rows));
    const auto part = [&](std::size_t from, std::size_t to) {
        Wines wines;
        const std::vector<Index> chosen(rows.begin() + std::ptrdiff_t(from), rows.begin() + std::ptrdiff_t(to));
        wines.x = wine().values(chosen, Eigen::all);
        for (const Index row : chosen) wines.labels.push_back(wine().labels[std::size_t(row)]);
        return wines;
    };
    return {part(0, 128), part(128, rows.size())};
}

// Takes the statistics of the batch at hand as running ones, biased.
BatchNorm<double> standardising() {
    BatchNorm<double> norm;
    norm.convention = MomentumConvention::Keras;
    norm.momentum = 0;
    return norm;
}

// BatchNorm knows the training wines only.
void normBoth(const Norm<double>& norm, Split& split) {
    auto running = initialRunningStatistics<double>(features);
    NormCache<double> cache;
    const auto pass = [&](Wines& wines, NormMode mode) {
        MatrixD y(wines.x.rows(), features);
        if (forward<double>(norm, mode, wines.x, y, cache, running) != NormStatus::Ok)
            throw std::runtime_error("a norm cannot be computed");
        wines.x = y;
    };
    pass(split.train, NormMode::Train);
    pass(split.test, NormMode::Evaluate);
}

enum class Way { Raw, Divided, Layer, Rms, Batch, BatchThenLayer };

void prepare(Way way, Split& split) {
    if (way == Way::Divided)
        for (Wines* wines : {&split.train, &split.test}) wines->x /= 750;
    if (way == Way::Batch || way == Way::BatchThenLayer) normBoth(standardising(), split);
    if (way == Way::Layer || way == Way::BatchThenLayer) normBoth(LayerNorm<double>{}, split);
    if (way == Way::Rms) normBoth(RmsNorm<double>{}, split);
}

std::vector<ParameterSpan<double>> parametersOf(Linear<double>& linear, Linear<double>& gradient) {
    const auto span = [](auto& values) { return std::span(values.data(), std::size_t(values.size())); };
    return {{ParameterKind::Weight, -1, "weight", span(linear.weight), span(gradient.weight)},
            {ParameterKind::Bias, -1, "bias", span(linear.bias), span(gradient.bias)}};
}

double accuracyOf(const Linear<double>& linear, const Wines& wines) {
    MatrixD logits(wines.x.rows(), 3);
    forward<double>(linear, wines.x, logits);
    Index correct = 0, best = 0;
    for (Index i = 0; i < logits.rows(); ++i) {
        logits.row(i).maxCoeff(&best);
        if (best == wines.labels[std::size_t(i)]) ++correct;
    }
    return double(correct) / double(logits.rows());
}

struct Fit {
    double accuracy = 0, loss = 0; // of the test wines; of the training wines at the last step
};

// From zero, 200 steps of gradient descent over all training wines, learning rate 0.1.
Fit fit(Way way, std::uint64_t seed) {
    Split split = splitOf(seed);
    prepare(way, split);
    auto linear = zeroLinear<double>(features, 3, true), gradient = linear;
    const auto parameters = parametersOf(linear, gradient);
    const OptimizerSettings descent{.kind = OptimizerKind::Sgd};
    auto state = initialState(descent, parameters);
    MatrixD logits(128, 3), dx(128, features);
    double loss = 0;
    for (int step = 0; step < 200; ++step) {
        forward<double>(linear, split.train.x, logits);
        loss = crossEntropy<double>(logits, split.train.labels, logits);
        gradient.weight.setZero();
        gradient.bias.setZero();
        backward<double>(linear, split.train.x, logits, dx, gradient);
        optimize(descent, 0.1, parameters, state);
    }
    return {accuracyOf(linear, split.test), loss};
}

} // namespace

void TestWineRegression::softmaxRegression_data() {
    QTest::addColumn<int>("way");
    for (const char* name : {"accuracy", "accuracySd", "loss", "lossSd"}) QTest::addColumn<double>(name);
    const auto row = [](const char* name, Way way, Spread accuracy, Spread loss) {
        QTest::newRow(name) << int(way) << accuracy.mean << accuracy.sd << loss.mean << loss.sd;
    };
    row("raw", Way::Raw, {.454, .145}, {7370, 3900}); // diverges: the loss is that of a wild line
    row("raw / 750", Way::Divided, {.688, .045}, {.84, .017});
    row("LayerNorm", Way::Layer, {.644, .051}, {.97, .015});
    row("RMSNorm", Way::Rms, {.646, .060}, {.96, .015});
    row("BatchNorm", Way::Batch, {.972, .030}, {.057, .009});
    row("BatchNorm, then LayerNorm", Way::BatchThenLayer, {.966, .028}, {.071, .012});
}

// Mean over ten splits, of which each side has its own.
void TestWineRegression::softmaxRegression() {
    QFETCH(int, way);
    std::vector<double> accuracies, losses;
    for (std::uint64_t seed = 0; seed < splits; ++seed) {
        const Fit found = fit(Way(way), seed);
        accuracies.push_back(found.accuracy);
        losses.push_back(found.loss);
    }
    const std::string name = QTest::currentDataTag();
    QFETCH(double, accuracy);
    QFETCH(double, accuracySd);
    QVERIFY(within(name + ": test accuracy", spreadOf(accuracies).mean, accuracy, room(accuracySd, splits)));
    QFETCH(double, loss);
    QFETCH(double, lossSd);
    QVERIFY(within(name + ": training loss", spreadOf(losses).mean, loss, room(lossSd, splits)));
}

// 40 splits in PyTorch: LayerNorm at most .72, BatchNorm at least .92.
void TestWineRegression::batchNormIsAheadOnEverySplit() {
    for (std::uint64_t seed = 0; seed < splits; ++seed)
        QVERIFY(fit(Way::Batch, seed).accuracy > fit(Way::Layer, seed).accuracy + 0.1);
}

QTEST_APPLESS_MAIN(TestWineRegression)
#include "test_wine_regression.moc"
