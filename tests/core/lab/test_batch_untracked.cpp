// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/batch_support.h"

#include "lab/batch_parts.h"

#include <algorithm>

using namespace normscope;
using namespace normscope::test;

// Without running statistics nothing is said to be judged by them.
class TestBatchUntracked : public QObject {
    Q_OBJECT

private slots:
    void noPanelNamesThem_data();
    void noPanelNamesThem();
    void theGapIsAgainstEvaluation();
    void noSentenceNamesThem();
    void noVerdictOnThem();
    void theLagIsAboutThemAlways();
    void eventsDoNothingToThem();
};

namespace {

using Study = TrainedCase::Study;
using Norm = TrainedCase::Norm;

// Trainings of every study but the lag.
BatchResult untracked(BatchView view, bool tracked = false) {
    Scenario scenario = batchScenario(view);
    scenario.norm.trackRunningStats = tracked;
    BatchResult result = knownBatches(scenario);
    trainAccuracies(result, 0.56);
    for (const Study study : {Study::Composition, Study::OneClass}) {
        setTrained(result, {.study = study}, judged(0.974, 0.967, 0.104));
        setTrained(result, {.study = study, .norm = Norm::Layer}, judged(0.972));
    }
    return result;
}

std::string wordsOf(const Plot& plot) {
    std::string words = plain(plot.title) + "|" + plain(plot.subtitle) + "|" + plain(plot.description);
    for (const Series& series : plot.series) words += "|" + plain(series.endLabel) + "|" + plain(series.label);
    for (const AxisTick& tick : plot.x.ticks) words += "|" + plain(tick.label);
    return words;
}

std::string wordsOf(const HeatMap& map) { return plain(map.title) + "|" + plain(map.description); }

// Of the panels of the view.
std::string wordsOf(const BatchResult& result) {
    const Figure figure = batchFigure(result, batchAt());
    std::string words;
    for (std::size_t k = 3; k + 1 < figure.panels.size(); ++k) {
        if (const auto* plot = std::get_if<Plot>(&figure.panels[k])) words += wordsOf(*plot);
        if (const auto* map = std::get_if<HeatMap>(&figure.panels[k])) words += wordsOf(*map);
    }
    return words;
}

bool says(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

} // namespace

void TestBatchUntracked::noPanelNamesThem_data() {
    QTest::addColumn<int>("view");
    QTest::newRow("accuracy") << int(BatchView::Accuracy);
    QTest::newRow("perturbation") << int(BatchView::Perturbation);
    QTest::newRow("composition") << int(BatchView::Composition);
}

void TestBatchUntracked::noPanelNamesThem() {
    QFETCH(int, view);
    const std::string without = wordsOf(untracked(BatchView(view)));
    QVERIFY2(!says(without, "running"), without.c_str());
    QVERIFY(says(without, "evaluation"));
    QVERIFY(says(wordsOf(untracked(BatchView(view), true)), "running"));
}

void TestBatchUntracked::theGapIsAgainstEvaluation() {
    const auto title = [](bool tracked) {
        return plain(
            panel<Plot>(batchFigure(untracked(BatchView::Accuracy, tracked), batchAt()), "accuracy-gap").title);
    };
    QCOMPARE(title(true), std::string("BatchNorm: batch − running"));
    QCOMPARE(title(false), std::string("BatchNorm: batch − evaluation"));
}

void TestBatchUntracked::noSentenceNamesThem() {
    const auto sentence = [](BatchView view) { return plain(batchFigure(untracked(view), batchAt()).sentence); };
    const std::string sizes = sentence(BatchView::Accuracy), tested = sentence(BatchView::Composition);
    for (const std::string& text : {sizes, tested}) QVERIFY2(!says(text, "running"), text.c_str());
    QVERIFY(says(sizes, "At B = 2 BatchNorm gets 62 % right in evaluation, which takes the statistics of its batch, "
                        "and 34 % in batches of 2, LayerNorm 92 %."));
    QVERIFY(says(tested, "Batches of one class break BatchNorm: 97 % falls to 10 %."));
    QVERIFY(says(tested, "Trained on such batches it ends at 97 % in evaluation and at 10 % by the statistics of such "
                         "batches, LayerNorm at 97 %."));
}

void TestBatchUntracked::noVerdictOnThem() {
    for (const double gap : {0.56, -0.5, 0.0}) {
        BatchResult result = untracked(BatchView::Accuracy);
        trainAccuracies(result, gap);
        const std::string text = plain(batchFigure(result, batchAt()).sentence);
        for (const char* verdict : {"the worse", "hardly matters"}) QVERIFY2(!says(text, verdict), text.c_str());
    }
}

// It asks how running statistics follow the weights: its networks keep them, whatever the page is set to.
void TestBatchUntracked::theLagIsAboutThemAlways() {
    Scenario scenario = batchScenario();
    scenario.norm.trackRunningStats = false;
    const auto tracks = [&](Study study) {
        return std::get<BatchNorm<float>>(trainedNorm<float>(scenario, {.study = study}, 4)).trackRunningStats;
    };
    QVERIFY(tracks(Study::Lag));
    QVERIFY(!tracks(Study::Accuracy) && !tracks(Study::Composition) && !tracks(Study::OneClass));
}

// A reset and a repair change what is kept; a NaN is one all the same, and no guard stands before it.
void TestBatchUntracked::eventsDoNothingToThem() {
    for (const bool tracked : {false, true}) {
        Scenario scenario = batchScenario(BatchView::Law);
        scenario.norm.trackRunningStats = tracked;
        scenario.batch.guard = true;
        scenario.batch.batches = 5;
        scenario.batch.events = {
            {StreamEvent::Kind::Poison, 1}, {StreamEvent::Kind::Repair, 2}, {StreamEvent::Kind::Reset, 4}};
        const Figure figure = batchFigure(quickBatch(scenario), batchAt());
        std::string words;
        for (const Text& paragraph : std::get<Reading>(figure.panels.back()).paragraphs)
            words += plain(paragraph) + "|";
        QVERIFY2(words.find("One value of batch 1 was NaN") != std::string::npos, words.c_str());
        const auto& stream = std::get<Plot>(figure.panels.front()).series;
        QCOMPARE(std::ranges::any_of(stream, [](const Series& one) { return one.name == "changed"; }), tracked);
        for (const char* ofThem : {"the repair set", "began anew", "the guard kept"})
            QVERIFY2((words.find(ofThem) != std::string::npos) == tracked, words.c_str());
    }
}

QTEST_APPLESS_MAIN(TestBatchUntracked)
#include "test_batch_untracked.moc"
