// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/stack_support.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

// Forward and every gradient of every block × placement × norm: against PyTorch, and against differences.
class TestResidualStack : public QObject {
    Q_OBJECT

private slots:
    void agreesWithTorchInDouble_data() { addCases(); }
    void agreesWithTorchInDouble() { compare<double>(1e-9); }
    void agreesWithTorchInFloat_data() { addCases(); }
    void agreesWithTorchInFloat() { compare<float>(1e-5); }
    void gradientsAreDifferences_data() { addCases(); }
    void gradientsAreDifferences();
    void gradientsAccumulate();
    void theGoldenFileHoldsEveryCombination();

private:
    void addCases();
    template <class T>
    void compare(double allowed);

    const nlohmann::json m_cases = golden("stack_goldens.json").at("cases");
};

namespace {

// Largest difference over the largest value; values below 1 count as 1, as a gradient that is 0 in truth is rounding.
template <class T>
double relativeError(std::span<const T> actual, const std::vector<double>& expected) {
    if (actual.size() != expected.size()) return INFINITY;
    double error = 0, largest = 1;
    for (std::size_t k = 0; k < expected.size(); ++k) {
        error = std::max(error, std::abs(double(actual[k]) - expected[k]));
        largest = std::max(largest, std::abs(expected[k]));
    }
    return error / largest;
}

template <class T>
std::span<const T> all(const Eigen::Map<Matrix<T>>& m) {
    return {m.data(), std::size_t(m.size())};
}

// Central differences at two steps, extrapolated to step 0 (Richardson).
double slope(Pass<double>& pass, double& parameter) {
    const double value = parameter;
    const auto difference = [&](double h) {
        parameter = value + h;
        const double above = pass.loss();
        parameter = value - h;
        const double below = pass.loss();
        parameter = value;
        return (above - below) / (2 * h);
    };
    const double h = 2e-5;
    return (4 * difference(h / 2) - difference(h)) / 3;
}

} // namespace

void TestResidualStack::addCases() {
    QTest::addColumn<int>("k");
    for (int k = 0; k < int(m_cases.size()); ++k) QTest::newRow(m_cases[k].at("name").get<std::string>().c_str()) << k;
}

template <class T>
void TestResidualStack::compare(double allowed) {
    QFETCH(const int, k);
    const nlohmann::json& c = m_cases[k];
    Pass<T> pass(c);
    QCOMPARE(pass.forward().status, NormStatus::Ok);
    pass.backward();
    QVERIFY(relativeError<T>(all(pass.work.output()), vectorOf<double>(c, "y")) <= allowed);
    QVERIFY(relativeError<T>(all(pass.work.dInput()), vectorOf<double>(c, "dx")) <= allowed);
    const nlohmann::json& expected = c.at("gradients");
    std::size_t place = 0;
    forEachParameter<T>(pass.stack, pass.gradient, [&](const ParameterSpan<T>& p) {
        QVERIFY(place < expected.size());
        const nlohmann::json& own = expected[place++];
        const std::string name = own.at("name");
        QVERIFY2(name.ends_with(std::string(p.name.substr(p.name.rfind('.') + 1))), name.c_str());
        const double error = relativeError<T>(p.gradient, vectorOf<double>(own, "values"));
        QVERIFY2(error <= allowed, (name + " is off by " + std::to_string(error)).c_str());
    });
    QCOMPARE(place, expected.size());
}

// Each parameter tensor at three places, and the input: differences of a loss that is right to 1e-15 relative, with
// a step whose truncation is below 1e-9, leave about 1e-8.
void TestResidualStack::gradientsAreDifferences() {
    QFETCH(const int, k);
    Pass<double> pass(m_cases[k]);
    pass.forward();
    pass.backward();
    const MatrixD dx = pass.work.dInput();
    const auto check = [&](double& parameter, double gradient, const std::string& name) {
        const double expected = slope(pass, parameter);
        QVERIFY2(std::abs(gradient - expected) <= 1e-7 * std::max(1.0, std::abs(expected)), name.c_str());
    };
    auto unused = zeroGradient(pass.stack);
    forEachParameter<double>(pass.stack, pass.gradient, [&](const ParameterSpan<double>& p) {
        for (const std::size_t i : {std::size_t(0), p.value.size() / 2, p.value.size() - 1})
            check(p.value[i], p.gradient[i], std::string(p.name));
    });
    for (const Index i : {Index(0), Index(31), Index(71)}) check(pass.x.data()[i], dx.data()[i], "x");
}

void TestResidualStack::gradientsAccumulate() {
    Pass<double> once(m_cases[0]), twice(m_cases[0]);
    once.forward();
    once.backward();
    twice.forward();
    twice.backward();
    twice.backward();
    std::vector<double> first;
    forEachParameter<double>(once.stack, once.gradient,
                             [&](const ParameterSpan<double>& p) { first.push_back(p.gradient[0]); });
    std::size_t place = 0;
    forEachParameter<double>(twice.stack, twice.gradient, [&](const ParameterSpan<double>& p) {
        QVERIFY(std::abs(p.gradient[0] - 2 * first[place++]) < 1e-12);
    });
}

void TestResidualStack::theGoldenFileHoldsEveryCombination() {
    std::map<std::string, int> seen;
    for (const auto& c : m_cases)
        ++seen[c.at("block").get<std::string>() + "-" + c.at("placement").get<std::string>() + "-" +
               c.at("norm").get<std::string>()];
    for (const char* block : {"linear", "mlp", "attention_ffn", "parallel", "xiong"}) {
        for (const char* placement : {"post", "pre", "sandwich", "output", "deepnorm", "layer_scale"})
            for (const char* norm : {"layer", "rms", "batch"})
                QVERIFY(seen[std::string(block) + "-" + placement + "-" + norm] > 0);
        for (const char* placement : {"none", "rezero"})
            QVERIFY(seen[std::string(block) + "-" + placement + "-none"] > 0);
    }
    for (const char* block : {"attention_ffn", "parallel"})
        for (const char* norm : {"layer", "rms", "batch"}) QVERIFY(seen[std::string(block) + "-output_qk-" + norm] > 0);
}

QTEST_APPLESS_MAIN(TestResidualStack)
#include "test_residual_stack.moc"
