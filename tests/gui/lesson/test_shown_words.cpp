// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/gui_test.h"
#include "lesson/answer_words.h"
#include "small_lesson.h"

#include <QTextDocument>

using namespace normscope;
using namespace normscope::ui;

class TestShownWords : public QObject {
    Q_OBJECT
private slots:
    void marksBecomeLinksAndHues();
    void numbersAreFilledIn();
    void allIsEscaped();
    void plainWordsHaveNoMarks();
    void aWrongChoiceIsExplained();
    void aRightChoiceSaysItInASignAndInWords();
    void aSkippedChoiceTellsTheAnswer();
    void aNumberWaitsForItsMeasurement();
    void aWrongAnswerToAQuestionGivesNothingAway();

private:
    static WordsLook look() {
        return {&theme(ThemeName::Light), [](const std::string& name) { return QString::fromStdString(name) + " 7"; }};
    }
    static QString readable(const QString& html) {
        QTextDocument document;
        document.setHtml(html);
        return document.toPlainText();
    }
    static QString said(std::size_t step, const GivenAnswer& given) {
        const Lesson lesson = smallLesson();
        return saidOfPrediction(lesson.steps[step], lesson.texts.at("en").steps[step], given, look());
    }
};

void TestShownWords::marksBecomeLinksAndHues() {
    const Theme& light = theme(ThemeName::Light);
    const QString html = lessonHtml("See [this](panel:layer), one [mean](term:mean), [LN](method:layer).", look());
    QVERIFY2(html.contains("href=\"panel:layer\"") && html.contains("href=\"term:mean\""), qPrintable(html));
    QVERIFY(html.contains(light.statistic.text.name()) && html.contains(light.layer.text.name()));
    QCOMPARE(readable(html), QString("See this, one mean, LN."));
}

void TestShownWords::numbersAreFilledIn() {
    QCOMPARE(readable(lessonHtml("It is {share}.", look())).replace(QChar::Nbsp, ' '), QString("It is share 7."));
}

void TestShownWords::allIsEscaped() {
    const QString html = lessonHtml("a < b & [c<d](panel:x)", look());
    QVERIFY2(!html.contains("c<d") && !html.contains(" < "), qPrintable(html));
    QCOMPARE(readable(html), QString("a < b & c<d"));
}

void TestShownWords::plainWordsHaveNoMarks() {
    QCOMPARE(lessonPlain("**One** [mean](term:mean)\nof {n}", look()), QString("One mean of n 7"));
}

void TestShownWords::aWrongChoiceIsExplained() {
    GivenAnswer given;
    given.option = "zero";
    given.right = false;
    const QString words = readable(said(1, given));
    for (const char* part : {"×", "Those are the means of the rows.", "The answer is B: Spread around zero",
                             "Nothing makes a column's mean zero.", "That is all."})
        QVERIFY2(words.contains(QString::fromUtf8(part)), part);
}

void TestShownWords::aRightChoiceSaysItInASignAndInWords() {
    GivenAnswer given;
    given.option = "spread";
    given.right = true;
    const QString words = readable(said(1, given));
    QVERIFY(words.contains(QString::fromUtf8("✓ Right.")));
    QVERIFY(!words.contains("The answer is"));
}

void TestShownWords::aSkippedChoiceTellsTheAnswer() {
    GivenAnswer given;
    given.skipped = true;
    const QString words = readable(said(1, given));
    QVERIFY(words.contains("The answer is B") && !words.contains("Right."));
}

void TestShownWords::aNumberWaitsForItsMeasurement() {
    GivenAnswer given;
    given.number = 3;
    QVERIFY(readable(said(2, given)).contains(QString::fromUtf8("You said 3.00, measured is ….")));
    given.measured = 2;
    given.right = false;
    const QString words = readable(said(2, given));
    QVERIFY2(words.contains("Not near enough.") && words.contains("measured is 2.00") && words.contains("10 %"),
             qPrintable(words));
}

void TestShownWords::aWrongAnswerToAQuestionGivesNothingAway() {
    const Lesson lesson = smallLesson();
    GivenAnswer given;
    given.option = "quarters";
    given.right = false;
    const QString words = readable(saidOfQuestion(lesson.texts.at("en").steps[4], given, look()));
    QVERIFY(words.contains("Try again") && words.contains("too much") && !words.contains("halves"));
}

NORMSCOPE_GUI_TEST(TestShownWords)
#include "test_shown_words.moc"
