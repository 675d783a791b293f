// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/bits_hash.h"
#include "lab/training_standing.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double inf = std::numeric_limits<double>::infinity();

using Metrics = std::map<std::string, double>;
using Values = std::vector<double>;
using Runs = std::vector<const TrainingRun*>;

Runs begun(const TrainingResult::Arm& arm) {
    Runs runs;
    for (const auto& run : arm.runs)
        if (run) runs.push_back(run.get());
    return runs;
}

// Of what exists, in order.
Values known(const Runs& runs, const std::function<double(const TrainingRun&)>& value) {
    Values values;
    for (const TrainingRun* run : runs)
        if (const double one = value(*run); !std::isnan(one)) values.push_back(one);
    std::ranges::sort(values);
    return values;
}

double median(const Values& sorted) {
    const std::size_t n = sorted.size();
    if (n == 0) return nan;
    return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
}

double accuracyOf(const TrainingRun& run) {
    if (run.outcome.end == TrainingEnd::Finished || run.outcome.end == TrainingEnd::Diverged)
        return run.outcome.testAccuracy;
    const auto test = lastEvaluation(run);
    return test ? test->accuracy : nan;
}

double batchAccuracyOf(const TrainingRun& run) {
    const auto test = lastEvaluation(run);
    return test ? test->batchAccuracy : nan;
}

// A loss that was lost on the way is greater than any other.
double lost(double loss) { return std::isnan(loss) ? inf : loss; }

double testLossOf(const TrainingRun& run) {
    if (run.outcome.end == TrainingEnd::Diverged) return lost(run.outcome.testLoss);
    if (run.outcome.end == TrainingEnd::Finished) return run.outcome.testLoss;
    const auto test = lastEvaluation(run);
    return test ? test->loss : nan;
}

double greatestLoss(const TrainingRun& run) {
    double most = nan;
    for (const auto& record : run.records) most = std::fmax(most, record->loss);
    return most;
}

double clipped(const TrainingRun& run) {
    const auto n = std::ranges::count_if(run.records, [](const auto& record) { return record->clipFactor < 1; });
    return run.records.empty() ? nan : double(n) / double(run.steps());
}

double divergenceStep(const TrainingRun& run) {
    return run.outcome.divergence ? double(run.outcome.divergence->step + 1) : nan;
}

using RecordValue = std::function<double(const StepRecord&)>;

struct RecordMetric {
    const char* name;
    bool first; // of the first step, else of the last
    RecordValue value;
};

double front(const Values& values) { return values.empty() ? nan : values.front(); }
double back(const Values& values) { return values.empty() ? nan : values.back(); }

const std::vector<RecordMetric>& recordMetrics() {
    using R = StepRecord;
    static const std::vector<RecordMetric> all = {
        {"loss_first", true, [](const R& r) { return r.loss; }},
        {"gradient_first", true, [](const R& r) { return r.gradientNorm; }},
        {"layer_gradient_first", false, [](const R& r) { return front(r.layerGradient); }},
        {"layer_gradient_last", false, [](const R& r) { return back(r.layerGradient); }},
        {"update_ratio_last", false, [](const R& r) { return r.updateRatio; }},
        {"share_last", false, [](const R& r) { return r.share; }},
        {"gamma_mean", false, [](const R& r) { return r.affine.gammaMean; }},
        {"gamma_sd", false, [](const R& r) { return r.affine.gammaSd; }},
        {"beta_rms", false, [](const R& r) { return r.affine.betaRms; }},
        {"running_mean_rms", false, [](const R& r) { return r.running.meanRms; }},
        {"running_var_mean", false, [](const R& r) { return r.running.varMean; }}};
    return all;
}

void addAccuracy(Metrics& metrics, const std::string& key, const Runs& runs) {
    const Values accuracy = known(runs, accuracyOf);
    metrics[key + "accuracy_median"] = median(accuracy);
    metrics[key + "accuracy_least"] = front(accuracy);
    metrics[key + "accuracy_greatest"] = back(accuracy);
    metrics[key + "accuracy_batch_median"] = median(known(runs, batchAccuracyOf));
}

void addCounts(Metrics& metrics, const std::string& key, const Runs& runs, const SuccessRate& rate) {
    const auto diverged =
        std::ranges::count_if(runs, [](const auto* run) { return run->outcome.end == TrainingEnd::Diverged; });
    metrics[key + "success"] = rate.ended > 0 ? double(rate.reached) / double(rate.ended) : nan;
    metrics[key + "runs"] = double(runs.size());
    metrics[key + "ended"] = double(rate.ended);
    metrics[key + "diverged"] = double(diverged);
    metrics[key + "divergence_step_median"] = median(known(runs, divergenceStep));
    metrics[key + "steps"] = median(known(runs, [](const TrainingRun& run) { return double(run.steps()); }));
}

void addSteps(Metrics& metrics, const std::string& key, const Runs& runs) {
    metrics[key + "test_loss_median"] = median(known(runs, testLossOf));
    metrics[key + "train_loss_last"] = median(known(
        runs, [](const TrainingRun& run) { return run.records.empty() ? nan : lost(recentLoss(run, run.steps())); }));
    metrics[key + "clipped"] = median(known(runs, clipped));
    metrics[key + "loss_max"] = median(known(runs, greatestLoss));
    for (const RecordMetric& metric : recordMetrics())
        metrics[key + metric.name] = median(known(runs, [&](const TrainingRun& run) {
            if (run.records.empty()) return nan;
            return metric.value(metric.first ? *run.records.front() : *run.records.back());
        }));
}

void addBits(BitsHash& hash, const StepRecord& record) {
    for (const double value :
         {record.loss, record.accuracy, record.learningRate, record.gradientNorm, record.clipFactor, record.updateRatio,
          record.share, record.affine.gammaMean, record.affine.gammaSd, record.affine.betaRms, record.running.meanRms,
          record.running.varMean})
        hash.add(value);
    for (const Values* layers : {&record.layerRms, &record.layerGradient, &record.layerUpdate})
        for (const double value : *layers) hash.add(value);
    if (!record.test) return;
    for (const double value : {record.test->loss, record.test->accuracy, record.test->batchAccuracy}) hash.add(value);
}

} // namespace

std::map<std::string, double> metrics(const TrainingResult& result) {
    Metrics metrics;
    for (std::size_t k = 0; k < result.arms.size(); ++k) {
        const std::string key = armKey(k) + ".";
        const Runs runs = begun(result.arms[k]);
        addAccuracy(metrics, key, runs);
        addCounts(metrics, key, runs, successOf(result, k));
        addSteps(metrics, key, runs);
    }
    return metrics;
}

std::string bitsCode(const TrainingResult& result) {
    BitsHash hash;
    for (const TrainingResult::Arm& arm : result.arms)
        for (const TrainingRun* run : begun(arm))
            for (const auto& record : run->records) addBits(hash, *record);
    return hash.code();
}

} // namespace normscope
