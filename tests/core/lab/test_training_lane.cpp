// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training.h"

#include <QtTest>

using namespace normscope;

// Lanes: the same bits however a run comes about, what is kept on the way, and how much.
class TestTrainingLane : public QObject {
    Q_OBJECT

private slots:
    void sameBitsTwice();
    void armsOfOneSeedShareWhatTheyCan();
    void aBranchIsItsParentUntilItParts();
    void takesOverWhatIsShared_data();
    void takesOverWhatIsShared();
    void keepsLessAsMemoryFills();
    void anotherSeedKeepsNoLayers();
    void whatIsImpossibleEndsAtOnce();
};

namespace {

// Wine, two MLP blocks of width 8, 20 steps: a few milliseconds.
Scenario small() {
    Scenario scenario;
    scenario.page = Page::Training;
    TrainingSettings& training = scenario.training;
    training.data = TrainingData::Wine;
    training.all.model.block = BlockKind::Mlp;
    training.all.model.layers = 2;
    training.all.model.width = 8;
    training.steps = 20;
    training.evaluateEvery = 6;
    training.seeds = 1;
    return scenario;
}

TrainingArm armOf(const char* text) { return *parseArm(text); }

TrainingLane laneOf(const Scenario& scenario, std::size_t arm, std::uint64_t seed = 0, bool keep = true) {
    return {scenario, arm, seed, *trainingTask(scenario, seed), keep};
}

void runTo(TrainingLane& lane, Index steps) {
    while (!lane.ended() && lane.run().steps() < steps) lane.step({});
}

bool sameRecords(const TrainingRun& a, const TrainingRun& b) {
    return std::equal(a.records.begin(), a.records.end(), b.records.begin(), b.records.end(),
                      [](const auto& one, const auto& other) {
                          const auto accuracy = [](const StepRecord& r) { return r.test ? r.test->loss : -1; };
                          return one->step == other->step && one->loss == other->loss &&
                                 one->gradientNorm == other->gradientNorm && one->layerUpdate == other->layerUpdate &&
                                 one->layerRms == other->layerRms && accuracy(*one) == accuracy(*other);
                      });
}

} // namespace

void TestTrainingLane::sameBitsTwice() {
    const auto first = runTraining(small()), second = runTraining(small());
    QVERIFY(first && second && first->complete());
    QCOMPARE(bitsCode(*first), bitsCode(*second));
}

// The same network, batches and first weights: warm-up changes only the first update.
void TestTrainingLane::armsOfOneSeedShareWhatTheyCan() {
    const auto result = runTraining(small());
    const auto first = [&](std::size_t arm) { return result->arms[arm].runs[0]->records.front(); };
    QCOMPARE(first(0)->loss, first(1)->loss);
    QVERIFY(first(0)->updateRatio > first(1)->updateRatio);
}

void TestTrainingLane::aBranchIsItsParentUntilItParts() {
    Scenario scenario = small();
    scenario.training.arms = {armOf("pre_ln"), armOf("pre_ln @7 lr=0.1")};
    const auto result = runTraining(scenario);
    const auto& parent = result->arms[0].runs[0]->records;
    const auto& branch = result->arms[1].runs[0]->records;
    for (std::size_t s = 0; s < 8; ++s)
        QCOMPARE(branch[s]->loss, parent[s]->loss); // that of step 7 comes before its update
    QVERIFY(branch[8]->loss != parent[8]->loss);
    QCOMPARE(branch[7]->learningRate, 0.1);
    QCOMPARE(branch[6]->learningRate, parent[6]->learningRate);
}

void TestTrainingLane::takesOverWhatIsShared_data() {
    QTest::addColumn<QByteArray>("branch");
    QTest::addColumn<int>("parentSteps");
    QTest::newRow("learning rate") << QByteArray("pre_ln @9 lr=0.1") << 20;
    QTest::newRow("another optimizer") << QByteArray("pre_ln @9 optimizer=sgd") << 20;
    QTest::newRow("dropout") << QByteArray("pre_ln @9 dropout=0.2") << 20;
    QTest::newRow("two branches") << QByteArray("pre_ln @9 lr=0.1 @14 clip=0.5") << 20;
    QTest::newRow("a young parent") << QByteArray("pre_ln @9 lr=0.1") << 4;
    QTest::newRow("BatchNorm and dropout") << QByteArray("pre_bn dropout=0.1 @9 lr=0.1") << 20;
}

void TestTrainingLane::takesOverWhatIsShared() {
    QFETCH(QByteArray, branch);
    QFETCH(int, parentSteps);
    Scenario scenario = small();
    const QByteArray parentText = branch.left(branch.indexOf('@') - 1);
    scenario.training.arms = {armOf(parentText.constData()), armOf(branch.constData())};
    TrainingLane parent = laneOf(scenario, 0), straight = laneOf(scenario, 1), taken = laneOf(scenario, 1);
    runTo(parent, parentSteps);
    taken.takeOver(parent);
    QVERIFY(taken.run().steps() > 0 && taken.run().steps() <= std::min(parentSteps, 9));
    runTo(straight, 20);
    runTo(taken, 20);
    QVERIFY(straight.ended() && taken.ended());
    QVERIFY(sameRecords(straight.run(), taken.run()));
    QCOMPARE(taken.run().details.size(), straight.run().details.size());
}

void TestTrainingLane::keepsLessAsMemoryFills() {
    Scenario scenario = small();
    scenario.training.all.model.width = 256; // 0.5 million weights and two moments: 6 MB a snapshot
    scenario.training.all.model.hidden = 2;
    scenario.training.evaluateEvery = 100;
    TrainingLane lane = laneOf(scenario, 2);
    runTo(lane, 20);
    const TrainingRun& run = lane.run();
    QVERIFY(run.snapshotBytes <= 64'000'000);
    QVERIFY2(run.snapshotEvery > 1, "not every step fits");
    QVERIFY(run.snapshots > 0 && run.snapshots <= 20 / run.snapshotEvery);
    QCOMPARE(run.detailEvery, Index(1));
    QCOMPARE(std::ssize(run.details), Index(20));
}

void TestTrainingLane::anotherSeedKeepsNoLayers() {
    Scenario scenario = small();
    scenario.training.seeds = 2;
    const auto result = runTraining(scenario);
    const TrainingRun& first = *result->arms[0].runs[0];
    const TrainingRun& second = *result->arms[0].runs[1];
    QCOMPARE(first.records.front()->layerRms.size(), std::size_t(3));
    QVERIFY(second.records.front()->layerRms.empty() && second.details.empty() && second.snapshots == 0);
    QVERIFY(first.records.front()->loss != second.records.front()->loss);
    const StreamDetail& detail = *first.details.back();
    QCOMPARE(detail.step, Index(19));
    QCOMPARE(std::ssize(detail.layers), Index(3));
    QCOMPARE(detail.layers[2].values.cols(), Index(8));
    QCOMPARE(detail.layers[2].values.rows(), streamRows);
}

void TestTrainingLane::whatIsImpossibleEndsAtOnce() {
    Scenario scenario = small();
    scenario.training.arms = {armOf("pre_bn batch=1"), armOf("pre_ln")};
    const auto result = runTraining(scenario);
    const TrainingRun& impossible = *result->arms[0].runs[0];
    QCOMPARE(impossible.outcome.end, TrainingEnd::Impossible);
    QVERIFY(impossible.records.empty());
    QVERIFY(!plain(divergenceMessage(*result, 0)).empty());
    QCOMPARE(result->arms[1].runs[0]->outcome.end, TrainingEnd::Finished);
    QVERIFY(result->complete());
}

QTEST_APPLESS_MAIN(TestTrainingLane)
#include "test_training_lane.moc"
