// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "math/moments.h"
#include "nn/initialise.h"

#include <QtTest>

#include <cmath>

using namespace normscope;

class TestInitialise : public QObject {
    Q_OBJECT

private slots:
    void spreadIsAsPublished_data();
    void spreadIsAsPublished();
    void uniformWeightsStayWithinTheirBound();
    void biasesAreZeroButForTorch();
    void aPartOfALargerMatrixTakesItsFanOut();
    void theSameSeedGivesTheSameWeights();
};

namespace {

constexpr Index in = 300, out = 200;

MatrixD weights(const InitialiseSettings& settings, Index fanOut = 0, std::uint64_t seed = 0) {
    Linear<double> linear = zeroLinear<double>(in, out, false);
    Random random(seed);
    initialise(linear, settings, random, fanOut);
    return linear.weight;
}

double spread(const MatrixD& weight) { return std::sqrt(moments(weight.reshaped()).var); }

} // namespace

void TestInitialise::spreadIsAsPublished_data() {
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("sd");
    QTest::newRow("Xavier uniform") << int(Initialisation::XavierUniform) << std::sqrt(2.0 / (in + out));
    QTest::newRow("Xavier normal") << int(Initialisation::XavierNormal) << std::sqrt(2.0 / (in + out));
    QTest::newRow("He normal") << int(Initialisation::HeNormal) << std::sqrt(2.0 / in);
    QTest::newRow("PyTorch's default") << int(Initialisation::TorchDefault) << std::sqrt(1.0 / (3 * in));
    QTest::newRow("GPT-2") << int(Initialisation::Gpt2) << 0.02;
}

// 60,000 weights: the sd of their sd is at most sd / sqrt(2 n), 0.3 %; five of these.
void TestInitialise::spreadIsAsPublished() {
    QFETCH(int, kind);
    QFETCH(double, sd);
    for (const double gain : {1.0, 0.5}) {
        const double measured = spread(weights({Initialisation(kind), gain, 1, false}));
        QVERIFY2(std::abs(measured / (gain * sd) - 1) < 0.015, qPrintable(QString::number(measured)));
    }
    const double last = spread(weights({Initialisation::Gpt2, 1, 24, true}));
    QVERIFY(std::abs(last / (0.02 / std::sqrt(24.0)) - 1) < 0.015);
}

void TestInitialise::uniformWeightsStayWithinTheirBound() {
    const double bound = std::sqrt(6.0 / (in + out));
    const MatrixD weight = weights({Initialisation::XavierUniform, 1, 1, false});
    QVERIFY(weight.cwiseAbs().maxCoeff() <= bound && weight.cwiseAbs().maxCoeff() > 0.999 * bound);
}

void TestInitialise::biasesAreZeroButForTorch() {
    Linear<float> linear = zeroLinear<float>(9, 50, true);
    Random random(1);
    initialise(linear, {Initialisation::TorchDefault, 1, 1, false}, random);
    QVERIFY(linear.bias.cwiseAbs().maxCoeff() > 0.2f && linear.bias.cwiseAbs().maxCoeff() <= 1.0f / 3);
    initialise(linear, {Initialisation::HeNormal, 1, 1, false}, random);
    QCOMPARE(linear.bias.cwiseAbs().maxCoeff(), 0.0f);
}

void TestInitialise::aPartOfALargerMatrixTakesItsFanOut() {
    const double measured = spread(weights({Initialisation::XavierUniform, 1, 1, false}, 3 * out));
    QVERIFY(std::abs(measured / std::sqrt(2.0 / (in + 3 * out)) - 1) < 0.015);
}

void TestInitialise::theSameSeedGivesTheSameWeights() {
    const InitialiseSettings settings;
    QCOMPARE(weights(settings, 0, 7), weights(settings, 0, 7));
    QVERIFY(weights(settings, 0, 7) != weights(settings, 0, 8));
}

QTEST_APPLESS_MAIN(TestInitialise)
#include "test_initialise.moc"
