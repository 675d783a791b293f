// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_numbers_support.h"
#include "lab/batch_trained.h"

#include <algorithm>

using namespace normscope;
using namespace normscope::test;

// The networks of the Batch page in settings that the page does not show at once: one learning rate for all batch
// sizes, no norm at all, larger one-class batches. Expected numbers are means over 5 seeds of the same experiments in
// PyTorch; where it told a spread, 4 sd * sqrt(2 / 5) are allowed, and 0.015 for the test samples.
class TestBatchReference : public QObject {
    Q_OBJECT

private slots:
    void oneRateForAllSizes_data();
    void oneRateForAllSizes();
    void withoutANormAtOneRate();
    void oneClassABatchOfSixtyFour();
    void oneClassABatchOtherwise();
};

namespace {

using Study = TrainedCase::Study;
using Kind = TrainedCase::Norm;

constexpr Index steps = 400;

double room(double sd) { return 4 * sd * std::sqrt(2.0 / 5) + 0.015; }

Scenario unscaled() {
    Scenario scenario = batchScenario();
    scenario.batch.scaleLr = false; // lr 0.05 whatever the size
    return scenario;
}

struct Judged {
    std::vector<double> accuracy, loss; // of the test samples, by seed
};

Judged trained(Study study, Kind norm, Index size, bool none = false) {
    Judged judged;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const TrainedCase which{study, norm, size, steps, 0.1, false, seed};
        const Scenario scenario = unscaled();
        TrainerSettings settings = trainedSettings(scenario, which);
        if (none) settings.norms.norm = NoNorm();
        Trainer trainer(settings, trainedTask(scenario.batch.data, seed));
        while (!trainer.ended()) trainer.step();
        judged.accuracy.push_back(trainer.record().test->accuracy);
        judged.loss.push_back(trainer.record().test->loss);
    }
    return judged;
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / double(values.size());
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

} // namespace

void TestBatchReference::oneRateForAllSizes_data() {
    QTest::addColumn<int>("norm");
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("sd");
    const auto row = [](const char* name, Kind norm, int size, double expected, double sd) {
        QTest::newRow(name) << int(norm) << size << expected << sd;
    };
    // A spread was told for 2 samples only; for the others that at the rate scaled with the size.
    row("BatchNorm, 2", Kind::Batch, 2, .127, .057);
    row("BatchNorm, 4", Kind::Batch, 4, .873, .010);
    row("BatchNorm, 8", Kind::Batch, 8, .957, .009);
    row("BatchNorm, 128", Kind::Batch, 128, .981, .005);
    row("LayerNorm, 2", Kind::Layer, 2, .626, .11);
    row("LayerNorm, 4", Kind::Layer, 4, .886, .019);
    row("LayerNorm, 8", Kind::Layer, 8, .945, .020);
    row("LayerNorm, 128", Kind::Layer, 128, .980, .003);
}

// Small batches also mean a noisy gradient: LayerNorm suffers too unless the rate goes with the size.
void TestBatchReference::oneRateForAllSizes() {
    QFETCH(int, norm);
    QFETCH(int, size);
    QFETCH(double, expected);
    QFETCH(double, sd);
    const Judged judged = trained(Study::Accuracy, Kind(norm), size);
    QVERIFY(within(QTest::currentDataTag(), mean(judged.accuracy), expected, room(sd)));
}

// .103, .22 and .88 at 2, 4 and 8 samples: at chance, hardly above it, and learned. Without a spread, which is great at
// the edge, the medians are only held apart.
void TestBatchReference::withoutANormAtOneRate() {
    const double two = median(trained(Study::Accuracy, Kind::Batch, 2, true).accuracy);
    const double four = median(trained(Study::Accuracy, Kind::Batch, 4, true).accuracy);
    const double eight = median(trained(Study::Accuracy, Kind::Batch, 8, true).accuracy);
    qInfo("no norm: expected .103, .22, .88, measured %.3f, %.3f, %.3f", two, four, eight);
    QVERIFY(two < 0.2 && four < 0.6 && eight > 0.7);
}

void TestBatchReference::oneClassABatchOfSixtyFour() {
    QVERIFY(within("BatchNorm", mean(trained(Study::OneClass, Kind::Batch, 64).accuracy), .127, room(.05)));
    QVERIFY(within("LayerNorm", mean(trained(Study::OneClass, Kind::Layer, 64).accuracy), .956, room(.008)));
}

void TestBatchReference::oneClassABatchOtherwise() {
    const Judged judged = trained(Study::OneClass, Kind::Batch, 32);
    QVERIFY(within("BatchNorm, cross-entropy", mean(judged.loss), 2.9, 0.6)); // no spread told: worse than ln 10 = 2.3
    const Judged none = trained(Study::OneClass, Kind::Batch, 32, true);
    QVERIFY(within("no norm", mean(none.accuracy), .604, room(.17)));
    QVERIFY(mean(none.accuracy) > mean(judged.accuracy) + 0.2); // BatchNorm is at chance
}

QTEST_APPLESS_MAIN(TestBatchReference)
#include "test_batch_reference.moc"
