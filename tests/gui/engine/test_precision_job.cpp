// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/precision_job.h"
#include "gui/engine/small_precision.h"

#include <QTest>

#include <atomic>
#include <random>
#include <stdexcept>
#include <thread>

using namespace normscope;
using namespace normscope::ui;
using namespace std::chrono_literals;

class TestPrecisionJob : public QObject {
    Q_OBJECT
private slots:
    void theSameBitsOnAnyNumberOfThreads_data();
    void theSameBitsOnAnyNumberOfThreads();
    void whatIsQuickComesFirst();
    void progressOnlyGrows_data() { theSameBitsOnAnyNumberOfThreads_data(); }
    void progressOnlyGrows();
    void anotherCellTrainsNothing();
    void anotherEpsOfTheGenerationTrainsNothing();
    void otherTrainingSettingsTrainAll_data();
    void otherTrainingSettingsTrainAll();
    void moreModelsTrainOnlyTheNewOnes();
    void undoFindsTheModels();
    void stoppedAtAnyMomentItGoesOn_data() { theSameBitsOnAnyNumberOfThreads_data(); }
    void stoppedAtAnyMomentItGoesOn();
    void aStopWaitsForNoTraining();
    void exceptionsBecomeErrors();

private:
    using Result = std::shared_ptr<const PrecisionResult>;
    static Result run(PrecisionJob& job, const Scenario& scenario) { return job(scenario, {}, {}).value(); }
    // What is there without a training.
    static Result look(PrecisionJob& job, const Scenario& scenario) {
        std::stop_source stop;
        stop.request_stop();
        return job(scenario, stop.get_token(), {}).value();
    }
    static QString bits(const PrecisionResult& result) { return QString::fromStdString(bitsCode(result)); }
    static QString bitsOf(const Scenario& scenario) { return bits(runPrecision(scenario)); }
};

void TestPrecisionJob::theSameBitsOnAnyNumberOfThreads_data() {
    QTest::addColumn<unsigned>("threads");
    for (const unsigned threads : {1, 2, 3}) QTest::addRow("%u", threads) << threads;
}

void TestPrecisionJob::theSameBitsOnAnyNumberOfThreads() {
    QFETCH(unsigned, threads);
    const auto answer = runPrecisionJob(smallPrecision(3), threads, {}, {});
    QVERIFY(answer);
    const PrecisionResult& result = **answer;
    QVERIFY(result.scenario == smallPrecision(3));
    QVERIFY(result.complete());
    QCOMPARE(result.planned, Index(15));
    QCOMPARE(result.models.size(), std::size_t(3));
    QCOMPARE(result.generation.models.size(), std::size_t(3));
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(result.generation.models[i].seed, std::uint64_t(i));
        QCOMPARE(result.generation.models[i].losses.size(), std::size_t(5));
    }
    QVERIFY(!result.generation.runs.empty() && !result.generation.text.empty());
    QCOMPARE(bits(result), bitsOf(smallPrecision(3)));
}

void TestPrecisionJob::whatIsQuickComesFirst() {
    std::vector<PrecisionResult> shown;
    QVERIFY(runPrecisionJob(smallPrecision(2), 2, {}, [&](const PrecisionResult& now) { shown.push_back(now); }));
    QVERIFY(!shown.empty());
    const PrecisionResult& first = shown.front();
    QCOMPARE(first.done, Index(0));
    QCOMPARE(first.planned, Index(10));
    QCOMPARE(first.grid.cells.size(), std::size(gridFormats));
    QVERIFY(first.models.empty() && first.generation.runs.empty());
    QCOMPARE(first.generation.models.size(), std::size_t(2));
    QVERIFY(!first.generation.models[0].trained);
}

void TestPrecisionJob::progressOnlyGrows() {
    QFETCH(unsigned, threads);
    Index done = -1;
    const auto answer = runPrecisionJob(smallPrecision(3, 60), threads, {}, [&](const PrecisionResult& partial) {
        QVERIFY(partial.done > done && !partial.complete());
        done = partial.done;
        for (const GenerationStudy::Model& model : partial.generation.models)
            QCOMPARE(model.losses.size(), std::size_t(model.trained ? 60 : 0));
    });
    QVERIFY(done > 0);
    QVERIFY((*answer)->complete());
}

void TestPrecisionJob::anotherCellTrainsNothing() {
    PrecisionJob job(2);
    const Result before = run(job, smallPrecision());
    Scenario scenario = smallPrecision();
    scenario.precision.sd = 1;
    scenario.precision.format = NumberFormat::BFloat16;
    scenario.norm.eps = 1e-12;
    const Result after = look(job, scenario);
    QVERIFY(after->complete());
    QVERIFY(after->models == before->models);
    QCOMPARE(bits(*after), bitsOf(scenario));
    int shown = 0;
    QVERIFY(job(smallPrecision(), {}, [&](const PrecisionResult&) { ++shown; }));
    QCOMPARE(shown, 0); // whole at once, it is the answer
}

void TestPrecisionJob::anotherEpsOfTheGenerationTrainsNothing() {
    PrecisionJob job(2);
    const Result before = run(job, smallPrecision());
    Scenario scenario = smallPrecision();
    scenario.precision.generateEps = 0.5;
    const Result after = run(job, scenario);
    QVERIFY(after->complete());
    QVERIFY(after->models == before->models);
    QCOMPARE(bits(*after), bitsOf(scenario));
    QVERIFY(bits(*after) != bits(*before));
}

void TestPrecisionJob::otherTrainingSettingsTrainAll_data() {
    QTest::addColumn<Scenario>("scenario");
    Scenario scenario = smallPrecision(2);
    scenario.precision.trainEps = 1e-3;
    QTest::newRow("eps") << scenario;
    scenario = smallPrecision(2);
    scenario.precision.residualScale = 1;
    QTest::newRow("residual scale") << scenario;
    QTest::newRow("steps") << smallPrecision(2, 6);
}

void TestPrecisionJob::otherTrainingSettingsTrainAll() {
    QFETCH(Scenario, scenario);
    PrecisionJob job(2);
    run(job, smallPrecision(2));
    QCOMPARE(look(job, scenario)->done, Index(0));
    QCOMPARE(bits(*run(job, scenario)), bitsOf(scenario));
}

void TestPrecisionJob::moreModelsTrainOnlyTheNewOnes() {
    PrecisionJob job(2);
    const Result one = run(job, smallPrecision());
    const Result two = look(job, smallPrecision(2));
    QCOMPARE(two->done, Index(5));
    QCOMPARE(two->planned, Index(10));
    QVERIFY(two->models == one->models);
    QVERIFY(two->generation.models[0].trained && !two->generation.models[1].trained);
    QVERIFY(two->generation.runs.empty());
    QCOMPARE(bits(*run(job, smallPrecision(2))), bitsOf(smallPrecision(2)));
}

void TestPrecisionJob::undoFindsTheModels() {
    PrecisionJob job(2);
    const Result before = run(job, smallPrecision());
    run(job, smallPrecision(1, 6));
    const Result after = run(job, smallPrecision());
    QVERIFY(after->complete());
    QVERIFY(after->models == before->models);
    QCOMPARE(bits(*after), bits(*before));
}

void TestPrecisionJob::stoppedAtAnyMomentItGoesOn() {
    QFETCH(unsigned, threads);
    PrecisionJob job(threads);
    std::mt19937 random(threads);
    std::size_t models = 0;
    for (int i = 0; i < 12; ++i) {
        std::stop_source stop;
        const std::jthread stopper([&stop, wait = std::chrono::microseconds(random() % 300'000)] {
            std::this_thread::sleep_for(wait);
            stop.request_stop();
        });
        const auto answer = job(smallPrecision(3), stop.get_token(), {});
        QVERIFY(answer);
        const PrecisionResult& result = **answer;
        QVERIFY(result.models.size() >= models); // none that was trained is lost
        models = result.models.size();
        const bool textsMissing = result.models.size() == 3 && result.generation.runs.empty();
        QCOMPARE(result.done, Index(5 * std::ssize(result.models)) - (textsMissing ? 1 : 0));
        QCOMPARE(result.generation.runs.empty(), !result.complete());
    }
    const Result whole = run(job, smallPrecision(3));
    QVERIFY(whole->complete());
    QCOMPARE(bits(*whole), bitsOf(smallPrecision(3)));
}

void TestPrecisionJob::aStopWaitsForNoTraining() {
    std::stop_source stop;
    std::atomic<bool> begun = false;
    std::chrono::steady_clock::time_point asked;
    std::jthread stopper([&] {
        while (!begun) std::this_thread::sleep_for(1ms);
        asked = std::chrono::steady_clock::now();
        stop.request_stop();
    });
    const auto answer = runPrecisionJob(smallPrecision(2, 1'000'000), 2, stop.get_token(),
                                        [&](const PrecisionResult& partial) { begun = partial.done > 0; });
    const auto ended = std::chrono::steady_clock::now();
    stopper.join();
    QVERIFY(answer && (*answer)->models.empty());
    QCOMPARE((*answer)->done, Index(0)); // half a training is none
    QVERIFY(ended - asked < 2s);         // a step takes some milliseconds, but a machine may be busy
}

void TestPrecisionJob::exceptionsBecomeErrors() {
    PrecisionJob job(3);
    const auto failsAt = [](Index place) {
        return [place](const PrecisionResult& partial) {
            if (partial.done >= place) throw std::runtime_error("no paper");
        };
    };
    for (const Index place : {0, 1}) { // on this thread, before the trainings, and on any
        const auto answer = job(longPrecision(), {}, failsAt(place));
        QVERIFY(!answer);
        QCOMPARE(QString::fromStdString(plain(answer.error())), QString("this scenario cannot be computed (no paper)"));
    }
    QCOMPARE(bits(*run(job, smallPrecision())), bitsOf(smallPrecision()));
}

QTEST_APPLESS_MAIN(TestPrecisionJob)
#include "test_precision_job.moc"
