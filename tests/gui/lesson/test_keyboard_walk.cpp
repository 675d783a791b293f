// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/focus_sight.h"
#include "i18n/translations.h"
#include "lesson/lesson_result.h"
#include "lesson_window.h"

#include <QFile>
#include <QTextDocumentFragment>

#include <algorithm>

using namespace normscope;
using namespace normscope::ui;

namespace {

constexpr const char* firstLesson = "first-five-minutes";

// "## id: title" of a lesson's own text, in the order of the steps.
QStringList titlesOf(const QString& lesson, const QString& language) {
    QFile file(QStringLiteral(NORMSCOPE_SOURCE_DIR "/resources/lessons/%1/%2.md").arg(lesson, language));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QStringList titles;
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n');
    for (const QString& line : lines)
        if (line.startsWith(QLatin1String("## "))) titles += line.mid(line.indexOf(':') + 1).trimmed();
    return titles;
}

bool isChinese(const QString& text) {
    return std::ranges::any_of(text, [](QChar sign) { return sign.script() == QChar::Script_Han; });
}

// The first one that is (or is not) the answer.
std::size_t place(const std::vector<std::string>& options, const std::string& answer, bool right) {
    const auto found = std::ranges::find_if(options, [&](const std::string& one) { return (one == answer) == right; });
    return std::size_t(found - options.begin());
}

} // namespace

// Whole lessons without a mouse, in every language of the window: at each step one sees where one is, reads one's own
// language, and keeps what one has answered.
class TestKeyboardWalk : public LessonWindow {
    Q_OBJECT
private slots:
    void cleanup();
    void theFirstFiveMinutes_data();
    void theFirstFiveMinutes();
    void aLessonWithANumberAndADrawing_data() { theFirstFiveMinutes_data(); }
    void aLessonWithANumberAndADrawing();

private:
    void begin();
    void tabTo(const QString& name);
    void checkFocus();
    void checkWords();
    void walkToTheResult();
    void answerPrediction();
    void choose(const ChoosePrediction& asked);
    void typeNumber();
    void draw();
    void answerQuestion();
    void thereAndBack();
    void checkResult();
    const ui::StepRecord& answers() const { return player().session()->answers(); }
    QString score() const { return scoreText(scoreOf(*player().session())); }
    bool inLanguage(const QString& text) const { return isChinese(text) == (m_language == "zh_CN"); }

    QString m_language;
    QStringList m_titles;
    int m_chosen = 0; // predictions with options, so far
};

void TestKeyboardWalk::cleanup() {
    m_window.reset();
    loadTranslations("en");
}

void TestKeyboardWalk::theFirstFiveMinutes_data() {
    QTest::addColumn<QString>("language");
    for (const QString& language : languages()) QTest::addRow("%s", qPrintable(language)) << language;
}

void TestKeyboardWalk::begin() {
    QFETCH(const QString, language);
    m_language = language;
    m_chosen = 0;
    QVERIFY(loadTranslations(language));
    openWindow({1366, 768});
}

void TestKeyboardWalk::tabTo(const QString& name) {
    for (int presses = 0; presses < 200; ++presses) {
        const QWidget* focus = QApplication::focusWidget();
        if (focus && focus->objectName() == name) return;
        key(Qt::Key_Tab);
    }
    QFAIL(qPrintable("Tab does not reach " + name));
}

// In the lesson, or where one draws for it.
void TestKeyboardWalk::checkFocus() {
    const QWidget* focus = QApplication::focusWidget();
    QVERIFY2(player().dock()->isAncestorOf(focus) || focus == sketch(), qPrintable(focusTrouble()));
    QTRY_VERIFY2(focusTrouble().isEmpty(), qPrintable(focusTrouble())); // the words have to be laid out first
}

void TestKeyboardWalk::checkWords() {
    const QString title = QTextDocumentFragment::fromHtml(words("step-title")).toPlainText();
    QCOMPARE(title, m_titles.value(player().session()->index()));
    for (const char* label : {"step-body", "lesson-place"})
        QVERIFY2(inLanguage(words(label)), qPrintable(words(label)));
    QVERIFY(inLanguage(part<QAbstractButton>("step-onwards")->text()));
    for (const auto* option : player().dock()->findChildren<OptionButton*>())
        if (option->isVisible()) QVERIFY2(inLanguage(option->accessibleName()), qPrintable(option->accessibleName()));
}

void TestKeyboardWalk::walkToTheResult() {
    const LessonSession& session = *player().session();
    m_titles = titlesOf(QString::fromStdString(session.lesson().id), m_language);
    QCOMPARE(m_titles.size(), qsizetype(session.count()));
    while (!session.atResult() && !QTest::currentTestFailed()) {
        checkWords();
        if (session.pending()) answerPrediction();
        if (session.step().question) answerQuestion();
        thereAndBack();
        QVERIFY(part<QWidget>("step-onwards")->hasFocus());
        checkFocus();
        key(Qt::Key_Return);
    }
}

void TestKeyboardWalk::answerPrediction() {
    const Prediction& asked = *player().step()->prediction;
    if (const auto* options = std::get_if<ChoosePrediction>(&asked))
        choose(*options);
    else if (std::holds_alternative<NumberPrediction>(asked))
        typeNumber();
    else
        draw();
    QVERIFY(!player().session()->pending());
    QVERIFY2(inLanguage(words("prediction-verdict")), qPrintable(words("prediction-verdict")));
}

// The first one wrongly; then by Tab and by the digit in turn.
void TestKeyboardWalk::choose(const ChoosePrediction& asked) {
    checkFocus();
    const std::size_t wanted = place(asked.options, asked.right, m_chosen > 0);
    if (m_chosen % 2 == 0) {
        tabTo(QString::fromStdString(asked.options[wanted]));
        key(Qt::Key_Return);
    } else {
        key(Qt::Key_1 + int(wanted));
    }
    QVERIFY(option(asked.options[wanted].c_str())->chosen() && player().session()->pending());
    checkFocus();
    key(Qt::Key_Return);
    QCOMPARE(answers().prediction->right, std::optional(m_chosen > 0));
    ++m_chosen;
}

void TestKeyboardWalk::typeNumber() {
    checkFocus();
    QTest::keyClicks(QApplication::focusWidget(), "1.5");
    QVERIFY(player().session()->pending());
    key(Qt::Key_Return);
    QCOMPARE(answers().prediction->number, std::optional(1.5));
    QTRY_VERIFY_WITH_TIMEOUT(answers().prediction->measured, 60'000);
}

void TestKeyboardWalk::draw() {
    QTRY_VERIFY_WITH_TIMEOUT(sketch() && sketch()->hasFocus(), 60'000);
    checkFocus();
    for (std::size_t k = 0; k < sketch()->drawing().places(); ++k) {
        key(Qt::Key_Up);
        key(Qt::Key_Right);
    }
    key(Qt::Key_Return);
    QVERIFY(answers().prediction->right.has_value());
}

// A wrong answer by its letter, then the right one by its digit.
void TestKeyboardWalk::answerQuestion() {
    const Question& asked = *player().step()->question;
    key(Qt::Key_A + int(place(asked.options, asked.right, false)));
    QCOMPARE(answers().question->right, std::optional(false));
    checkFocus();
    QVERIFY2(inLanguage(words("question-verdict")), qPrintable(words("question-verdict")));
    key(Qt::Key_1 + int(place(asked.options, asked.right, true)));
    QCOMPARE(answers().question->right, std::optional(true));
    QCOMPARE(answers().question->tries, 2);
}

void TestKeyboardWalk::thereAndBack() {
    const int here = player().session()->index();
    const QString before = score();
    if (here == 0) return;
    key(Qt::Key_PageUp);
    QCOMPARE(player().session()->index(), here - 1);
    checkWords();
    checkFocus();
    key(Qt::Key_PageDown);
    QCOMPARE(player().session()->index(), here);
    QVERIFY(!player().session()->pending());
    QCOMPARE(score(), before);
}

void TestKeyboardWalk::checkResult() {
    QVERIFY(player().session()->atResult());
    QVERIFY(part<QWidget>("save-result")->hasFocus());
    checkFocus();
    QCOMPARE(words("score"), score().toHtmlEscaped());
    for (const char* label : {"score", "result-lines", "lesson-place"})
        QVERIFY2(inLanguage(words(label)), qPrintable(words(label)));
    QVERIFY(player().saveResult(m_folder->filePath("result.txt")));
    QFile saved(m_folder->filePath("result.txt"));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QVERIFY(QString::fromUtf8(saved.readAll()).contains(score()));
}

void TestKeyboardWalk::theFirstFiveMinutes() {
    begin();
    tabTo("hint");
    key(Qt::Key_Space);
    QVERIFY(player().session());
    QCOMPARE(player().session()->lesson().id, std::string(firstLesson));
    walkToTheResult();
    if (QTest::currentTestFailed()) return;
    checkResult();
    const LessonScore reached = scoreOf(*player().session());
    QCOMPARE(reached.predictions, 3);
    QCOMPARE(reached.right, 2);
    QCOMPARE(reached.skipped, 0);
    QCOMPARE(reached.answered, 1);
    QCOMPARE(reached.atOnce, 0);
    const QString before = score();
    tabTo("leave-lesson");
    key(Qt::Key_Space);
    QVERIFY(!player().active());
    key(Qt::Key_L, Qt::ControlModifier); // the list, now that the hint is gone
    tabTo(firstLesson);
    key(Qt::Key_Return);
    QVERIFY(player().session());
    QCOMPARE(score(), before);
}

void TestKeyboardWalk::aLessonWithANumberAndADrawing() {
    begin();
    key(Qt::Key_L, Qt::ControlModifier); // the first lesson, as the hint says
    checkFocus();
    tabTo("all-lessons");
    key(Qt::Key_Space);
    tabTo("which-axis");
    key(Qt::Key_Return);
    QVERIFY(player().session());
    walkToTheResult();
    if (!QTest::currentTestFailed()) checkResult();
}

NORMSCOPE_GUI_TEST(TestKeyboardWalk)
#include "test_keyboard_walk.moc"
