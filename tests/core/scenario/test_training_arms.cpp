// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/training_arms.h"

#include <QTest>

using namespace normscope;

namespace {

// The default training with these arms.
Scenario withArms(const std::vector<std::string>& texts) {
    Scenario scenario;
    scenario.page = Page::Training;
    scenario.training.arms.clear();
    for (const std::string& text : texts) scenario.training.arms.push_back(parseArm(text).value());
    return scenario;
}

std::vector<std::string> textsOf(const Scenario& scenario) {
    std::vector<std::string> texts;
    for (const TrainingArm& arm : scenario.training.arms) texts.push_back(armText(arm));
    return texts;
}

std::vector<std::string> names(const Scenario& scenario) {
    std::vector<std::string> all;
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm)
        all.push_back(plain(trainingArmName(scenario.training, arm)));
    return all;
}

std::vector<std::string> differences(const Scenario& scenario) {
    std::vector<std::string> all;
    for (std::size_t arm = 0; arm < scenario.training.arms.size(); ++arm)
        all.push_back(plain(trainingArmDifferences(scenario.training, arm)));
    return all;
}

Index parting(const Scenario& scenario) {
    return partingStep(planOf(scenario.training, 0), planOf(scenario.training, 1), scenario.training.steps);
}

using Texts = std::vector<std::string>;

} // namespace

class TestTrainingArms : public QObject {
    Q_OBJECT

private slots:
    void textsRoundTrip_data();
    void textsRoundTrip();
    void blanksAndDecimalCommasAreRead();
    void refusals_data();
    void refusals();
    void theParameterNamesTheArmAndTheKey();
    void aPlanHasEverySetting();
    void armsPartWhereTheyMayDiffer();
    void namesTellArmsApart();
    void differencesAreThoseThatAct();
    void branchesAreTold();
};

void TestTrainingArms::textsRoundTrip_data() {
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"none", "output_qk_rms", "post_ln warmup=100", "pre_bn lr=0.003125 batch=2", "rezero qk_norm=on block=mlp",
          "post_ln lr=0.01 @50 lr=0.001 clip=1", "pre_ln @1 @19999 optimizer=sgd", "pre_rms adam_eps=1e-08"})
        QTest::newRow(text) << QByteArray(text);
}

void TestTrainingArms::textsRoundTrip() {
    QFETCH(QByteArray, text);
    const auto arm = parseArm(text.toStdString());
    QVERIFY2(arm.has_value(), arm ? "" : plain(arm.error()).c_str());
    QCOMPARE(armText(*arm), text.toStdString());
    QVERIFY(*parseArm(armText(*arm)) == *arm);
}

void TestTrainingArms::blanksAndDecimalCommasAreRead() {
    QCOMPARE(armText(*parseArm("  post_ln \t lr=0,01   @5  clip=1 ")), std::string("post_ln lr=0.01 @5 clip=1"));
}

void TestTrainingArms::refusals_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("place");
    const auto row = [](const char* text, const char* place) {
        QTest::newRow(*text == 0 ? "empty" : text) << QByteArray(text) << QByteArray(place);
    };
    row("", "");
    row("warmup=100", "");
    row("PRE_LN", "");
    row("pre_ln warm=100", "warm");
    row("pre_ln steps=100", "steps"); // the same for all arms
    row("pre_ln warmup", "warmup");
    row("pre_ln warmup=", "warmup");
    row("pre_ln warmup=-1", "warmup");
    row("pre_ln lr=0", "lr");
    row("pre_ln optimizer=lion", "optimizer");
    row("pre_ln lr=0.1 lr=0.2", "lr");
    row("pre_ln =1", "");
    row("pre_ln @5 layers=3", "layers"); // not in the middle of a run
    row("pre_ln @5 batch=3", "batch");
    row("pre_ln @5 lr=0.1 lr=0.2", "lr");
    row("pre_ln @0", "@0");
    row("pre_ln @20000", "@20000");
    row("pre_ln @", "@");
    row("pre_ln @5x", "@5x");
    row("pre_ln @5 @5", "@5");
}

void TestTrainingArms::refusals() {
    QFETCH(QByteArray, text);
    const auto arm = parseArm(text.toStdString());
    QVERIFY(!arm);
    QVERIFY(!arm.error().reason.empty());
    QTEST(QByteArray::fromStdString(arm.error().place), "place");
    QVERIFY(!parseArm(std::string(5000, ' ').append("pre_ln")));
}

void TestTrainingArms::theParameterNamesTheArmAndTheKey() {
    const Parameter& arms = *findParameter("training.arms");
    QVERIFY(parseValue(arms, "post_ln, pre_ln warmup=3, pre_ln warmup=3")); // duplicates are allowed
    const auto refused = parseValue(arms, "post_ln, pre_ln warmup=x");
    QVERIFY(!refused);
    QCOMPARE(plain(refused.error()), std::string("training.arms: \"pre_ln warmup=x\": warmup: must be a whole number "
                                                 "in 0 ... 20000, not \"x\""));
    QCOMPARE(plain(parseValue(arms, "").error()),
             std::string("training.arms: must be 1 to 6 texts such as \"post_ln warmup=100\", not 0"));
    QVERIFY(!parseValue(arms, "none,none,none,none,none,none,none"));
}

void TestTrainingArms::aPlanHasEverySetting() {
    Scenario scenario = withArms({"post_rms lr=0.01 layers=3 @50 lr=0.001 @70 clip=2"});
    scenario.training.all.learning.warmup = 7;
    const ArmPlan plan = planOf(scenario.training, 0);
    QVERIFY((plan.start.arm == DepthArm{NormKind::Rms, Placement::Post}));
    QCOMPARE(plan.start.model.layers, Index(3));
    QCOMPARE(plan.start.learning.lr, 0.01);
    QCOMPARE(plan.start.learning.warmup, Index(7));
    QCOMPARE(plan.later.size(), std::size_t(2));
    QCOMPARE(plan.later[0].step, Index(50));
    QCOMPARE(plan.later[0].learning.lr, 0.001);
    QCOMPARE(plan.later[0].learning.clip, 0.0);
    QCOMPARE(plan.later[1].learning.lr, 0.001); // stays from the branch before
    QCOMPARE(plan.later[1].learning.clip, 2.0);
    QVERIFY_THROWS_EXCEPTION(std::out_of_range, (void)planOf(scenario.training, 1));
}

void TestTrainingArms::armsPartWhereTheyMayDiffer() {
    QCOMPARE(parting(withArms({"post_ln", "pre_ln"})), Index(0));
    QCOMPARE(parting(withArms({"post_ln", "post_ln warmup=100"})), Index(0));
    QCOMPARE(parting(withArms({"post_ln", "post_ln"})), Index(200));
    QCOMPARE(parting(withArms({"post_ln", "post_ln @50"})), Index(200)); // free to differ, but does not
    QCOMPARE(parting(withArms({"post_ln", "post_ln @50 lr=0.003"})), Index(200));
    QCOMPARE(parting(withArms({"post_ln", "post_ln @50 lr=0.001"})), Index(50));
    QCOMPARE(parting(withArms({"post_ln @20 clip=1 @50 lr=0.001", "post_ln @20 clip=1"})), Index(50));
    QCOMPARE(parting(withArms({"post_ln @20 clip=1", "post_ln @30 clip=1"})), Index(20));
    QCOMPARE(parting(withArms({"post_ln", "post_ln @300 lr=0.001"})), Index(200));
}

void TestTrainingArms::namesTellArmsApart() {
    QCOMPARE(names(withArms({"post_ln", "post_ln warmup=100", "pre_ln"})),
             (Texts{"Post-LN, warm-up 0", "Post-LN, warm-up 100", "Pre-LN"}));
    QCOMPARE(names(withArms({"none", "none clip=1"})), (Texts{"No norm, clip off", "No norm, clip 1"}));
    QCOMPARE(names(withArms({"pre_bn lr=0.003125 batch=2", "pre_bn lr=0.0125 batch=8"})),
             (Texts{"Pre-BN, lr 0.00313, batch 2", "Pre-BN, lr 0.0125, batch 8"}));
    QCOMPARE(names(withArms({"pre_ln qk_norm=on", "pre_ln activation=relu"})),
             (Texts{"Pre-LN, activation GELU, QK-norm on", "Pre-LN, activation ReLU, QK-norm off"}));
    QCOMPARE(names(withArms({"pre_ln lr=1e-5", "pre_ln lr=1e-5"})), (Texts{"Pre-LN", "Pre-LN"}));
}

void TestTrainingArms::differencesAreThoseThatAct() {
    QCOMPARE(differences(withArms({"post_ln", "post_ln warmup=100", "pre_ln"})),
             (Texts{"warm-up 0", "warm-up 100", "warm-up 0"}));
    QCOMPARE(differences(withArms({"post_ln", "pre_ln"})), (Texts{"", ""}));
    // Momentum acts with one optimizer only.
    QCOMPARE(differences(withArms({"pre_ln", "pre_ln optimizer=momentum momentum=0.8"})),
             (Texts{"optimizer Adam", "optimizer SGD with momentum, momentum 0.8"}));
}

void TestTrainingArms::branchesAreTold() {
    const Scenario scenario = withArms({"post_ln", "post_ln @50 lr=0.001 clip=1", "post_ln @60"});
    QCOMPARE(differences(scenario), (Texts{"", "from step 50: lr 0.001, clip 1", "branch at step 60"}));
    QCOMPARE(names(scenario)[2], std::string("Post-LN, branch at step 60"));
    QCOMPARE(textsOf(scenario)[2], std::string("post_ln @60"));
}

QTEST_APPLESS_MAIN(TestTrainingArms)
#include "test_training_arms.moc"
