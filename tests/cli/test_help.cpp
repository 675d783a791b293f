// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cli_test.h"
#include "command.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace normscope;

class TestHelp : public QObject {
    Q_OBJECT

private slots:
    void helpNamesEveryCommand();
    void everyCommandExplainsEveryOption();
    void theManualNamesAllOfIt();
    void versionIsOneLine();
    void unknownCommandsAreRefused();
    void unexpectedWordsAreRefused();
    void presetsAsATable();
    void presetsAsJson();
    void parametersAsATable();
    void parametersAsJson();
    void aFullDiskIsNoSuccess();

private:
    test::Program m_program;
};

void TestHelp::helpNamesEveryCommand() {
    const auto result = m_program.run({"--help"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.err.isEmpty());
    for (const auto& command : cli::coreCommands())
        QVERIFY(result.out.contains("  " + QByteArray(command.name.c_str())));
}

void TestHelp::everyCommandExplainsEveryOption() {
    for (const auto& command : cli::coreCommands()) {
        const auto result = m_program.run({QString::fromStdString(command.name), "--help"});
        QCOMPARE(result.exitCode, 0);
        QVERIFY(result.err.isEmpty());
        QVERIFY(result.out.startsWith("Usage: normscope " + QByteArray(command.name.c_str())));
        for (const auto& option : command.options) {
            QVERIFY2(result.out.contains("  " + QByteArray(option.name.c_str())), option.name.c_str());
            QVERIFY2(option.help.size() > 5, option.name.c_str());
        }
    }
}

void TestHelp::theManualNamesAllOfIt() {
    const auto result = m_program.run({"--man"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(result.out.startsWith(".TH NORMSCOPE 1 "));
    for (const auto& command : cli::coreCommands()) {
        QVERIFY(result.out.contains(".SS normscope " + QByteArray(command.name.c_str()).replace("-", "\\-") + "\n"));
        for (const auto& option : command.options)
            QVERIFY(result.out.contains("\\fB" + QByteArray(option.name.c_str()).replace("-", "\\-") + "\\fR"));
    }
    const QRegularExpression request("^[.'](?!TH |SH |SS |TP$|PP$|B |br$|I |RI )", QRegularExpression::MultilineOption);
    QVERIFY(!request.match(result.out).hasMatch()); // no line of text is taken for a request
}

void TestHelp::versionIsOneLine() {
    const auto result = m_program.run({"--version"});
    QCOMPARE(result.exitCode, 0);
    QVERIFY(QRegularExpression("^NormScope \\d+\\.\\d+\\.\\d+\n$").match(result.out).hasMatch());
}

void TestHelp::unknownCommandsAreRefused() {
    const auto result = m_program.run({"normalise"});
    QCOMPARE(result.exitCode, 2);
    QVERIFY(result.out.isEmpty());
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY2(result.err.startsWith("normscope: normalise: "), result.err);
}

void TestHelp::unexpectedWordsAreRefused() {
    const auto result = m_program.run({"presets", "wine"});
    QCOMPARE(result.exitCode, 2);
    QCOMPARE(result.err, QByteArray("normscope: wine: unexpected; see --help\n"));
    QCOMPARE(m_program.run({"presets", "--yaml"}).err, QByteArray("normscope: --yaml: no such option; see --help\n"));
}

void TestHelp::presetsAsATable() {
    const auto result = m_program.run({"presets"});
    QCOMPARE(result.exitCode, 0);
    for (const auto& [id, scenario] : presets()) {
        QVERIFY(result.out.contains(QByteArray(id.c_str())));
        QVERIFY(result.out.contains(QByteArray(code(scenario).c_str())));
    }
}

void TestHelp::presetsAsJson() {
    const auto list = QJsonDocument::fromJson(m_program.run({"presets", "--json"}).out).array();
    QCOMPARE(std::size_t(list.size()), presets().size());
    for (qsizetype i = 0; i < list.size(); ++i) {
        const auto object = list[i].toObject();
        const auto scenario = QJsonDocument(object["scenario"].toObject()).toJson().toStdString();
        QVERIFY(*fromJson(scenario, "preset") == presets()[std::size_t(i)].scenario);
        QCOMPARE(object["code"].toString().toStdString(), code(presets()[std::size_t(i)].scenario));
    }
}

void TestHelp::parametersAsATable() {
    const auto result = m_program.run({"parameters"});
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(std::size_t(result.out.count('\n')), parameters().size() + 1);
    QVERIFY(QRegularExpression("norm\\.eps +1e-05 +real +0 or 1e-12 \\.\\.\\. 10").match(result.out).hasMatch());
}

void TestHelp::parametersAsJson() {
    const auto list = QJsonDocument::fromJson(m_program.run({"parameters", "--json"}).out).array();
    QCOMPARE(std::size_t(list.size()), parameters().size());
    for (qsizetype i = 0; i < list.size(); ++i) {
        const auto object = list[i].toObject();
        const auto& parameter = parameters()[std::size_t(i)];
        QCOMPARE(object["key"].toString().toStdString(), parameter.key);
        QCOMPARE(object["help"].toString().toStdString(), plain(parameter.help));
        QVERIFY(object.contains("default"));
        QCOMPARE(object.contains("lower"), parameter.upper != 0 && parameter.type != ParameterType::Text);
        QCOMPARE(std::size_t(object["choices"].toArray().size()), parameter.choices.size());
    }
}

void TestHelp::aFullDiskIsNoSuccess() {
    const int exitCode = QProcess::execute("sh", {"-c", NORMSCOPE_BINARY " presets > /dev/full 2> /dev/null"});
    QCOMPARE(exitCode, 1);
}

QTEST_GUILESS_MAIN(TestHelp)
#include "test_help.moc"
