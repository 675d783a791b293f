// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_result.h"
#include "small_lesson.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace normscope;
using namespace normscope::ui;

class TestLessonResult : public QObject {
    Q_OBJECT
private slots:
    void init();
    void theScoreCountsWhatWasAsked();
    void theTextSaysWhatWasPredictedAndMeasured();
    void theJsonHoldsTheNumbers();
    void bothAreWrittenByTheirEnding();
    void aFileThatCannotBeWrittenSaysWhy();

private:
    std::unique_ptr<LessonSession> m_session;
};

// One right choice, one number that is off, one curve skipped, a question at the second try.
void TestLessonResult::init() {
    m_session = std::make_unique<LessonSession>(smallLesson(), "en", LessonRecord{});
    m_session->goOn();
    GivenAnswer choice, number;
    choice.option = "spread";
    m_session->predict(choice);
    m_session->goOn();
    number.number = 3;
    m_session->predict(number);
    m_session->judge(false, 2);
    m_session->goOn();
    m_session->skip();
    m_session->goOn();
    m_session->answer("quarters");
    m_session->answer("halves");
    m_session->goOn();
    QVERIFY(m_session->atResult());
}

void TestLessonResult::theScoreCountsWhatWasAsked() {
    const LessonScore score = scoreOf(*m_session);
    QCOMPARE(score.predictions, 3);
    QCOMPARE(score.right, 1);
    QCOMPARE(score.skipped, 1);
    QCOMPARE(score.questions, 1);
    QCOMPARE(score.answered, 1);
    QCOMPARE(score.atOnce, 0);
    QVERIFY(scoreText(score).contains("1 of 3 right"));
    const LessonSession fresh(smallLesson(), "en", LessonRecord{});
    QCOMPARE(scoreOf(fresh).right, 0);
    QCOMPARE(resultLines(fresh).size(), std::size_t(4));
}

void TestLessonResult::theTextSaysWhatWasPredictedAndMeasured() {
    const QString text = resultText(*m_session);
    for (const char* part : {"A small lesson", "Where do they lie?", "Spread around zero", "you said 3.00",
                             "measured is 2.00", "skipped", "It halves"})
        QVERIFY2(text.contains(part), part);
}

void TestLessonResult::theJsonHoldsTheNumbers() {
    const QJsonObject object = QJsonDocument::fromJson(resultJson(*m_session)).object();
    QCOMPARE(object["format"].toString(), QString("normscope-lesson-result"));
    QCOMPARE(object["lesson"].toString(), QString("small"));
    const QJsonArray steps = object["steps"].toArray();
    QCOMPARE(steps.size(), 5);
    const QJsonObject size = steps[2].toObject()["prediction"].toObject();
    QCOMPARE(size["predicted"].toDouble(), 3.0);
    QCOMPARE(size["measured"].toDouble(), 2.0);
    QCOMPARE(size["right"].toBool(true), false);
    QVERIFY(steps[3].toObject()["prediction"].toObject()["skipped"].toBool());
    QCOMPARE(steps[4].toObject()["question"].toObject()["tries"].toInt(), 2);
    QCOMPARE(object["score"].toObject()["right"].toInt(), 1);
}

void TestLessonResult::bothAreWrittenByTheirEnding() {
    const QTemporaryDir folder;
    for (const char* name : {"result.txt", "result.json"}) {
        QVERIFY(saveResult(*m_session, folder.filePath(name)));
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QCOMPARE(content, QByteArray(name).endsWith("json") ? resultJson(*m_session) : resultText(*m_session).toUtf8());
    }
}

void TestLessonResult::aFileThatCannotBeWrittenSaysWhy() {
    const QTemporaryDir folder;
    const auto saved = saveResult(*m_session, folder.filePath("no/such/folder.txt"));
    QVERIFY(!saved && !saved.error().reason.empty());
}

QTEST_GUILESS_MAIN(TestLessonResult)
#include "test_lesson_result.moc"
