// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worker.h"

#include <QTest>

#include <atomic>
#include <semaphore>
#include <string>

using namespace normscope::ui;

namespace {

// Doubles numbers. Waits at a gate before each, so that a test decides when a run ends.
struct Gated {
    std::counting_semaphore<> gate{0};
    std::counting_semaphore<> begun{0};
    std::counting_semaphore<> answered{0};
    std::atomic<int> worked = 0;
    std::atomic<bool> sawStop = false;
    Worker<int, int> worker{[this](const int& x, std::stop_token stop, const auto&) { return work(x, stop); },
                            [this] { answered.release(); }};

    int work(int x, const std::stop_token& stop) {
        ++worked;
        begun.release();
        while (!stop.stop_requested() && !gate.try_acquire()) std::this_thread::yield();
        sawStop = stop.stop_requested();
        return 2 * x;
    }
};

} // namespace

class TestWorker : public QObject {
    Q_OBJECT
private slots:
    void answersCarryTheirRun();
    void newestRequestWins();
    void aRunThatBeganIsFinished();
    void giveUpStaleStopsForANewerRequest();
    void giveUpStaleKeepsTheOnlyRun();
    void endsPromptlyInTheMiddleOfARun();
    void manyRequestsEndWithTheLast();
};

void TestWorker::answersCarryTheirRun() {
    Gated gated;
    gated.gate.release(2);
    QCOMPARE(gated.worker.post(21), 1u);
    gated.answered.acquire();
    const auto first = gated.worker.take();
    QCOMPARE(first->run, 1u);
    QCOMPARE(first->answer, 42);
    QCOMPARE(gated.worker.post(4), 2u);
    gated.answered.acquire();
    QCOMPARE(gated.worker.take()->answer, 8);
}

void TestWorker::newestRequestWins() {
    Gated gated;
    gated.worker.post(1);
    gated.begun.acquire();
    for (int x = 2; x <= 9; ++x) gated.worker.post(x);
    gated.gate.release();
    gated.begun.acquire();
    gated.gate.release();
    std::optional<Worker<int, int>::Numbered> last;
    while (!last || last->run < 9) {
        gated.answered.acquire();
        last = gated.worker.take();
    }
    QCOMPARE(last->answer, 18);
    QCOMPARE(gated.worked.load(), 2);
}

void TestWorker::aRunThatBeganIsFinished() {
    Gated gated;
    gated.worker.post(1);
    gated.begun.acquire();
    gated.worker.post(2);
    gated.gate.release();
    gated.answered.acquire();
    QCOMPARE(gated.worker.take()->answer, 2);
}

void TestWorker::giveUpStaleStopsForANewerRequest() {
    Gated gated;
    gated.worker.post(1);
    gated.begun.acquire();
    gated.worker.post(2);
    gated.worker.giveUpStale();
    gated.begun.acquire(); // the second run: the first ended without its gate
    QVERIFY(gated.sawStop);
    gated.gate.release();
    gated.answered.acquire();
    const auto answer = gated.worker.take();
    QCOMPARE(answer->run, 2u);
    QCOMPARE(answer->answer, 4);
}

void TestWorker::giveUpStaleKeepsTheOnlyRun() {
    Gated gated;
    gated.worker.post(1);
    gated.begun.acquire();
    gated.worker.giveUpStale();
    gated.gate.release();
    gated.answered.acquire();
    QCOMPARE(gated.worker.take()->answer, 2);
}

void TestWorker::endsPromptlyInTheMiddleOfARun() {
    auto gated = std::make_unique<Gated>();
    gated->worker.post(1);
    gated->begun.acquire();
    gated.reset(); // returns only because the run sees the stop: its gate stays shut
    QVERIFY(!gated);
}

void TestWorker::manyRequestsEndWithTheLast() {
    std::atomic<int> last = 0;
    Worker<std::string, int> worker(
        [](const std::string& text, std::stop_token, const auto&) { return std::stoi(text); }, [] {});
    constexpr int count = 5000;
    for (int i = 1; i <= count; ++i) worker.post(std::to_string(i));
    while (last < count) {
        if (const auto answer = worker.take()) {
            QVERIFY(answer->answer > last);
            QCOMPARE(answer->run, std::uint64_t(answer->answer));
            last = answer->answer;
        }
        std::this_thread::yield();
    }
}

QTEST_APPLESS_MAIN(TestWorker)
#include "test_worker.moc"
