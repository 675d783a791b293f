// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/train_support.h"

#include <QtTest>

#include <future>

using namespace normscope;
using namespace normscope::test;

// What training reaches. It is chaotic: only rates and medians over seeds are asserted.
class TestTrainingRates : public QObject {
    Q_OBJECT

private slots:
    void preNormSgdLearns();
    void warmUpDecidesForPostNorm();
};

// Reference: .91 ... .97 in 5 of 5.
void TestTrainingRates::preNormSgdLearns() {
    std::vector<double> accuracies;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        TrainerSettings settings = sgdSettings(Placement::Pre, 24);
        settings.seed = seed;
        accuracies.push_back(train(settings, digitsTask(1, seed)).testAccuracy);
    }
    std::ranges::sort(accuracies);
    qInfo("Pre-LN, L = 24, SGD: expected .91 ... .97, measured %.2f ... %.2f", accuracies.front(), accuracies.back());
    QVERIFY(accuracies[2] > 0.89);
}

// L = 8, lr 5e-3, 15 seeds; a run succeeds with a test accuracy of .8. Reference: 1 of 15 without warm-up, 14 with it,
// 15 for Pre-LN without.
void TestTrainingRates::warmUpDecidesForPostNorm() {
    const auto successes = [](Placement placement, Index warmup, std::uint64_t from) {
        int count = 0;
        for (std::uint64_t seed = from; seed < 15; seed += 2) {
            TrainerSettings settings = digitsSettings(placement, 8, 5e-3, warmup);
            settings.seed = seed;
            if (train(settings, digitsTask(8, seed)).testAccuracy >= 0.8) ++count;
        }
        return count;
    };
    const auto rate = [&](Placement placement, Index warmup) {
        auto odd = std::async(std::launch::async, successes, placement, warmup, 1);
        return successes(placement, warmup, 0) + odd.get();
    };
    const int cold = rate(Placement::Post, 0), warm = rate(Placement::Post, 100), pre = rate(Placement::Pre, 0);
    qInfo("successes of 15: Post-LN expected <= 3, measured %d; with warm-up >= 13, %d; Pre-LN >= 14, %d", cold, warm,
          pre);
    QVERIFY(cold <= 3);
    QVERIFY(warm >= 13);
    QVERIFY(pre >= 14);
}

QTEST_APPLESS_MAIN(TestTrainingRates)
#include "test_training_rates.moc"
