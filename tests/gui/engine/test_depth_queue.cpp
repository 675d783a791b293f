// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/depth_queue.h"

#include <QTest>

#include <set>

using namespace normscope;
using namespace normscope::ui;

namespace {

// Named by seed and arm: 12 is arm 2 of seed 1.
std::vector<DepthTask> tasksOf(std::uint64_t seeds, std::size_t arms) {
    std::vector<DepthTask> tasks;
    for (std::uint64_t seed = 0; seed < seeds; ++seed)
        for (std::size_t arm = 0; arm < arms; ++arm) tasks.push_back({arm, seed, 4, false, false});
    return tasks;
}

int nameOf(const std::optional<DepthTask>& task) { return task ? int(10 * task->seed + task->arm) : -1; }

// One of the threads that take turns at a queue.
struct Turn {
    DepthQueue& queue;
    std::optional<DepthTask> last;
    int next() {
        last = queue.next(last);
        return nameOf(last);
    }
};

} // namespace

class TestDepthQueue : public QObject {
    Q_OBJECT
private slots:
    void oneThreadGoesInOrder();
    void allThreadsShareTheFirstSeed();
    void aThreadKeepsToItsSeed();
    void otherDepthsAreOtherWeights();
    void theLastSeedIsShared();
    void nothingIsGivenTwice();
    void withoutTasks();
};

void TestDepthQueue::oneThreadGoesInOrder() {
    DepthQueue queue(tasksOf(2, 3));
    Turn only{queue, {}};
    for (const int name : {0, 1, 2, 10, 11, 12, -1}) QCOMPARE(only.next(), name);
}

void TestDepthQueue::allThreadsShareTheFirstSeed() {
    DepthQueue queue(tasksOf(3, 3));
    Turn first{queue, {}}, second{queue, {}};
    QCOMPARE(first.next(), 0);
    QCOMPARE(second.next(), 1);
    QCOMPARE(second.next(), 2);
}

void TestDepthQueue::aThreadKeepsToItsSeed() {
    DepthQueue queue(tasksOf(3, 2));
    Turn first{queue, {}}, second{queue, {}};
    QCOMPARE(first.next(), 0);
    QCOMPARE(second.next(), 1);
    QCOMPARE(first.next(), 10);
    QCOMPARE(second.next(), 20);
    QCOMPARE(second.next(), 21);
    QCOMPARE(first.next(), 11);
}

void TestDepthQueue::otherDepthsAreOtherWeights() {
    std::vector<DepthTask> tasks = tasksOf(2, 2);
    for (DepthTask task : tasksOf(2, 2)) {
        task.layers = 6;
        tasks.push_back(task);
    }
    DepthQueue queue(tasks);
    Turn first{queue, {}}, second{queue, {}};
    for (const int name : {0, 1, 10}) QCOMPARE(first.next(), name);
    QCOMPARE(second.next(), 0);
    QCOMPARE(second.last->layers, 6);
    QCOMPARE(first.next(), 11);
    QCOMPARE(first.last->layers, 4);
}

void TestDepthQueue::theLastSeedIsShared() {
    DepthQueue queue(tasksOf(2, 3));
    Turn first{queue, {}}, second{queue, {}};
    for (const int name : {0, 1, 2, 10}) QCOMPARE(first.next(), name);
    QCOMPARE(second.next(), 11); // rather than to wait
    QCOMPARE(first.next(), 12);
    QCOMPARE(second.next(), -1);
}

void TestDepthQueue::nothingIsGivenTwice() {
    DepthQueue queue(tasksOf(7, 5));
    std::vector<Turn> threads(3, Turn{queue, {}});
    std::set<int> names;
    for (std::size_t i = 0; i < 35; ++i) QVERIFY(names.insert(threads[i % 3].next()).second);
    for (Turn& thread : threads) QCOMPARE(thread.next(), -1);
    QVERIFY(!names.contains(-1));
}

void TestDepthQueue::withoutTasks() {
    DepthQueue queue({});
    QVERIFY(!queue.next({}));
}

QTEST_APPLESS_MAIN(TestDepthQueue)
#include "test_depth_queue.moc"
