// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "other_value.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace normscope;

class TestScenarioFile : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(m_folder.isValid() && QDir(m_folder.path()).mkdir("data")); }
    void roundTrips();
    void aDataFileBesideIsNamedFromThere();
    void aDataFileElsewhereKeepsItsPath();
    void movesTogetherWithItsData();
    void aBadFileIsNamedInTheMessage();
    void aFailedWriteLeavesTheOldFile();

private:
    std::string path(const char* name) const { return m_folder.filePath(name).toStdString(); }
    QByteArray bytes(const char* name) const {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static Scenario withData(const std::string& file) {
        Scenario scenario;
        scenario.data.source = DataSource::File;
        scenario.data.file = file;
        return scenario;
    }

    QTemporaryDir m_folder;
};

void TestScenarioFile::roundTrips() {
    Scenario scenario = test::changedEverywhere();
    scenario.data.file = path("ε \"x\".csv");
    scenario.models.file = path("data/m.safetensors");
    QVERIFY(writeScenario(path("a.normscope.json"), scenario).has_value());
    QVERIFY(*readScenario(path("a.normscope.json")) == scenario);
}

void TestScenarioFile::aDataFileBesideIsNamedFromThere() {
    const Scenario scenario = withData(path("data/x.csv"));
    QVERIFY(writeScenario(path("b.normscope.json"), scenario).has_value());
    QVERIFY2(bytes("b.normscope.json").contains("\"file\": \"data/x.csv\""), bytes("b.normscope.json"));
    QVERIFY(*readScenario(path("b.normscope.json")) == scenario);
}

void TestScenarioFile::aDataFileElsewhereKeepsItsPath() {
    const Scenario scenario = withData("/somewhere/else/x.csv");
    QVERIFY(writeScenario(path("c.normscope.json"), scenario).has_value());
    QVERIFY(*readScenario(path("c.normscope.json")) == scenario);
}

void TestScenarioFile::movesTogetherWithItsData() {
    QVERIFY(writeScenario(path("d.normscope.json"), withData(path("x.csv"))).has_value());
    QVERIFY(QFile::rename(m_folder.filePath("d.normscope.json"), m_folder.filePath("data/d.normscope.json")));
    QCOMPARE(readScenario(path("data/d.normscope.json"))->data.file, path("data/x.csv"));
}

void TestScenarioFile::aBadFileIsNamedInTheMessage() {
    QFile file(m_folder.filePath("bad.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\n  \"format\": oops") > 0);
    file.close();
    const auto refused = readScenario(path("bad.json"));
    QVERIFY(!refused);
    QVERIFY2(plain(refused.error()).starts_with(path("bad.json") + ": line 2, column 1"),
             plain(refused.error()).c_str());
    QVERIFY(!readScenario(path("nowhere.json")));
    QVERIFY(!readScenario(m_folder.path().toStdString()));
}

void TestScenarioFile::aFailedWriteLeavesTheOldFile() {
    QVERIFY(writeScenario(path("e.normscope.json"), Scenario()).has_value());
    const QByteArray before = bytes("e.normscope.json");
    QVERIFY(!writeScenario(path("e.normscope.json/inside.json"), test::changedEverywhere()));
    QVERIFY(!writeScenario(path("nowhere/f.json"), Scenario()));
    QCOMPARE(bytes("e.normscope.json"), before);
}

QTEST_APPLESS_MAIN(TestScenarioFile)
#include "test_scenario_file.moc"
