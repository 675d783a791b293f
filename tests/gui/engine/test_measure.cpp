// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/measure.h"
#include "engine/whole_run.h"
#include "gui/engine/small_batch.h"
#include "gui/engine/small_depth.h"
#include "gui/engine/small_precision.h"
#include "gui/engine/small_training.h"

#include <QTest>

#include <cmath>

using namespace normscope;
using namespace normscope::ui;

namespace {

bool hasPanel(const Figure& figure, const std::string& name) {
    for (const Panel& panel : figure.panels)
        if (panelName(panel) == name) return true;
    return false;
}

} // namespace

class TestMeasure : public QObject {
    Q_OBJECT

private slots:
    void everyPageIsMeasured();
    void whatTheViewLeavesOutIsMeasuredToo();
    void theFigureIsThatOfTheView();
    void theTrainingIsAtItsEnd();
    void oneAfterAnotherGivesTheSame();
    void whatOnlyLooksDifferentIsNotRunAgain();
    void stoppedItIsAnError();
    void errorsAreValues();
};

void TestMeasure::everyPageIsMeasured() {
    const std::pair<Scenario, std::string> pages[] = {{{}, "layer.row_mean_max_abs"},
                                                      {smallDepth(), "pre_ln.rms_last"},
                                                      {smallTraining(), "a.accuracy_median"},
                                                      {smallBatch(), "accuracy.running_8"},
                                                      {smallPrecision(), "chosen.error"}};
    for (const auto& [scenario, metric] : pages) {
        const auto measurement = measure(scenario);
        QVERIFY2(measurement && measurement->metrics.contains(metric), metric.c_str());
        QVERIFY2(std::isfinite(measurement->metrics.at(metric)), metric.c_str());
        QVERIFY(!measurement->figure.panels.empty());
    }
}

void TestMeasure::whatTheViewLeavesOutIsMeasuredToo() {
    Scenario scenario = smallDepth(1);
    scenario.depth.view = DepthView::Layers;
    QVERIFY(measure(scenario)->metrics.contains("pre_ln.depth_slope"));
}

void TestMeasure::theFigureIsThatOfTheView() {
    const Measure measureNext = measuring();
    Scenario scenario = smallDepth(1);
    for (const bool against : {false, true, false}) {
        scenario.depth.view = against ? DepthView::AgainstDepth : DepthView::Layers;
        const Figure figure = measureNext(scenario)->figure;
        QCOMPARE(hasPanel(figure, "against-depth"), against);
        QCOMPARE(hasPanel(figure, "gradient"), !against);
    }
}

void TestMeasure::theTrainingIsAtItsEnd() {
    const auto measurement = measure(smallTraining());
    for (const Panel& panel : measurement->figure.panels)
        if (const auto* plot = std::get_if<Plot>(&panel); plot && plot->name == "loss") {
            QVERIFY(plot->cursor.has_value());
            QCOMPARE(plot->cursor->x, double(smallTraining().training.steps));
        }
}

void TestMeasure::oneAfterAnotherGivesTheSame() {
    const Measure measureNext = measuring();
    for (const Scenario& scenario : {smallBatch(), smallDepth(1), smallPrecision(), smallDepth(1), smallTraining()}) {
        const Metrics together = measureNext(scenario)->metrics, alone = measure(scenario)->metrics;
        QCOMPARE(together.size(), alone.size());
        for (const auto& [name, value] : alone) QVERIFY2(together.at(name) == value || std::isnan(value), name.c_str());
    }
}

void TestMeasure::whatOnlyLooksDifferentIsNotRunAgain() {
    WholeRun run;
    std::size_t told = 0;
    const auto count = [&](std::size_t, std::size_t) { ++told; };
    Scenario scenario = smallDepth(1);
    QVERIFY(run(scenario, {}, count));
    QVERIFY(told > 0);
    told = 0;
    scenario.depth.layer += 1;
    scenario.depth.view = DepthView::AgainstDepth;
    const auto again = run(scenario, {}, count);
    QCOMPARE(told, std::size_t(0));
    QVERIFY(scenarioOf(*again) == scenario);
    scenario.norm.eps *= 2;
    QVERIFY(run(scenario, {}, count));
    QVERIFY(told > 0);
}

void TestMeasure::stoppedItIsAnError() {
    std::stop_source source;
    source.request_stop();
    for (const Scenario& scenario : {Scenario(), smallDepth(), smallTraining(), smallBatch(), smallPrecision()})
        QCOMPARE(plain(measure(scenario, source.get_token()).error()), std::string("stopped before it was measured"));
}

void TestMeasure::errorsAreValues() {
    Scenario scenario;
    scenario.data.source = DataSource::File;
    scenario.data.file = "/nowhere/x.csv";
    QCOMPARE(measure(scenario).error().file, std::string("/nowhere/x.csv"));
}

QTEST_APPLESS_MAIN(TestMeasure)
#include "test_measure.moc"
