// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"

#include "scenario/figure_scenario.h"
#include "scenario/scenario_json.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

// An exported figure where a scenario file is asked for. Drawing needs the window's part of the program, reading does
// not.
class TestFigures : public QObject {
    Q_OBJECT

    static Scenario small() {
        Scenario scenario;
        scenario.page = Page::Depth;
        scenario.title = "层 & \"small\"";
        scenario.note = "why";
        scenario.depth.layers = 4;
        scenario.depth.width = 16;
        scenario.depth.seeds = 1;
        return scenario;
    }

    static void writeFigure(const test::Program& program) {
        const std::string text = figureText(toJson(small()), program.path("figure.svg").toStdString()).value();
        program.write("figure.svg", QByteArray::fromStdString("<svg>" + scenarioElement(text) + "</svg>"));
    }

    static QJsonObject json(const QByteArray& text) { return QJsonDocument::fromJson(text).object(); }

private slots:
    void isRun() {
        const test::Program program;
        writeFigure(program);
        const auto result = program.run({"run", "figure.svg", "--out", "results"});
        QVERIFY2(result.exitCode == 0, result.err);
        const auto scenario = fromJson(program.bytes("results/scenario.json").toStdString(), "scenario");
        QVERIFY(scenario && *scenario == small());
        QVERIFY(result.out.startsWith(("code " + code(small())).c_str()));
    }

    void isInspected() {
        const test::Program program;
        writeFigure(program);
        const auto table = program.run({"inspect", "figure.svg"});
        QVERIFY2(table.exitCode == 0 && table.err.isEmpty(), table.err);
        const std::string expected = "file    figure.svg\nformat  svg\npage    depth\ncode    " + code(small()) +
                                     "\ntitle   层 & \"small\"\nnote    why\n";
        QCOMPARE(table.out, QByteArray::fromStdString(expected));
        const QJsonObject object = json(program.run({"inspect", "figure.svg", "--json"}).out);
        QCOMPARE(object["page"].toString(), QString("depth"));
        QCOMPARE(object["title"].toString(), QString::fromStdString(small().title));
        QCOMPARE(object["scenario"].toObject()["depth"].toObject()["layers"].toInt(), 4);
    }

    void isExportedToPytorch() {
        const test::Program program;
        writeFigure(program);
        const auto result = program.run({"export-pytorch", "figure.svg", "--out", "a.py"});
        QVERIFY2(result.exitCode == 0, result.err);
        QVERIFY(program.has("a.py") && program.has("a.npz"));
    }

    void anotherPictureIsRefused_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("run") << QStringList{"run", "other.svg", "--out", "results"};
        QTest::newRow("inspect") << QStringList{"inspect", "other.svg"};
        QTest::newRow("export-pytorch") << QStringList{"export-pytorch", "other.svg", "--out", "a.py"};
    }
    void anotherPictureIsRefused() {
        QFETCH(const QStringList, words);
        const test::Program program;
        program.write("other.svg", "<svg></svg>");
        const auto result = program.run(words);
        QCOMPARE(result.exitCode, 2);
        QCOMPARE(result.err, QByteArray("normscope: other.svg: this figure carries no NormScope scenario\n"));
        QCOMPARE(program.files(), QStringList{"other.svg"});
    }
};

QTEST_GUILESS_MAIN(TestFigures)
#include "test_figures.moc"
