// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/training_job.h"
#include "gui/engine/small_training.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <stdexcept>

using namespace normscope;
using namespace normscope::ui;

class TestTrainingJob : public QObject {
    Q_OBJECT
private slots:
    void theSameBitsOnAnyNumberOfThreads_data();
    void theSameBitsOnAnyNumberOfThreads();
    void theSameBitsWhenPausedSteppedAndResumed_data() { theSameBitsOnAnyNumberOfThreads_data(); }
    void theSameBitsWhenPausedSteppedAndResumed();
    void theSameBitsAtEveryPace_data();
    void theSameBitsAtEveryPace();
    void aPauseDoesNothing();
    void aStepTakesEveryArmOfTheFirstSeedOneFurther();
    void aStepLetsTheLastCatchUp();
    void restartBeginsAnew();
    void aChangedArmLeavesTheOthersAlone();
    void undoFindsTheFinishedRun();
    void adjustingDoesNotPushOutWhatIsFinished();
    void equalArmsShareTheirRuns();
    void aBranchGoesOnFromItsParent();
    void progressOnlyGrows_data() { theSameBitsOnAnyNumberOfThreads_data(); }
    void progressOnlyGrows();
    void aStopLeavesWhatThereIs();
    void stoppedBeforeItBegins();
    void exceptionsBecomeErrors();
    void badDataLeaveTheSessionAlone();

private:
    using Result = std::shared_ptr<const TrainingResult>;
    static Result run(TrainingJob& job, const Scenario& scenario, TrainingPace pace = TrainingPace::Run) {
        return job(scenario, pace, {}, {}).value();
    }
    // To its first partial result, if it has one.
    static Result runABit(TrainingJob& job, const Scenario& scenario) {
        std::stop_source stop;
        return job(scenario, TrainingPace::Run, stop.get_token(), [&](const auto&) { stop.request_stop(); }).value();
    }
    static QString bits(const TrainingResult& result) { return QString::fromStdString(bitsCode(result)); }
    static QString bitsOf(const Scenario& scenario) { return bits(runTraining(scenario).value()); }
    static Index steps(const Result& result, std::size_t arm) {
        const auto& run = result->arms[arm].runs[0];
        return run ? run->steps() : 0;
    }
    static Scenario withRate(const Scenario& scenario, std::size_t arm, double rate) {
        Scenario changed = scenario;
        changed.training.arms[arm].changes = {{"lr", rate}};
        return changed;
    }
};

void TestTrainingJob::theSameBitsOnAnyNumberOfThreads_data() {
    QTest::addColumn<unsigned>("threads");
    for (const unsigned threads : {1, 2, 3}) QTest::addRow("%u", threads) << threads;
}

void TestTrainingJob::theSameBitsOnAnyNumberOfThreads() {
    QFETCH(unsigned, threads);
    const auto outcome = runTrainingJob(smallTraining(3), threads, {}, {});
    QVERIFY(outcome);
    const TrainingResult& result = **outcome;
    QVERIFY(result.complete());
    QVERIFY(result.scenario == smallTraining(3));
    QCOMPARE(result.classes, 3);
    QVERIFY(result.testSamples > 0);
    QCOMPARE(bits(result), bitsOf(smallTraining(3)));
    for (const TrainingResult::Arm& arm : result.arms) {
        QCOMPARE(arm.runs.size(), 3u);
        for (std::uint64_t seed = 0; seed < 3; ++seed) QCOMPARE(arm.runs[seed]->seed, seed);
    }
}

void TestTrainingJob::theSameBitsWhenPausedSteppedAndResumed() {
    QFETCH(unsigned, threads);
    const Scenario scenario = smallTraining(2, 500);
    TrainingJob job(threads);
    run(job, scenario, TrainingPace::Step);
    runABit(job, scenario);
    run(job, scenario, TrainingPace::Pause);
    for (int i = 0; i < 3; ++i) run(job, scenario, TrainingPace::Step);
    runABit(job, scenario);
    const Result whole = run(job, scenario);
    QVERIFY(whole->complete());
    QCOMPARE(bits(*whole), bitsOf(scenario));
}

void TestTrainingJob::theSameBitsAtEveryPace_data() {
    QTest::addColumn<TrainingPace>("pace");
    QTest::newRow("run") << TrainingPace::Run;
    QTest::newRow("to the end") << TrainingPace::ToEnd;
    QTest::newRow("restart") << TrainingPace::Restart;
}

void TestTrainingJob::theSameBitsAtEveryPace() {
    QFETCH(TrainingPace, pace);
    TrainingJob job(2);
    const Result whole = run(job, smallTraining(), pace);
    QVERIFY(whole->complete());
    QCOMPARE(bits(*whole), bitsOf(smallTraining()));
}

void TestTrainingJob::aPauseDoesNothing() {
    TrainingJob job(2);
    const Result before = run(job, smallTraining(), TrainingPace::Pause);
    QCOMPARE(before->done, Index(0));
    QCOMPARE(before->planned, Index(2 * 2 * 20));
    QVERIFY(!before->arms[0].runs.at(0));
    run(job, smallTraining(), TrainingPace::Step);
    QCOMPARE(run(job, smallTraining(), TrainingPace::Pause)->done, Index(2));
}

void TestTrainingJob::aStepTakesEveryArmOfTheFirstSeedOneFurther() {
    TrainingJob job(3);
    for (Index step = 1; step <= 20; ++step) {
        const Result result = run(job, smallTraining(), TrainingPace::Step);
        for (const std::size_t arm : {0u, 1u}) {
            QCOMPARE(steps(result, arm), step);
            QVERIFY(!result->arms[arm].runs[1]);
        }
        QCOMPARE(result->done, 2 * step);
    }
    QCOMPARE(run(job, smallTraining(), TrainingPace::Step)->done, Index(40)); // they are at their end
}

void TestTrainingJob::aStepLetsTheLastCatchUp() {
    TrainingJob job(2);
    for (int i = 0; i < 3; ++i) run(job, smallTraining(), TrainingPace::Step);
    const Scenario changed = withRate(smallTraining(), 1, 0.01);
    const Result result = run(job, changed, TrainingPace::Step);
    QCOMPARE(steps(result, 0), Index(3));
    QCOMPARE(steps(result, 1), Index(1));
}

void TestTrainingJob::restartBeginsAnew() {
    TrainingJob job(2);
    const Result before = run(job, smallTraining());
    const Result after = run(job, smallTraining(), TrainingPace::Restart);
    QVERIFY(after->complete());
    QVERIFY(after->arms[0].runs[0] != before->arms[0].runs[0]);
    QCOMPARE(bits(*after), bits(*before));
}

void TestTrainingJob::aChangedArmLeavesTheOthersAlone() {
    TrainingJob job(2);
    const Result before = run(job, smallTraining());
    const Scenario changed = withRate(smallTraining(), 1, 0.01);
    const Result after = run(job, changed, TrainingPace::Pause);
    QVERIFY(after->arms[0].runs == before->arms[0].runs);
    QVERIFY(!after->arms[1].runs[0]);
    QCOMPARE(bits(*run(job, changed)), bitsOf(changed));
}

void TestTrainingJob::undoFindsTheFinishedRun() {
    TrainingJob job(2);
    const Result before = run(job, smallTraining());
    run(job, withRate(smallTraining(), 1, 0.01));
    const Result after = run(job, smallTraining(), TrainingPace::Pause);
    QVERIFY(after->complete());
    for (const std::size_t arm : {0u, 1u}) QVERIFY(after->arms[arm].runs == before->arms[arm].runs);
}

// As a slider does that is dragged.
void TestTrainingJob::adjustingDoesNotPushOutWhatIsFinished() {
    TrainingJob job(2);
    run(job, smallTraining());
    for (int i = 1; i < 100; ++i) run(job, withRate(smallTraining(), 1, 0.001 * i), TrainingPace::Step);
    QVERIFY(run(job, smallTraining(), TrainingPace::Pause)->complete());
}

void TestTrainingJob::equalArmsShareTheirRuns() {
    Scenario scenario = smallTraining();
    scenario.training.arms[1] = scenario.training.arms[0];
    TrainingJob job(3);
    const Result result = run(job, scenario);
    QVERIFY(result->complete());
    QVERIFY(result->arms[0].runs == result->arms[1].runs);
    QCOMPARE(bits(*result), bitsOf(scenario));
}

void TestTrainingJob::aBranchGoesOnFromItsParent() {
    TrainingJob job(2);
    const Result parent = run(job, smallTraining());
    Scenario scenario = withBranch(smallTraining(), 10).value();
    scenario.training.arms.back().branches.back().changes = {{"lr", 0.05}};
    const Index taken = steps(run(job, scenario, TrainingPace::Pause), 2);
    QVERIFY(taken > 0 && taken <= 10);
    const Result result = run(job, scenario);
    const TrainingRun& from = *parent->arms[0].runs[0];
    const TrainingRun& branch = *result->arms[2].runs[0];
    for (std::size_t step = 0; step < 10; ++step) QCOMPARE(branch.records[step]->loss, from.records[step]->loss);
    QVERIFY(branch.records[15]->loss != from.records[15]->loss);
    QCOMPARE(bits(*result), bitsOf(scenario));
}

void TestTrainingJob::progressOnlyGrows() {
    QFETCH(unsigned, threads);
    Index done = 0;
    const auto outcome = runTrainingJob(smallTraining(2, 1500), threads, {}, [&](const TrainingResult& partial) {
        QVERIFY(partial.done > done);
        QVERIFY(!partial.complete());
        done = partial.done;
        Index steps = 0;
        for (const TrainingResult::Arm& arm : partial.arms)
            for (const auto& run : arm.runs) steps += run ? run->steps() : 0;
        QCOMPARE(steps, done);
    });
    QVERIFY(done > 0);
    QVERIFY((*outcome)->complete());
}

void TestTrainingJob::aStopLeavesWhatThereIs() {
    std::stop_source stop;
    std::atomic<int> shown = 0;
    const auto outcome = runTrainingJob(longTraining(), 3, stop.get_token(), [&](const TrainingResult&) {
        ++shown;
        stop.request_stop();
    });
    QCOMPARE(shown.load(), 1);
    QVERIFY(outcome);
    QVERIFY((*outcome)->done > 0 && !(*outcome)->complete());
}

void TestTrainingJob::stoppedBeforeItBegins() {
    std::stop_source stop;
    stop.request_stop();
    const auto outcome = runTrainingJob(longTraining(), 2, stop.get_token(), {});
    QCOMPARE((*outcome)->done, Index(0));
    QVERIFY(!(*outcome)->arms[0].runs.at(0));
}

void TestTrainingJob::exceptionsBecomeErrors() {
    TrainingJob job(3);
    const auto fail = [](const TrainingResult&) { throw std::runtime_error("no paper"); };
    const auto outcome = job(longTraining(), TrainingPace::Run, {}, fail);
    QVERIFY(!outcome);
    QCOMPARE(QString::fromStdString(plain(outcome.error())), QString("this scenario cannot be computed (no paper)"));
    QCOMPARE(bits(*run(job, smallTraining())), bitsOf(smallTraining()));
}

void TestTrainingJob::badDataLeaveTheSessionAlone() {
    TrainingJob job(2);
    const Result before = run(job, smallTraining());
    Scenario scenario = smallTraining();
    scenario.training.data = TrainingData::File;
    scenario.data.file = "/nowhere/x.csv";
    QVERIFY(!job(scenario, TrainingPace::Run, {}, {}));
    const Result after = run(job, smallTraining(), TrainingPace::Pause);
    QVERIFY(after->arms[0].runs == before->arms[0].runs);
}

QTEST_APPLESS_MAIN(TestTrainingJob)
#include "test_training_job.moc"
