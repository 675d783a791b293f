// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/stack_support.h"
#include "train/optimizer.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestOptimizer : public QObject {
    Q_OBJECT

private slots:
    void twentyStepsAsTorch_data();
    void twentyStepsAsTorch();
    void theFirstAdamStepIsTheSign();
    void decayFollowsTheKind();
    void clipsAsTorch_data();
    void clipsAsTorch();
    void aNormThatIsNotFiniteIsNotClipped();

private:
    const nlohmann::json m_golden = golden("train_goldens.json");
};

namespace {

constexpr std::size_t values = 12;

double noise(std::uint64_t step, std::size_t k) {
    return 4 * (goldenUniform((step << 32) + k) - 0.5) * std::pow(10.0, double(k % 4) - 2);
}

OptimizerKind kindOf(const std::string& name) {
    return named<OptimizerKind>(name, {{"sgd", OptimizerKind::Sgd},
                                       {"momentum", OptimizerKind::Momentum},
                                       {"adam", OptimizerKind::Adam},
                                       {"adamw", OptimizerKind::AdamW}});
}

template <class T>
struct OneParameter {
    std::vector<T> w, g;
    std::vector<ParameterSpan<T>> spans;

    explicit OneParameter(std::size_t n, ParameterKind kind = ParameterKind::Weight)
        : w(n), g(n), spans{{kind, 0, "w", w, g}} {}
};

} // namespace

void TestOptimizer::twentyStepsAsTorch_data() {
    QTest::addColumn<int>("k");
    const auto& cases = m_golden.at("optimizers");
    for (int k = 0; k < int(cases.size()); ++k)
        QTest::addRow("%s, weight decay %g", cases[k]["kind"].get<std::string>().c_str(),
                      cases[k]["weight_decay"].get<double>())
            << k;
}

// 1e-6 is what a float step may lose; in double the paths agree to rounding.
void TestOptimizer::twentyStepsAsTorch() {
    QFETCH(const int, k);
    const auto& c = m_golden.at("optimizers")[k];
    OptimizerSettings settings{.kind = kindOf(c.at("kind")), .beta2 = 0.98};
    settings.weightDecay = c.at("weight_decay");
    const bool adam = settings.kind == OptimizerKind::Adam || settings.kind == OptimizerKind::AdamW;
    const auto path = vectorOf<double>(c, "path");
    OneParameter<double> wide(values);
    OneParameter<float> narrow(values);
    for (std::size_t i = 0; i < values; ++i)
        narrow.w[i] = float(wide.w[i] = 2 * (goldenUniform((std::uint64_t(1000) << 32) + i) - 0.5));
    auto wideState = initialState(settings, wide.spans);
    auto narrowState = initialState(settings, narrow.spans);
    for (std::uint64_t step = 1; step <= 20; ++step) {
        for (std::size_t i = 0; i < values; ++i) narrow.g[i] = float(wide.g[i] = noise(step, i));
        optimize(settings, adam ? 0.01 : 0.1, wide.spans, wideState);
        optimize(settings, adam ? 0.01 : 0.1, narrow.spans, narrowState);
        for (std::size_t i = 0; i < values; ++i) {
            const double expected = path[(step - 1) * values + i], size = std::max(1.0, std::abs(expected));
            QVERIFY(std::abs(wide.w[i] - expected) <= 1e-12 * size);
            QVERIFY(std::abs(double(narrow.w[i]) - expected) <= 4e-6 * size); // up to 20 steps of half an ulp of 20
        }
    }
}

// lr = 0.1 and g = (1e-3, 5, -200): -0.0999990, -0.1, 0.1.
void TestOptimizer::theFirstAdamStepIsTheSign() {
    OneParameter<double> p(3);
    p.g = {1e-3, 5, -200};
    const OptimizerSettings settings;
    auto state = initialState(settings, p.spans);
    optimize(settings, 0.1, p.spans, state);
    QVERIFY(std::abs(p.w[0] + 0.0999990) < 5e-8);
    QVERIFY(std::abs(p.w[1] + 0.1) < 1e-8);
    QVERIFY(std::abs(p.w[2] - 0.1) < 1e-8);
}

// Without a gradient AdamW only decays: (1 - lr weight_decay)^steps.
void TestOptimizer::decayFollowsTheKind() {
    using enum ParameterKind;
    for (const DecayOf rule : {DecayOf::All, DecayOf::Weights, DecayOf::Norms})
        for (const ParameterKind kind : {Weight, Bias, Gamma, Beta, Scale}) {
            OneParameter<double> p(1, kind);
            p.w[0] = 1;
            const OptimizerSettings settings{.kind = OptimizerKind::AdamW, .weightDecay = 0.5, .decayOf = rule};
            auto state = initialState(settings, p.spans);
            for (int step = 0; step < 3; ++step) optimize(settings, 0.1, p.spans, state);
            const bool norm = kind == Gamma || kind == Beta;
            const bool decayed = rule == DecayOf::All || (rule == DecayOf::Weights ? kind == Weight : norm);
            QVERIFY(std::abs(p.w[0] - (decayed ? std::pow(0.95, 3) : 1.0)) < 1e-12);
        }
}

void TestOptimizer::clipsAsTorch_data() {
    QTest::addColumn<int>("k");
    for (int k = 0; k < int(m_golden.at("clip").size()); ++k) QTest::addRow("%d", k) << k;
}

void TestOptimizer::clipsAsTorch() {
    QFETCH(const int, k);
    const auto& c = m_golden.at("clip")[k];
    OneParameter<double> p(values);
    for (std::size_t i = 0; i < values; ++i) p.g[i] = noise(1, i);
    const double norm = globalNorm(p.spans);
    QVERIFY(std::abs(norm - c.at("norm").get<double>()) < 1e-12 * norm);
    clipGlobalNorm(p.spans, norm, c.at("limit").get<double>());
    const auto clipped = vectorOf<double>(c, "clipped");
    for (std::size_t i = 0; i < values; ++i) QVERIFY(std::abs(p.g[i] - clipped[i]) < 1e-12 * norm);
}

void TestOptimizer::aNormThatIsNotFiniteIsNotClipped() {
    OneParameter<float> p(2);
    p.g = {INFINITY, 1};
    QCOMPARE(clipGlobalNorm(p.spans, globalNorm(p.spans), 1), 1.0);
    QCOMPARE(p.g[1], 1.0F);
}

QTEST_APPLESS_MAIN(TestOptimizer)
#include "test_optimizer.moc"
