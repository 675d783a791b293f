// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/depth_job.h"
#include "gui/engine/small_depth.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <stdexcept>

using namespace normscope;
using namespace normscope::ui;

class TestDepthJob : public QObject {
    Q_OBJECT
private slots:
    void theSameBitsOnAnyNumberOfThreads_data();
    void theSameBitsOnAnyNumberOfThreads();
    void theSameBitsAtOtherDepths();
    void theSameBitsAfterOtherScenarios();
    void partialResultsGrow_data() { theSameBitsOnAnyNumberOfThreads_data(); }
    void partialResultsGrow();
    void everyArmIsShownAfterItsFirstSeed();
    void aStopEndsAllThreads();
    void stoppedBeforeItBegins();
    void exceptionsBecomeErrors_data();
    void exceptionsBecomeErrors();
};

void TestDepthJob::theSameBitsOnAnyNumberOfThreads_data() {
    QTest::addColumn<unsigned>("threads");
    for (const unsigned threads : {1, 2, 3, 16}) QTest::addRow("%u", threads) << threads;
}

void TestDepthJob::theSameBitsOnAnyNumberOfThreads() {
    QFETCH(unsigned, threads);
    const auto outcome = runDepthJob(smallDepth(3), false, threads, {}, {});
    QVERIFY(outcome);
    const DepthResult& result = **outcome;
    QVERIFY(result.complete());
    QVERIFY(result.scenario == smallDepth(3));
    QCOMPARE(bitsCode(result), bitsCode(runDepth(smallDepth(3), false)));
    for (const DepthResult::Arm& arm : result.arms) {
        QVERIFY(arm.detail);
        QCOMPARE(arm.runs.size(), 3u);
        for (std::uint64_t seed = 0; seed < 3; ++seed) QCOMPARE(arm.runs[seed].seed, seed);
    }
}

void TestDepthJob::theSameBitsAtOtherDepths() {
    const auto outcome = runDepthJob(smallDepth(1), true, 3, {}, {});
    QVERIFY((*outcome)->complete());
    QCOMPARE(bitsCode(**outcome), bitsCode(runDepth(smallDepth(1), true)));
    for (const DepthResult::Arm& arm : (*outcome)->arms) QCOMPARE(arm.sweep.size(), std::size(sweepDepths));
}

// The threads keep weights from run to run.
void TestDepthJob::theSameBitsAfterOtherScenarios() {
    DepthJob job(2);
    const std::string bits = bitsCode(**job(smallDepth(), false, {}, {}));
    Scenario other = smallDepth();
    other.depth.gain = 2;
    QVERIFY(bitsCode(**job(other, false, {}, {})) != bits);
    QCOMPARE(bitsCode(**job(smallDepth(), false, {}, {})), bits);
}

void TestDepthJob::partialResultsGrow() {
    QFETCH(unsigned, threads);
    std::size_t done = 0;
    const auto outcome = runDepthJob(smallDepth(20), false, threads, {}, [&](const DepthResult& partial) {
        QVERIFY(partial.done > done);
        QVERIFY(!partial.complete());
        done = partial.done;
        std::size_t runs = 0;
        for (const DepthResult::Arm& arm : partial.arms) runs += arm.runs.size();
        QCOMPARE(runs, done);
    });
    QVERIFY(done > 0);
    QVERIFY((*outcome)->complete());
}

void TestDepthJob::everyArmIsShownAfterItsFirstSeed() {
    std::vector<std::size_t> shown;
    const auto note = [&](const DepthResult& partial) { shown.push_back(partial.done); };
    QVERIFY(runDepthJob(smallDepth(2), false, 1, {}, note));
    QVERIFY(std::ranges::find(shown, smallDepth().depth.arms.size()) != shown.end());
    shown.clear();
    QVERIFY(runDepthJob(smallDepth(1), false, 1, {}, note));
    QVERIFY(std::ranges::find(shown, smallDepth().depth.arms.size()) == shown.end()); // it is the answer
}

void TestDepthJob::aStopEndsAllThreads() {
    std::stop_source stop;
    std::atomic<int> shown = 0;
    const auto outcome = runDepthJob(longDepth(), false, 3, stop.get_token(), [&](const DepthResult&) {
        ++shown;
        stop.request_stop();
    });
    QCOMPARE(shown.load(), 1);
    QVERIFY(outcome);
    QVERIFY((*outcome)->done < (*outcome)->planned);
}

void TestDepthJob::stoppedBeforeItBegins() {
    std::stop_source stop;
    stop.request_stop();
    const auto outcome = runDepthJob(longDepth(), false, 2, stop.get_token(), {});
    QCOMPARE((*outcome)->done, 0u);
}

void TestDepthJob::exceptionsBecomeErrors_data() {
    QTest::addColumn<bool>("memory");
    QTest::addColumn<unsigned>("threads");
    QTest::addColumn<QString>("words");
    QTest::newRow("one thread, no memory") << true << 1U << "not enough memory for this scenario";
    QTest::newRow("threads, no memory") << true << 4U << "not enough memory for this scenario";
    QTest::newRow("threads, something else") << false << 4U << "this scenario cannot be computed (no paper)";
}

void TestDepthJob::exceptionsBecomeErrors() {
    QFETCH(bool, memory);
    QFETCH(unsigned, threads);
    const auto fail = [&](const DepthResult&) {
        if (memory) throw std::bad_alloc();
        throw std::runtime_error("no paper");
    };
    const auto outcome = runDepthJob(smallDepth(20), false, threads, {}, fail);
    QVERIFY(!outcome);
    QTEST(QString::fromStdString(plain(outcome.error())), "words");
}

QTEST_APPLESS_MAIN(TestDepthJob)
#include "test_depth_job.moc"
