// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_progress.h"
#include "small_lesson.h"

#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>

using namespace normscope;
using namespace normscope::ui;

class TestLessonRecord : public QObject {
    Q_OBJECT
private slots:
    void everyPartComesBack();
    void whatIsNoRecordIsAnEmptyOne();
    void whatTheLessonNoLongerAsksIsLeftOut();
    void progressIsKeptById();

private:
    static LessonRecord full();
};

LessonRecord TestLessonRecord::full() {
    LessonRecord record;
    record.step = "size";
    GivenAnswer chosen, number, drawn, skipped, question;
    chosen.option = "spread";
    chosen.right = true;
    number.number = 0.1 + 0.2; // no short decimal
    number.right = false;
    number.measured = 2;
    drawn.drawn = {0.5, -1.25, 1e-9};
    drawn.measured = 0.0625;
    skipped.skipped = true;
    question.option = "halves";
    question.right = true;
    question.tries = 2;
    record.steps["rows"] = {true, {}, {}};
    record.steps["guess"] = {true, chosen, {}};
    record.steps["size"] = {false, number, {}};
    record.steps["draw"] = {false, drawn, {}};
    record.steps["check"] = {false, {}, question};
    return record;
}

void TestLessonRecord::everyPartComesBack() {
    const LessonRecord record = full();
    QVERIFY(recordFrom(toJson(record)) == record);
    QVERIFY(recordFrom(toJson(LessonRecord{})) == LessonRecord{});
    LessonRecord odd;
    odd.steps["size"].prediction = GivenAnswer{};
    odd.steps["size"].prediction->number = std::numeric_limits<double>::infinity();
    odd.steps["size"].prediction->measured = std::numeric_limits<double>::quiet_NaN();
    const LessonRecord back = recordFrom(toJson(odd));
    QCOMPARE(*back.steps.at("size").prediction->number, std::numeric_limits<double>::infinity());
    QVERIFY(std::isnan(*back.steps.at("size").prediction->measured));
}

void TestLessonRecord::whatIsNoRecordIsAnEmptyOne() {
    for (const char* text : {"", "{", "[1, 2]", "\"steps\"", "{\"steps\": 3}"})
        QVERIFY2(recordFrom(text) == LessonRecord{}, text);
}

void TestLessonRecord::whatTheLessonNoLongerAsksIsLeftOut() {
    LessonRecord record = full();
    record.steps["gone"] = {true, {}, {}};
    record.steps["guess"].prediction->option = "another";
    record.steps["check"].question->option = "thirds";
    record.step = "gone";
    const LessonRecord kept = fitting(record, smallLesson());
    QVERIFY(!kept.steps.contains("gone"));
    QVERIFY(!kept.steps.at("guess").prediction && !kept.steps.at("guess").done);
    QVERIFY(!kept.steps.at("check").question);
    QVERIFY(kept.step.empty());
    QVERIFY(kept.steps.at("size") == record.steps.at("size"));
}

void TestLessonRecord::progressIsKeptById() {
    const QTemporaryDir folder;
    const Lesson lesson = smallLesson();
    Lesson other = lesson;
    other.id = "other";
    {
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        LessonProgress(settings).keep(lesson, full());
    }
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    const LessonProgress progress(settings);
    QVERIFY(progress.record(lesson) == full());
    QCOMPARE(progress.stepsDone(lesson), 2);
    QCOMPARE(progress.stepsDone(other), 0);
    QCOMPARE(progress.last(), QString("small"));
}

QTEST_GUILESS_MAIN(TestLessonRecord)
#include "test_lesson_record.moc"
