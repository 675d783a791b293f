// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_numbers_support.h"

#include <algorithm>
#include <future>
#include <set>

using namespace normscope;
using namespace normscope::test;

// How a run behaves: order of the trainings, bits, stopping, what its files hold.
class TestBatchRun : public QObject {
    Q_OBJECT

private slots:
    void quickHasEverythingButTrainings();
    void theViewDecidesTheOrder_data();
    void theViewDecidesTheOrder();
    void everyViewTrainsTheSame();
    void sameTrainingKnowsWhatIsRead();
    void twiceTheSameBits();
    void displayChangesNoBit();
    void anyOrderAndTwoThreadsTheSameBits();
    void stopsAtOnce();
    void everyStudyStops();
    void wineTrainsToo();
    void csvOfTheStream();
    void csvOfTheTrainings();

private:
    static Scenario smallScenario();
};

using Study = TrainedCase::Study;

// Short trainings, to see that they run.
Scenario TestBatchRun::smallScenario() {
    Scenario scenario = batchScenario();
    scenario.batch.steps = 3;
    scenario.batch.seeds = 1;
    scenario.batch.batches = 10;
    return scenario;
}

namespace {

std::vector<TrainedCase> shortCases(const Scenario& scenario) {
    std::vector<TrainedCase> cases = trainedCases(scenario);
    for (TrainedCase& which : cases) which.steps = 3;
    return cases;
}

Index linesOf(const std::string& text) { return std::ranges::count(text, '\n'); }

} // namespace

void TestBatchRun::quickHasEverythingButTrainings() {
    const BatchResult result = quickBatch(batchScenario());
    QCOMPARE(result.done, Index(0));
    QCOMPARE(result.planned, std::ssize(trainedCases(batchScenario())));
    QCOMPARE(result.planned, Index(5 * (12 + 2 + 2 + 2 + 6)));
    QVERIFY(!result.complete() && result.notes.empty());
    const auto numbers = metrics(result);
    for (const char* name : {"accuracy.batch_2", "accuracy.gap_64", "accuracy.layer_16", "lag.running_5",
                             "lag.slow_batch_200", "composition.one_class", "composition.trained_one_class_layer",
                             "padded.batch_56", "padded.logit_masked_8", "padded.mixed_batch_running"})
        QVERIFY2(std::isnan(numbers.at(name)), name);
    for (const char* name : {"stream.mean_error", "stream.var_error", "stream.gap", "law.var_2",
                             "perturb.batch_rms_128", "padding.var_87", "conventions.var_4"})
        QVERIFY2(std::isfinite(numbers.at(name)), name);
}

void TestBatchRun::theViewDecidesTheOrder_data() {
    QTest::addColumn<int>("view");
    QTest::addColumn<QList<int>>("first");
    const auto row = [](const char* name, BatchView view, std::initializer_list<Study> studies) {
        QList<int> first;
        for (const Study study : studies) first.push_back(int(study));
        QTest::newRow(name) << int(view) << first;
    };
    row("law", BatchView::Law, {Study::Accuracy});
    row("accuracy", BatchView::Accuracy, {Study::Accuracy});
    row("gap", BatchView::Gap, {Study::Lag, Study::Accuracy});
    row("composition", BatchView::Composition, {Study::Composition, Study::OneClass});
    row("padding", BatchView::Padding, {Study::Padding});
}

void TestBatchRun::theViewDecidesTheOrder() {
    QFETCH(int, view);
    QFETCH(QList<int>, first);
    Scenario scenario = batchScenario();
    scenario.batch.view = BatchView(view);
    const auto cases = trainedCases(scenario);
    const auto asked = [&](const TrainedCase& which) { return first.contains(int(which.study)); };
    QVERIFY(std::ranges::is_partitioned(cases, asked));
    QCOMPARE(int(cases.front().study), first.front());
    const auto seedOf = [](const TrainedCase& which) { return which.seed; };
    const auto rest = std::ranges::find_if_not(cases, asked);
    QVERIFY(std::ranges::is_sorted(cases.begin(), rest, {}, seedOf)); // the first seed's curves are whole first
    QVERIFY(std::ranges::is_sorted(rest, cases.end(), {}, seedOf));
}

void TestBatchRun::everyViewTrainsTheSame() {
    Scenario scenario = batchScenario();
    const auto asSet = [](const std::vector<TrainedCase>& cases) { return std::set(cases.begin(), cases.end()); };
    const auto all = asSet(trainedCases(scenario));
    QCOMPARE(all.size(), trainedCases(scenario).size());
    for (const BatchView view : {BatchView::Accuracy, BatchView::Gap, BatchView::Perturbation, BatchView::Composition,
                                 BatchView::Padding, BatchView::Conventions}) {
        scenario.batch.view = view;
        QVERIFY(asSet(trainedCases(scenario)) == all);
    }
}

void TestBatchRun::sameTrainingKnowsWhatIsRead() {
    const Scenario usual = batchScenario();
    const auto same = [&](auto change) {
        Scenario other = usual;
        change(other);
        return sameTraining(usual, other);
    };
    QVERIFY(same([](Scenario& s) { s.batch.size = 16; }));
    QVERIFY(same([](Scenario& s) { s.batch.padding = 0.5; }));
    QVERIFY(same([](Scenario& s) { s.batch.view = BatchView::Gap; }));
    QVERIFY(same([](Scenario& s) { s.batch.steps = 100; }));   // a case tells its own
    QVERIFY(same([](Scenario& s) { s.norm.momentum = 0.5; })); // that too
    QVERIFY(!same([](Scenario& s) { s.norm.eps = 1e-3; }));
    QVERIFY(!same([](Scenario& s) { s.norm.convention = MomentumConvention::Keras; }));
    QVERIFY(!same([](Scenario& s) { s.norm.trackRunningStats = false; }));
    QVERIFY(!same([](Scenario& s) { s.batch.lr = 0.1; }));
    QVERIFY(!same([](Scenario& s) { s.batch.scaleLr = false; }));
    QVERIFY(!same([](Scenario& s) { s.batch.data = StreamData::Wine; }));
}

void TestBatchRun::twiceTheSameBits() {
    Scenario scenario = batchScenario();
    scenario.batch.events = {{StreamEvent::Kind::Poison, 4}, {StreamEvent::Kind::Repair, 9}};
    const std::string code = bitsCode(quickBatch(scenario));
    QCOMPARE(bitsCode(quickBatch(scenario)), code);
    scenario.seed = 1;
    QVERIFY(bitsCode(quickBatch(scenario)) != code);
}

void TestBatchRun::displayChangesNoBit() {
    Scenario scenario = batchScenario();
    const std::string code = bitsCode(quickBatch(scenario));
    scenario.batch.feature = 1;
    scenario.batch.view = BatchView::Padding;
    QCOMPARE(bitsCode(quickBatch(scenario)), code);
}

void TestBatchRun::anyOrderAndTwoThreadsTheSameBits() {
    const Scenario scenario = smallScenario();
    const auto cases = shortCases(scenario);
    const auto trained = [&](std::size_t from) {
        std::map<TrainedCase, TrainedOutcome> outcomes;
        for (std::size_t k = cases.size(); k-- > 0;)
            if (k % 2 == from) outcomes[cases[k]] = trainCase(scenario, cases[k]);
        return outcomes;
    };
    BatchResult forwards = quickBatch(scenario), backwards = forwards;
    for (const TrainedCase& which : cases) forwards.trained[which] = trainCase(scenario, which);
    auto other = std::async(std::launch::async, trained, 1);
    backwards.trained = trained(0);
    backwards.trained.merge(other.get());
    QCOMPARE(backwards.trained.size(), cases.size());
    QCOMPARE(bitsCode(backwards), bitsCode(forwards));
}

void TestBatchRun::stopsAtOnce() {
    std::stop_source stop;
    stop.request_stop();
    const BatchResult result = runBatch(batchScenario(), stop.get_token());
    QVERIFY(result.trained.empty());
    QCOMPARE(result.done, Index(0));
}

// A run that would take an hour ends within a step of being asked to.
void TestBatchRun::everyStudyStops() {
    const Scenario scenario = smallScenario();
    for (TrainedCase which : trainedCases(scenario)) {
        which.steps = 10'000'000;
        std::stop_source stop;
        auto running = std::async(std::launch::async, trainCase, std::cref(scenario), which, stop.get_token());
        QVERIFY(running.wait_for(std::chrono::milliseconds(20)) == std::future_status::timeout);
        stop.request_stop();
        const auto asked = std::chrono::steady_clock::now();
        const TrainedOutcome outcome = running.get();
        QVERIFY(outcome.stopped);
        QVERIFY(std::chrono::steady_clock::now() - asked < std::chrono::seconds(1));
        QVERIFY(std::isnan(outcome.evaluation));
    }
}

void TestBatchRun::wineTrainsToo() {
    Scenario scenario = smallScenario();
    scenario.batch.data = StreamData::Wine;
    for (const TrainedCase& which : shortCases(scenario)) {
        const TrainedOutcome outcome = trainCase(scenario, which);
        QVERIFY(!outcome.stopped);
        QVERIFY(outcome.evaluation >= 0 && outcome.evaluation <= 1);
    }
}

void TestBatchRun::csvOfTheStream() {
    Scenario scenario = smallScenario();
    scenario.batch.events = {{StreamEvent::Kind::Poison, 2}};
    const std::string text = streamCsv(quickBatch(scenario));
    QVERIFY(text.starts_with("batch,feature,mean,var,running_mean,running_var,"));
    QCOMPARE(linesOf(text), Index(1 + 10 * 64));
    QVERIFY(text.find("\n2,34,nan,nan,nan,nan,") != std::string::npos);
    QVERIFY(text.find(",8,1,ok\n") != std::string::npos);
    scenario.batch.size = 1;
    QVERIFY(streamCsv(quickBatch(scenario)).find(",1,0,one_value\n") != std::string::npos);
}

void TestBatchRun::csvOfTheTrainings() {
    BatchResult result = quickBatch(smallScenario());
    QCOMPARE(linesOf(trainedCsv(result)), Index(1));
    TrainedOutcome outcome;
    outcome.evaluation = 0.5;
    outcome.padded = {1, 0.75, 0.5, 0.25};
    outcome.logitChange = {0, 1, 2, 3};
    result.trained[{Study::Padding, TrainedCase::Norm::MaskedBatch, 32, 200, 0.1, true, 4}] = outcome;
    const std::string text = trainedCsv(result);
    const auto line = text.substr(text.find('\n') + 1);
    QCOMPARE(line, std::string("padding,masked_batch,32,200,0.1,1,4,0.5,,,1,0.75,0.5,0.25,0,1,2,3,,,,,,,,,,\n"));
    QCOMPARE(std::ranges::count(text.substr(0, text.find('\n')), ','), std::ranges::count(line, ','));
}

QTEST_APPLESS_MAIN(TestBatchRun)
#include "test_batch_run.moc"
