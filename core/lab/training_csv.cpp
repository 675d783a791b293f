// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_scene.h"

#include <limits>

// Every number of the page as tables. Steps count from 1, as on the plots.
namespace normscope {

namespace {

void addFields(std::string& text, std::initializer_list<double> values) {
    for (const double value : values) text.append(",").append(roundTrip(value));
}

std::string placeOf(const std::string& arm, const TrainingRun& run, const StepRecord& record) {
    return arm + "," + std::to_string(run.seed) + "," + std::to_string(record.step + 1);
}

void addStep(std::string& text, const StepRecord& record) {
    const AffineSummary& affine = record.affine;
    addFields(text, {record.loss, record.accuracy, record.learningRate, record.gradientNorm, record.clipFactor,
                     record.updateRatio, record.share, affine.gammaMean, affine.gammaSd, affine.betaRms,
                     record.running.meanRms, record.running.varMean});
    if (record.test)
        addFields(text, {record.test->loss, record.test->accuracy, record.test->batchAccuracy});
    else
        text += ",,,"; // not evaluated after this step
    text += "\n";
}

double at(const std::vector<double>& values, Index place) {
    const bool known = place >= 0 && place < std::ssize(values);
    return known ? values[std::size_t(place)] : std::numeric_limits<double>::quiet_NaN();
}

void addLayers(std::string& text, const std::string& place, const StepRecord& record) {
    for (Index layer = 0; layer < std::ssize(record.layerRms); ++layer) {
        text.append(place).append(",").append(std::to_string(layer));
        addFields(text,
                  {at(record.layerRms, layer), at(record.layerGradient, layer - 1), at(record.layerUpdate, layer - 1)});
        text += "\n";
    }
}

} // namespace

std::string stepsCsv(const TrainingResult& result) {
    std::string text = "arm,seed,step,loss,accuracy,learning_rate,gradient_norm,clip_factor,update_ratio,share,"
                       "gamma_mean,gamma_sd,beta_rms,running_mean_rms,running_var_mean,test_loss,test_accuracy,"
                       "test_accuracy_batch\n";
    for (std::size_t k = 0; k < result.arms.size(); ++k)
        for (const auto& run : result.arms[k].runs) {
            if (!run) continue;
            for (const auto& record : run->records) {
                text.append(placeOf(armKey(k), *run, *record));
                addStep(text, *record);
            }
        }
    return text;
}

std::string trainingLayersCsv(const TrainingResult& result) {
    std::string text = "arm,seed,step,layer,rms,gradient,update\n";
    for (std::size_t k = 0; k < result.arms.size(); ++k)
        if (const TrainingRun* run = firstRun(result, k))
            for (const auto& record : run->records) addLayers(text, placeOf(armKey(k), *run, *record), *record);
    return text;
}

} // namespace normscope
