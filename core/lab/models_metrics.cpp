// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/models_checkpoint.h"
#include "models/model_words.h"

namespace normscope {

namespace {

using Metrics = std::map<std::string, double>;

std::string normKey(const Model& model) {
    switch (normGroup(model)) {
    case ModelsNorm::Batch:
        return "models.batch";
    case ModelsNorm::Rms:
        return "models.rms";
    case ModelsNorm::Any:
    case ModelsNorm::Layer:
        break;
    }
    return "models.layer";
}

std::string placementKey(const Model& model) {
    switch (placementGroup(model)) {
    case ModelsPlacement::Post:
        return "models.post";
    case ModelsPlacement::Pre:
        return "models.pre";
    case ModelsPlacement::Any:
    case ModelsPlacement::Other:
        break;
    }
    return "models.other";
}

// "models.eps_5" of 1e-5.
std::string epsKey(const Model& model) {
    const std::string eps = epsText(model);
    return std::string("models.eps_").append(eps.substr(eps.find('-') + 1));
}

void addModel(const Model& model, Metrics& named) {
    for (const std::string& key : {std::string("models.count"), normKey(model), placementKey(model), epsKey(model)})
        named[key] += 1;
    named["models.final_norm"] += model.finalNorm ? 1 : 0;
    named["models.no_beta"] += model.affine != ModelAffine::GammaBeta ? 1 : 0;
}

} // namespace

// Over the whole table: what is filtered is a way of looking.
std::map<std::string, double> metrics(const ModelsResult& result) {
    Metrics named;
    for (const Model& model : models()) addModel(model, named);
    addCheckpointMetrics(named, result);
    return named;
}

} // namespace normscope
