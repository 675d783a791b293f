// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mailbox.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace normscope::ui;

class TestMailbox : public QObject {
    Q_OBJECT
private slots:
    void emptyGivesNothing();
    void theNewestIsTaken();
    void wakesOnceUntilTaken();
    void lastValueArrivesFromAnotherThread();
};

void TestMailbox::emptyGivesNothing() {
    Mailbox<int> box([] {});
    QVERIFY(!box.take());
}

void TestMailbox::theNewestIsTaken() {
    Mailbox<int> box([] {});
    box.put(1);
    box.put(2);
    QCOMPARE(box.take().value(), 2);
    QVERIFY(!box.take());
}

void TestMailbox::wakesOnceUntilTaken() {
    int woken = 0;
    Mailbox<int> box([&] { ++woken; });
    box.put(1);
    box.put(2);
    QCOMPARE(woken, 1);
    box.take();
    box.put(3);
    QCOMPARE(woken, 2);
}

void TestMailbox::lastValueArrivesFromAnotherThread() {
    constexpr int count = 20000;
    std::atomic<int> woken = 0;
    Mailbox<int> box([&] { woken.fetch_add(1); });
    std::jthread writer([&] {
        for (int i = 1; i <= count; ++i) box.put(i);
    });
    int last = 0;
    int taken = 0;
    while (last < count) {
        const auto value = box.take();
        if (!value) {
            std::this_thread::yield();
            continue;
        }
        QVERIFY(*value > last);
        last = *value;
        ++taken;
    }
    writer.join();
    QCOMPARE(woken.load(), taken);
}

QTEST_APPLESS_MAIN(TestMailbox)
#include "test_mailbox.moc"
