// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/training_support.h"

using namespace normscope;
using namespace normscope::test;

// What the page says: cards, "What you see", messages, and its numbers as tables.
class TestTrainingWords : public QObject {
    Q_OBJECT

private slots:
    void cardsTellHowTheArmsDo();
    void cardsCountTheSeeds();
    void stuckAtChance();
    void armsThatDoAlikeShareASentence();
    void theTimelineDecidesWhatIsSaid();
    void theFirstSteps();
    void clippedSteps();
    void batchStatistics();
    void divergence();
    void adviceFitsTheArm();
    void impossible();
    void anotherSeedDiverged();
    void numbersByName();
    void stepsAsATable();
    void layersAsATable();
    void equalBitsHaveEqualCodes();
};

namespace {

Text sentence(const TrainingResult& result, double frame = 1e9) {
    return trainingFigure(result, lookAt(frame)).sentence;
}

ArmCards cards(const TrainingResult& result) { return panel<ArmCards>(trainingFigure(result, lookAt()), "arms"); }

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = text.find('\n', from);
        all.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return all;
}

} // namespace

void TestTrainingWords::cardsTellHowTheArmsDo() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 100);
    setRun(result, 2, 0, divergedRun(scenario, 2, 0, 4));
    const ArmCards shown = cards(result);
    QCOMPARE(plain(shown.cards[0].title), std::string("Post-LN"));
    QCOMPARE(plain(shown.cards[0].status), std::string("stuck at chance"));
    QCOMPARE(shown.cards[0].state, ArmCards::Mark::Failure);
    QCOMPARE(plain(shown.cards[1].status), std::string("learning, loss 1.50")); // 2.4 - 2 / 2 + 0.1
    QCOMPARE(shown.cards[1].state, ArmCards::Mark::Running);
    QVERIFY(shown.cards[1].second);
    QVERIFY(contains(shown.cards[1].settings, "100"));
    QCOMPARE(plain(shown.cards[2].status), std::string("diverged at step 4"));
    QCOMPARE(shown.chosen, std::size_t(0));
}

void TestTrainingWords::cardsCountTheSeeds() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 200, 3);
    setRun(result, 1, 3, knownRun(scenario, 1, 3, 20, learns));
    const ArmCards shown = cards(result);
    using M = ArmCards::Mark;
    QCOMPARE(plain(shown.cards[0].share), std::string("0 of 3"));
    QCOMPARE(plain(shown.cards[1].share), std::string("3 of 3"));
    QCOMPARE(shown.cards[1].runs, (std::vector<M>{M::Success, M::Success, M::Success, M::Running, M::Waiting}));
    QCOMPARE(shown.cards[0].runs[0], M::Failure);
    QCOMPARE(plain(shown.cards[1].status), std::string("reached 90 %"));
    QCOMPARE(shown.cards[1].state, M::Success);
    QVERIFY(contains(sentence(result), "Seeds that reached 80 % so far: A 0 of 3, B 3 of 3, C 3 of 3."));
    QCOMPARE(plain(cards(blankResult(scenario)).cards[0].status), std::string("waiting"));
    setRun(result, 2, 0, knownRun(scenario, 2, 0, 200, {.accuracyTo = 0.5}));
    QCOMPARE(plain(cards(result).cards[2].status), std::string("ended at 50 %"));
}

void TestTrainingWords::stuckAtChance() {
    const Text text = sentence(knownResult(trainingScenario(), 200));
    QVERIFY(contains(text, "A (Post-LN, warm-up 0) is stuck at chance: its loss stays near ln 10 = 2.30."));
    QVERIFY(
        contains(text, "In A the gradient of layer 1 has fallen to 1.6e−5, and all samples look alike to the head"));
    QVERIFY(contains(text, "B (Post-LN, warm-up 100) and C (Pre-LN) get 90 % and 90 % of the held-out samples right."));
    QVERIFY(contains(text, "Nothing overflowed: this failure is silent."));
}

void TestTrainingWords::armsThatDoAlikeShareASentence() {
    Scenario scenario = trainingScenario();
    scenario.training.arms.resize(1);
    QVERIFY(contains(sentence(knownResult(scenario, 200)), "A (Post-LN) is stuck at chance"));
    for (int k = 0; k < 5; ++k) scenario.training.arms.push_back({{NormKind::Rms, Placement::Pre}, {}, {}});
    const Text six = sentence(knownResult(scenario, 100));
    QVERIFY(contains(six, "B (Pre-RMS), C (Pre-RMS), D (Pre-RMS), E (Pre-RMS) and F (Pre-RMS) are learning: 50 %, "));
}

void TestTrainingWords::theTimelineDecidesWhatIsSaid() {
    const TrainingResult result = knownResult(trainingScenario(), 200);
    QVERIFY(contains(sentence(result, 100), "are learning: 50 % and 50 %"));
    QVERIFY(contains(sentence(result, 0), "No step has been done yet."));
}

void TestTrainingWords::theFirstSteps() {
    const Text text = sentence(knownResult(trainingScenario(), 5));
    QVERIFY(contains(text, "have begun, at training losses of 2.40, 2.37 and 2.37."));
}

void TestTrainingWords::clippedSteps() {
    Scenario scenario = trainingScenario();
    scenario.training.all.learning.clip = 1;
    TrainingResult result = knownResult(scenario, 20);
    setRun(result, 2, 0, knownRun(scenario, 2, 0, 20, {.clipFactor = 0.3}));
    QVERIFY(contains(sentence(result), "Every step of C is clipped."));
}

void TestTrainingWords::batchStatistics() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = blankResult(scenario);
    setRun(result, 0, 0, knownRun(scenario, 0, 0, 200, {.batchAccuracyTo = 0.8}));
    QVERIFY(contains(sentence(result), "A gets 90 % right by its running statistics, and 80 % by those of the batch."));
}

void TestTrainingWords::divergence() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 20);
    QVERIFY(divergenceMessage(result, 0).empty());
    setRun(result, 0, 0, divergedRun(scenario, 0, 0, 4));
    QCOMPARE(plain(divergenceMessage(result, 0)),
             std::string("A (Post-LN) diverged at step 4: the gradient of layer 3 is not finite. Try a lower learning "
                         "rate, warm-up or clipping; undo takes the change back."));
    QVERIFY(contains(sentence(result), "diverged at step 4: the gradient of layer 3 is not finite. Try a lower"));
}

void TestTrainingWords::adviceFitsTheArm() {
    Scenario scenario = trainingScenario();
    scenario.training.all.learning.clip = 1;
    TrainingResult result = blankResult(scenario);
    setRun(result, 1, 0, divergedRun(scenario, 1, 0, 4)); // has warm-up
    QVERIFY(contains(divergenceMessage(result, 1), "Try a lower learning rate; undo"));
    scenario.training.arms = {{{NormKind::None, Placement::None}, {}, {}}};
    TrainingResult bare = blankResult(scenario);
    TrainingRun run = divergedRun(scenario, 0, 0, 4);
    run.outcome.divergence->layer = scenario.training.all.model.layers + 1;
    setRun(bare, 0, 0, std::move(run));
    QVERIFY(contains(divergenceMessage(bare, 0), "the gradient of the head is not finite"));
    QVERIFY(contains(divergenceMessage(bare, 0), "Try a lower learning rate, warm-up or a norm;"));
}

void TestTrainingWords::impossible() {
    Scenario scenario = trainingScenario();
    scenario.training.arms = {{{NormKind::Batch, Placement::Pre}, {}, {}}};
    TrainingResult result = blankResult(scenario);
    TrainingRun run;
    run.outcome.end = TrainingEnd::Impossible;
    run.outcome.status = NormStatus::OneValuePerChannel;
    setRun(result, 0, 0, std::move(run));
    QVERIFY(contains(divergenceMessage(result, 0),
                     "A (Pre-BN) cannot be trained: BatchNorm needs more than one row. Try a larger batch;"));
    QVERIFY(contains(sentence(result), "A (Pre-BN) cannot be trained"));
    QCOMPARE(cards(result).cards[0].state, ArmCards::Mark::Failure);
}

void TestTrainingWords::anotherSeedDiverged() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 200, 2);
    setRun(result, 1, 1, divergedRun(scenario, 1, 1, 7));
    QVERIFY(contains(divergenceMessage(result, 1), "B (Post-LN), seed 1, diverged at step 7"));
    const std::string text = plain(sentence(result));
    QVERIFY2(text.find(", seed 1, diverged at step 7") > text.find('\n'), text.c_str());
    QVERIFY2(text.find("silent") == std::string::npos, text.c_str());
}

void TestTrainingWords::numbersByName() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 200, 3);
    setRun(result, 2, 2, divergedRun(scenario, 2, 2, 7));
    const auto found = metrics(result);
    QCOMPARE(found.at("b.accuracy_median"), 0.9);
    QCOMPARE(found.at("a.success"), 0.0);
    QCOMPARE(found.at("c.success"), 2.0 / 3);
    QCOMPARE(found.at("c.accuracy_least"), 0.1);
    QCOMPARE(found.at("c.diverged"), 1.0);
    QCOMPARE(found.at("c.divergence_step_median"), 7.0);
    QVERIFY(std::isnan(found.at("b.divergence_step_median")));
    QCOMPARE(found.at("b.runs"), 3.0);
    QCOMPARE(found.at("b.steps"), 200.0);
    QVERIFY(std::abs(found.at("b.train_loss_last") - (0.4 + 2 * 9.5 / 200)) < 1e-12);
    QVERIFY(std::abs(found.at("a.layer_gradient_first") - 1.6e-5) < 1e-12);
    QCOMPARE(found.at("a.layer_gradient_last"), 0.5);
    QCOMPARE(found.at("a.clipped"), 0.0);
    QVERIFY(std::isnan(found.at("a.running_var_mean")));
    QVERIFY(std::isnan(metrics(blankResult(scenario)).at("a.accuracy_median")));
}

void TestTrainingWords::stepsAsATable() {
    const auto table = lines(stepsCsv(knownResult(trainingScenario(), 10, 2)));
    QCOMPARE(table.size(), std::size_t(1 + 3 * 2 * 10));
    const auto fields = [](const std::string& line) { return std::ranges::count(line, ','); };
    for (const std::string& line : table) QCOMPARE(fields(line), fields(table.front()));
    QVERIFY(table[0].starts_with("arm,seed,step,loss,"));
    QVERIFY(table[1].starts_with("a,0,1,"));
    QVERIFY(table[1].ends_with(",,,")); // not evaluated
    QVERIFY(!table[10].ends_with(",,"));
    QVERIFY(table.back().starts_with("c,1,10,"));
}

void TestTrainingWords::layersAsATable() {
    const auto table = lines(trainingLayersCsv(knownResult(trainingScenario(), 10, 2)));
    QCOMPARE(table.size(), std::size_t(1 + 3 * 10 * 13)); // the first seed only
    QCOMPARE(table[1], std::string("a,0,1,0,2,nan,nan"));
    QCOMPARE(table[3], std::string("a,0,1,2,2,0.5,0.01"));
}

void TestTrainingWords::equalBitsHaveEqualCodes() {
    const Scenario scenario = trainingScenario();
    TrainingResult result = knownResult(scenario, 20);
    QCOMPARE(bitsCode(result), bitsCode(knownResult(scenario, 20)));
    const std::string before = bitsCode(result);
    StepRecord changed = *result.arms[1].runs[0]->records[7];
    changed.layerGradient[3] = std::nextafter(changed.layerGradient[3], 1);
    TrainingRun run = *result.arms[1].runs[0];
    run.records[7] = std::make_shared<const StepRecord>(changed);
    setRun(result, 1, 0, std::move(run));
    QVERIFY(bitsCode(result) != before);
}

QTEST_APPLESS_MAIN(TestTrainingWords)
#include "test_training_words.moc"
