// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worker.h"

#include <QTest>

#include <deque>
#include <semaphore>
#include <vector>

using namespace normscope::ui;

namespace {

// Publishes what the test hands to it, until that is the last.
struct Publishing {
    struct Order {
        int answer = 0;
        bool last = false;
    };
    std::mutex mutex;
    std::condition_variable_any given;
    std::deque<Order> orders;
    std::counting_semaphore<> begun{0};
    std::counting_semaphore<> published{0};
    std::counting_semaphore<> ended{0};
    Worker<int, int> worker{[this](const int&, std::stop_token stop, const Worker<int, int>::Publish& publish) {
                                return work(stop, publish);
                            },
                            [] {}};

    void give(Order order) {
        const std::lock_guard lock(mutex);
        orders.push_back(order);
        given.notify_one();
    }

    int work(const std::stop_token& stop, const Worker<int, int>::Publish& publish) {
        begun.release();
        while (const auto order = take(stop)) {
            if (order->last) return order->answer;
            publish(order->answer);
            published.release();
        }
        publish(-1); // as a thread does that has not seen the stop yet
        ended.release();
        return -2;
    }

    std::optional<Order> take(const std::stop_token& stop) {
        std::unique_lock lock(mutex);
        if (!given.wait(lock, stop, [this] { return !orders.empty(); })) return {};
        const Order order = orders.front();
        orders.pop_front();
        return order;
    }

    Worker<int, int>::Numbered await() {
        for (;;) {
            if (const auto answer = worker.take()) return *answer;
            std::this_thread::yield();
        }
    }
};

} // namespace

// Answers on the way to the final one.
class TestWorkerPublishing : public QObject {
    Q_OBJECT
private slots:
    void partialAnswersComeBeforeTheFinalOne();
    void aRunThatHasPublishedGivesWayAtOnce();
    void aRunGivesWayWhenItPublishesWhileAnotherWaits();
    void nothingOfAStoppedRunComesAfterANewerOne();
    void everyThreadOfTheWorkMayPublish();
};

void TestWorkerPublishing::partialAnswersComeBeforeTheFinalOne() {
    Publishing publishing;
    publishing.worker.post(0);
    for (const int part : {10, 20}) {
        publishing.give({part});
        const auto partial = publishing.await();
        QCOMPARE(partial.run, 1u);
        QCOMPARE(partial.answer, part);
        QVERIFY(!partial.final);
    }
    publishing.give({30, true});
    const auto whole = publishing.await();
    QCOMPARE(whole.run, 1u);
    QCOMPARE(whole.answer, 30);
    QVERIFY(whole.final);
}

void TestWorkerPublishing::aRunThatHasPublishedGivesWayAtOnce() {
    Publishing publishing;
    publishing.worker.post(0);
    publishing.give({10});
    publishing.published.acquire();
    publishing.worker.post(0);
    publishing.ended.acquire();              // without giveUpStale
    QCOMPARE(publishing.await().answer, 10); // from before the stop: still worth a look
    publishing.give({20, true});
    QCOMPARE(publishing.await().answer, 20);
}

void TestWorkerPublishing::aRunGivesWayWhenItPublishesWhileAnotherWaits() {
    Publishing publishing;
    publishing.worker.post(0);
    publishing.begun.acquire();
    publishing.worker.post(0);
    publishing.give({10});
    publishing.ended.acquire();
    const auto partial = publishing.await();
    QCOMPARE(partial.run, 1u);
    QCOMPARE(partial.answer, 10);
    publishing.give({20, true});
    QCOMPARE(publishing.await().run, 2u);
}

void TestWorkerPublishing::nothingOfAStoppedRunComesAfterANewerOne() {
    Publishing publishing;
    publishing.worker.post(0);
    publishing.begun.acquire();
    publishing.worker.post(0);
    publishing.worker.giveUpStale();
    publishing.ended.acquire(); // it has published and returned after the stop
    publishing.give({20, true});
    const auto answer = publishing.await();
    QCOMPARE(answer.run, 2u);
    QCOMPARE(answer.answer, 20);
    QVERIFY(!publishing.worker.take());
}

void TestWorkerPublishing::everyThreadOfTheWorkMayPublish() {
    constexpr int threads = 4, each = 500;
    Worker<int, int> worker(
        [](const int&, std::stop_token, const Worker<int, int>::Publish& publish) {
            std::vector<std::jthread> helpers;
            for (int t = 0; t < threads; ++t)
                helpers.emplace_back([&publish] {
                    for (int i = 1; i <= each; ++i) publish(i);
                });
            helpers.clear();
            return each + 1;
        },
        [] {});
    worker.post(0);
    for (bool final = false; !final; std::this_thread::yield()) {
        const auto answer = worker.take();
        if (!answer) continue;
        QCOMPARE(answer->run, 1u);
        final = answer->final;
        QCOMPARE(answer->answer == each + 1, final);
    }
}

QTEST_APPLESS_MAIN(TestWorkerPublishing)
#include "test_worker_publishing.moc"
