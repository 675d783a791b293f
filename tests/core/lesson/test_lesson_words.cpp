// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_lesson.h"

#include <QTest>

using namespace normscope;
using namespace normscope::test;

// Every word has its step and every step its words, in each language.
class TestLessonWords : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* from, const char* to, const char* mistake) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(mistake);
    }
    static void stepRows();
    static void optionRows();
    static void markRows();

private slots:
    void mistakes_data();
    void mistakes();
    void languagesAreMissing();
    void aNumberOfLessonJsonHasToBeSaid();
    void hostileTexts();
};

void TestLessonWords::stepRows() {
    row("no title", "# Which", "Which", "line 1: the title must come first: \"# A title\"");
    row("a second title", "## rows", "# rows", "line 5: \"rows: One mean per wine\" is no heading here");
    row("no summary", "LayerNorm takes its mean along a row,\nBatchNorm along a column.\n", "",
        "a sentence of summary is missing below the title");
    row("an unknown step", "## rows:", "## row:", "step \"row\": lesson.json has no such step; did you mean \"rows\"?");
    row("no words", "## columns: Where will the means lie?\n[LayerNorm](method:layer) has rows only.\n", "",
        "step \"rows\", predict: lesson.json does not ask here");
    row("no title of a step", ": One mean per wine", ":", "step \"rows\": has no title: \"## ID: A title\"");
    row("no body", "[LayerNorm](method:layer) has rows only.", "", "step \"columns\": says nothing");
    row("a heading too deep", "### question", "#### question", "step \"columns\", question: has no words here");
    row("an unknown section", "### question", "### questions",
        "step \"columns\", questions: must be ### predict or ### question");
    row("a section twice", "### question", "### predict", "step \"columns\", predict: stands here twice");
    row("no prediction", "### predict\nWhere will the 13 feature means lie?\n", "",
        "step \"columns\", predict: has no words here");
}

void TestLessonWords::optionRows() {
    row("nothing asked", "Where will the 13 feature means lie?", "", "step \"columns\", predict: asks nothing");
    row("an option without words", "- spread: Spread around 0 :: Yes.\n", "",
        "step \"columns\", predict, option \"spread\": has no words here");
    row("an option without explanation", "Spread around 0 :: Yes.", "Spread around 0",
        "step \"columns\", predict, option \"spread\": has no explanation: \"an answer :: an explanation\"");
    row("an empty explanation", "It halves :: Yes.", "It halves ::",
        "step \"columns\", question, option \"halves\": needs an answer and an explanation, parted by ::");
    row("an unknown option", "- halves:", "- halfs:",
        "step \"columns\", question, option \"halfs\": lesson.json has no such option; did you mean \"halves\"?");
    row("no option's name", "- halves: It halves", "- It halves",
        "step \"columns\", question, \"It halves :: Yes.\": must be \"- OPTION: an answer :: an explanation\"");
    row("another order",
        "- zero: All at 0 :: Those are the means of rows;\n  nothing makes a column's mean zero.\n"
        "- spread: Spread around 0 :: Yes.\n",
        "- spread: Spread around 0 :: Yes.\n- zero: All at 0 :: No.\n",
        "step \"columns\", predict, option \"spread\": stands in another place than in lesson.json");
    row("an option twice",
        "- quarters:", "- halves:", "step \"columns\", question, option \"quarters\": has no words here");
}

void TestLessonWords::markRows() {
    row("an unknown number", "{share}", "{share} or {shore}",
        "step \"rows\": {shore} is not among the step's numbers in lesson.json; did you mean \"share\"?");
    row("a number that is not said", "{share}", "All", "step \"rows\": {share} is not among its words");
    row("a number of another step", "Spread around 0", "Spread around {share}",
        "step \"columns\", predict, option \"spread\": {share} is not among the step's numbers in lesson.json");
    row("an unknown sign", "for each wine", "for $\\sigmma$",
        "step \"rows\": $\\sigmma$: \\sigmma is not among the signs that formulas may hold");
    row("a link", "(panel:layer)", "(https://normscope.org)",
        "step \"rows\": \"](https://normscope.org): \" is no mark");
}

void TestLessonWords::mistakes_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("mistake");
    stepRows();
    optionRows();
    markRows();
}

void TestLessonWords::mistakes() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QByteArray, mistake);
    const std::string found = mistakeOf(filesWith("zh_CN.md", from.toStdString(), to.toStdString()));
    QVERIFY2(found.starts_with("axes/zh_CN.md: " + mistake.toStdString()), found.c_str());
}

void TestLessonWords::languagesAreMissing() {
    LessonFiles files = smallFiles();
    files.erase("zh_CN.md");
    QCOMPARE(mistakeOf(files), std::string("no mistake"));
    files.erase("en.md");
    QCOMPARE(mistakeOf(files), std::string("axes/en.md: is missing"));
    files = smallFiles();
    files.erase("lesson.json");
    QCOMPARE(mistakeOf(files), std::string("axes/lesson.json: is missing"));
    files = smallFiles();
    files["zh-CN.md"] = files["zh_CN.md"];
    QCOMPARE(mistakeOf(files), std::string("axes/zh-CN.md: must be named after a language: \"en.md\", \"zh_CN.md\""));
}

void TestLessonWords::aNumberOfLessonJsonHasToBeSaid() {
    const std::string one = R"("numbers": {"share")";
    const LessonFiles files = filesWith("lesson.json", one, R"("numbers": {"rest": {"metric": "x"}, "share")");
    QCOMPARE(mistakeOf(files), std::string("axes/en.md: step \"rows\": {rest} is not among its words"));
}

void TestLessonWords::hostileTexts() {
    QCOMPARE(mistakeOf(filesWith("en.md", "wine", "\xc3(")),
             std::string("axes/en.md: line 5: is not UTF-8; save the text as UTF-8"));
    for (const char* overlong : {"\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x82"})
        QCOMPARE(mistakeOf(filesWith("en.md", "wine", overlong)),
                 std::string("axes/en.md: line 5: is not UTF-8; save the text as UTF-8"));
    QCOMPARE(mistakeOf(filesWith("en.md", "wine", "\x1b[2J")),
             std::string("axes/en.md: line 5: holds a control character"));
    LessonFiles files = smallFiles();
    files["en.md"].assign((256 << 10) + 1, 'x');
    QVERIFY(mistakeOf(files).starts_with("axes/en.md: the file has 262145 bytes"));
    files["en.md"] = "";
    QVERIFY(mistakeOf(files).starts_with("axes/en.md: line 1: the title must come first"));
    // Many openings that nothing closes: no time that grows with their square.
    std::string openings(50'000, '[');
    QVERIFY(mistakeOf(filesWith("en.md", "for each wine", openings + "{{{{****")) == "no mistake");
    files = filesWith("en.md", "for each wine", "$" + std::string(100'000, '{') + "$");
    QVERIFY(mistakeOf(files) == "no mistake");
}

QTEST_APPLESS_MAIN(TestLessonWords)
#include "test_lesson_words.moc"
