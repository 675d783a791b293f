// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_support.h"

using namespace normscope;
using namespace normscope::test;

// What the Batch page says: "What you see", statistics in use, caption.
class TestBatchWords : public QObject {
    Q_OBJECT

private slots:
    void theLawInWords();
    void batchesThatAreNoRandomSamples();
    void theShareOfPaddingIsThatOfItsRows();
    void theStartValueStillWeighs();
    void batchStatisticsAreTheWorseOnes();
    void unlessTheyAreNot();
    void oneClassBreaksBatchNorm();
    void onlyWhatWasMeasuredIsSaid();
    void paddingCostsLogits();
    void exactlyZero();
    void theSameNumberIsAnotherMemory();
    void whichStatisticsAreInUse();
    void aNanStays();
    void aNanThatTheGuardKept();
    void aNanThatWasRepaired();
    void aNanInAnotherFeature();
    void refusedBatches();
    void settingsInOneLine();
};

namespace {

Text sentence(const BatchResult& result, double frame = 0) { return batchFigure(result, batchAt(frame)).sentence; }

Text inUse(const BatchResult& result, double frame = 0) {
    return panel<Reading>(batchFigure(result, batchAt(frame)), "statistics-in-use").description;
}

bool lacks(const Text& text, const std::string& part) { return plain(text).find(part) == std::string::npos; }

TrainedOutcome paddedOutcome(double last, double logit) {
    TrainedOutcome outcome = judged(0.97);
    outcome.padded = {0.97, 0.95, 0.93, last};
    outcome.logitChange = {0, logit / 4, logit / 2, logit};
    return outcome;
}

} // namespace

void TestBatchWords::theLawInWords() {
    const Text text = sentence(knownBatches(batchScenario()));
    QVERIFY(contains(text, "With 8 samples a batch mean misses the population by 0.36 σ, close to 1/√8 = 0.35."));
    QVERIFY(contains(text, "From B = 2 to 128 the error of the mean falls from 0.72 σ to 0.09 σ: 1/√B within 2.0 %."));
    QVERIFY(contains(text, "comes out at 0.88 σ² on average, (B − 1)/B is 0.88"));
    QVERIFY(contains(text, "Gaussian data would by 0.47"));
    QVERIFY(contains(text, "The running variance takes n − 1"));
    BatchResult off = knownBatches(batchScenario());
    off.law[2].meanError = 0.5;
    QVERIFY(contains(sentence(off), "misses the population by 0.50 σ, where the law says 1/√8 = 0.35."));
}

void TestBatchWords::batchesThatAreNoRandomSamples() {
    Scenario scenario = batchScenario();
    scenario.batch.order = BatchOrder::OneClass;
    // Feature 1 is off by 0.1 of sd 0.5, feature 2 by nothing: 0.2 / √2.
    QVERIFY(contains(sentence(knownBatches(scenario)), "no random samples: their means miss the population by 0.14 σ"));
    scenario.batch.order = BatchOrder::Random;
    scenario.batch.padding = 0.5;
    QVERIFY(contains(sentence(knownBatches(scenario)), "50 % of the rows are padding and count as samples"));
    scenario.batch.mask = true;
    QVERIFY(lacks(sentence(knownBatches(scenario)), "count as samples"));
}

// 0.05 of 8 rows are none; 0.9 of 2 rows leave one that is real.
void TestBatchWords::theShareOfPaddingIsThatOfItsRows() {
    Scenario scenario = batchScenario();
    scenario.batch.padding = 0.05;
    const BatchResult none = knownBatches(scenario);
    QVERIFY(lacks(sentence(none), "padding"));
    QVERIFY(contains(inUse(none), "over all rows of the batch"));
    QVERIFY(lacks(batchFigure(none, batchAt()).caption, "padding"));
    scenario.batch.mask = true;
    QVERIFY(lacks(inUse(knownBatches(scenario)), "masked"));
    scenario.batch.mask = false;
    scenario.batch.size = 2;
    scenario.batch.padding = 0.9;
    const BatchResult half = knownBatches(scenario);
    QVERIFY(contains(sentence(half), "50 % of the rows are padding and count as samples"));
    QVERIFY(contains(batchFigure(half, batchAt()).caption, "50 % padding"));
}

void TestBatchWords::theStartValueStillWeighs() {
    QVERIFY(contains(sentence(knownBatches(batchScenario())), "has averaged 10 batches and is off by"));
    QVERIFY(contains(sentence(knownBatches(batchScenario())), "Its start value still weighs 35 %.")); // 0.9^10
    Scenario scenario = batchScenario();
    scenario.batch.batches = 60;
    QVERIFY(lacks(sentence(knownBatches(scenario)), "start value still"));
    scenario.norm.trackRunningStats = false;
    QVERIFY(contains(sentence(knownBatches(scenario)), "evaluation, too, takes the statistics of its batch"));
}

void TestBatchWords::batchStatisticsAreTheWorseOnes() {
    BatchResult result = knownBatches(batchScenario(BatchView::Accuracy));
    trainAccuracies(result, 0.56);
    const Text text = sentence(result);
    QVERIFY(contains(text, "At B = 2 BatchNorm gets 62 % right by running statistics and 34 % by those of the batch, "
                           "LayerNorm 92 %."));
    QVERIFY(contains(text, "those of the batch are the worse ones, not the running ones"));
    QVERIFY(contains(text, "What so small a batch spoils is the learning itself: with B = 64 it reaches 98 %."));
    QVERIFY(contains(text, "From B = 4 on it is as good as LayerNorm"));
}

void TestBatchWords::unlessTheyAreNot() {
    BatchResult result = knownBatches(batchScenario(BatchView::Accuracy));
    trainAccuracies(result, -0.5);
    QVERIFY(contains(sentence(result), "Here the running ones are the worse."));
    trainAccuracies(result, 0);
    QVERIFY(contains(sentence(result), "It hardly matters which."));
}

void TestBatchWords::oneClassBreaksBatchNorm() {
    BatchResult result = knownBatches(batchScenario(BatchView::Composition));
    const TrainedCase::Study study = TrainedCase::Study::Composition;
    setTrained(result, {.study = study}, judged(0.974, 0.967, 0.104));
    setTrained(result, {.study = study, .norm = TrainedCase::Norm::Layer}, judged(0.972));
    const Text text = sentence(result);
    QVERIFY(contains(text, "Batches of one class break BatchNorm: 97 % falls to 10 %. LayerNorm gets 97 %"));
    QVERIFY(lacks(text, "Trained on such batches"));
    setTrained(result, {.study = study}, judged(0.974, 0.967, 0.97));
    QVERIFY(lacks(sentence(result), "break"));
}

void TestBatchWords::onlyWhatWasMeasuredIsSaid() {
    for (const BatchView view : {BatchView::Accuracy, BatchView::Composition, BatchView::Padding, BatchView::Gap}) {
        const Text text = sentence(knownBatches(batchScenario(view)));
        QVERIFY(contains(text, "Networks are learning: 0 of 4 are done."));
        QVERIFY(lacks(text, "NaN"));
    }
}

void TestBatchWords::paddingCostsLogits() {
    BatchResult result = knownBatches(batchScenario(BatchView::Padding));
    setTrained(result, {.study = TrainedCase::Study::Padding}, paddedOutcome(0.90, 20));
    const Text text = sentence(result);
    QVERIFY(contains(text, "With 75 % of the rows zeros the real tokens come out of BatchNorm with mean 0.75 and rms "
                           "1.75 instead of 0 and 1."));
    QVERIFY(contains(text, "under LayerNorm, they do not change at all"));
    QVERIFY(contains(text, "logits rather than accuracy: 8 pad tokens move a logit by up to 5.00 for 2.0 points of "
                           "accuracy, 56 by 20.00 for 7.0."));
    QVERIFY(lacks(text, "Trained on padded batches"));
}

void TestBatchWords::exactlyZero() {
    BatchResult result = knownBatches(batchScenario(BatchView::Perturbation));
    QVERIFY(contains(sentence(result), "Sample 1 times 3: the outputs of the other 2 change by up to 1.11 under "
                                       "BatchNorm in training, by exactly 0 under it in evaluation and by exactly 0 "
                                       "under LayerNorm."));
    result.perturbation.layer(1, 0) = 1e-3;
    QVERIFY(contains(sentence(result), "and by up to 0.001 under LayerNorm"));
}

void TestBatchWords::theSameNumberIsAnotherMemory() {
    const Text text = sentence(knownBatches(batchScenario(BatchView::Conventions)));
    QVERIFY(contains(text, "0.1 in PyTorch is 0.9 in Keras."));
    QVERIFY(contains(text, "copied from PyTorch to Keras takes 0.9 of every new batch: a half-life of 0.3 batches "
                           "instead of 6.6."));
    QVERIFY(contains(text, "the running means agree at −1.00"));
}

void TestBatchWords::whichStatisticsAreInUse() {
    Scenario scenario = batchScenario();
    QVERIFY(contains(inUse(knownBatches(scenario)), "Training: statistics of the batch"));
    QVERIFY(contains(inUse(knownBatches(scenario)), "running = 0.9 · running + 0.1 · batch, half-life 6.6 batches"));
    QVERIFY(contains(inUse(knownBatches(scenario), 4), "Batch 4, feature 1: mean −1.10, variance 0.20."));
    scenario.batch.padding = 0.5;
    scenario.batch.mask = true;
    QVERIFY(contains(inUse(knownBatches(scenario)), "masked statistics"));
    scenario.norm.mode = NormMode::Evaluate;
    QVERIFY(contains(inUse(knownBatches(scenario)), "Evaluation: running statistics."));
    scenario.norm.trackRunningStats = false;
    QVERIFY(contains(inUse(knownBatches(scenario)), "Evaluation without tracking: still statistics of the batch"));
    scenario.norm = {};
    scenario.norm.cumulative = true;
    QVERIFY(contains(inUse(knownBatches(scenario)), "the plain average, each batch counted once"));
}

void TestBatchWords::aNanStays() {
    BatchResult result = knownBatches(batchScenario());
    poison(result, 6);
    const std::string told = "Since batch 6 the running mean and variance are NaN in 1 of 2 features, this one among "
                             "them: one value of that batch was NaN. Evaluation gives NaN there until they are reset "
                             "or repaired.";
    QVERIFY(lacks(inUse(result, 5), "NaN"));
    QVERIFY(contains(inUse(result, 6), told));
    QVERIFY(contains(inUse(result), told));
    QVERIFY(contains(sentence(result), told));
}

void TestBatchWords::aNanThatTheGuardKept() {
    Scenario scenario = batchScenario();
    scenario.batch.guard = true;
    scenario.batch.events = {{StreamEvent::Kind::Poison, 6}};
    BatchResult result = knownBatches(scenario);
    result.stream.steps[5].poisoned = true;
    QVERIFY(contains(inUse(result), "One value of batch 6 was NaN; the guard kept it from the running statistics."));
    QVERIFY(lacks(inUse(result), "Since batch"));
}

void TestBatchWords::aNanThatWasRepaired() {
    const BatchResult healthy = knownBatches(batchScenario());
    BatchResult result = healthy;
    poison(result, 6);
    result.scenario.batch.events.push_back({StreamEvent::Kind::Repair, 8});
    for (std::size_t k = 7; k < 10; ++k) result.stream.steps[k].running = healthy.stream.steps[k].running;
    QVERIFY(contains(inUse(result, 7), "Since batch 6"));
    QVERIFY(lacks(inUse(result, 7), "plain average"));
    QVERIFY(lacks(inUse(result, 8), "Since batch 6"));
    QVERIFY(contains(inUse(result, 8), "One value of batch 6 was NaN. Before batch 8 the running statistics became the "
                                       "plain average over the finite batches so far."));
}

void TestBatchWords::aNanInAnotherFeature() {
    BatchResult result = knownBatches(batchScenario());
    poison(result, 6);
    result.scenario.batch.feature = 2;
    QVERIFY(contains(inUse(result), "in 1 of 2 features, not in this one"));
}

void TestBatchWords::refusedBatches() {
    BatchResult result = knownBatches(batchScenario());
    result.stream.steps[3].status = NormStatus::OneValuePerChannel;
    QVERIFY(lacks(inUse(result, 3), "refused"));
    QVERIFY(contains(inUse(result, 5), "BatchNorm refused 1 of 5 batches: one row has no variance to speak of."));
    QVERIFY(contains(sentence(result), "BatchNorm refused 1 of 10 batches"));
    result.notes = {"The last batch holds one sample."};
    QVERIFY(contains(sentence(result), "The last batch holds one sample."));
    QVERIFY(lacks(sentence(result), "BatchNorm refused"));
}

void TestBatchWords::settingsInOneLine() {
    Scenario scenario = batchScenario(BatchView::Accuracy);
    scenario.batch.padding = 0.25;
    const Figure figure = batchFigure(knownBatches(scenario), batchAt());
    QVERIFY(contains(figure.caption, "Digits, first pre-activations · 10 batches of 8, random · 25 % padding · PyTorch "
                                     "momentum 0.1 · ε 1e-5 · trained 600 steps, learning rate 0.05 · min(1, B/32) · "
                                     "seeds 0–1 · code "));
    QCOMPARE(plain(figure.title), std::string("What the statistics depend on"));
    scenario.title = "Small batches";
    QCOMPARE(plain(batchFigure(knownBatches(scenario), batchAt()).title), std::string("Small batches"));
}

QTEST_APPLESS_MAIN(TestBatchWords)
#include "test_batch_words.moc"
