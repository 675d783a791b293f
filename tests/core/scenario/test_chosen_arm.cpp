// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/training_arms.h"

#include "other_value.h"

#include <QTest>

using namespace normscope;

namespace {

Scenario withArms(const std::vector<std::string>& texts, Index chosen) {
    Scenario scenario;
    scenario.page = Page::Training;
    scenario.training.arms.clear();
    for (const std::string& text : texts) scenario.training.arms.push_back(parseArm(text).value());
    scenario.training.arm = chosen;
    return scenario;
}

Expected<Scenario> typed(const Scenario& scenario, const char* key, const char* text) {
    const Parameter& parameter = *findControlParameter(key);
    const auto value = parseValue(parameter, text);
    if (!value) return unexpected(value.error());
    return with(scenario, parameter, *value);
}

std::string chosenText(const Scenario& scenario) {
    return armText(scenario.training.arms[chosenArm(scenario.training)]);
}

} // namespace

class TestChosenArm : public QObject {
    Q_OBJECT

private slots:
    void everyPerArmParameterHasOne();
    void theChosenArmIsClamped();
    void tellsWhatTheArmHas();
    void setsAndTakesBack();
    void setsTheLastPartOfABranch();
    void everyOneSetsNothingElse();
    void appliesWhereTheArmNeedsIt();
    void changesTheNorm();
    void branches();
    void branchesAreRefused();
    void copies();
    void aBranchNeedsItsStep();
};

void TestChosenArm::everyPerArmParameterHasOne() {
    constexpr std::string_view prefix = "training.";
    for (const Parameter& parameter : parameters()) {
        if (!parameter.key.starts_with(prefix)) continue;
        const Parameter* own = findControlParameter(std::string("arm.").append(parameter.key.substr(prefix.size())));
        QCOMPARE(own != nullptr, parameter.perArm);
        if (own == nullptr) continue;
        QVERIFY(own->label == parameter.label && own->help == parameter.help && own->choices == parameter.choices);
        QVERIFY(!own->display);
    }
    QVERIFY(findControlParameter("arm.kind") != nullptr);
    QVERIFY(findControlParameter("norm.eps") == findParameter("norm.eps"));
    QVERIFY(findParameter("arm.lr") == nullptr);
    QVERIFY(findControlParameter("arm.arms") == nullptr);
}

void TestChosenArm::theChosenArmIsClamped() {
    QCOMPARE(chosenArm(withArms({"none", "pre_ln"}, 5).training), std::size_t(1));
    QCOMPARE(chosenArm(withArms({"none", "pre_ln"}, 0).training), std::size_t(0));
    Scenario scenario = withArms({"none", "pre_ln", "post_ln"}, 2);
    scenario = *typed(scenario, "training.arms", "none, pre_ln");
    QCOMPARE(scenario.training.arm, Index(1));
}

void TestChosenArm::tellsWhatTheArmHas() {
    const Scenario scenario = withArms({"none", "post_ln lr=0.01 @50 lr=0.001"}, 1);
    QVERIFY(findControlParameter("arm.lr")->get(scenario) == ParameterValue(0.001));
    QVERIFY(findControlParameter("arm.warmup")->get(scenario) == ParameterValue(std::int64_t(0)));
    QVERIFY(findControlParameter("arm.kind")->get(scenario) == ParameterValue(std::string("post_ln")));
    QVERIFY(findControlParameter("training.lr")->get(scenario) == ParameterValue(0.003));
}

void TestChosenArm::setsAndTakesBack() {
    Scenario scenario = withArms({"post_ln", "pre_ln"}, 1);
    scenario = *typed(scenario, "arm.warmup", "100");
    scenario = *typed(scenario, "arm.lr", "0.01");
    QCOMPARE(chosenText(scenario), std::string("pre_ln warmup=100 lr=0.01"));
    scenario = *typed(scenario, "arm.warmup", "50"); // in its place
    QCOMPARE(chosenText(scenario), std::string("pre_ln warmup=50 lr=0.01"));
    scenario = *typed(scenario, "arm.warmup", "0"); // what all arms have
    QCOMPARE(chosenText(scenario), std::string("pre_ln lr=0.01"));
    QCOMPARE(armText(scenario.training.arms[0]), std::string("post_ln"));
    QVERIFY(!typed(scenario, "arm.lr", "-1"));
}

void TestChosenArm::setsTheLastPartOfABranch() {
    Scenario scenario = withArms({"pre_ln warmup=5 @50 lr=0.01 @80"}, 0);
    scenario = *typed(scenario, "arm.lr", "0.001");
    QCOMPARE(chosenText(scenario), std::string("pre_ln warmup=5 @50 lr=0.01 @80 lr=0.001"));
    scenario = *typed(scenario, "arm.lr", "0.01"); // what it had before
    QCOMPARE(chosenText(scenario), std::string("pre_ln warmup=5 @50 lr=0.01 @80"));
    scenario = *typed(scenario, "arm.layers", "3"); // not in the middle of a run
    QCOMPARE(chosenText(scenario), std::string("pre_ln warmup=5 layers=3 @50 lr=0.01 @80"));
}

void TestChosenArm::everyOneSetsNothingElse() {
    const Scenario before = withArms({"post_ln", "pre_ln", "none"}, 1);
    for (const Parameter& own : chosenArmParameters()) {
        Scenario scenario = before;
        const ParameterValue other = test::otherValue(own, before);
        own.set(scenario, other);
        for (const Parameter& each : chosenArmParameters())
            QVERIFY2(each.get(scenario) == (&each == &own ? other : each.get(before)), each.key.c_str());
        own.set(scenario, own.get(before));
        QVERIFY2(scenario == before, own.key.c_str());
    }
}

void TestChosenArm::appliesWhereTheArmNeedsIt() {
    const Scenario scenario = withArms({"pre_ln", "none optimizer=momentum", "pre_ln @50 optimizer=sgd"}, 1);
    QVERIFY(findControlParameter("arm.momentum")->applies(scenario));
    QVERIFY(!findControlParameter("arm.beta1")->applies(scenario));
    QVERIFY(!findControlParameter("arm.final_norm")->applies(scenario));
    QVERIFY(findControlParameter("training.momentum")->applies(scenario)); // some arm needs it
    QVERIFY(findControlParameter("training.beta1")->applies(scenario));
    QVERIFY(!findControlParameter("training.min_lr")->applies(scenario));
    Scenario branched = scenario;
    branched.training.arm = 2;
    QVERIFY(!findControlParameter("arm.beta1")->applies(branched)); // what it has last
}

void TestChosenArm::changesTheNorm() {
    const Scenario scenario = withArms({"post_ln", "pre_ln warmup=5"}, 1);
    QCOMPARE(chosenText(*typed(scenario, "arm.kind", "peri_rms")), std::string("peri_rms warmup=5"));
    QVERIFY(!typed(scenario, "arm.kind", "peri"));
}

void TestChosenArm::branches() {
    const Scenario scenario = withArms({"post_ln", "pre_ln warmup=5"}, 0);
    Scenario branched = *withBranch(scenario, 50);
    QCOMPARE(branched.training.arms.size(), std::size_t(3));
    QCOMPARE(branched.training.arm, Index(2));
    QCOMPARE(chosenText(branched), std::string("post_ln @50"));
    branched = *typed(branched, "arm.lr", "0.001");
    QCOMPARE(partingStep(planOf(branched.training, 0), planOf(branched.training, 2), 200), Index(50));
    QCOMPARE(chosenText(*withBranch(branched, 51)), std::string("post_ln @50 lr=0.001 @51"));
}

void TestChosenArm::branchesAreRefused() {
    const Scenario scenario = withArms({"post_ln @50"}, 0);
    for (const Index step : {Index(-1), Index(0), Index(50), Index(200)}) {
        const auto refused = withBranch(scenario, step);
        QVERIFY(!refused);
        QCOMPARE(refused.error().place, std::string("training.arms"));
    }
    QVERIFY(withBranch(scenario, 51));
    QVERIFY(withBranch(scenario, 199));
    Scenario full = withArms({"none", "none", "none", "none", "none", "none"}, 0);
    QVERIFY(!withBranch(full, 5));
    QVERIFY(!withCopy(full));
    full.training.arms.pop_back();
    full.training.steps = 1;
    QVERIFY(!withBranch(full, 1));
    QVERIFY(withCopy(full));
}

void TestChosenArm::copies() {
    const Scenario copied = *withCopy(withArms({"post_ln", "pre_ln warmup=5 @9 clip=1", "none"}, 1));
    QCOMPARE(copied.training.arm, Index(3));
    QCOMPARE(chosenText(copied), std::string("pre_ln warmup=5 @9 clip=1"));
}

void TestChosenArm::aBranchNeedsItsStep() {
    const Scenario scenario = withArms({"post_ln", "post_ln @50"}, 0);
    QCOMPARE(typed(scenario, "training.steps", "50").error().place, std::string("training.steps"));
    QVERIFY(typed(scenario, "training.steps", "51"));
    QVERIFY(!typed(scenario, "training.arms", "post_ln @200"));
}

QTEST_APPLESS_MAIN(TestChosenArm)
#include "test_chosen_arm.moc"
