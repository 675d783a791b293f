// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_session.h"
#include "lesson/verdict.h"
#include "small_lesson.h"

#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace normscope;
using namespace normscope::ui;

class TestLessonSession : public QObject {
    Q_OBJECT
private slots:
    void init() { m_session = std::make_unique<LessonSession>(smallLesson(), "en", LessonRecord{}); }
    void aPredictionHoldsTheStep();
    void aPredictionIsMadeOnce();
    void aNumberIsJudgedLater();
    void aQuestionIsTriedUntilItIsRight();
    void itGoesOnWhereItLeftOff();
    void restartForgets();
    void typedNumbers_data();
    void typedNumbers();
    void nearEnough();

private:
    void goTo(const std::string& step) {
        while (m_session->step().id != step) {
            m_session->skip();
            m_session->goOn();
        }
    }
    std::unique_ptr<LessonSession> m_session;
};

void TestLessonSession::aPredictionHoldsTheStep() {
    QVERIFY(!m_session->pending() && m_session->mayGoOn() && !m_session->mayGoBack());
    m_session->goOn();
    QVERIFY(m_session->pending() && !m_session->mayGoOn());
    m_session->goOn();
    QCOMPARE(m_session->step().id, std::string("guess"));
    m_session->skip();
    QVERIFY(!m_session->pending());
    QVERIFY(m_session->answers().prediction->skipped && !m_session->answers().prediction->right);
    m_session->goOn();
    QCOMPARE(m_session->index(), 2);
    m_session->goBack();
    QVERIFY(!m_session->pending()); // what was skipped stays so
}

void TestLessonSession::aPredictionIsMadeOnce() {
    goTo("guess");
    GivenAnswer answer;
    answer.option = "zero";
    m_session->predict(answer);
    QCOMPARE(m_session->answers().prediction->right, std::optional(false));
    answer.option = "spread";
    m_session->predict(answer);
    QCOMPARE(m_session->answers().prediction->option, std::string("zero"));
}

void TestLessonSession::aNumberIsJudgedLater() {
    goTo("size");
    GivenAnswer answer;
    answer.number = 2.1;
    m_session->predict(answer);
    QVERIFY(!m_session->answers().prediction->right);
    QSignalSpy judged(m_session.get(), &LessonSession::judged);
    m_session->judge(true, 2);
    QCOMPARE(judged.size(), 1);
    QCOMPARE(m_session->answers().prediction->right, std::optional(true));
    QCOMPARE(m_session->answers().prediction->measured, std::optional(2.0));
}

void TestLessonSession::aQuestionIsTriedUntilItIsRight() {
    goTo("check");
    m_session->answer("quarters");
    QCOMPARE(m_session->answers().question->right, std::optional(false));
    m_session->answer("halves");
    QCOMPARE(m_session->answers().question->right, std::optional(true));
    QCOMPARE(m_session->answers().question->tries, 2);
    m_session->answer("quarters");
    QCOMPARE(m_session->answers().question->option, std::string("halves"));
    m_session->goOn();
    QVERIFY(m_session->atResult() && !m_session->mayGoOn() && m_session->mayGoBack());
}

void TestLessonSession::itGoesOnWhereItLeftOff() {
    goTo("draw");
    const LessonSession again(smallLesson(), "en", m_session->record());
    QCOMPARE(again.step().id, std::string("draw"));
    QVERIFY(again.pending());
    goTo("check");
    m_session->goOn();
    QVERIFY(LessonSession(smallLesson(), "en", m_session->record()).atResult());
}

void TestLessonSession::restartForgets() {
    goTo("check");
    QSignalSpy moved(m_session.get(), &LessonSession::stepChanged);
    m_session->restart();
    QCOMPARE(moved.size(), 1);
    QCOMPARE(m_session->index(), 0);
    QVERIFY(m_session->record().steps.empty());
}

void TestLessonSession::typedNumbers_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<double>("number");
    QTest::newRow("point") << " 0.25 " << 0.25;
    QTest::newRow("comma") << "0,25" << 0.25;
    QTest::newRow("minus sign") << QString::fromUtf8("−1e-3") << -1e-3;
    QTest::newRow("percent") << "90 %" << 0.9;
    QTest::newRow("infinite") << "inf" << std::numeric_limits<double>::infinity();
}

void TestLessonSession::typedNumbers() {
    QFETCH(QString, typed);
    QFETCH(double, number);
    QCOMPARE(typedNumber(typed), std::optional(number));
    for (const char* none : {"", "two", "1 2", "1.2.3", "%", "0x10"}) QVERIFY2(!typedNumber(none), none);
}

void TestLessonSession::nearEnough() {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN(), inf = std::numeric_limits<double>::infinity();
    NumberPrediction relative, absolute;
    relative.tolerance = 0.125; // exact in binary, so that the ends are exact too
    absolute.tolerance = 0.5;
    absolute.absolute = true;
    QVERIFY(agrees(relative, 1.75, 2) && agrees(relative, -2.25, -2));
    QVERIFY(!agrees(relative, 1.7, 2) && !agrees(relative, 2, -2));
    QVERIFY(agrees(absolute, 0.5, 0) && !agrees(absolute, 0.6, 0));
    QVERIFY(agrees(relative, 0, 0) && !agrees(relative, 1e-9, 0));
    QVERIFY(agrees(relative, nan, nan) && !agrees(relative, nan, 1) && !agrees(relative, 1, nan));
    QVERIFY(agrees(relative, inf, inf) && !agrees(relative, 5, inf) && !agrees(absolute, inf, 5));
}

QTEST_GUILESS_MAIN(TestLessonSession)
#include "test_lesson_session.moc"
