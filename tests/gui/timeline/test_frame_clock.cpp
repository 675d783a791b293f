// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "six_stages.h"
#include "timeline/frame_clock.h"

#include <QSignalSpy>
#include <QTest>

using namespace normscope::ui;

class TestFrameClock : public QObject {
    Q_OBJECT
private slots:
    void init();
    void positionsFollowElapsedTime();
    void durationsOfSegments();
    void speedCountsFromNow();
    void stopsAtTheEnd();
    void playsAgainFromTheStart();
    void loops();
    void stepsRestOnEndsOfSegments();
    void reducedMotionCutsStages();
    void seekIsClamped();
    void shorterTimelineKeepsThePositionInside();
    void emptyTimelineDoesNotPlay();
    void segmentOfAPosition_data();
    void segmentOfAPosition();

private:
    void elapse(qint64 milliseconds) {
        m_now += milliseconds;
        m_clock->advance();
    }
    qint64 m_now = 0;
    std::unique_ptr<FrameClock> m_clock;
};

void TestFrameClock::init() {
    m_now = 500;
    m_clock = std::make_unique<FrameClock>(nullptr, [this] { return m_now; });
    m_clock->setSpec(sixStages());
}

void TestFrameClock::positionsFollowElapsedTime() {
    QSignalSpy moved(m_clock.get(), &FrameClock::positionChanged);
    m_clock->play();
    elapse(250);
    QCOMPARE(m_clock->position(), 0.25);
    elapse(3000);
    QCOMPARE(m_clock->position(), 3.25);
    QCOMPARE(moved.size(), 2);
}

void TestFrameClock::durationsOfSegments() {
    TimelineSpec spec = sixStages();
    spec.segments[1] = {"slow", 2, 4000};
    m_clock->setSpec(spec);
    m_clock->play();
    elapse(1000 + 1000); // the first segment, and a quarter of the second's time and length
    QCOMPARE(m_clock->position(), 1.5);
    elapse(3000 + 500);
    QCOMPARE(m_clock->position(), 3.5);
}

void TestFrameClock::speedCountsFromNow() {
    m_clock->play();
    m_now += 1000;
    m_clock->setSpeed(4);
    QCOMPARE(m_clock->position(), 1.0);
    elapse(500);
    QCOMPARE(m_clock->position(), 3.0);
}

void TestFrameClock::stopsAtTheEnd() {
    QSignalSpy playing(m_clock.get(), &FrameClock::playingChanged);
    m_clock->play();
    elapse(99999);
    QCOMPARE(m_clock->position(), 6.0);
    QVERIFY(!m_clock->playing());
    QCOMPARE(playing.size(), 2);
}

void TestFrameClock::playsAgainFromTheStart() {
    m_clock->toEnd();
    m_clock->play();
    QCOMPARE(m_clock->position(), 0.0);
    elapse(500);
    QCOMPARE(m_clock->position(), 0.5);
}

void TestFrameClock::loops() {
    m_clock->setLoop(true);
    m_clock->play();
    elapse(6000);
    QCOMPARE(m_clock->position(), 0.0);
    QVERIFY(m_clock->playing());
    elapse(1500);
    QCOMPARE(m_clock->position(), 1.5);
}

void TestFrameClock::stepsRestOnEndsOfSegments() {
    m_clock->stepForward();
    QCOMPARE(m_clock->position(), 1.0);
    m_clock->stepForward();
    QCOMPARE(m_clock->position(), 2.0);
    m_clock->seek(4.4);
    m_clock->stepBack();
    QCOMPARE(m_clock->position(), 4.0);
    m_clock->stepBack();
    QCOMPARE(m_clock->position(), 3.0);
    m_clock->toStart();
    m_clock->stepBack();
    QCOMPARE(m_clock->position(), 0.0);
    m_clock->toEnd();
    m_clock->stepForward();
    QCOMPARE(m_clock->position(), 6.0);
}

void TestFrameClock::reducedMotionCutsStages() {
    m_clock->setReducedMotion(true);
    m_clock->play();
    elapse(10);
    QCOMPARE(m_clock->position(), 1.0);
    elapse(900);
    QCOMPARE(m_clock->position(), 1.0);
    elapse(100);
    QCOMPARE(m_clock->position(), 2.0);
    m_clock->pause();
    QCOMPARE(m_clock->position(), 2.0);
}

void TestFrameClock::seekIsClamped() {
    m_clock->seek(-3);
    QCOMPARE(m_clock->position(), 0.0);
    m_clock->seek(60);
    QCOMPARE(m_clock->position(), 6.0);
}

void TestFrameClock::shorterTimelineKeepsThePositionInside() {
    m_clock->seek(5.5);
    TimelineSpec spec = sixStages();
    spec.segments.resize(2);
    m_clock->setSpec(spec);
    QCOMPARE(m_clock->position(), 2.0);
}

void TestFrameClock::emptyTimelineDoesNotPlay() {
    m_clock->setSpec({});
    m_clock->play();
    QVERIFY(!m_clock->playing());
    m_clock->stepForward();
    QCOMPARE(m_clock->position(), 0.0);
}

void TestFrameClock::segmentOfAPosition_data() {
    QTest::addColumn<double>("position");
    QTest::addColumn<int>("segment");
    QTest::newRow("at rest before the first") << 0.0 << -1;
    QTest::newRow("inside the first") << 0.5 << 0;
    QTest::newRow("an end belongs to its segment") << 1.0 << 0;
    QTest::newRow("just after an end") << 1.01 << 1;
    QTest::newRow("the end of all") << 6.0 << 5;
    QTest::newRow("beyond") << 7.0 << 5;
    QTest::newRow("NaN") << std::numeric_limits<double>::quiet_NaN() << -1;
}

void TestFrameClock::segmentOfAPosition() {
    QFETCH(double, position);
    QTEST(sixStages().segmentAt(position), "segment");
}

QTEST_GUILESS_MAIN(TestFrameClock)
#include "test_frame_clock.moc"
