// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure.h"
#include "lesson/lesson_file.h"

#include <QTest>

using namespace normscope;

// Every lesson that is built in is run as the window runs it: what it says is what is measured.
class TestBuiltInLessons : public QObject {
    Q_OBJECT

    static void rows() {
        QTest::addColumn<std::size_t>("index");
        for (std::size_t i = 0; i < builtInLessons().size(); ++i) QTest::newRow(builtInLessons()[i].id.c_str()) << i;
    }

private slots:
    void thereAreSome() { QVERIFY(!builtInLessons().empty()); }
    void speakBothLanguages_data() { rows(); }
    void speakBothLanguages();
    void sayWhatIsMeasured_data() { rows(); }
    void sayWhatIsMeasured();

private:
    const Measure m_measure = ui::measuring(); // keeps what the lessons share
};

void TestBuiltInLessons::speakBothLanguages() {
    QFETCH(const std::size_t, index);
    const Lesson& lesson = builtInLessons()[index];
    QVERIFY(lesson.texts.contains("en"));
    QVERIFY(lesson.texts.contains("zh_CN"));
    QVERIFY(lesson.texts.at("zh_CN").title != lesson.texts.at("en").title);
}

void TestBuiltInLessons::sayWhatIsMeasured() {
    QFETCH(const std::size_t, index);
    const auto mistakes = check(builtInLessons()[index], m_measure);
    for (const Error& mistake : mistakes) qWarning("%s", plain(mistake).c_str());
    QVERIFY(mistakes.empty());
}

QTEST_APPLESS_MAIN(TestBuiltInLessons)
#include "test_built_in_lessons.moc"
