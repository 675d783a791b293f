// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_result.h"
#include "lesson_window.h"

#include <QCheckBox>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>

using namespace normscope;
using namespace normscope::ui;

// What a person answers, mostly by keyboard alone.
class TestLessonAnswers : public LessonWindow {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void aWholeLessonByKeyboard();
    void aChoiceIsExplained();
    void theAnswerWaitsForAPrediction();
    void clearingTakesThePredictionBack();
    void aNumberIsHeldAgainstTheMeasuredOne_data();
    void aNumberIsHeldAgainstTheMeasuredOne();
    void aCurveIsDrawnInThePlaceOfThePlot();
    void theDrawingGoesAndComes();
    void aWrongAnswerMayBeMended();
    void theRoomIsCounted();
    void progressIsKept();
    void theResultIsSaved();

private:
    QLineEdit* number() const { return part<QLineEdit>("predicted-number"); }
    QAbstractButton* show() const { return part<QAbstractButton>("show-answer"); }
    const ui::StepRecord& answers() const { return player().session()->answers(); }
    void drawAll(double height) {
        QTRY_VERIFY(sketch());
        for (std::size_t k = 0; k < sketch()->drawing().places(); ++k)
            QTest::mouseClick(sketch(), Qt::LeftButton, {}, sketch()->pixel(k, height).toPoint());
    }
};

void TestLessonAnswers::init() {
    openWindow();
    openLesson();
}

void TestLessonAnswers::aWholeLessonByKeyboard() {
    key(Qt::Key_Return); // the focus is on Next
    QCOMPARE(player().step()->id, std::string("guess"));
    awaitEngine();
    key(Qt::Key_2);
    QVERIFY(option("spread")->chosen() && option("spread")->hasFocus());
    key(Qt::Key_Return);
    QCOMPARE(answers().prediction->right, std::optional(true));
    key(Qt::Key_PageDown);
    QCOMPARE(player().step()->id, std::string("size"));
    QVERIFY(number()->hasFocus());
    QTest::keyClicks(number(), "1.95");
    key(Qt::Key_Return);
    QTRY_COMPARE(answers().prediction->right, std::optional(true)); // when it is measured
    key(Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(player().step()->id, std::string("draw"));
    QTRY_VERIFY(sketch() && sketch()->hasFocus());
    for (std::size_t k = 0; k < sketch()->drawing().places(); ++k) {
        key(Qt::Key_Space);
        key(Qt::Key_Right);
    }
    key(Qt::Key_Return);
    QVERIFY(answers().prediction->right.has_value());
    key(Qt::Key_Return);
    QCOMPARE(player().step()->id, std::string("check"));
    key(Qt::Key_A);
    QCOMPARE(answers().question->right, std::optional(true));
    key(Qt::Key_PageDown);
    QVERIFY(player().session()->atResult());
    QVERIFY(part<QAbstractButton>("save-result")->hasFocus());
    key(Qt::Key_PageUp);
    QCOMPARE(player().step()->id, std::string("check"));
}

void TestLessonAnswers::aChoiceIsExplained() {
    goTo("guess");
    QVERIFY(part<LessonLabel>("prediction-verdict")->isHidden());
    QTest::mouseClick(option("zero"), Qt::LeftButton);
    press("show-answer");
    const QString said = words("prediction-verdict");
    for (const char* part : {"means of the rows", "The answer is B", "mean zero", "That is all"})
        QVERIFY2(said.contains(part), qPrintable(said));
    QVERIFY(!option("zero")->isEnabled());
    QVERIFY(part<QAbstractButton>("step-onwards")->hasFocus());
}

void TestLessonAnswers::theAnswerWaitsForAPrediction() {
    goTo("guess");
    QVERIFY(!show()->isEnabled() && !part<QAbstractButton>("step-onwards")->isEnabled());
    key(Qt::Key_PageDown);
    QCOMPARE(player().step()->id, std::string("guess"));
    QTest::mouseClick(option("same"), Qt::LeftButton);
    QVERIFY(show()->isEnabled());
    press("show-answer");
    QVERIFY(part<QAbstractButton>("step-onwards")->isEnabled());
    QVERIFY(!show()->isVisible());
}

void TestLessonAnswers::clearingTakesThePredictionBack() {
    goTo("guess");
    QTest::mouseClick(option("same"), Qt::LeftButton);
    press("clear-answer");
    QVERIFY(!option("same")->chosen() && !show()->isEnabled());
    goTo("size");
    number()->setText("two");
    QVERIFY(!show()->isEnabled());
    number()->setText("2");
    QVERIFY(show()->isEnabled());
    press("clear-answer");
    QVERIFY(number()->text().isEmpty());
}

void TestLessonAnswers::aNumberIsHeldAgainstTheMeasuredOne_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("right");
    QTest::newRow("near") << "2,1" << true; // within a tenth of 2
    QTest::newRow("percent") << "195 %" << true;
    QTest::newRow("far") << "4" << false;
}

// Twice the data has twice the sd.
void TestLessonAnswers::aNumberIsHeldAgainstTheMeasuredOne() {
    QFETCH(QString, typed);
    QFETCH(bool, right);
    goTo("size");
    QTest::keyClicks(number(), typed);
    press("show-answer");
    QTRY_VERIFY(answers().prediction->measured);
    // A power of two scales each value exactly, and so each statistic.
    QCOMPARE(*answers().prediction->measured, 2.0);
    QCOMPARE(answers().prediction->right, std::optional(right));
    QVERIFY(words("prediction-verdict").contains("measured is 2.00"));
}

void TestLessonAnswers::aCurveIsDrawnInThePlaceOfThePlot() {
    goTo("draw");
    QTRY_VERIFY(sketch());
    QVERIFY(!plot("layer")->isVisible());
    QCOMPARE(sketch()->geometry(), plot("layer")->geometry());
    QCOMPARE(sketch()->drawing().places(), std::size_t(13)); // features
    QVERIFY(!show()->isEnabled());
    QCOMPARE(words("drawn"), QString("0 of 13 drawn"));
    QTest::mouseClick(sketch(), Qt::LeftButton, {}, sketch()->pixel(3, 0.5).toPoint());
    QCOMPARE(words("drawn"), QString("1 of 13 drawn"));
    drawAll(1);
    QVERIFY(show()->isEnabled());
    press("show-answer");
    QVERIFY(sketch()->revealed());
    QCOMPARE(answers().prediction->right, std::optional(false)); // all at the top of the axis
    QVERIFY(words("prediction-verdict").contains("Another curve"));
    QVERIFY(words("prediction-verdict").contains("Now you see both"));
}

void TestLessonAnswers::theDrawingGoesAndComes() {
    goTo("draw");
    drawAll(0.5);
    press("clear-answer");
    QCOMPARE(sketch()->drawing().drawn(), std::size_t(0));
    drawAll(0.5);
    press("show-answer");
    part<QCheckBox>("show-drawing")->setChecked(false);
    QVERIFY(plot("layer")->isVisible() && !sketch()->isVisible());
    part<QCheckBox>("show-drawing")->setChecked(true);
    QVERIFY(!plot("layer")->isVisible() && sketch()->isVisible());
    press("step-onwards");
    QVERIFY(plot("layer")->isVisible() && !sketch());
    press("step-backwards");
    QTRY_VERIFY(sketch() && sketch()->revealed() && sketch()->drawing().whole());
    awaitEngine();
}

void TestLessonAnswers::aWrongAnswerMayBeMended() {
    goTo("check");
    QTest::mouseClick(option("quarters"), Qt::LeftButton);
    QVERIFY(words("question-verdict").contains("Try again"));
    QVERIFY(option("halves")->isEnabled());
    QTest::mouseClick(option("halves"), Qt::LeftButton);
    QVERIFY(words("question-verdict").contains("Right."));
    QVERIFY(!option("halves")->isEnabled());
    QCOMPARE(answers().question->tries, 2);
}

void TestLessonAnswers::theRoomIsCounted() {
    goTo("guess");
    auto* count = part<QCheckBox>("count-hands");
    QTest::mouseClick(count, Qt::LeftButton, {}, QPoint(8, count->height() / 2));
    QVERIFY(count->isChecked());
    for (const int pressed : {Qt::Key_1, Qt::Key_2, Qt::Key_2, Qt::Key_2}) key(pressed);
    const auto hands = [this](const char* id) { return option(id)->accessibleDescription(); };
    QVERIFY(hands("zero").contains("hands: 1") && hands("spread").contains("hands: 3"));
    QVERIFY(!show()->isEnabled()); // nobody has chosen
    QVERIFY(player().session()->pending());
}

void TestLessonAnswers::progressIsKept() {
    goTo("size");
    m_window.reset();
    showWindow();
    openLesson();
    QCOMPARE(player().step()->id, std::string("size"));
    QCOMPARE(words("lesson-place"), QString("step 3 of 5"));
    press("step-backwards");
    QVERIFY(!player().session()->pending());
    press("step-backwards");
    QVERIFY(!part<QAbstractButton>("step-backwards")->isEnabled());
    awaitEngine();
}

void TestLessonAnswers::theResultIsSaved() {
    goTo("check");
    press("step-onwards");
    QVERIFY(player().session()->atResult());
    QVERIFY(words("score").contains("0 of 3 right"));
    QVERIFY(player().saveResult(m_folder->filePath("result.json")));
    QFile file(m_folder->filePath("result.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(file.readAll()).object()["lesson"].toString(), QString("small"));
    QVERIFY(m_window->message().contains("result.json"));
    press("start-again");
    QCOMPARE(player().session()->index(), 0);
    QVERIFY(player().session()->record().steps.empty());
    awaitEngine();
}

NORMSCOPE_GUI_TEST(TestLessonAnswers)
#include "test_lesson_answers.moc"
