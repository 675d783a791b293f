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
    void postNormCollapsesWithoutWarmUp();
    void aHundredBlocksTrainWithPreNorm();
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

// The same runs, step by step: in many the samples' features become one and the gradient of the first layer dies,
// though no value overflows. Reference, Post-LN, 40 seeds: the share between samples is below .01 at step 5 in 6 of 10
// without warm-up; with it it stays at .03 ... .13.
void TestTrainingRates::postNormCollapsesWithoutWarmUp() {
    struct Counts {
        int alike = 0, dead = 0;
    };
    const auto count = [](Index warmup) {
        Counts counts;
        for (std::uint64_t seed = 0; seed < 15; ++seed) {
            TrainerSettings settings = digitsSettings(Placement::Post, 8, 5e-3, warmup);
            settings.seed = seed;
            settings.steps = 12;
            train(settings, digitsTask(8, seed), {}, [&](const StepRecord& record) {
                if (record.step == 5 && record.share < 0.01) ++counts.alike;
                if (record.step == 11 && record.layerGradient.front() < 0.2) ++counts.dead;
            });
        }
        return counts;
    };
    const Counts cold = count(0), warm = count(100);
    qInfo("of 15 all samples alike at step 5: expected >= 4 and 0, measured %d and %d", cold.alike, warm.alike);
    qInfo("of 15 first gradient below .2 at step 11: expected >= 3 and 0, measured %d and %d", cold.dead, warm.dead);
    QVERIFY(cold.alike >= 4);
    QCOMPARE(warm.alike, 0);
    QVERIFY(cold.dead >= 3);
    QCOMPARE(warm.dead, 0);
}

// MLP blocks, Adam at 1e-3. Chance is .10.
void TestTrainingRates::aHundredBlocksTrainWithPreNorm() {
    const auto picked = [](Placement placement, auto pick) {
        std::vector<double> accuracies;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            TrainerSettings settings = sgdSettings(placement, 100);
            settings.stack.hidden = 64;
            settings.optimizer.kind = OptimizerKind::Adam;
            settings.schedule.lr = 1e-3;
            settings.steps = 250;
            settings.seed = seed;
            accuracies.push_back(train(settings, digitsTask(1, seed)).testAccuracy);
        }
        return *pick(accuracies.begin(), accuracies.end());
    };
    const auto worst = [](auto first, auto last) { return std::min_element(first, last); };
    const auto best = [](auto first, auto last) { return std::max_element(first, last); };
    const double pre = picked(Placement::Pre, worst), post = picked(Placement::Post, best);
    qInfo("100 blocks, 250 steps: Pre-LN expected >= .90, measured %.3f; Post-LN %.3f", pre, post);
    QVERIFY(pre >= 0.9);
    QVERIFY(post < 0.5);
}

QTEST_APPLESS_MAIN(TestTrainingRates)
#include "test_training_rates.moc"
