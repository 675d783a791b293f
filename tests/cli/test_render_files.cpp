// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupted_run.h"
#include "gui/render/small_pages.h"

#include "scenario/scenario_json.h"

#include <QSize>
#include <QtEndian>

using namespace normscope;

// Many pictures, and moving ones, without a display.
class TestRenderFiles : public QObject {
    Q_OBJECT

    static void write(const test::Program& program, const QString& name, const Scenario& scenario = smallPages()) {
        program.write(name, QByteArray::fromStdString(toJson(scenario)));
    }
    static QSize pngSize(const QByteArray& file) { // from its header
        if (file.size() < 24) return {};
        const auto number = [&file](qsizetype at) { return int(qFromBigEndian<quint32>(file.constData() + at)); };
        return {number(16), number(20)};
    }
    static QStringList filesIn(const test::Program& program, const QString& folder) {
        return QDir(program.path(folder)).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

private slots:
    void everyPage() {
        const test::Program program;
        write(program, "small.json");
        const auto result = program.run({"render", "small.json", "--all", "--out", "figures"});
        QVERIFY2(result.exitCode == 0 && result.err.isEmpty(), result.err); // no progress in a pipe
        QCOMPARE(filesIn(program, "figures"),
                 QStringList({"axes.png", "batch.png", "depth.png", "models.png", "precision.png", "training.png"}));
        for (const QString& name : filesIn(program, "figures"))
            QCOMPARE(pngSize(program.bytes("figures/" + name)).width(), 1040);
    }

    void aFolderOfScenariosIsAFolderOfFigures() {
        const test::Program program;
        QVERIFY(QDir(program.path(".")).mkdir("scenarios"));
        write(program, "scenarios/one.normscope.json");
        write(program, "scenarios/two.normscope.json", smallPages(Page::Depth));
        write(program, "scenarios/other.json");
        const auto result = program.run({"render", "scenarios", "--out", "figures", "--format", "svg"});
        QVERIFY2(result.exitCode == 0, result.err);
        QCOMPARE(filesIn(program, "figures"), QStringList({"one.svg", "two.svg"}));
        QVERIFY(program.bytes("figures/two.svg").contains("<svg"));
        const auto all = program.run({"render", "scenarios", "--all", "--out", "all"});
        QVERIFY2(all.exitCode == 0, all.err);
        QCOMPARE(filesIn(program, "all").size(), 2 * 6);
        QVERIFY(program.has("all/one-axes.png") && program.has("all/two-training.png"));
    }

    void aBadScenarioAmongThemStopsItBefore() {
        const test::Program program;
        QVERIFY(QDir(program.path(".")).mkdir("scenarios"));
        write(program, "scenarios/good.normscope.json");
        program.write("scenarios/worse.normscope.json", "{");
        const auto result = program.run({"render", "scenarios", "--out", "figures"});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains("worse.normscope.json"), result.err);
        QVERIFY(!program.has("figures"));
    }

    void anAnimationHasTheFramesThatWereAskedFor() {
        const test::Program program;
        write(program, "small.json");
        const QStringList words = {"render", "small.json", "--size", "300x250", "--fps", "4", "--seconds", "1.5"};
        QVERIFY(program.run(words + QStringList{"--out", "a.webp"}).exitCode == 0);
        QVERIFY(program.bytes("a.webp").startsWith("RIFF") && program.bytes("a.webp").mid(8, 4) == "WEBP");
        QCOMPARE(program.bytes("a.webp").count("ANMF"), 6);
        QVERIFY(program.run(words + QStringList{"--out", "a.apng"}).exitCode == 0);
        QCOMPARE(program.bytes("a.apng").count("fcTL"), 6);
        QVERIFY(program.run(words + QStringList{"--out", "frames/"}).exitCode == 0);
        QCOMPARE(filesIn(program, "frames").size(), 6);
        QCOMPARE(pngSize(program.bytes("frames/axes-0006.png")), QSize(300, 250));
    }

    void whatContradictsIsRefused_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const QByteArray& place, const QString& options) {
            QTest::newRow(qPrintable(options)) << options.split(' ') << place;
        };
        row("--fps, --seconds, --loop", "--out a.png --fps 5");
        row("--frame", "--out a.gif --frame 1");
        row("--transparent", "--out a.webp --transparent");
        row("--fps", "--out a.gif --fps 60");
        row("--fps", "--out a.webp --fps 61");
        row("--seconds", "--out a.webp --seconds 0");
        row("--loop", "--out a.webp --loop -1");
        row("--format", "--out a.svg --format svg");
        row("--format", "--all --out figures --format tiff");
        row("--plot", "--all --out figures --plot layer");
        row("--page", "--all --out figures --page axes");
        row("--out", "--all");
    }
    void whatContradictsIsRefused() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, place);
        const test::Program program;
        write(program, "small.json");
        const auto result = program.run(QStringList{"render", "small.json"} + options);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith("normscope: " + place + ": "), result.err);
        QCOMPARE(program.files(), QStringList("small.json"));
    }

    void aFolderWithoutScenariosIsRefused() {
        const test::Program program;
        const auto result = program.run({"render", ".", "--out", "figures"});
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.contains("holds no *.normscope.json file"), result.err);
    }

    void withoutFfmpegAVideoIsRefusedAtOnce() {
        const test::Program program;
        write(program, "long.json", longTraining()); // it would compute for minutes
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("PATH", program.path("."));
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(program.path("."));
        process.start(NORMSCOPE_BINARY, {"render", "long.json", "--out", "a.mp4"});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().startsWith("normscope: mp4: needs the program ffmpeg"));
    }

    void interruptedItLeavesWholeFilesOnly() {
        const test::Program program;
        write(program, "long.json", longTraining());
        const auto one = test::interrupted(program, {"render", "long.json", "--out", "a.webp"});
        QCOMPARE(one.exitCode, 130);
        QCOMPARE(one.err, QByteArray("normscope: stopped: 0 of 1 pictures written\n"));
        QCOMPARE(program.files(), QStringList("long.json"));
        QVERIFY(QDir(program.path(".")).mkdir("scenarios"));
        write(program, "scenarios/a.normscope.json", longTraining());
        write(program, "scenarios/b.normscope.json");
        const auto many = test::interrupted(program, {"render", "scenarios", "--out", "figures"});
        QCOMPARE(many.exitCode, 130);
        QVERIFY(!program.has("figures"));
    }
};

QTEST_GUILESS_MAIN(TestRenderFiles)
#include "test_render_files.moc"
