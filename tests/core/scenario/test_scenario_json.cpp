// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "other_value.h"
#include "scenario/parameter.h"

#include <QTest>

#include <clocale>

using namespace normscope;

namespace {

Scenario back(const std::string& json) {
    auto scenario = fromJson(json, "test");
    if (!scenario) qFatal("%s", plain(scenario.error()).c_str());
    return *scenario;
}

} // namespace

class TestScenarioJson : public QObject {
    Q_OBJECT

private slots:
    void defaultsWriteOnlyTheHead();
    void aChangeIsNestedByItsKey();
    void editsAreTriples();
    void everyParameterRoundTrips_data();
    void everyParameterRoundTrips();
    void allAtOnceRoundTrip();
    void hardNumbersRoundTripToTheBit();
    void missingKeysHaveTheirDefaults();
    void missingUnitsAreThoseOfTheSource();
    void anOlderVersionLoads();
    void aFileFromBeforeTheNewPagesLoads();
    void eventsAreWrittenInTheirOrder();
    void theProcessLocaleChangesNothing();
};

void TestScenarioJson::defaultsWriteOnlyTheHead() {
    QCOMPARE(toJson(Scenario()), std::string("{\n  \"format\": \"normscope\",\n  \"version\": 1\n}\n"));
}

void TestScenarioJson::aChangeIsNestedByItsKey() {
    Scenario scenario;
    scenario.norm.eps = 1e-6;
    scenario.title = "Wine";
    QCOMPARE(toJson(scenario), std::string("{\n  \"format\": \"normscope\",\n  \"version\": 1,\n"
                                           "  \"title\": \"Wine\",\n  \"norm\": {\n    \"eps\": 1e-06\n  }\n}\n"));
}

void TestScenarioJson::editsAreTriples() {
    const std::string json = R"({"format": "normscope", "version": 1, "data": {"edits": [[4, 2, 1.5], [0, 1, -3]]}})";
    const Scenario scenario = back(json);
    QVERIFY((scenario.data.edits == std::vector<CellEdit>{{4, 2, 1.5}, {0, 1, -3}}));
    QVERIFY(back(toJson(scenario)) == scenario);
}

void TestScenarioJson::everyParameterRoundTrips_data() {
    QTest::addColumn<QByteArray>("key");
    for (const auto& parameter : parameters())
        QTest::newRow(parameter.key.c_str()) << QByteArray::fromStdString(parameter.key);
}

void TestScenarioJson::everyParameterRoundTrips() {
    QFETCH(QByteArray, key);
    const Parameter& parameter = *findParameter(key.toStdString());
    Scenario scenario;
    if (parameter.key == "data.source") scenario.data.file = "x.csv";
    if (parameter.key == "data.padding") scenario.data.tokens = 2;
    parameter.set(scenario, test::otherValue(parameter, scenario));
    QVERIFY(back(toJson(scenario)) == scenario);
}

void TestScenarioJson::allAtOnceRoundTrip() {
    const Scenario scenario = test::changedEverywhere();
    QVERIFY(back(toJson(scenario)) == scenario);
    QCOMPARE(toJson(back(toJson(scenario))), toJson(scenario));
}

void TestScenarioJson::hardNumbersRoundTripToTheBit() {
    for (const double value : {0.1 + 0.2, 1.0 / 3, 1e-300, 20.66, 99999999.99999999, -5e-324}) {
        Scenario scenario;
        scenario.data.offset = value;
        QVERIFY(back(toJson(scenario)).data.offset == value);
    }
    Scenario scenario;
    scenario.seed = 9007199254740992U;
    QCOMPARE(back(toJson(scenario)).seed, scenario.seed);
}

void TestScenarioJson::missingKeysHaveTheirDefaults() {
    Scenario expected;
    expected.data.samples = 4;
    QVERIFY(back(R"({"version": 1, "data": {"samples": 4}, "norm": {}, "format": "normscope"})") == expected);
}

// In standard units the outlier feature would be as small as all others.
void TestScenarioJson::missingUnitsAreThoseOfTheSource() {
    const std::string head = R"({"format": "normscope", "version": 1, "data": {"source": "outlier")";
    QVERIFY(back(head + "}}").data.units == Units::Raw);
    const Scenario standard = back(head + R"(, "units": "standard"}})");
    QVERIFY(standard.data.units == Units::Standard);
    QVERIFY(back(toJson(standard)) == standard);
}

void TestScenarioJson::anOlderVersionLoads() {
    QVERIFY(back(R"({"format": "normscope", "version": 0})") == Scenario());
}

void TestScenarioJson::aFileFromBeforeTheNewPagesLoads() {
    const Scenario scenario =
        back(R"({"format": "normscope", "version": 1, "page": "training", "norm": {"mode": "eval"},
                                       "data": {"tokens": 4}, "axes": {"norms": ["layer", "none"]}})");
    QVERIFY(scenario.batch == BatchSettings() && scenario.precision == PrecisionSettings());
    QVERIFY(scenario.models == ModelsSettings());
    QVERIFY(scenario.norm.trackRunningStats && !scenario.norm.cumulative && !scenario.norm.maskPadding);
    QCOMPARE(scenario.norm.numGroups, Index(1));
    QCOMPARE(scenario.data.padding, Index(0));
}

void TestScenarioJson::eventsAreWrittenInTheirOrder() {
    const Scenario scenario =
        back(R"({"format": "normscope", "version": 1, "batch": {"events": ["repair @80", " poison  @030"]}})");
    using Kind = StreamEvent::Kind;
    QVERIFY((scenario.batch.events == std::vector<StreamEvent>{{Kind::Poison, 30}, {Kind::Repair, 80}}));
    QVERIFY(toJson(scenario).find("\"poison @30\",\n      \"repair @80\"") != std::string::npos);
}

void TestScenarioJson::theProcessLocaleChangesNothing() {
    Scenario scenario;
    scenario.data.offset = 20.66;
    scenario.norm.eps = 0.00001234;
    const std::string expected = toJson(scenario);
    QVERIFY2(std::setlocale(LC_ALL, "de_DE.UTF-8"), "LOCPATH must lead to the German locale that the build made");
    const std::string json = toJson(scenario);
    const auto read = fromJson(json, "test");
    std::setlocale(LC_ALL, "C");
    QCOMPARE(json, expected);
    QVERIFY(read && *read == scenario);
}

QTEST_APPLESS_MAIN(TestScenarioJson)
#include "test_scenario_json.moc"
