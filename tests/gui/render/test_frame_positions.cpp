// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_positions.h"
#include "timeline/frame_clock.h"

#include <QTest>

#include <algorithm>

using namespace normscope::ui;

// When an animation is where.
class TestFramePositions : public QObject {
    Q_OBJECT

    static TimelineSpec timeline() { // 4 s
        TimelineSpec spec;
        spec.segments = {{"fast", 2, 1000, 1}, {"slow", 1, 3000, 1}};
        return spec;
    }

private slots:
    void naturalTimeHasRestsAndALimit() {
        QCOMPARE(naturalSeconds(timeline()), 0.6 + 4 + 1.2);
        TimelineSpec slow = timeline();
        slow.segments[0].milliseconds = 60'000;
        QCOMPARE(naturalSeconds(slow), 20.0);
    }

    void framesAreTimeTimesRate() {
        QCOMPARE(frameCount(25, 2), 50);
        QCOMPARE(frameCount(3, 1.5), 5); // 4.5, rounded
        QCOMPARE(frameCount(1, 0.1), 2);
    }

    void itRestsAtBothEnds() {
        const auto positions = framePositions(timeline(), 100, 10);
        QCOMPARE(positions.size(), std::size_t(100));
        QVERIFY(positions.front() > 0 && positions.front() < 1e-5);
        QCOMPARE(positions.back(), 3.0);
        QCOMPARE(std::ranges::count(positions, positions.front()), 6);
        QCOMPARE(std::ranges::count(positions, 3.0), 12);
        QVERIFY(std::ranges::is_sorted(positions));
    }

    void inAShortOneTheRestsAreShort() {
        const auto positions = framePositions(timeline(), 8, 25);
        QCOMPARE(std::ranges::count(positions, positions.front()), 1);
        QCOMPARE(std::ranges::count(positions, 3.0), 2);
        QCOMPARE(framePositions(timeline(), 2, 60).back(), 3.0);
    }

    // 79 frames between the rests of 6 and 12 divide 4 s into 80 parts of 50 ms.
    void paceIsThatOfTheClock() {
        const auto positions = framePositions(timeline(), 6 + 79 + 12, 10);
        qint64 now = 0;
        FrameClock clock(nullptr, [&now] { return now; });
        clock.setSpec(timeline());
        clock.toStart();
        clock.play();
        for (std::size_t k = 1; k <= 79; ++k) {
            now += 50;
            clock.advance();
            QVERIFY2(qAbs(positions[5 + k] - clock.position()) < 1e-6, qPrintable(QString::number(k))); // its start
        }
    }
};

QTEST_GUILESS_MAIN(TestFramePositions)
#include "test_frame_positions.moc"
