// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/batch_job.h"
#include "gui/engine/small_batch.h"

#include <QTest>

#include <atomic>
#include <random>
#include <stdexcept>
#include <thread>

using namespace normscope;
using namespace normscope::ui;
using namespace std::chrono_literals;

class TestBatchJob : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void theSameBitsOnAnyNumberOfThreads_data();
    void theSameBitsOnAnyNumberOfThreads();
    void whatIsQuickComesFirst();
    void aChangeOfTheStreamTrainsNothing();
    void moreSeedsTrainOnlyTheNewOnes();
    void anotherLearningRateTrainsAll();
    void undoFindsTheTrainings();
    void stoppedAtAnyMomentItGoesOn_data() { theSameBitsOnAnyNumberOfThreads_data(); }
    void stoppedAtAnyMomentItGoesOn();
    void aStopWaitsForNoTraining();
    void exceptionsBecomeErrors();

private:
    using Result = std::shared_ptr<const BatchResult>;
    using Clock = std::chrono::steady_clock;

    static Result run(BatchJob& job, const Scenario& scenario) { return job(scenario, {}, {}).value(); }
    // What is there without a training.
    static Result look(BatchJob& job, const Scenario& scenario) {
        std::stop_source stop;
        stop.request_stop();
        return job(scenario, stop.get_token(), {}).value();
    }
    static QString bits(const BatchResult& result) { return QString::fromStdString(bitsCode(result)); }
    static Scenario withRate(double rate) {
        Scenario scenario = smallBatch();
        scenario.batch.lr = rate;
        return scenario;
    }

    BatchResult m_whole; // of one thread
    std::chrono::microseconds m_time{};
    BatchJob m_job{2}; // with everything trained
};

void TestBatchJob::initTestCase() {
    const auto begin = Clock::now();
    m_whole = runBatch(smallBatch());
    m_time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin);
    QVERIFY(m_whole.complete());
    run(m_job, smallBatch());
}

void TestBatchJob::theSameBitsOnAnyNumberOfThreads_data() {
    QTest::addColumn<unsigned>("threads");
    for (const unsigned threads : {1, 2, 3}) QTest::addRow("%u", threads) << threads;
}

void TestBatchJob::theSameBitsOnAnyNumberOfThreads() {
    QFETCH(unsigned, threads);
    Index done = -1;
    Clock::time_point shownAt;
    const auto answer = runBatchJob(smallBatch(), threads, {}, [&](const BatchResult& partial) {
        QVERIFY(Clock::now() - shownAt > 35ms);
        shownAt = Clock::now();
        QVERIFY(partial.done > done && !partial.complete());
        QCOMPARE(Index(std::ssize(partial.trained)), partial.done);
        done = partial.done;
    });
    QVERIFY(answer && done >= 0);
    const BatchResult& result = **answer;
    QVERIFY(result.scenario == smallBatch());
    QVERIFY(result.complete());
    const auto cases = trainedCases(smallBatch());
    QCOMPARE(result.planned, Index(std::ssize(cases)));
    for (const TrainedCase& each : cases) QVERIFY(result.trained.contains(each));
    QCOMPARE(bits(result), bits(m_whole));
}

void TestBatchJob::whatIsQuickComesFirst() {
    std::vector<BatchResult> shown;
    std::stop_source stop;
    const auto answer = runBatchJob(smallBatch(), 2, stop.get_token(), [&](const BatchResult& partial) {
        shown.push_back(partial);
        stop.request_stop();
    });
    QCOMPARE(shown.size(), std::size_t(1));
    QVERIFY(shown[0].done == 0 && shown[0].planned > 0 && shown[0].trained.empty());
    QCOMPARE(shown[0].stream.steps.size(), std::size_t(12));
    QCOMPARE(shown[0].law.size(), std::size(lawSizes));
    QCOMPARE((*answer)->done, Index(0)); // stopped at once
    QVERIFY(!(*answer)->stream.steps.empty());
}

void TestBatchJob::aChangeOfTheStreamTrainsNothing() {
    Scenario scenario = smallBatch();
    scenario.batch.size = 16;
    scenario.batch.order = BatchOrder::Sorted;
    scenario.batch.padding = 0.25;
    int shown = 0;
    const auto answer = m_job(scenario, {}, [&](const BatchResult&) { ++shown; });
    QCOMPARE(shown, 0); // whole at once, it is the answer
    BatchResult expected = quickBatch(scenario);
    expected.trained = m_whole.trained;
    expected.done = m_whole.done;
    QCOMPARE(bits(**answer), bits(expected));
    QVERIFY(bits(expected) != bits(m_whole));
    QVERIFY(look(m_job, scenario)->complete());
}

void TestBatchJob::moreSeedsTrainOnlyTheNewOnes() {
    const Result two = look(m_job, smallBatch(2));
    QCOMPARE(two->done, m_whole.planned);
    QCOMPARE(two->planned, 2 * m_whole.planned);
    QCOMPARE(bits(*look(m_job, smallBatch())), bits(m_whole)); // without the other seed's
}

void TestBatchJob::anotherLearningRateTrainsAll() {
    BatchJob job(2);
    run(job, smallBatch());
    QCOMPARE(look(job, withRate(0.02))->done, Index(0));
    const Result after = run(job, withRate(0.02));
    QVERIFY(after->complete());
    QVERIFY(bits(*after) != bits(m_whole));
    QCOMPARE(bits(*look(job, smallBatch())), bits(m_whole));
}

// Even after a slider was dragged.
void TestBatchJob::undoFindsTheTrainings() {
    for (int i = 1; i < 20; ++i) QCOMPARE(look(m_job, withRate(0.001 * i))->done, Index(0));
    QCOMPARE(bits(*look(m_job, smallBatch())), bits(m_whole));
}

void TestBatchJob::stoppedAtAnyMomentItGoesOn() {
    QFETCH(unsigned, threads);
    BatchJob job(threads);
    std::mt19937 random(threads);
    std::uniform_int_distribution<long> moment(0, m_time.count() / 6);
    Index done = 0;
    for (int i = 0; i < 12 || done == 0; ++i) { // a busy machine may get nowhere at first: it is given more and more
        std::stop_source stop;
        const std::jthread stopper([&stop, wait = std::chrono::microseconds((1 + i / 12) * moment(random))] {
            std::this_thread::sleep_for(wait);
            stop.request_stop();
        });
        const auto answer = job(smallBatch(), stop.get_token(), {});
        QVERIFY(answer);
        QVERIFY((*answer)->done >= done); // nothing that was done is lost
        QCOMPARE(Index(std::ssize((*answer)->trained)), (*answer)->done);
        done = (*answer)->done;
    }
    QVERIFY(done > 0);
    QCOMPARE(bits(*run(job, smallBatch())), bits(m_whole));
}

void TestBatchJob::aStopWaitsForNoTraining() {
    std::stop_source stop;
    std::atomic<bool> begun = false;
    Clock::time_point asked;
    std::jthread stopper([&] {
        while (!begun) std::this_thread::sleep_for(1ms);
        std::this_thread::sleep_for(50ms);
        asked = Clock::now();
        stop.request_stop();
    });
    const auto answer =
        runBatchJob(smallBatch(1, 10'000'000), 2, stop.get_token(), [&](const BatchResult&) { begun = true; });
    const auto ended = Clock::now();
    stopper.join();
    QVERIFY(answer && !(*answer)->complete());
    QVERIFY(ended - asked < 1s); // a step takes a millisecond, but a machine may be busy
}

void TestBatchJob::exceptionsBecomeErrors() {
    BatchJob job(3);
    const auto failsAt = [](Index place) {
        return [place](const BatchResult& partial) {
            if (partial.done >= place) throw std::runtime_error("no paper");
        };
    };
    for (const Index place : {0, 1}) { // on this thread, before the trainings, and on any
        const auto answer = job(longBatch(), {}, failsAt(place));
        QVERIFY(!answer);
        QCOMPARE(QString::fromStdString(plain(answer.error())), QString("this scenario cannot be computed (no paper)"));
    }
    QCOMPARE(look(job, smallBatch())->planned, m_whole.planned); // it goes on
}

QTEST_APPLESS_MAIN(TestBatchJob)
#include "test_batch_job.moc"
