// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "six_stages.h"
#include "there_and_back.h"
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
    void stepsRestInsideSegments();
    void stepsOfUnevenParts();
    void reducedMotionCutsStages();
    void reducedMotionGoesFromRestToRest();
    void seekIsClamped();
    void shorterTimelineKeepsThePositionInside();
    void theEndStaysTheEnd();
    void emptyTimelineDoesNotPlay();
    void segmentOfAPosition_data();
    void segmentOfAPosition();
    void restOfAPosition_data();
    void restOfAPosition();

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

void TestFrameClock::stepsRestInsideSegments() {
    m_clock->setSpec(thereAndBack());
    for (int rest = 1; rest <= 49; ++rest) {
        m_clock->stepForward();
        QCOMPARE(m_clock->position(), double(rest)); // the layers, the loss, the layers
    }
    m_clock->seek(26.3);
    for (int rest = 26; rest >= 0; --rest) {
        m_clock->stepBack();
        QCOMPARE(m_clock->position(), double(rest));
    }
    m_clock->stepBack();
    QCOMPARE(m_clock->position(), 0.0);
    m_clock->seek(7.5);
    m_clock->stepForward();
    QCOMPARE(m_clock->position(), 8.0);
}

// None is missed or met twice, whatever the rounding.
void TestFrameClock::stepsOfUnevenParts() {
    TimelineSpec spec;
    spec.segments = {{"a", 0.7, 100, 7}, {"b", 100, 100, 10}, {"c", 1, 100, 3}};
    m_clock->setSpec(spec);
    const std::vector<double> rests = {
        0.1,  0.2,  0.3,  0.4,  0.5,  0.6,  0.7,   10.7,           20.7,           30.7,
        40.7, 50.7, 60.7, 70.7, 80.7, 90.7, 100.7, 101.7 - 2 / 3., 101.7 - 1 / 3., 101.7};
    for (const double rest : rests) {
        m_clock->stepForward();
        QVERIFY2(qAbs(m_clock->position() - rest) < 1e-9, qPrintable(QString::number(m_clock->position())));
    }
    QCOMPARE(m_clock->position(), spec.length());
    for (auto rest = rests.rbegin() + 1; rest != rests.rend(); ++rest) {
        m_clock->stepBack();
        QVERIFY2(qAbs(m_clock->position() - *rest) < 1e-9, qPrintable(QString::number(m_clock->position())));
    }
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

void TestFrameClock::reducedMotionGoesFromRestToRest() {
    m_clock->setSpec(thereAndBack());
    m_clock->setReducedMotion(true);
    QCOMPARE(m_clock->position(), 0.0);
    m_clock->play();
    elapse(10);
    QCOMPARE(m_clock->position(), 1.0);
    elapse(80);
    QCOMPARE(m_clock->position(), 1.0);
    elapse(100);
    QCOMPARE(m_clock->position(), 2.0);
    m_clock->seek(24);
    QCOMPARE(m_clock->position(), 24.0);
    m_clock->seek(24.2);
    QCOMPARE(m_clock->position(), 25.0);
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

void TestFrameClock::theEndStaysTheEnd() {
    m_clock->setSpec(thereAndBack(4));
    QCOMPARE(m_clock->position(), 0.0);
    m_clock->toEnd();
    m_clock->setSpec(thereAndBack(24));
    QCOMPARE(m_clock->position(), 49.0);
    m_clock->setSpec(thereAndBack(2));
    QCOMPARE(m_clock->position(), 5.0);
    m_clock->seek(3);
    m_clock->setSpec(thereAndBack(24));
    QCOMPARE(m_clock->position(), 3.0);
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

void TestFrameClock::restOfAPosition_data() {
    QTest::addColumn<double>("position");
    QTest::addColumn<double>("at");
    QTest::addColumn<double>("after");
    QTest::addColumn<double>("before");
    QTest::newRow("before all") << -1.0 << 0.0 << 1.0 << 0.0;
    QTest::newRow("the start") << 0.0 << 0.0 << 1.0 << 0.0;
    QTest::newRow("inside a part") << 2.25 << 3.0 << 3.0 << 2.0;
    QTest::newRow("on a rest") << 3.0 << 3.0 << 4.0 << 2.0;
    QTest::newRow("on a rest, nearly") << 3.0 + 1e-12 << 3.0 << 4.0 << 2.0;
    QTest::newRow("the end of a segment") << 24.0 << 24.0 << 25.0 << 23.0;
    QTest::newRow("the end") << 49.0 << 49.0 << 49.0 << 48.0;
    QTest::newRow("beyond") << 60.0 << 49.0 << 49.0 << 48.0;
}

void TestFrameClock::restOfAPosition() {
    QFETCH(double, position);
    const TimelineSpec spec = thereAndBack();
    QTEST(spec.restAt(position), "at");
    QTEST(spec.restAfter(position), "after");
    QTEST(spec.restBefore(position), "before");
}

QTEST_GUILESS_MAIN(TestFrameClock)
#include "test_frame_clock.moc"
