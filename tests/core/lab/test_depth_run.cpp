// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/depth_support.h"

#include <future>

using namespace normscope;
using namespace normscope::test;

// How a run behaves: bits, partial results, stopping, what cannot be computed.
class TestDepthRun : public QObject {
    Q_OBJECT

private slots:
    void twiceTheSameBits();
    void anyOrderAndTwoThreadsTheSameBits();
    void armsOfASeedStartAlike();
    void partialResultsKnowWhatIsMissing();
    void stopsAtOnce();
    void overflowIsLocated();
    void aSingleRowStopsBatchNormOnly();
    void finalNormAndEmbeddingNormAct();
    void dropoutChangesTheBranch();
    void reluUnitsDie();
    void bandsAreOrdered();
    void slopeOfAPowerLaw();
    void timelineGoesForwardThenBack();
    void detailsAreOfTheStream();

private:
    static DepthResult assembled(const Scenario& scenario, std::vector<DepthAnswer> answers);
};

DepthResult TestDepthRun::assembled(const Scenario& scenario, std::vector<DepthAnswer> answers) {
    DepthResult result = emptyDepthResult(scenario, false);
    for (const DepthAnswer& answer : answers) add(result, answer);
    return result;
}

void TestDepthRun::twiceTheSameBits() {
    for (const BlockKind block :
         {BlockKind::Linear, BlockKind::Mlp, BlockKind::AttentionFfn, BlockKind::Parallel, BlockKind::Xiong}) {
        Scenario scenario = smallScenario();
        scenario.depth.block = block;
        scenario.depth.dropout = 0.1;
        QCOMPARE(bitsCode(runDepth(scenario, true)), bitsCode(runDepth(scenario, true)));
    }
}

void TestDepthRun::anyOrderAndTwoThreadsTheSameBits() {
    const Scenario scenario = smallScenario();
    const std::vector<DepthTask> tasks = depthTasks(scenario, false);
    const auto half = [&](std::size_t from) {
        DepthWorker worker;
        std::vector<DepthAnswer> answers;
        for (std::size_t k = from; k < tasks.size(); k += 2) answers.push_back(worker.run(scenario, tasks[k]));
        return answers;
    };
    auto other = std::async(std::launch::async, half, 1);
    std::vector<DepthAnswer> answers = half(0);
    for (DepthAnswer& answer : other.get()) answers.insert(answers.begin(), std::move(answer));
    QCOMPARE(bitsCode(assembled(scenario, answers)), bitsCode(runDepth(scenario, false)));
}

void TestDepthRun::armsOfASeedStartAlike() {
    Scenario scenario = smallScenario();
    scenario.depth.arms = {noNorm, preLn, {NormKind::None, Placement::ReZero}};
    const DepthResult result = runDepth(scenario, false);
    for (const DepthResult::Arm& arm : result.arms) {
        QCOMPARE(arm.runs.size(), std::size_t(2));
        QCOMPARE(arm.runs[0].layers[0].rms, result.arms[0].runs[0].layers[0].rms);
        QVERIFY(arm.runs[0].layers[0].rms != arm.runs[1].layers[0].rms);
    }
}

void TestDepthRun::partialResultsKnowWhatIsMissing() {
    const Scenario scenario = smallScenario();
    DepthResult result = emptyDepthResult(scenario, false);
    QCOMPARE(result.planned, std::size_t(6));
    QVERIFY(!result.complete());
    QVERIFY(metrics(result).at("pre_ln.runs") == 0);
    DepthWorker worker;
    for (const DepthTask& task : depthTasks(scenario, false)) add(result, worker.run(scenario, task));
    QVERIFY(result.complete());
    QCOMPARE(metrics(result).at("pre_ln.runs"), 2.0);
}

void TestDepthRun::stopsAtOnce() {
    std::stop_source stop;
    stop.request_stop();
    const Scenario scenario = smallScenario();
    DepthWorker worker;
    const DepthAnswer answer = worker.run(scenario, depthTasks(scenario, false)[0], stop.get_token());
    QVERIFY(answer.run.stopped);
    QVERIFY(runDepth(scenario, false, stop.get_token()).arms[0].runs.empty());
}

// Un-normed He ReLU layers square the stream's size every 1.26 layers or so: float ends at 3.4e38.
void TestDepthRun::overflowIsLocated() {
    Scenario scenario = depthScenario(BlockKind::Mlp, 200, Activation::Relu, Initialisation::HeNormal);
    scenario.depth.width = 16;
    scenario.depth.seeds = 1;
    scenario.depth.arms = {noNorm, preLn};
    const DepthResult result = runDepth(scenario, false);
    const auto& failure = result.arms[0].runs[0].failure;
    QVERIFY(failure.has_value());
    QCOMPARE(failure->tensor, DepthFailure::Tensor::Stream);
    const auto& layers = result.arms[0].runs[0].layers;
    const auto at = std::size_t(failure->layer);
    QVERIFY(!std::isfinite(layers[at].rms));
    QVERIFY(std::isfinite(layers[at - 1].rms) && layers[at - 1].rms > 1e36);
    QVERIFY(!result.arms[1].runs[0].failure);
    QCOMPARE(metrics(result).at("none.failed"), 1.0);
}

void TestDepthRun::aSingleRowStopsBatchNormOnly() {
    Scenario scenario = smallScenario();
    scenario.depth.batch = scenario.depth.tokens = 1;
    scenario.depth.arms = {{NormKind::Batch, Placement::Pre}, preLn};
    const DepthResult result = runDepth(scenario, false);
    QCOMPARE(result.arms[0].runs[0].status, NormStatus::OneValuePerChannel);
    QCOMPARE(result.arms[1].runs[0].status, NormStatus::Ok);
    QVERIFY(!metrics(result).contains("pre_bn.rms_last"));
    QVERIFY(metrics(result).contains("pre_ln.rms_last"));
}

void TestDepthRun::finalNormAndEmbeddingNormAct() {
    Scenario scenario = smallScenario();
    const auto loss = [&] { return metrics(runDepth(scenario, false)).at("pre_ln.loss"); };
    const double with = loss();
    scenario.depth.finalNorm = false;
    QVERIFY(loss() != with);
    scenario.depth.embeddingNorm = true;
    const DepthResult result = runDepth(scenario, false);
    for (const DepthResult::Arm& arm : result.arms) // also the arm without a norm
        QVERIFY(std::abs(arm.runs[0].layers[0].rms - 1) < 1e-5);
}

void TestDepthRun::dropoutChangesTheBranch() {
    Scenario scenario = smallScenario();
    const double without = metrics(runDepth(scenario, false)).at("pre_ln.rms_last");
    scenario.depth.dropout = 0.5;
    QVERIFY(metrics(runDepth(scenario, false)).at("pre_ln.rms_last") > without); // variance / (1 - p)
}

// Half of a ReLU's slopes are 0 at initialisation; no unit is silent on all of 128 rows.
void TestDepthRun::reluUnitsDie() {
    Scenario scenario = depthScenario(BlockKind::Mlp, 4, Activation::Relu);
    const DepthResult result = runDepth(scenario, false);
    QVERIFY(std::abs(median(result, preLn, &DepthLayer::saturated, 2) - 0.5) < 0.03);
    QCOMPARE(median(result, preLn, &DepthLayer::dead, 2), 0.0);
}

void TestDepthRun::bandsAreOrdered() {
    const DepthResult result = runDepth(smallScenario(), false);
    const DepthBand rms = band(armOf(result, preLn).runs, &DepthLayer::rms);
    QCOMPARE(rms.median.size(), std::size_t(7));
    for (std::size_t l = 0; l < 7; ++l) QVERIFY(rms.lowest[l] <= rms.median[l] && rms.median[l] <= rms.highest[l]);
    QVERIFY(std::isnan(band(armOf(result, preLn).runs, &DepthLayer::weightGradient).median[0]));
}

void TestDepthRun::slopeOfAPowerLaw() {
    const std::vector<double> x = {6, 12, 24, 48, 96};
    std::vector<double> y;
    for (const double v : x) y.push_back(3 / std::sqrt(v));
    QVERIFY(std::abs(logLogSlope(x, y) + 0.5) < 1e-12);
    y[2] = NAN;
    QVERIFY(std::abs(logLogSlope(x, y) + 0.5) < 1e-12);
    QVERIFY(std::isnan(logLogSlope({6}, {1})));
}

void TestDepthRun::timelineGoesForwardThenBack() {
    DepthSettings settings;
    settings.layers = 24;
    settings.layer = 9;
    QCOMPARE(depthPlace(0, settings).layer, Index(9));
    QCOMPARE(depthPlace(0, settings).direction, 0);
    QCOMPARE(depthPlace(3.5, settings).layer, Index(4));
    QCOMPARE(depthPlace(3.5, settings).direction, 1);
    QCOMPARE(depthPlace(25, settings).layer, Index(24));
    QCOMPARE(depthPlace(26, settings).layer, Index(23));
    QCOMPARE(depthPlace(26, settings).direction, -1);
    QCOMPARE(depthPlace(48.5, settings).layer, Index(1));
    QCOMPARE(depthPlace(49, settings).direction, 0);
    QCOMPARE(depthTimelineLength(24), 49.0);
}

void TestDepthRun::detailsAreOfTheStream() {
    const DepthResult result = runDepth(smallScenario(), false);
    const DepthResult::Arm& arm = armOf(result, postLn);
    QVERIFY(arm.detail != nullptr);
    QCOMPARE(arm.detail->layers.size(), std::size_t(7));
    const DepthDetail::Layer& layer = arm.detail->layers[3];
    QCOMPARE(layer.values.rows(), Index(8));
    QCOMPARE(layer.values.cols(), Index(16));
    for (const double mean : layer.margins.rows.mean) QVERIFY(std::abs(mean) < 1e-6);
    double share = arm.detail->outside;
    for (const double bin : layer.stream) share += bin;
    QVERIFY(share >= 1 - 1e-12);
}

QTEST_APPLESS_MAIN(TestDepthRun)
#include "test_depth_run.moc"
