// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

#include "scenario/scenario_json.h"

#include <QDir>

#include <sys/resource.h>

using namespace normscope;

namespace {

const QString examples = NORMSCOPE_SOURCE_DIR "/docs/examples/my-first-lesson/";

QByteArray source(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray replaced(QByteArray text, const QByteArray& from, const QByteArray& to) {
    if (text.count(from) < 1) qFatal("a test replaces what is not there");
    return text.replace(text.indexOf(from), from.size(), to);
}

// Of the largest process that has been waited for, in kB.
long largestChild() {
    rusage usage = {};
    getrusage(RUSAGE_CHILDREN, &usage);
    return usage.ru_maxrss;
}

void badRow(const char* name, const char* json, const char* setting, const char* said) {
    QTest::newRow(name) << QByteArray(json) << QString(setting) << QByteArray(said);
}

} // namespace

// Text of a scenario from elsewhere, in every place where such text is read, cannot pass the limits of the
// controls, and what is not understood is said by name.
class TestHostileScenarios : public QObject {
    Q_OBJECT

private slots:
    void badValuesAreRefused_data();
    void badValuesAreRefused();
    void badValuesInALesson_data() { badValuesAreRefused_data(); }
    void badValuesInALesson();
    void badValuesInAPreset();
    void nothingIsAllocatedForThem();
    void missingKeysHaveTheirDefaults();
    void versions_data();
    void versions();
    void unknownKeysInASetting();

private:
    static test::Result run(const test::Program& program, const QByteArray& scenario, const QStringList& more = {}) {
        program.write("s.json", scenario);
        return program.run(QStringList{"run", "s.json", "--out", "out"} + more);
    }
    static QByteArray scenario(const QByteArray& rest) {
        return R"({"format": "normscope", "version": 1, )" + rest + "}";
    }
    static void refused(const test::Program& program, const test::Result& result, const QByteArray& said) {
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains(said), result.err);
        QCOMPARE(result.err.count('\n'), 1);
        QVERIFY(!program.has("out"));
    }
};

// The same mistake as JSON and as a setting, and what is said of both.
void TestHostileScenarios::badValuesAreRefused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("setting");
    QTest::addColumn<QByteArray>("said");
    badRow("a million layers", R"("depth": {"layers": 1000000})", "depth.layers=1000000",
           "depth.layers: must lie in 1 ... 1000, not 1000000");
    badRow("layers past int64", R"("depth": {"layers": 99999999999999999999})", "depth.layers=99999999999999999999",
           "depth.layers: must be a whole number");
    badRow("noise 2000", R"("batch": {"perturbation": 2000})", "batch.perturbation=2000",
           "batch.perturbation: must lie in -100 ... 100, not 2000");
    badRow("eps abc", R"("norm": {"eps": "abc"})", "norm.eps=abc", "norm.eps: must be a number");
    badRow("no layers", R"("depth": {"layers": 0})", "depth.layers=0", "depth.layers: must lie in 1 ... 1000, not 0");
}

void TestHostileScenarios::badValuesAreRefused() {
    QFETCH(const QByteArray, json);
    QFETCH(const QString, setting);
    QFETCH(const QByteArray, said);
    const test::Program program;
    const auto file = run(program, scenario(json));
    refused(program, file, said);
    QVERIFY2(file.err.startsWith("normscope: s.json: "), file.err);
    refused(program, program.run({"run", "drift", "--out", "out", "--set", setting}), said);
}

void TestHostileScenarios::badValuesInALesson() {
    QFETCH(const QByteArray, json);
    QFETCH(const QByteArray, said);
    const test::Program program;
    QDir().mkpath(program.path("lesson"));
    for (const char* name : {"en.md", "zh_CN.md"}) program.write(QString("lesson/") + name, source(examples + name));
    const QByteArray lesson = source(examples + "lesson.json");
    program.write("lesson/lesson.json", replaced(lesson, "\"scenario\": {", "\"scenario\": {" + json + ", "));
    const auto result = program.run({"lessons", "--check", "lesson"});
    QCOMPARE(result.exitCode, 2);
    QVERIFY2(result.err.contains(said), result.err);
    QVERIFY2(result.err.contains("lesson.json: "), result.err);
}

// The text of a preset that somebody has changed.
void TestHostileScenarios::badValuesInAPreset() {
    const QByteArray drift = source(NORMSCOPE_SOURCE_DIR "/resources/presets/drift.json");
    const test::Program program;
    refused(program, run(program, replaced(drift, "\"depth\": {", "\"depth\": {\"width\": 1000000, ")),
            "s.json: depth.width: must lie in ");
    refused(program, run(program, replaced(drift, "\"depth\": {", "\"depth\": {\"leyers\": 3, ")),
            "depth.leyers: unknown key; known here: ");
}

// A million layers of width 1024 are terabytes of weights, 10⁹ samples of 13 doubles 100 GB. 64 MB are far less, and
// more than one short run of the program differs from another.
void TestHostileScenarios::nothingIsAllocatedForThem() {
    const test::Program program;
    QCOMPARE(program.run({"presets"}).exitCode, 0);
    const long before = largestChild();
    QCOMPARE(run(program, scenario(R"("depth": {"layers": 1000000, "width": 1024})")).exitCode, 2);
    QCOMPARE(run(program, scenario(R"("data": {"samples": 1000000000})")).exitCode, 2);
    QVERIFY2(largestChild() - before < 64 * 1024, QByteArray::number(qlonglong(largestChild() - before)));
}

void TestHostileScenarios::missingKeysHaveTheirDefaults() {
    const test::Program program;
    QCOMPARE(run(program, R"({"format": "normscope", "version": 1})").exitCode, 0);
    const auto read = fromJson(program.bytes("out/scenario.json").toStdString(), "scenario.json");
    QVERIFY(read && *read == Scenario{});
    QCOMPARE(run(program, R"({"format": "normscope", "version": 0})").exitCode, 0); // older ones load so too
    const test::Program other;
    refused(other, run(other, R"({"version": 1})"), "s.json: not a NormScope scenario");
    refused(other, run(other, R"({"format": "normscope"})"), "s.json: version: must be a whole number");
}

void TestHostileScenarios::versions_data() {
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("negative") << QByteArray("-1") << QByteArray("s.json: version: must not be negative\n");
    QTest::newRow("newer") << QByteArray("2") << QByteArray("s.json: version: made by a newer NormScope");
    QTest::newRow("half") << QByteArray("0.5") << QByteArray("s.json: version: must be a whole number\n");
    QTest::newRow("text") << QByteArray("\"1\"") << QByteArray("s.json: version: must be a whole number\n");
}

void TestHostileScenarios::versions() {
    QFETCH(const QByteArray, version);
    QFETCH(const QByteArray, said);
    const test::Program program;
    refused(program, run(program, R"({"format": "normscope", "version": )" + version + "}"), said);
}

void TestHostileScenarios::unknownKeysInASetting() {
    const test::Program program;
    refused(program, program.run({"run", "drift", "--out", "out", "--set", "depth.leyers=3"}),
            "--set: no parameter \"depth.leyers\"");
    refused(program, run(program, scenario(R"("depth": {"leyers": 3})")),
            "s.json: depth.leyers: unknown key; known here: ");
    refused(program, run(program, scenario(R"("noise": 1)")), "s.json: noise: unknown key; known here: ");
}

QTEST_GUILESS_MAIN(TestHostileScenarios)
#include "test_hostile_scenarios.moc"
