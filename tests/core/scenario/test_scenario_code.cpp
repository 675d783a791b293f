// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "other_value.h"

#include <QTest>

#include <set>

using namespace normscope;

class TestScenarioCode : public QObject {
    Q_OBJECT

private slots:
    void isTheSameEverywhere();
    void doesNotSeeHowItIsShown();
    void seesTheCellThatAGradientStartsFrom();
    void seesEveryOtherParameter();
    void seesThePageAndNothingOfAnother();
    void doesNotSeeWhatDoesNotApply();
    void doesNotSeeTheFolderOfAFile();
    void seesCellEdits();
};

// The hash of the file {"format": "normscope", "version": 1} with two-space indent and final newline, by another
// implementation of FNV-1a (tests/golden/fnv1a.py).
void TestScenarioCode::isTheSameEverywhere() { QCOMPARE(code(Scenario()), std::string("3faa7f")); }

void TestScenarioCode::doesNotSeeHowItIsShown() {
    for (const auto& parameter : parameters()) {
        if (!parameter.display || parameter.key == "page") continue; // the page decides what is computed
        Scenario scenario;
        parameter.set(scenario, test::otherValue(parameter, scenario));
        QCOMPARE(code(scenario), code(Scenario()));
    }
}

void TestScenarioCode::seesTheCellThatAGradientStartsFrom() {
    Scenario scenario;
    scenario.axes.upstream = Upstream::OneCell;
    const std::string here = code(scenario);
    scenario.axes.column += 1;
    QVERIFY(code(scenario) != here);
}

void TestScenarioCode::seesEveryOtherParameter() {
    std::set<std::string> codes = {code(Scenario())};
    std::size_t expected = 1;
    for (const auto& parameter : parameters()) {
        Scenario scenario;
        if (parameter.key.starts_with("depth.")) scenario.page = Page::Depth;
        if (codes.insert(code(scenario)).second) ++expected; // the page's own default
        if (parameter.display || !parameter.applies(Scenario())) continue;
        parameter.set(scenario, test::otherValue(parameter, scenario));
        codes.insert(code(scenario));
        QVERIFY2(codes.size() == ++expected, parameter.key.c_str());
    }
    QVERIFY(expected > 14);
}

void TestScenarioCode::seesThePageAndNothingOfAnother() {
    Scenario axes, depth;
    depth.page = Page::Depth;
    QVERIFY(code(axes) != code(depth));
    axes.depth.layers = 96;
    QCOMPARE(code(axes), code(Scenario()));
    const std::string before = code(depth);
    depth.data.samples = 30;
    depth.axes.norms = {NormKind::Rms};
    depth.norm.momentum = 0.5;
    QCOMPARE(code(depth), before);
    depth.norm.eps = 1e-6; // of the norms in the stack too
    QVERIFY(code(depth) != before);
}

void TestScenarioCode::doesNotSeeWhatDoesNotApply() {
    Scenario layerOnly;
    layerOnly.axes.norms = {NormKind::Layer};
    Scenario other = layerOnly;
    other.norm.momentum = 0.5;
    other.data.file = "left over from before.csv";
    QCOMPARE(code(other), code(layerOnly));
}

void TestScenarioCode::doesNotSeeTheFolderOfAFile() {
    Scenario here, there;
    here.data.source = there.data.source = DataSource::File;
    here.data.file = "/home/a/x.csv";
    there.data.file = "data/x.csv";
    QCOMPARE(code(here), code(there));
    there.data.file = "data/y.csv";
    QVERIFY(code(here) != code(there));
}

void TestScenarioCode::seesCellEdits() {
    Scenario edited;
    edited.data.edits = {{0, 0, 1.0}};
    QVERIFY(code(edited) != code(Scenario()));
}

QTEST_APPLESS_MAIN(TestScenarioCode)
#include "test_scenario_code.moc"
