// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"
#include "cli/interrupted_run.h"
#include "gui/render/pdf_reading.h"
#include "gui/render/small_pages.h"

#include "scenario/scenario_json.h"

using namespace normscope;

// Slides without a display.
class TestRenderSlides : public QObject {
    Q_OBJECT

    static void write(const test::Program& program, const Scenario& scenario = smallPages()) {
        program.write("small.json", QByteArray::fromStdString(toJson(scenario)));
    }
    static int pages(const test::Program& program, const QString& name) { return test::pdfPages(program.bytes(name)); }

private slots:
    void theMomentsAreThoseAskedFor() {
        const test::Program program;
        write(program);
        const QStringList words = {"render", "small.json", "--out", "a.pdf", "--frames"};
        const auto stops = program.run(words + QStringList("stops"));
        QVERIFY2(stops.exitCode == 0 && stops.err.isEmpty(), stops.err); // not a word of Qt's either
        QCOMPARE(pages(program, "a.pdf"), 6);
        const QByteArray once = program.bytes("a.pdf");
        QVERIFY(program.run(words + QStringList("stops")).exitCode == 0);
        QVERIFY(once == program.bytes("a.pdf"));
        QVERIFY(program.run(words + QStringList("4")).exitCode == 0);
        QCOMPARE(pages(program, "a.pdf"), 4);
        QVERIFY(program.run(words + QStringList("0, 2, 5")).exitCode == 0);
        QCOMPARE(pages(program, "a.pdf"), 3);
    }

    void everyPageHasItsSlides() {
        const test::Program program;
        write(program);
        const auto result = program.run({"render", "small.json", "--all", "--out", "slides", "--frames", "2"});
        QVERIFY2(result.exitCode == 0, result.err);
        const QStringList files = QDir(program.path("slides")).entryList(QDir::Files | QDir::Hidden, QDir::Name);
        QVERIFY(files.contains("axes.pdf") && files.contains("depth.pdf"));
        for (const QString& name : files) QCOMPARE(pages(program, "slides/" + name), 2);
    }

    void whatContradictsIsRefused_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const QByteArray& place, const QString& options) {
            QTest::newRow(qPrintable(options)) << options.split(' ') << place;
        };
        row("--frames", "--out a.pdf --frames all");
        row("--frames", "--out a.pdf --frames 0");
        row("--frames", "--out a.pdf --frames 0,99");
        row("--frames", "--out a.png --frames stops");
        row("--frame", "--out a.pdf --frames 2 --frame 1");
        row("--window", "--out a.pdf --frames 2 --window");
        row("--size", "--out a.pdf --frames 2 --size 800x600");
        row("--fps", "--out a.pdf --frames 2 --fps 5");
        row("--format", "--all --out slides --frames 2 --format png");
    }
    void whatContradictsIsRefused() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, place);
        const test::Program program;
        write(program);
        const auto result = program.run(QStringList{"render", "small.json"} + options);
        QCOMPARE(result.exitCode, 2);
        QVERIFY2(result.err.startsWith("normscope: " + place + ": "), result.err);
        QCOMPARE(program.files(), QStringList("small.json"));
    }

    void interruptedThereAreNone() {
        const test::Program program;
        write(program, longTraining());
        const auto one = test::interrupted(program, {"render", "small.json", "--out", "a.pdf", "--frames", "3"});
        QCOMPARE(one.exitCode, 130);
        QCOMPARE(one.err, QByteArray("normscope: stopped: 0 of 1 pictures written\n"));
        QCOMPARE(program.files(), QStringList("small.json"));
    }
};

QTEST_GUILESS_MAIN(TestRenderSlides)
#include "test_render_slides.moc"
