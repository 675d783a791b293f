// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/train/train_support.h"

#include <QtTest>

using namespace normscope;
using namespace normscope::test;

// How a run behaves: bits, records, stopping, divergence. What it learns: test_training_rates.
class TestTrainer : public QObject {
    Q_OBJECT

private slots:
    void sameBitsTwice();
    void evaluatingChangesNothing();
    void stopsWithinAStep();
    void unNormedSgdDivergesAndIsLocated();
    void batchNormOnOneRowIsImpossible();
    void anInterruptedStepHasNotBeen();
    void goesOnFromAState();
    void batchesOfOneClassTakeTurns();
    void recordsEveryLayer();

private:
    static std::vector<double> losses(TrainerSettings settings);
};

std::vector<double> TestTrainer::losses(TrainerSettings settings) {
    std::vector<double> all;
    train(settings, digitsTask(8, 0), {}, [&](const StepRecord& record) { all.push_back(record.loss); });
    return all;
}

void TestTrainer::sameBitsTwice() {
    TrainerSettings settings = digitsSettings(Placement::Pre, 2, 3e-3, 0);
    settings.steps = 10;
    settings.norms.dropout = 0.1;
    QCOMPARE(losses(settings), losses(settings));
}

void TestTrainer::evaluatingChangesNothing() {
    TrainerSettings settings = digitsSettings(Placement::Pre, 2, 3e-3, 0);
    BatchNorm<float> norm;
    norm.affine = layerNormOf(32).affine;
    settings.norms.norm = norm;
    settings.norms.dropout = 0.1;
    settings.steps = 10;
    const auto without = losses(settings);
    settings.evaluateEvery = 1;
    QCOMPARE(losses(settings), without);
}

void TestTrainer::stopsWithinAStep() {
    std::stop_source stop;
    TrainerSettings settings = digitsSettings(Placement::Pre, 2, 3e-3, 0);
    settings.evaluateEvery = 2;
    const auto outcome = train(settings, digitsTask(8, 0), stop.get_token(), [&](const StepRecord& r) {
        if (r.step == 4) stop.request_stop();
    });
    QCOMPARE(outcome.end, TrainingEnd::Stopped);
    QCOMPARE(outcome.steps, Index(5));
    QVERIFY(std::isfinite(outcome.testLoss)); // of the last evaluation
}

// Reference: L = 24 non-finite at step 2 in 5 of 5 seeds, L = 12 at step 3.
void TestTrainer::unNormedSgdDivergesAndIsLocated() {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        TrainerSettings settings = sgdSettings(Placement::None, 24);
        settings.seed = seed;
        StepRecord last;
        const auto outcome =
            train(settings, digitsTask(1, seed), {}, [&last](const StepRecord& record) { last = record; });
        QCOMPARE(outcome.end, TrainingEnd::Diverged);
        // It has no numbers of the step before: no layer takes a step from a loss or a gradient that is no number.
        QCOMPARE(std::isfinite(last.updateRatio), outcome.divergence->tensor == Divergence::Tensor::Weight);
        QVERIFY(outcome.divergence && outcome.divergence->step <= 5);
        QCOMPARE(outcome.steps, outcome.divergence->step + 1);
        QVERIFY(outcome.divergence->layer <= 25);
    }
}

void TestTrainer::batchNormOnOneRowIsImpossible() {
    TrainerSettings settings = sgdSettings(Placement::Pre, 2);
    settings.norms.norm = BatchNorm<float>{};
    settings.batch = 1;
    const auto outcome = train(settings, digitsTask(1, 0));
    QCOMPARE(outcome.end, TrainingEnd::Impossible);
    QCOMPARE(outcome.status, NormStatus::OneValuePerChannel);
}

// BatchNorm and dropout: running statistics and random streams have to go back as well.
static TrainerSettings restless() {
    TrainerSettings settings = digitsSettings(Placement::Pre, 2, 3e-3, 0);
    BatchNorm<float> norm;
    norm.affine = layerNormOf(32).affine;
    settings.norms.norm = norm;
    settings.norms.dropout = 0.1;
    settings.steps = 12;
    settings.evaluateEvery = 3;
    return settings;
}

static std::shared_ptr<const TrainingTask> sharedTask() {
    return std::make_shared<const TrainingTask>(digitsTask(8, 0));
}

// The stop is requested before the step: whatever it has begun is taken back.
void TestTrainer::anInterruptedStepHasNotBeen() {
    const auto task = sharedTask();
    Trainer straight(restless(), task), interrupted(restless(), task);
    std::stop_source stop;
    stop.request_stop();
    while (!straight.ended()) {
        QVERIFY(straight.step());
        QVERIFY(!interrupted.step(stop.get_token()));
        while (interrupted.steps() < straight.steps() ||
               interrupted.record().test.has_value() != straight.record().test.has_value())
            interrupted.step();
        QCOMPARE(interrupted.record().loss, straight.record().loss);
    }
    QVERIFY(interrupted.ended());
    QCOMPARE(interrupted.outcome().testLoss, straight.outcome().testLoss);
}

void TestTrainer::goesOnFromAState() {
    const auto task = sharedTask();
    Trainer first(restless(), task);
    for (int k = 0; k < 5; ++k) first.step();
    Trainer second(restless(), task);
    second.restore(first.state());
    QCOMPARE(second.steps(), Index(5));
    while (!first.ended()) {
        first.step();
        second.step();
        QCOMPARE(second.record().loss, first.record().loss);
        QCOMPARE(second.record().gradientNorm, first.record().gradientNorm);
    }
    QCOMPARE(second.outcome().testLoss, first.outcome().testLoss);
}

void TestTrainer::batchesOfOneClassTakeTurns() {
    const TrainingTask task = digitsTask(8, 0);
    Batch batch(task.train, 8, 16, Sampling::OneClass);
    Random random(1);
    for (Index step = 0; step < 25; ++step) {
        batch.draw(step, random);
        for (const int label : batch.labels()) QCOMPARE(label, int(step % 10));
    }
}

void TestTrainer::recordsEveryLayer() {
    TrainerSettings settings = digitsSettings(Placement::Post, 3, 1e-2, 5);
    settings.steps = 6;
    settings.clip = 0.1;
    settings.evaluateEvery = 3;
    Index evaluated = 0;
    train(settings, digitsTask(8, 0), {}, [&](const StepRecord& record) {
        QCOMPARE(record.layerRms.size(), std::size_t(4));
        for (std::size_t l = 1; l < 4; ++l) QVERIFY(std::abs(record.layerRms[l] - 1) < 0.2); // gamma has moved a little
        for (const auto* layers : {&record.layerGradient, &record.layerUpdate}) {
            QCOMPARE(layers->size(), std::size_t(3));
            for (const double value : *layers) QVERIFY(value > 0);
        }
        QVERIFY(std::abs(record.clipFactor - std::min(1.0, 0.1 / (record.gradientNorm + 1e-6))) < 1e-12);
        QCOMPARE(record.learningRate, 1e-2 * std::min(1.0, double(record.step + 1) / 5));
        if (record.test) ++evaluated;
    });
    QCOMPARE(evaluated, Index(2));
}

QTEST_APPLESS_MAIN(TestTrainer)
#include "test_trainer.moc"
