// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "small_lesson.h"

#include <QTest>

using namespace normscope;
using namespace normscope::test;

// Each is told with its file, its place and its reason, as a teacher has to find it.
class TestLessonMistakes : public QObject {
    Q_OBJECT

    static void row(const char* name, const char* from, const char* to, const char* mistake) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(mistake);
    }

    static void headRows();
    static void scenarioRows();
    static void stepRows();
    static void claimRows();
    static void askedRows();

private slots:
    void areNamed_data();
    void areNamed();
    void hostileFilesAreRefused();
};

void TestLessonMistakes::headRows() {
    row("no JSON", "\"minutes\"", "minutes", ": line 2, column ");
    row("no lesson", "normscope-lesson", "normscope",
        ": not a NormScope lesson: \"format\": \"normscope-lesson\" is missing");
    row("of later times", "\"version\": 1", "\"version\": 2",
        ": version: made by a newer NormScope (lesson version 2); this one reads up to version 1");
    row("no version", "\"version\": 1", "\"version\": \"1\"", ": version: must be a whole number, 1 at least");
    row("unknown key", "\"order\"", "\"ordr\"", ": ordr: unknown key; did you mean \"order\"?");
    row("no minutes", "\"minutes\": 8", "\"order\": 8", ": order: this key stands here twice");
    row("minutes missing", ", \"minutes\": 8", "", ": minutes: is missing");
    row("minutes of a text", "\"minutes\": 8", "\"minutes\": \"8\"", ": minutes: must be a whole number, not text");
    row("too many minutes", "\"minutes\": 8", "\"minutes\": 601", ": minutes: must lie in 1 ... 600");
    row("no steps", "\"steps\": [", "\"steps\": [], \"more\": [", ": steps: must be a list of 1 ... 100");
}

void TestLessonMistakes::scenarioRows() {
    row("a value out of range", "\"eps\": 1e-4", "\"eps\": -1",
        ": step \"rows\", scenario: norm.eps: must be 0 or 1e-12 ... 10, not -1");
    row("an unknown parameter", "\"eps\": 1e-4", "\"epz\": 1e-4",
        ": step \"rows\", scenario: norm.epz: unknown key; known here: num_groups, eps, ");
    row("an unknown parameter taken back", "\"eps\": null", "\"epz\": null",
        ": step \"columns\", scenario: norm.epz: unknown key");
    row("a wrong type", "\"samples\": 6", "\"samples\": \"6\"",
        ": step \"rows\", scenario: data.samples: must be a whole number (");
    row("no object", "{\"norm\": {\"mode\": \"eval\", \"eps\": null}}", "7",
        ": step \"columns\", scenario: must be an object, not 7");
    row("rules between parameters", "\"samples\": 6", "\"samples\": 6, \"padding\": 3",
        ": step \"rows\", scenario: data.padding: ");
    row("a file of data", "\"source\": \"wine\"", "\"source\": \"file\", \"file\": \"/etc/passwd\"",
        ": step \"rows\", scenario: data.file: a lesson brings no data file");
    row("a run", "\"samples\": 64", "\"samples\": 0", ": step \"columns\", runs.b64: data.samples: must lie in 1 ... ");
    row("a preset", "\"scenario\": {\"norm\": {\"mode\": \"eval\", \"eps\": null}}", "\"preset\": \"konstant\"",
        ": step \"columns\", preset: no preset \"konstant\"; did you mean \"constant\"?");
}

void TestLessonMistakes::stepRows() {
    row("no name", "\"id\": \"rows\",", "", ": steps[0].id: is missing");
    row("a name with spaces", "\"id\": \"rows\"", "\"id\": \"the rows\"",
        ": steps[0].id: must be letters, digits, hyphens and underscores");
    row("a name twice", "\"id\": \"columns\"", "\"id\": \"rows\"",
        ": steps[1].id: \"rows\" is the name of another step");
    row("an unknown key", "\"focus\"", "\"focuss\"", ": step \"rows\", focuss: unknown key; did you mean \"focus\"?");
    row("a frame", "\"play\"", "\"begin\"", ": step \"columns\", frame: must be one of end, play, not \"begin\"");
    row("a frame before the start", "\"play\"", "-1", ": step \"columns\", frame: must lie in 0 ... 1e+09");
    row("a focus of numbers", "[\"layer\"]", "[7]", ": step \"rows\", focus[0]: must be text, not 7");
    row("a panel twice", "[\"layer\"]", "[\"layer\", \"layer\"]",
        ": step \"rows\", focus[1]: \"layer\" stands here twice");
    row("a control", "\"norm.eps\"", "\"norm.epps\"",
        ": step \"columns\", controls.show[1]: no parameter \"norm.epps\"; did you mean \"norm.eps\"?");
    row("a lock", "[\"data.source\"]", "[\"*\", \"data\"]",
        ": step \"columns\", controls.lock[1]: no parameter \"data\"");
    row("all shown", "\"norm.eps\"]", "\"*\"]", ": step \"columns\", controls.show[1]: no parameter \"*\"");
    row("hidden for ever", "\"focus\"", "\"hide\"",
        ": step \"rows\", hide: goes with a prediction only: nothing else uncovers the panel");
    row("a run's name", "\"b64\": {\"data\"", "\"b 64\": {\"data\"",
        ": step \"columns\", runs.b 64: must be letters, digits, hyphens and underscores");
}

void TestLessonMistakes::claimRows() {
    row("no metric", "\"metric\": \"n\", ", "", ": step \"columns\", claims[3].metric: is missing");
    row("a comparison", "\"is\": \">\"", "\"is\": \"=>\"",
        ": step \"columns\", claims[0].is: must be one of <, <=, >, >=, near, within, is, not \"=>\"");
    row("no bound", ", \"bound\": 1e-6", "", ": step \"rows\", claims[0].bound: is missing");
    row("a bound of text", "\"bound\": 1e-6", "\"bound\": \"1e-6\"",
        ": step \"rows\", claims[0].bound: must be a number, not text");
    row("not a number", "\"bound\": 1e-6", "\"bound\": null",
        ": step \"rows\", claims[0].bound: null stands for not a number and goes with \"is\" only");
    row("no tolerance", ", \"tolerance\": 0.05", "", ": step \"columns\", claims[2].tolerance: is missing");
    row("a tolerance too many", "\"bound\": 1e-6", "\"bound\": 1e-6, \"tolerance\": 1",
        ": step \"rows\", claims[0].tolerance: goes with \"near\" and \"within\" only");
    row("a tolerance below 0", "\"tolerance\": 0.05", "\"tolerance\": -1",
        ": step \"columns\", claims[2].tolerance: must lie in 0 ... ");
    row("an unknown key", "\"bound\": 1e-6", "\"bounds\": 1, \"bound\": 1e-6",
        ": step \"rows\", claims[0].bounds: unknown key; did you mean \"bound\"?");
    row("an unknown run", "{\"run\": \"b64\", \"metric\": \"a\", \"is\"",
        "{\"run\": \"b46\", \"metric\": \"a\", \"is\"",
        ": step \"columns\", claims[0].run: the step has no run \"b46\"; did you mean \"b64\"?");
    row("a run to divide by", "{\"run\": \"b64\", \"metric\": \"x\"}", "{\"run\": \"c\", \"metric\": \"x\"}",
        ": step \"columns\", claims[2].over.run: the step has no run \"c\"");
    row("how a number is written", "\"percent\"", "\"percents\"",
        ": step \"rows\", numbers.share.as: must be one of fixed, significant, percent, not \"percents\"");
    row("digits", "\"digits\": 1", "\"digits\": 18", ": step \"rows\", numbers.share.digits: must lie in 0 ... 17");
    row("the name of a number", "\"share\":", "\"1share\":",
        ": step \"rows\", numbers.1share: must be a letter, then letters, digits, hyphens and underscores");
}

void TestLessonMistakes::askedRows() {
    row("a kind", "\"choose\"", "\"chose\"", ": step \"columns\", predict.kind: must be one of choose, number, sketch");
    row("the right option", "\"right\": \"spread\"", "\"right\": \"spred\"",
        ": step \"columns\", predict.right: \"spred\" is none of the options; did you mean \"spread\"?");
    row("one option", "[\"halves\", \"quarters\"]", "[\"halves\"]",
        ": step \"columns\", question.options: must be two at least");
    row("no options", "\"options\": [\"halves\", \"quarters\"], ", "",
        ": step \"columns\", question.options: is missing");
    row("a number's key in a choice", "\"right\": \"spread\"", "\"right\": \"spread\", \"absolute\": true",
        ": step \"columns\", predict.absolute: unknown key");
    const char* const choose = "\"choose\", \"options\": [\"zero\", \"spread\"], \"right\": \"spread\"";
    row("a number's tolerance", choose, "\"number\", \"metric\": \"m\", \"tolerance\": 0",
        ": step \"columns\", predict.tolerance: must lie in 1e-12 ... 1e+12");
    row("a number's run", choose, "\"number\", \"metric\": \"m\", \"run\": \"b\"",
        ": step \"columns\", predict.run: the step has no run \"b\"");
    row("a curve of two things", choose, "\"sketch\", \"panel\": \"layer\", \"of\": \"row_means\", \"series\": \"x\"",
        ": step \"columns\", predict.series: not together with \"of\"");
    row("a curve of nothing", choose, "\"sketch\", \"panel\": \"layer\"",
        ": step \"columns\", predict.series: is missing");
}

void TestLessonMistakes::areNamed_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("mistake");
    headRows();
    scenarioRows();
    stepRows();
    claimRows();
    askedRows();
}

void TestLessonMistakes::areNamed() {
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const QByteArray, mistake);
    const std::string found = mistakeOf(filesWith("lesson.json", from.toStdString(), to.toStdString()));
    QVERIFY2(found.starts_with("axes/lesson.json" + mistake.toStdString()), found.c_str());
}

void TestLessonMistakes::hostileFilesAreRefused() {
    LessonFiles files = smallFiles();
    files["lesson.json"] = std::string(200'000, '[');
    QCOMPARE(mistakeOf(files), std::string("axes/lesson.json: nested deeper than 32 levels"));
    files["lesson.json"] = replaced(smallJson, "\"minutes\": 8", "\"minutes\": 1e400");
    QCOMPARE(mistakeOf(files), std::string("axes/lesson.json: a number is too large"));
    files["lesson.json"] = replaced(smallJson, "\"id\": \"rows\"", "\"id\": \"\xff\"");
    QVERIFY(mistakeOf(files).starts_with("axes/lesson.json: line 5, column "));
    files["lesson.json"] = "[1]";
    QCOMPARE(mistakeOf(files), std::string("axes/lesson.json: must be an object, not a list"));
    files["lesson.json"].assign((256 << 10) + 1, ' ');
    QVERIFY(mistakeOf(files).find("at most 262144 are read") != std::string::npos);
}

QTEST_APPLESS_MAIN(TestLessonMistakes)
#include "test_lesson_mistakes.moc"
