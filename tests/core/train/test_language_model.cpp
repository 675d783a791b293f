// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/language_model.h"
#include "train/language_network.h"

#include <QtTest>

#include <cmath>
#include <numeric>

using namespace normscope;

// The character model: its gradient, that nothing looks ahead, and what a wrong eps does to it.
class TestLanguageModel : public QObject {
    Q_OBJECT

private slots:
    void alphabet();
    void gradientGoesDownhill();
    void nothingLooksAhead();
    void sameSeedSameBits();
    void learns();
    void sameEpsChangesNothing();
    void residualScaleKeepsTheStreamSmall();
    void stops();
    void refusesAContextTooLong();
};

namespace {

LanguageSettings shortRun(Index steps, double scale = 1) {
    LanguageSettings settings;
    settings.steps = steps;
    settings.residualScale = scale;
    return settings;
}

struct Step {
    explicit Step(const LanguageSettings& settings)
        : network(initialNetwork(settings, std::ssize(languageAlphabet()))), gradient(zeroGradient(network)),
          work(network, 2), characters(std::size_t(2 * settings.context)), next(characters.size()) {
        for (std::size_t k = 0; k < characters.size(); ++k) {
            characters[k] = int(7 * k % languageAlphabet().size());
            next[k] = int((7 * k + 3) % languageAlphabet().size());
        }
    }

    double loss() {
        work.forward(network, characters);
        return work.loss(next);
    }

    LanguageNetwork network;
    LanguageGradient gradient;
    LanguageWorkspace work;
    std::vector<int> characters, next;
};

std::shared_ptr<const TrainedLanguageModel> trained(double scale) {
    return TrainedLanguageModel::train(shortRun(250, scale));
}

} // namespace

void TestLanguageModel::alphabet() {
    QCOMPARE(languageAlphabet().size(), std::size_t(28)); // 26 letters, space, full stop
    for (const char c : languageText()) QVERIFY(languageAlphabet().find(c) != std::string::npos);
}

// A small way t down the gradient g of any group of parameters the loss falls by t |g|^2. float32 has 1e-7 of a loss of
// 3.5, the step makes it fall by 1e-3, the second order is of the size of the step itself: 2 % hold both.
void TestLanguageModel::gradientGoesDownhill() {
    Step step(shortRun(1, 0.3));
    const double before = step.loss();
    step.work.backward(step.network, step.characters, step.gradient);
    const LanguageParameters parameters = parametersOf(step.network, step.gradient);
    for (const auto* group : {&parameters.small, &parameters.others})
        for (const auto& span : *group) {
            const double squares =
                std::inner_product(span.gradient.begin(), span.gradient.end(), span.gradient.begin(), 0.0);
            if (squares < 1e-9) continue; // the bias of k: softmax does not see it
            const double fall = 1e-3, t = fall / squares;
            const std::vector<float> kept(span.value.begin(), span.value.end());
            const auto moved = [&](double way) {
                for (std::size_t k = 0; k < kept.size(); ++k)
                    span.value[k] = kept[k] + float(way * double(span.gradient[k]));
                return step.loss();
            };
            const double change = (moved(t) - moved(-t)) / 2;
            std::copy(kept.begin(), kept.end(), span.value.begin());
            QVERIFY2(std::fabs(change / fall - 1) < 0.02, qPrintable(QString::number(change / fall)));
        }
    QCOMPARE(step.loss(), before);
}

void TestLanguageModel::nothingLooksAhead() {
    const auto model = TrainedLanguageModel::train(shortRun(3));
    const std::vector<int> text = {3, 1, 4, 1, 5, 9, 2, 6};
    const MatrixD whole = model->logits(text, 1e-5);
    const MatrixD first = model->logits({text.begin(), text.begin() + 5}, 1e-5);
    QVERIFY((whole.topRows(5) - first).cwiseAbs().maxCoeff() < 1e-5);
}

void TestLanguageModel::sameSeedSameBits() {
    const auto a = TrainedLanguageModel::train(shortRun(5)), b = TrainedLanguageModel::train(shortRun(5));
    QVERIFY(a->losses() == b->losses());
    QVERIFY(a->logits({1, 2, 3}, 1e-3) == b->logits({1, 2, 3}, 1e-3));
}

// From ln 28 = 3.3 and a little more to about 0.16.
void TestLanguageModel::learns() {
    const auto model = trained(1);
    QVERIFY(model->losses().front() > 3.3 && model->losses().front() < 4.5);
    QVERIFY(model->losses().back() < 0.25);
    QVERIFY(model->crossEntropy(1e-5) < 0.35);
}

void TestLanguageModel::sameEpsChangesNothing() {
    const auto generation = generateCoupled(*TrainedLanguageModel::train(shortRun(40)), 1e-5, 1e-5, 20, 1);
    QVERIFY(generation.first == generation.second);
    QCOMPARE(generation.firstDifference, Index(20));
    for (const double kl : generation.kl) QCOMPARE(kl, 0.0);
    QCOMPARE(generation.first.size(), std::size_t(28));
}

// Variances of about s^2 into the norms while the training itself is not touched; there a wrong eps is ruinous that
// cannot be seen at ordinary activations.
void TestLanguageModel::residualScaleKeepsTheStreamSmall() {
    const auto ordinary = trained(1), small = trained(0.03);
    QVERIFY(ordinary->normVariance().front() > 0.5 && ordinary->normVariance().back() < 6);
    QVERIFY(small->normVariance().front() > 5e-4 && small->normVariance().back() < 6e-3);
    QVERIFY(std::fabs(small->losses().back() - ordinary->losses().back()) < 0.05);
    const auto meanKl = [](const TrainedLanguageModel& model, double eps) {
        const auto kl = generateCoupled(model, 1e-5, eps, 60, 3).kl;
        return std::accumulate(kl.begin(), kl.end(), 0.0) / 60;
    };
    QVERIFY(meanKl(*ordinary, 1e-3) < 3e-5);
    QVERIFY(meanKl(*small, 1e-3) > 0.2);
    QVERIFY(small->crossEntropy(1e-3) > 0.5);
}

void TestLanguageModel::stops() {
    std::stop_source source;
    const auto model = TrainedLanguageModel::train(shortRun(100), source.get_token(), [&](Index step) {
        if (step == 3) source.request_stop();
    });
    QVERIFY(!model);
}

void TestLanguageModel::refusesAContextTooLong() {
    const auto model = TrainedLanguageModel::train(shortRun(1));
    QVERIFY_EXCEPTION_THROWN(model->logits(std::vector<int>(33, 0), 1e-5), std::invalid_argument);
    QVERIFY_EXCEPTION_THROWN(model->logits({}, 1e-5), std::invalid_argument);
}

QTEST_GUILESS_MAIN(TestLanguageModel)
#include "test_language_model.moc"
