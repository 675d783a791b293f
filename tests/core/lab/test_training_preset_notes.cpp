// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training.h"
#include "scenario/scenario_json.h"

#include <QTest>

using namespace normscope;

// What the notes of the Training page's presets claim, measured over their seeds. The numbers were found beforehand
// with PyTorch; training is chaotic, so rates and medians have room.
class TestTrainingPresetNotes : public QObject {
    Q_OBJECT

private slots:
    void warmUp();
    void timidLr();
    void rmsLikeLn();
    void noNormSgd();
    void noNormAdam();
    void clipping();
    void decayGamma();
    void batchSize();
    void oneClass();
    void hundredBlocks();

private:
    void run(const std::string& id) {
        Scenario scenario;
        for (const Preset& preset : presets())
            if (preset.id == id) scenario = preset.scenario;
        QCOMPARE(scenario.page, Page::Training);
        scenario.training.evaluateEvery = scenario.training.steps;
        const auto result = runTraining(scenario);
        QVERIFY(result && result->complete());
        m_metrics = metrics(*result);
    }
    void holds(const char* metric, double lower, double upper) const {
        const double value = m_metrics.at(metric);
        qInfo("%-24s expected %.4g ... %.4g, measured %.4g", metric, lower, upper, value);
        QVERIFY2(value >= lower && value <= upper, metric);
    }

    std::map<std::string, double> m_metrics;
};

void TestTrainingPresetNotes::warmUp() {
    run("warm-up");
    holds("a.accuracy_median", 0, 0.65);
    holds("a.success", 0, 0.34);
    holds("b.accuracy_median", 0.8, 1);
    holds("c.accuracy_median", 0.9, 1);
}

void TestTrainingPresetNotes::timidLr() {
    run("timid-lr");
    for (const char* arm : {"a.accuracy_median", "b.accuracy_median", "c.accuracy_median"}) holds(arm, 0.9, 1);
}

void TestTrainingPresetNotes::rmsLikeLn() {
    run("rms-like-ln");
    holds("a.accuracy_median", 0, 0.75);
    holds("b.accuracy_median", 0.8, 1);
    holds("c.accuracy_median", 0.88, 1);
}

void TestTrainingPresetNotes::noNormSgd() {
    run("no-norm-sgd");
    holds("a.diverged", 5, 5);
    holds("a.divergence_step_median", 2, 6);
    holds("a.loss_first", 62 - 2 * 21, 62 + 2 * 21);
    holds("a.gradient_first", 773 - 2 * 328, 773 + 3 * 328);
    holds("b.accuracy_median", 0.89, 1);
}

void TestTrainingPresetNotes::noNormAdam() {
    run("no-norm-adam");
    holds("a.diverged", 0, 0);
    holds("a.loss_first", 62 - 2 * 21, 62 + 2 * 21);
    holds("a.accuracy_median", 0.85, 0.93);
    holds("b.accuracy_median", 0.91, 1);
}

void TestTrainingPresetNotes::clipping() {
    run("clipping");
    holds("a.diverged", 5, 5);
    holds("b.diverged", 0, 0);
    holds("b.clipped", 0.97, 1);
    holds("b.accuracy_median", 0.63, 0.79);
    holds("c.accuracy_median", 0.89, 1);
}

void TestTrainingPresetNotes::decayGamma() {
    run("decay-gamma");
    holds("a.gamma_mean", 0.427, 0.467);
    holds("b.gamma_mean", 1.122, 1.162);
    holds("c.gamma_mean", 0.362, 0.402);
    for (const char* arm : {"a.accuracy_median", "b.accuracy_median", "c.accuracy_median"}) holds(arm, 0.91, 1);
}

void TestTrainingPresetNotes::batchSize() {
    run("batch-size");
    holds("a.accuracy_median", 0.46, 0.78);
    holds("a.accuracy_batch_median", 0.25, 0.42);
    holds("b.accuracy_median", 0.93, 1);
    holds("c.accuracy_median", 0.95, 1);
    holds("d.accuracy_median", 0.88, 0.96);
    holds("e.accuracy_median", 0.89, 1);
    holds("f.accuracy_median", 0.95, 1);
}

void TestTrainingPresetNotes::oneClass() {
    run("one-class");
    holds("a.accuracy_median", 0.05, 0.16);
    holds("b.accuracy_median", 0.8, 1);
}

void TestTrainingPresetNotes::hundredBlocks() {
    run("hundred-blocks");
    holds("a.accuracy_median", 0.93, 1);
    holds("b.accuracy_median", 0, 0.2);
    holds("b.train_loss_last", 2.2, 2.4);
}

QTEST_APPLESS_MAIN(TestTrainingPresetNotes)
#include "test_training_preset_notes.moc"
