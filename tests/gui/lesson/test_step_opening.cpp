// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_opening.h"

#include <QTest>

using namespace normscope;
using namespace normscope::ui;

namespace {

TimelineSpec stages(int count) {
    TimelineSpec spec;
    for (int k = 0; k < count; ++k) spec.segments.push_back({"stage", 1, 1000});
    return spec;
}

Opening opening(Opening::Kind kind, double frame = 0) { return {kind, frame}; }

} // namespace

class TestStepOpening : public QObject {
    Q_OBJECT
private slots:
    void init();
    void endAndFrame();
    void theEndMovesWithTheResult();
    void whoHasMovedStaysThere();
    void playWaitsForThePrediction();
    void playWaitsForTheResult();
    void itPlaysOnce();

private:
    std::unique_ptr<FrameClock> m_clock;
    std::unique_ptr<StepOpening> m_opening;
};

// Time stands still.
void TestStepOpening::init() {
    m_clock = std::make_unique<FrameClock>(nullptr, [] { return qint64(0); });
    m_clock->setSpec(stages(6));
    m_opening = std::make_unique<StepOpening>(*m_clock);
}

void TestStepOpening::endAndFrame() {
    m_opening->begin(opening(Opening::Kind::End), false, false);
    QCOMPARE(m_clock->position(), 6.0);
    m_opening->begin(opening(Opening::Kind::Frame, 2.5), true, false);
    QCOMPARE(m_clock->position(), 2.5);
    QVERIFY(!m_clock->playing());
}

void TestStepOpening::theEndMovesWithTheResult() {
    m_clock->setSpec(stages(2));
    m_opening->begin(opening(Opening::Kind::Frame, 4), false, true);
    QCOMPARE(m_clock->position(), 2.0);
    m_clock->setSpec(stages(6)); // the page now knows; who is at the end stays there
    m_opening->resultCame();
    QCOMPARE(m_clock->position(), 4.0);
    m_clock->seek(2);
    m_opening->resultCame();
    QCOMPARE(m_clock->position(), 2.0);
}

void TestStepOpening::whoHasMovedStaysThere() {
    m_opening->begin(opening(Opening::Kind::End), false, true);
    m_clock->seek(3);
    m_opening->resultCame();
    QCOMPARE(m_clock->position(), 3.0);
}

void TestStepOpening::playWaitsForThePrediction() {
    m_opening->begin(opening(Opening::Kind::Play), true, false);
    QCOMPARE(m_clock->position(), 0.0);
    QVERIFY(!m_clock->playing());
    m_opening->answered();
    QVERIFY(m_clock->playing());
}

void TestStepOpening::playWaitsForTheResult() {
    m_opening->begin(opening(Opening::Kind::Play), true, true);
    m_opening->answered();
    QVERIFY(!m_clock->playing());
    m_opening->resultCame();
    QVERIFY(m_clock->playing());
}

void TestStepOpening::itPlaysOnce() {
    m_opening->begin(opening(Opening::Kind::Play), false, false);
    QVERIFY(m_clock->playing());
    m_clock->toStart();
    m_opening->resultCame();
    QVERIFY(!m_clock->playing());
    m_opening->begin(opening(Opening::Kind::Play), true, false);
    m_opening->forget();
    m_opening->answered();
    QVERIFY(!m_clock->playing());
}

QTEST_GUILESS_MAIN(TestStepOpening)
#include "test_step_opening.moc"
