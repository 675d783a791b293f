// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/train_support.h"
#include "train/evaluator.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace normscope;
using namespace normscope::test;

// What training with and without norms is known to give. Expected numbers are means and standard deviations of the same
// experiments in PyTorch over 5 seeds. Runs are chaotic and the random numbers are others: medians of 5 seeds are
// compared, within 4 standard deviations of a mean of 5 and 0.02 for the 450 test samples.
class TestTrainingClaims : public QObject {
    Q_OBJECT

private slots:
    void adamDoesNotDivergeWithoutNorm();
    void clippingRescuesAndIsNoCure_data();
    void clippingRescuesAndIsNoCure();
    void decayPullsGamma_data();
    void decayPullsGamma();
    void smallBatchesAndBatchNorm_data();
    void smallBatchesAndBatchNorm();
    void batchesOfOneClassRuinBatchNorm();
    void ownStatisticsOfOneClassRuinIt();
};

namespace {

constexpr std::uint64_t seeds = 5;

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

// Medians over the seeds.
struct Medians {
    double accuracy = 0, batchAccuracy = 0, clipped = 0, gammaMean = 0, betaRms = 0;
    Index diverged = 0;
};

Medians mediansOf(TrainerSettings settings) {
    std::vector<double> accuracy, batch, clipped, gamma, beta;
    Medians result;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        settings.seed = seed;
        StepRecord last;
        Index clips = 0;
        const auto outcome = train(settings, digitsTask(1, seed), {}, [&](const StepRecord& record) {
            last = record;
            if (record.clipFactor < 1) ++clips;
        });
        accuracy.push_back(last.test->accuracy);
        batch.push_back(last.test->batchAccuracy);
        clipped.push_back(double(clips) / double(outcome.steps));
        gamma.push_back(last.affine.gammaMean);
        beta.push_back(last.affine.betaRms);
        if (outcome.end == TrainingEnd::Diverged) ++result.diverged;
    }
    result.accuracy = median(accuracy);
    result.batchAccuracy = median(batch);
    result.clipped = median(clipped);
    result.gammaMean = median(gamma);
    result.betaRms = median(beta);
    return result;
}

bool within(const char* what, double measured, double lower, double upper) {
    qInfo("%s: expected %.3f ... %.3f, measured %.3f", what, lower, upper, measured);
    return measured >= lower && measured <= upper;
}

BatchNorm<float> batchNormOf(Index width) { return {1e-5, layerNormOf(width).affine}; }

// 64-64-64-10 with a norm before each ReLU, PyTorch's initialisation, momentum 0.9, lr 0.05 min(1, B / 32).
TrainerSettings plainSettings(bool batchNorm, Index batch, Index steps) {
    TrainerSettings settings;
    settings.stack = {.block = BlockKind::Plain, .layers = 1, .width = 64, .activation = Activation::Relu};
    settings.stack.initialisation = Initialisation::TorchDefault;
    settings.norms.placement = Placement::Pre;
    settings.norms.norm = layerNormOf(64);
    if (batchNorm) settings.norms.norm = batchNormOf(64);
    settings.optimizer.kind = OptimizerKind::Momentum;
    settings.schedule.lr = 0.05 * std::min(1.0, double(batch) / 32);
    settings.batch = batch;
    settings.steps = steps;
    return settings;
}

} // namespace

// L = 24: no norm .87 ... .90, Pre-LN .92 ... .96, none of them non-finite.
void TestTrainingClaims::adamDoesNotDivergeWithoutNorm() {
    TrainerSettings settings = sgdSettings(Placement::None, 24);
    settings.optimizer.kind = OptimizerKind::Adam;
    settings.schedule.lr = 1e-3;
    const Medians none = mediansOf(settings);
    QCOMPARE(none.diverged, Index(0));
    QVERIFY(within("Adam, no norm, accuracy", none.accuracy, 0.85, 0.92));
    settings.norms.placement = Placement::Pre;
    settings.norms.norm = layerNormOf(32);
    QVERIFY(within("Adam, Pre-LN, accuracy", mediansOf(settings).accuracy, 0.91, 0.97));
}

void TestTrainingClaims::clippingRescuesAndIsNoCure_data() {
    QTest::addColumn<int>("layers");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::newRow("12") << 12 << 0.83 - 0.02 << 0.89 + 0.02;
    QTest::newRow("24") << 24 << 0.65 - 0.02 << 0.76 + 0.02;
}

// SGD at 0.05 diverges in 5 of 5 (test_trainer); clipped at 1 in none, but every step is clipped.
void TestTrainingClaims::clippingRescuesAndIsNoCure() {
    QFETCH(int, layers);
    QFETCH(double, lower);
    QFETCH(double, upper);
    TrainerSettings settings = sgdSettings(Placement::None, layers);
    settings.clip = 1;
    const Medians clipped = mediansOf(settings);
    QCOMPARE(clipped.diverged, Index(0));
    QVERIFY(within("clipped steps", clipped.clipped, 0.97, 1));
    QVERIFY(within("accuracy", clipped.accuracy, lower, upper));
}

void TestTrainingClaims::decayPullsGamma_data() {
    QTest::addColumn<int>("decayOf");
    QTest::addColumn<double>("gamma");
    QTest::addColumn<double>("beta");
    QTest::newRow("all") << int(DecayOf::All) << 0.447 << 0.016;
    QTest::newRow("weights") << int(DecayOf::Weights) << 1.142 << 0.032;
    QTest::newRow("norms") << int(DecayOf::Norms) << 0.382 << 0.014;
}

// Pre-LN, L = 4, AdamW 3e-3, weight decay 1, 500 steps; gamma has sd .005, beta is told to three decimals.
void TestTrainingClaims::decayPullsGamma() {
    QFETCH(int, decayOf);
    QFETCH(double, gamma);
    QFETCH(double, beta);
    TrainerSettings settings = sgdSettings(Placement::Pre, 4);
    settings.stack.hidden = 64;
    settings.optimizer = {.kind = OptimizerKind::AdamW, .weightDecay = 1, .decayOf = DecayOf(decayOf)};
    settings.schedule.lr = 3e-3;
    settings.steps = 500;
    const Medians decayed = mediansOf(settings);
    QVERIFY(within("mean gamma", decayed.gammaMean, gamma - 0.02, gamma + 0.02));
    QVERIFY(within("rms of beta", decayed.betaRms, beta - 0.006, beta + 0.006));
}

void TestTrainingClaims::smallBatchesAndBatchNorm_data() {
    QTest::addColumn<bool>("batchNorm");
    QTest::addColumn<int>("batch");
    QTest::addColumn<double>("running"), QTest::addColumn<double>("runningSd");
    QTest::addColumn<double>("own"), QTest::addColumn<double>("ownSd");
    QTest::newRow("BatchNorm, 2") << true << 2 << .620 << .079 << .335 << .034;
    QTest::newRow("BatchNorm, 4") << true << 4 << .928 << .010 << .784 << .031;
    QTest::newRow("BatchNorm, 8") << true << 8 << .963 << .009 << .904 << .013;
    QTest::newRow("BatchNorm, 64") << true << 64 << .982 << .005 << .977 << .010;
    QTest::newRow("LayerNorm, 2") << false << 2 << .917 << .009 << 0.0 << 0.0;
    QTest::newRow("LayerNorm, 8") << false << 8 << .949 << .020 << 0.0 << 0.0;
    QTest::newRow("LayerNorm, 64") << false << 64 << .979 << .003 << 0.0 << 0.0;
}

// Running averages do better than the statistics of a small batch; what suffers at 2 samples is the training itself.
void TestTrainingClaims::smallBatchesAndBatchNorm() {
    QFETCH(bool, batchNorm);
    QFETCH(int, batch);
    QFETCH(double, running);
    QFETCH(double, runningSd);
    QFETCH(double, own);
    QFETCH(double, ownSd);
    const Medians medians = mediansOf(plainSettings(batchNorm, batch, 600));
    const auto room = [](double sd) { return 4 * sd / std::sqrt(5.0) + 0.02; };
    QVERIFY(within("by running statistics", medians.accuracy, running - room(runningSd), running + room(runningSd)));
    QCOMPARE(std::isnan(medians.batchAccuracy), !batchNorm);
    if (!batchNorm) return;
    QVERIFY(within("by those of a batch", medians.batchAccuracy, own - room(ownSd), own + room(ownSd)));
}

// Batches of one class, 32 samples, 400 steps: BatchNorm .108 by running statistics, LayerNorm .930 (sd .059).
void TestTrainingClaims::batchesOfOneClassRuinBatchNorm() {
    for (const bool batchNorm : {true, false}) {
        TrainerSettings settings = plainSettings(batchNorm, 32, 400);
        settings.sampling = Sampling::OneClass;
        const double accuracy = mediansOf(settings).accuracy;
        if (batchNorm)
            QVERIFY(within("BatchNorm", accuracy, 0.05, 0.108 + 0.045));
        else
            QVERIFY(within("LayerNorm", accuracy, 0.930 - 0.12, 1));
    }
}

// Trained on mixed batches it gets .974; judged by the statistics of batches of one class .104 (sd .013).
void TestTrainingClaims::ownStatisticsOfOneClassRuinIt() {
    std::vector<double> mixed, oneClass;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        TrainerSettings settings = plainSettings(true, 32, 400);
        settings.seed = seed;
        const auto task = std::make_shared<const TrainingTask>(digitsTask(1, seed));
        Trainer trainer(settings, task);
        while (!trainer.ended()) trainer.step();
        Evaluator evaluator(trainer.model(), *task, 32, Sampling::OneClass, seed);
        const auto state = trainer.state();
        const auto found = evaluator.measure(trainer.model(), state.statistics, {});
        mixed.push_back(found->accuracy);
        oneClass.push_back(found->batchAccuracy);
    }
    QVERIFY(within("by running statistics", median(mixed), 0.955, 1));
    QVERIFY(within("by those of one class", median(oneClass), 0.05, 0.104 + 0.045));
}

QTEST_APPLESS_MAIN(TestTrainingClaims)
#include "test_training_claims.moc"
