// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_language.h"
#include "lab/precision_study.h"

#include <algorithm>

// Language models that are run with another eps than they learned with.
namespace normscope {

namespace {

using Models = std::vector<std::shared_ptr<const TrainedLanguageModel>>;
using Model = GenerationStudy::Model;
using Run = GenerationStudy::Run;

constexpr double studiedEps[] = {1e-12, 1e-8, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2};

std::vector<double> epsOf(const Scenario& scenario) {
    std::vector<double> all(std::begin(studiedEps), std::end(studiedEps));
    if (std::ranges::find(all, scenario.precision.generateEps) == all.end())
        all.push_back(scenario.precision.generateEps);
    std::ranges::sort(all);
    return all;
}

double mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / double(values.size());
}

double shareDiffering(const CoupledGeneration& texts) {
    Index differing = 0;
    for (std::size_t i = texts.first.size() - texts.kl.size(); i < texts.first.size(); ++i)
        if (texts.first[i] != texts.second[i]) ++differing;
    return double(differing) / double(texts.kl.size());
}

void addTexts(const CoupledGeneration& texts, double weight, Run& run) {
    for (std::size_t i = 0; i < texts.kl.size(); ++i) run.kl[i] += weight * texts.kl[i];
    run.logitChange += weight * mean(texts.logitChange);
    run.differing += weight * shareDiffering(texts);
    run.firstDifference += weight * double(texts.firstDifference);
}

CoupledGeneration textsOf(const Scenario& scenario, const TrainedLanguageModel& model, double eps,
                          std::uint64_t prompt) {
    return generateCoupled(model, scenario.precision.trainEps, eps, generatedCharacters,
                           model.settings().seed + prompt);
}

// Cut short, and to be thrown away, on a stop.
Run runOf(const Scenario& scenario, const Models& models, double eps, const std::stop_token& stop) {
    Run run{.eps = eps, .kl = std::vector<double>(std::size_t(generatedCharacters), 0)};
    const double weight = 1 / double(models.size() * std::size(promptSeeds));
    for (const auto& model : models) {
        for (const std::uint64_t prompt : promptSeeds) {
            if (stop.stop_requested()) return run;
            addTexts(textsOf(scenario, *model, eps, prompt), weight, run);
        }
        run.crossEntropy += model->crossEntropy(eps) / double(models.size());
    }
    run.klMean = mean(run.kl);
    return run;
}

std::string written(const std::vector<int>& places, std::size_t from, std::size_t to) {
    std::string text;
    for (std::size_t i = from; i < to; ++i) text += languageAlphabet()[std::size_t(places[i])];
    return text;
}

void addFirstTexts(const Scenario& scenario, const TrainedLanguageModel& model, GenerationStudy& study) {
    const CoupledGeneration texts = textsOf(scenario, model, scenario.precision.generateEps, promptSeeds[0]);
    const std::size_t end = texts.first.size(), prompt = end - texts.kl.size();
    study.prompt = written(texts.first, 0, prompt);
    study.text = written(texts.first, prompt, end);
    study.changedText = written(texts.second, prompt, end);
    study.firstDifference = std::size_t(texts.firstDifference);
}

void describe(const Models& models, Model& model) {
    const auto found = std::ranges::find_if(models, [&](const auto& m) { return m->settings().seed == model.seed; });
    if (found == models.end()) return;
    model.losses = (*found)->losses();
    model.normVariance = (*found)->normVariance();
    model.trained = true;
}

} // namespace

LanguageSettings languageSettings(const Scenario& scenario, std::uint64_t seed) {
    LanguageSettings settings;
    settings.steps = scenario.precision.modelSteps;
    settings.eps = scenario.precision.trainEps;
    settings.residualScale = scenario.precision.residualScale;
    settings.seed = seed;
    return settings;
}

bool sameModels(const Scenario& a, const Scenario& b) {
    const PrecisionSettings &p = a.precision, &q = b.precision;
    return a.seed == b.seed && p.models == q.models && p.modelSteps == q.modelSteps && p.trainEps == q.trainEps &&
           p.residualScale == q.residualScale;
}

std::shared_ptr<const TrainedLanguageModel> trainLanguageModel(const Scenario& scenario, std::uint64_t seed,
                                                               std::stop_token stop,
                                                               const std::function<void(Index step)>& onStep) {
    return TrainedLanguageModel::train(languageSettings(scenario, seed), std::move(stop), onStep);
}

GenerationStudy untrained(const Scenario& scenario) {
    GenerationStudy study;
    for (Index k = 0; k < scenario.precision.models; ++k)
        study.models.push_back({scenario.seed + std::uint64_t(k), {}, {}, false});
    return study;
}

GenerationStudy studyGeneration(const Scenario& scenario, const Models& models, std::stop_token stop) {
    GenerationStudy study = untrained(scenario);
    for (Model& model : study.models) describe(models, model);
    if (!std::ranges::all_of(study.models, &Model::trained)) return study;
    std::vector<Run> runs;
    for (const double eps : epsOf(scenario)) runs.push_back(runOf(scenario, models, eps, stop));
    if (stop.stop_requested()) return study;
    study.runs = std::move(runs);
    addFirstTexts(scenario, *models.front(), study);
    return study;
}

} // namespace normscope
