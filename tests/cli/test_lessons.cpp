// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

#include "lesson/lesson_file.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

namespace {

const QString example = NORMSCOPE_SOURCE_DIR "/docs/examples/my-first-lesson";

QByteArray source(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

private slots:
    void allAreListed();
    void asJson();
    void inAnotherLanguage();
    void theGuidesExampleHolds();
    void theGuideShowsTheExample();
    void everyMistakeIsALine();
    void aFileThatCannotBeUnderstood();
    void misuse();

private:
    // The example in the program's folder, with one place of one file changed.
    static void copyExample(const test::Program& program, const QString& file, const char* from, const char* to) {
        QDir().mkpath(program.path("my-first-lesson"));
        for (const char* name : {"lesson.json", "en.md", "zh_CN.md"}) {
            QByteArray text = source(example + "/" + name);
            if (file == name && !text.contains(from)) qFatal("a test replaces what is not there");
            if (file == name) text.replace(from, to);
            program.write(QString("my-first-lesson/") + name, text);
        }
    }
};

void TestLessons::allAreListed() {
    const auto result = test::Program().run({"lessons"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY2(result.err.isEmpty(), result.err);
    for (const Lesson& lesson : builtInLessons()) {
        QVERIFY2(result.out.contains(lesson.id.c_str()), lesson.id.c_str());
        QVERIFY(result.out.contains(textsFor(lesson, "en").title.c_str()));
        QVERIFY(result.out.contains(textsFor(lesson, "en").summary.c_str()));
        QVERIFY(result.out.contains(QByteArray::number(lesson.minutes) + " min"));
    }
}

void TestLessons::asJson() {
    const auto result = test::Program().run({"lessons", "--json"});
    QCOMPARE(result.exitCode, 0);
    const QJsonArray list = QJsonDocument::fromJson(result.out).array();
    QCOMPARE(std::size_t(list.size()), builtInLessons().size());
    for (std::size_t i = 0; i < builtInLessons().size(); ++i) {
        const Lesson& lesson = builtInLessons()[i];
        const QJsonObject one = list[qsizetype(i)].toObject();
        QCOMPARE(one["id"].toString().toStdString(), lesson.id);
        QCOMPARE(one["minutes"].toInt(), lesson.minutes);
        QCOMPARE(one["steps"].toArray()[0].toObject()["id"].toString().toStdString(), lesson.steps[0].id);
        QVERIFY(one["languages"].toArray().contains("en"));
    }
}

void TestLessons::inAnotherLanguage() {
    const test::Program program;
    const auto chinese = program.run({"lessons", "--lang", "zh_CN"});
    for (const Lesson& lesson : builtInLessons())
        QVERIFY(chinese.out.contains(textsFor(lesson, "zh_CN").title.c_str()));
    QCOMPARE(program.run({"lessons", "--lang", "xx"}).out, program.run({"lessons"}).out);
}

void TestLessons::theGuidesExampleHolds() {
    const test::Program program;
    for (const QString& path : {example, example + "/", example + "/lesson.json"}) {
        const auto result = program.run({"lessons", "--check", path});
        QVERIFY2(result.exitCode == 0, result.err);
        QCOMPARE(result.out, QByteArray("my-first-lesson: 3 steps, 5 claims hold\n"));
        QVERIFY2(result.err.isEmpty(), result.err); // no progress in a pipe
    }
}

void TestLessons::theGuideShowsTheExample() {
    const QByteArray guide = source(NORMSCOPE_SOURCE_DIR "/docs/lessons.md");
    for (const char* name : {"lesson.json", "en.md"}) QVERIFY2(guide.contains(source(example + "/" + name)), name);
    QVERIFY(guide.contains("my-first-lesson: 3 steps, 5 claims hold\n"));
}

void TestLessons::everyMistakeIsALine() {
    const test::Program program;
    copyExample(program, "lesson.json", "row_mean_max_abs\", \"is\": \"<\"", "row_mean_max_ab\", \"is\": \"<\"");
    QByteArray json = program.bytes("my-first-lesson/lesson.json");
    program.write("my-first-lesson/lesson.json", json.replace("\"bound\": 0.1", "\"bound\": 0.5"));
    QByteArray text = program.bytes("my-first-lesson/en.md");
    program.write("my-first-lesson/en.md", text.replace("10 is added", "10.5 is added"));
    const auto result = program.run({"lessons", "--check", "my-first-lesson"});
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.out.isEmpty());
    const QList<QByteArray> lines = result.err.split('\n');
    QCOMPARE(lines.size(), qsizetype(4)); // the last is empty
    QVERIFY2(lines[0] ==
                 "normscope: my-first-lesson/lesson.json: step \"rows\", claims[0].metric: the run has no metric "
                 "\"layer.row_mean_max_ab\"; did you mean \"layer.row_mean_max_abs\"?",
             lines[0]);
    QVERIFY2(lines[1].startsWith("normscope: my-first-lesson/lesson.json: step \"rows\", claims[1]: "
                                 "layer.feature_mean_max_abs > 0.5 does not hold: 0.41") &&
                 lines[1].endsWith(" was measured"),
             lines[1]);
    QVERIFY2(lines[2].startsWith("normscope: my-first-lesson/en.md: step \"shift\": 10.5 is typed: "), lines[2]);
}

void TestLessons::aFileThatCannotBeUnderstood() {
    const test::Program program;
    copyExample(program, "lesson.json", "\"offset\": 10", "\"ofset\": 10");
    const auto result = program.run({"lessons", "--check", "my-first-lesson/"});
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.startsWith("normscope: my-first-lesson/lesson.json: step \"shift\", scenario: data.ofset: "
                                   "unknown key; known here: source, "),
             result.err);
    QCOMPARE(result.err.count('\n'), 1);
}

void TestLessons::misuse() {
    const test::Program program;
    const auto nowhere = program.run({"lessons", "--check", "nowhere"});
    QCOMPARE(nowhere.exitCode, 2);
    QCOMPARE(nowhere.err, QByteArray("normscope: nowhere: there is no such file or folder\n"));
    const auto both = program.run({"lessons", "--check", "all", "--json"});
    QCOMPARE(both.exitCode, 2);
    QCOMPARE(both.err, QByteArray("normscope: --check: not together with --json or --lang\n"));
}

QTEST_GUILESS_MAIN(TestLessons)
#include "test_lessons.moc"
