// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/nn/stack_support.h"
#include "train/classifier.h"
#include "train/optimizer.h"
#include "train/schedule.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

class TestClassifier : public QObject {
    Q_OBJECT

private slots:
    void twentyStepsAsTorch_data();
    void twentyStepsAsTorch();
    void gradientsAreDifferences();
    void countsWhatIsRight();

private:
    template <class T>
    void compare(const nlohmann::json& c, double allowed);

    const nlohmann::json m_cases = golden("train_goldens.json").at("training");
};

namespace {

constexpr Index classes = 5, samples = stackRows / stackTokens;
constexpr std::array labels = {0, 3, 1};

// The model of make_train_goldens.py, filled by its formula, with all that a step needs.
template <class T>
struct Training {
    Classifier<T> model;
    Matrix<T> x = goldenMatrix<T>(0, 4);
    StackStatistics<T> statistics;
    ClassifierGradient<T> gradient;
    std::vector<ParameterSpan<T>> parameters;
    std::optional<ClassifierWorkspace<T>> work;
    Random random{0};

    explicit Training(const nlohmann::json& c)
        : model{zeroLinear<T>(stackWidth, stackWidth, true), Matrix<T>::Zero(stackTokens, stackWidth),
                goldenStack<T>(c), zeroLinear<T>(stackWidth, classes, true), stackTokens},
          statistics(initialStatistics(model.stack)), gradient(zeroGradient(model)),
          parameters(parametersOf(model, gradient)) {
        std::uint64_t tensor = 2; // behind x and an upstream gradient
        for (const ParameterSpan<T>& p : parameters) {
            const double width = p.kind == ParameterKind::Weight ? 1.5 : p.kind == ParameterKind::Gamma ? 0.6 : 0.4;
            goldenFill<T>(tensor++, p.value, width, p.kind == ParameterKind::Gamma ? 1 : 0);
        }
        work.emplace(model, samples);
    }

    double loss() {
        work->forward(model, NormMode::Train, x, statistics, random);
        return work->loss(labels);
    }
    void backward() {
        setZero(parameters);
        work->backward(model, NormMode::Train, x, gradient);
    }
};

OptimizerSettings optimizerOf(const nlohmann::json& c) {
    OptimizerSettings settings{.beta2 = 0.98};
    settings.kind = named<OptimizerKind>(c.at("optimizer"), {{"sgd", OptimizerKind::Sgd},
                                                             {"momentum", OptimizerKind::Momentum},
                                                             {"adam", OptimizerKind::Adam},
                                                             {"adamw", OptimizerKind::AdamW}});
    if (settings.kind == OptimizerKind::AdamW) settings.weightDecay = 0.3;
    return settings;
}

} // namespace

void TestClassifier::twentyStepsAsTorch_data() {
    QTest::addColumn<int>("k");
    for (int k = 0; k < int(m_cases.size()); ++k)
        QTest::addRow("%s, %s", m_cases[k].at("name").get<std::string>().c_str(),
                      m_cases[k].at("optimizer").get<std::string>().c_str())
            << k;
}

template <class T>
void TestClassifier::compare(const nlohmann::json& c, double allowed) {
    Training<T> run(c);
    const OptimizerSettings settings = optimizerOf(c);
    const ScheduleSettings schedule{.lr = 0.01, .warmup = 5};
    const double clip = c.at("clip");
    auto state = initialState(settings, run.parameters);
    const auto expected = vectorOf<double>(c, "losses");
    for (std::size_t step = 0; step < expected.size(); ++step) {
        const double loss = run.loss();
        QVERIFY2(std::abs(loss - expected[step]) <= allowed * std::max(1.0, expected[step]),
                 qPrintable(QString("step %1: %2, not %3").arg(step).arg(loss).arg(expected[step])));
        run.backward();
        if (clip > 0) clipGlobalNorm(run.parameters, globalNorm(run.parameters), clip);
        optimize(settings, learningRate(schedule, Index(step)), run.parameters, state);
    }
}

// Steps repeat rounding: twenty of them keep a float within 1e-4 of the loss and a double within 1e-9.
void TestClassifier::twentyStepsAsTorch() {
    QFETCH(const int, k);
    compare<double>(m_cases[k], 1e-9);
    compare<float>(m_cases[k], 1e-4);
}

void TestClassifier::gradientsAreDifferences() {
    Training<double> run(m_cases[0]);
    run.loss();
    run.backward();
    for (const ParameterSpan<double>& p : run.parameters) {
        double& value = p.value[p.value.size() / 2];
        const double start = value, gradient = p.gradient[p.value.size() / 2], h = 1e-5;
        value = start + h;
        const double above = run.loss();
        value = start - h;
        const double below = run.loss();
        value = start;
        QVERIFY2(std::abs((above - below) / (2 * h) - gradient) < 1e-7, std::string(p.name).c_str());
    }
}

void TestClassifier::countsWhatIsRight() {
    Training<double> run(m_cases[0]);
    run.loss();
    Index right = 0;
    for (Index s = 0; s < samples; ++s)
        if (run.work->logits()(s, labels[std::size_t(s)]) == run.work->logits().row(s).maxCoeff()) ++right;
    QCOMPARE(run.work->correct(labels), right);
}

QTEST_APPLESS_MAIN(TestClassifier)
#include "test_classifier.moc"
