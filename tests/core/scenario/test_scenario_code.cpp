// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/scenario_json.h"

#include "other_value.h"
#include "scenario/training_arms.h"

#include <QTest>

#include <set>

using namespace normscope;

namespace {

Page pageOf(const Parameter& parameter) {
    if (parameter.key.starts_with("depth.")) return Page::Depth;
    if (parameter.key.starts_with("training.")) return Page::Training;
    if (parameter.key.starts_with("batch.")) return Page::Batch;
    if (parameter.key.starts_with("models.")) return Page::Models;
    return parameter.key.starts_with("precision.") ? Page::Precision : Page::Axes;
}

Scenario on(Page page) {
    Scenario scenario;
    scenario.page = page;
    return scenario;
}

} // namespace

class TestScenarioCode : public QObject {
    Q_OBJECT

private slots:
    void isTheSameEverywhere();
    void doesNotSeeHowItIsShown();
    void seesTheCellThatAGradientStartsFrom();
    void seesEveryOtherParameter();
    void seesThePageAndNothingOfAnother();
    void seesWhatTrainingDependsOn();
    void seesWhatAStreamDependsOn();
    void seesWhatPrecisionDependsOn();
    void seesOfTheModelsPageItsFileOnly();
    void seesTheTrainingFile();
    void doesNotSeeTheOrderOfAnArmsChanges();
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
        scenario.page = pageOf(parameter);
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
    axes.training.steps = 7;
    QCOMPARE(code(axes), code(Scenario()));
    const std::string before = code(depth);
    depth.data.samples = 30;
    depth.axes.norms = {NormKind::Rms};
    depth.norm.momentum = 0.5;
    depth.training.arms.pop_back();
    QCOMPARE(code(depth), before);
    depth.norm.eps = 1e-6; // of the norms in the stack too
    QVERIFY(code(depth) != before);
}

void TestScenarioCode::seesWhatTrainingDependsOn() {
    Scenario training;
    training.page = Page::Training;
    const std::string before = code(training);
    Scenario other = training;
    other.data.samples = 30;
    other.axes.norms = {NormKind::Rms};
    other.depth.layers = 96;
    other.norm.momentum = 0.5; // no arm has BatchNorm
    other.norm.mode = NormMode::Evaluate;
    other.training.all.learning.momentum = 0.5; // no arm has it
    other.training.arm = 2;
    QCOMPARE(code(other), before);
    other.training.arms[0].arm.norm = NormKind::Batch;
    const std::string batch = code(other);
    QVERIFY(batch != before);
    other.norm.momentum = 0.1;
    QVERIFY(code(other) != batch);
    training.norm.eps = 1e-6;
    QVERIFY(code(training) != before);
}

void TestScenarioCode::seesWhatAStreamDependsOn() {
    const Scenario stream = on(Page::Batch);
    const std::string before = code(stream);
    Scenario other = stream;
    other.data.samples = 30;
    other.axes.norms = {NormKind::Rms};
    other.axes.factor = 3;
    other.norm.batchesSeen = 3;
    other.norm.numGroups = 2;
    other.training.steps = 7;
    other.precision.features = 7;
    other.batch.mask = true; // there is no padding
    other.batch.view = BatchView::Gap;
    other.batch.feature = 2;
    QCOMPARE(code(other), before);
    Scenario evaluated = other;
    evaluated.norm.mode = NormMode::Evaluate; // of the statistics in use
    QVERIFY(code(evaluated) != before);
    other.norm.momentum = 0.5;
    QVERIFY(code(other) != before);
    const Scenario average = with(other, *findParameter("norm.cumulative"), true).value();
    other.norm.momentum = 0.2;
    other.norm.cumulative = true; // which needs no momentum
    QCOMPARE(code(average), code(other));
    QVERIFY(code(average) != before);
}

void TestScenarioCode::seesWhatPrecisionDependsOn() {
    const Scenario precision = on(Page::Precision);
    const std::string before = code(precision);
    Scenario other = precision;
    other.data.samples = 30;
    other.axes.norms = {NormKind::Rms};
    other.norm.momentum = 0.5;
    other.norm.gamma = 2;
    other.batch.size = 3;
    other.precision.view = PrecisionView::Floor;
    QCOMPARE(code(other), before);
    other.norm.eps = 1e-6;
    QVERIFY(code(other) != before);
}

void TestScenarioCode::seesOfTheModelsPageItsFileOnly() {
    const Scenario models = on(Page::Models);
    const std::string before = code(models);
    Scenario other = models;
    other.seed = 5;
    other.data.samples = 30;
    other.data.edits = {{0, 0, 1.0}};
    other.norm.eps = 1e-6;
    other.depth.layers = 96;
    other.models.view = ModelsView::Checkpoint;
    other.models.layer = 3;
    other.models.model = "bert";
    QCOMPARE(code(other), before);
    other.models.file = "elsewhere/gpt2.safetensors";
    const std::string named = code(other);
    QVERIFY(named != before);
    other.models.file = "gpt2.safetensors";
    QCOMPARE(code(other), named);
    other.page = Page::Axes; // which reads no checkpoint
    const std::string axes = code(other);
    other.models.file = "bert.safetensors";
    QCOMPARE(code(other), axes);
}

void TestScenarioCode::seesTheTrainingFile() {
    Scenario scenario;
    scenario.page = Page::Training;
    scenario.data.file = "elsewhere/x.csv";
    const std::string unused = code(scenario);
    scenario.training.data = TrainingData::File;
    const std::string used = code(scenario);
    scenario.data.file = "x.csv";
    QCOMPARE(code(scenario), used);
    scenario.data.separator = Separator::Tab;
    const std::string tab = code(scenario);
    QVERIFY(tab != used);
    scenario.training.label = "class";
    QVERIFY(code(scenario) != tab);
    scenario.training.data = TrainingData::DigitRows;
    QCOMPARE(code(scenario), unused);
}

void TestScenarioCode::doesNotSeeTheOrderOfAnArmsChanges() {
    Scenario one, other;
    one.page = other.page = Page::Training;
    one.training.arms = {*parseArm("pre_ln lr=0.01 warmup=5")};
    other.training.arms = {*parseArm("pre_ln warmup=5 lr=0.01")};
    QCOMPARE(code(one), code(other));
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
    here.data.file = "elsewhere/x.csv";
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
