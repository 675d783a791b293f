// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_parts.h"

#include <initializer_list>

// Batches and features count from 1, as on the plots.
namespace normscope {

namespace {

void addFields(std::string& text, std::initializer_list<double> values) {
    for (const double value : values) text.append(",").append(roundTrip(value));
}

// Empty where there is no such number.
void addKnown(std::string& text, const std::vector<double>& values, std::size_t count) {
    for (std::size_t k = 0; k < count; ++k) {
        text += ",";
        if (k < values.size() && values[k] == values[k]) text += roundTrip(values[k]);
    }
}

const char* keyOf(NormStatus status) {
    switch (status) {
    case NormStatus::Ok:
        return "ok";
    case NormStatus::EmptyBatch:
        return "empty";
    case NormStatus::OneValuePerChannel:
        return "one_value";
    case NormStatus::ZeroVarianceZeroEps:
        return "zero_variance";
    case NormStatus::UnevenGroups:
        return "uneven_groups";
    }
    return "";
}

const char* keyOf(TrainedCase::Study study) {
    switch (study) {
    case TrainedCase::Study::Accuracy:
        return "accuracy";
    case TrainedCase::Study::Lag:
        return "lag";
    case TrainedCase::Study::Composition:
        return "composition";
    case TrainedCase::Study::OneClass:
        return "one_class";
    case TrainedCase::Study::Padding:
        return "padding";
    }
    return "";
}

const char* keyOf(TrainedCase::Norm norm) {
    switch (norm) {
    case TrainedCase::Norm::Layer:
        return "layer";
    case TrainedCase::Norm::Batch:
        return "batch";
    case TrainedCase::Norm::MaskedBatch:
        return "masked_batch";
    }
    return "";
}

void addStep(std::string& text, const BatchStreamStudy& stream, std::size_t batch) {
    const StreamStep& step = stream.steps[batch];
    for (std::size_t j = 0; j < step.mean.size(); ++j) {
        text.append(std::to_string(batch + 1)).append(",").append(std::to_string(j + 1));
        addFields(text, {step.mean[j], step.var[j], step.running.mean[j], step.running.var[j], stream.populationMean[j],
                         stream.populationVar[j], step.gap, double(step.real)});
        text.append(step.poisoned ? ",1," : ",0,").append(keyOf(step.status)).append("\n");
    }
}

std::string columnsOf(const char* name, std::span<const Index> numbers) {
    std::string text;
    for (const Index number : numbers) text.append(",").append(name).append("_").append(std::to_string(number));
    return text;
}

} // namespace

std::string streamCsv(const BatchResult& result) {
    std::string text = "batch,feature,mean,var,running_mean,running_var,population_mean,population_var,gap,real,"
                       "poisoned,status\n";
    for (std::size_t batch = 0; batch < result.stream.steps.size(); ++batch) addStep(text, result.stream, batch);
    return text;
}

std::string trainedCsv(const BatchResult& result) {
    std::string text = "study,norm,size,steps,momentum,mixed_padding,seed,evaluation,batch,one_class";
    text.append(columnsOf("padded", padTokens)).append(columnsOf("logit_change", padTokens));
    text.append(columnsOf("lag_evaluation", lagSteps)).append(columnsOf("lag_batch", lagSteps)).append("\n");
    for (const auto& [which, outcome] : result.trained) {
        text.append(keyOf(which.study)).append(",").append(keyOf(which.norm));
        for (const Index number : {which.size, which.steps}) text.append(",").append(std::to_string(number));
        text.append(",").append(roundTrip(which.momentum)).append(which.mixedPadding ? ",1," : ",0,");
        text.append(std::to_string(which.seed));
        addKnown(text, {outcome.evaluation, outcome.batch, outcome.oneClass}, 3);
        addKnown(text, outcome.padded, std::size(padTokens));
        addKnown(text, outcome.logitChange, std::size(padTokens));
        addKnown(text, outcome.lagEvaluation, std::size(lagSteps));
        addKnown(text, outcome.lagBatch, std::size(lagSteps));
        text += "\n";
    }
    return text;
}

} // namespace normscope
