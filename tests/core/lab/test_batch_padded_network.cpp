// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/counted_allocations.h"
#include "gradient_check.h"
#include "lab/batch_padded_network.h"
#include "train/classifier.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

namespace {

struct Way {
    const char* name;
    bool batch, masked;
    Index pads;
};

constexpr Way ways[] = {{"BatchNorm", true, false, 0},
                        {"BatchNorm, padded", true, false, 3},
                        {"masked BatchNorm, padded", true, true, 3},
                        {"LayerNorm", false, false, 0},
                        {"LayerNorm, padded", false, false, 3}};

template <class T>
Norm<T> normOf(bool batch, Index width) {
    const Affine<T> affine{std::vector<T>(std::size_t(width), 1), std::vector<T>(std::size_t(width), 0)};
    if (batch) return BatchNorm<T>{1e-5, affine};
    return LayerNorm<T>{1e-5, affine};
}

template <class T>
Matrix<T> drawnInput(Index rows, Index inputs) {
    Random random(7);
    Matrix<T> x(rows, inputs);
    for (T& value : std::span(x.data(), std::size_t(x.size()))) value = T(random.normal());
    return x;
}

} // namespace

class TestBatchPaddedNetwork : public QObject {
    Q_OBJECT

private slots:
    void gradients_data() { rows(); }
    void gradients();
    void allocatesNothing_data() { rows(); }
    void allocatesNothing();
    void realTokensKnowNoPadding();
    void shape();

private:
    static void rows() {
        QTest::addColumn<int>("way");
        for (int k = 0; k < int(std::size(ways)); ++k) QTest::newRow(ways[k].name) << k;
    }
};

// Against central differences in double, every parameter of a small network.
void TestBatchPaddedNetwork::gradients() {
    QFETCH(int, way);
    const auto [name, batch, masked, pads] = ways[way];
    const PaddedShape shape{.tokens = 2, .inputs = 3, .width = 4, .classes = 3};
    Random random(3);
    auto network = paddedNetwork<double>(shape, normOf<double>(batch, shape.width), masked, random);
    auto gradient = zeroGradient(network);
    const std::vector<int> labels = {0, 2, 1, 1, 0};
    const MatrixD x = drawnInput<double>(std::ssize(labels) * shape.tokens, shape.inputs);
    PaddedWork<double> work(shape, std::ssize(labels), pads);
    const auto loss = [&] {
        auto statistics = initialStatistics(network);
        work.forward(network, NormMode::Train, x, statistics);
        return work.loss(labels);
    };
    loss();
    work.backward(network, x, gradient);
    for (const auto& parameter : parametersOf(network, gradient)) {
        MatrixD expected(1, std::ssize(parameter.value)), found(1, std::ssize(parameter.value));
        for (std::size_t k = 0; k < parameter.value.size(); ++k) {
            expected(0, Index(k)) = slope(loss, parameter.value[k]);
            found(0, Index(k)) = parameter.gradient[k];
        }
        // A bias in front of BatchNorm changes nothing: what is left of both is rounding.
        if (expected.cwiseAbs().maxCoeff() < 1e-9 && found.cwiseAbs().maxCoeff() < 1e-9) continue;
        QVERIFY(relativeError(expected, found) < gradientBound);
    }
}

void TestBatchPaddedNetwork::allocatesNothing() {
    QFETCH(int, way);
    const auto [name, batch, masked, pads] = ways[way];
    Random random(3);
    auto network = paddedNetwork<float>({}, normOf<float>(batch, 64), masked, random);
    auto gradient = zeroGradient(network);
    auto statistics = initialStatistics(network);
    const auto parameters = parametersOf(network, gradient);
    const std::vector<int> labels(32, 1);
    const MatrixF x = drawnInput<float>(32 * 8, 8);
    PaddedWork<float> work({}, 32, pads);
    const auto step = [&] {
        work.forward(network, NormMode::Train, x, statistics);
        work.loss(labels);
        setZero(parameters);
        work.backward(network, x, gradient);
    };
    step();
    const std::size_t before = allocations;
    step();
    QCOMPARE(allocations, before);
}

// Logits to the last bit, but for BatchNorm that counts the padding.
void TestBatchPaddedNetwork::realTokensKnowNoPadding() {
    for (const auto& [name, batch, masked, pads] : ways) {
        Random random(3);
        const auto network = paddedNetwork<float>({}, normOf<float>(batch, 64), masked, random);
        const MatrixF x = drawnInput<float>(5 * 8, 8);
        const auto logits = [&](Index padding) {
            PaddedWork<float> work({}, 5, padding);
            auto statistics = initialStatistics(network);
            work.forward(network, NormMode::Train, x, statistics);
            return work.logits();
        };
        for (const Index padding : {1, 8, 24, 56}) {
            const bool counted = batch && !masked;
            QCOMPARE((logits(padding) - logits(0)).cwiseAbs().maxCoeff() == 0, !counted);
        }
    }
}

// Weights and biases of three linear layers, positions, gamma and beta of two norms.
void TestBatchPaddedNetwork::shape() {
    Random random(3);
    auto network = paddedNetwork<float>({}, normOf<float>(true, 64), false, random);
    auto gradient = zeroGradient(network);
    std::size_t count = 0;
    for (const auto& parameter : parametersOf(network, gradient)) count += parameter.value.size();
    QCOMPARE(count, std::size_t(8 * 64 + 64 + 8 * 64 + 64 * 64 + 64 + 512 * 10 + 10 + 4 * 64));
    double squares = 0;
    for (const float p : std::span(network.positions.data(), 512)) squares += double(p) * double(p) / 512;
    QVERIFY(std::abs(std::sqrt(squares) - 0.5) < 0.05);
}

QTEST_APPLESS_MAIN(TestBatchPaddedNetwork)
#include "test_batch_padded_network.moc"
