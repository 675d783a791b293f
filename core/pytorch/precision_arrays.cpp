// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/precision_arrays.h"

#include "lab/precision_language.h"
#include "lab/precision_study.h"
#include "pytorch/block_arrays.h"
#include "train/language_draws.h"
#include "train/language_network.h"

namespace normscope {

namespace {

constexpr Index greatestWidth = 8192; // of the study of overflow

// Seeds × values.
MatrixD normalRows(const Scenario& scenario, PrecisionStream stream, Index count) {
    MatrixD rows(scenario.precision.seeds, count);
    for (Index k = 0; k < rows.rows(); ++k) {
        const std::vector<double> values = normals(scenario.seed + std::uint64_t(k), stream, count);
        rows.row(k) = Eigen::Map<const Eigen::RowVectorXd>(values.data(), count);
    }
    return rows;
}

void addModel(ExportArrays& arrays, const LanguageSettings& settings, Index models) {
    const LanguageNetwork network = initialNetwork(settings, std::ssize(languageAlphabet()));
    arrays.stack("embedding", {models}, network.embedding);
    arrays.stack("positions", {models}, network.positions);
    stackLinear(arrays, "head", {models}, network.head);
    for (const auto& step : network.stack.steps) stackBlock(arrays, "", {models, settings.layers}, step.block);
    Random random = windowRandom(settings);
    for (Index step = 0; step < settings.steps; ++step)
        arrays.stack("windows", {models, settings.steps}, {settings.batch}, drawWindowStarts(settings, random));
}

void addPrompts(ExportArrays& arrays, std::uint64_t seed, Index models) {
    for (const std::uint64_t beyond : promptSeeds) {
        Random random(seed + beyond);
        const std::vector<int> prompt = drawPrompt(random);
        std::vector<double> uniforms(generatedCharacters);
        for (double& u : uniforms) u = random.uniform();
        const Index prompts = std::ssize(promptSeeds);
        arrays.stack("prompts", {models, prompts}, {std::ssize(prompt)},
                     std::vector<Index>(prompt.begin(), prompt.end()));
        arrays.stack("uniforms", {models, prompts}, uniforms);
    }
}

void addModels(ExportArrays& arrays, const Scenario& scenario) {
    const Index models = scenario.precision.models;
    for (Index k = 0; k < models; ++k) {
        const std::uint64_t seed = scenario.seed + std::uint64_t(k);
        addModel(arrays, languageSettings(scenario, seed), models);
        addPrompts(arrays, seed, models);
    }
}

} // namespace

std::vector<NpzMember> precisionArrays(const Scenario& scenario) {
    const PrecisionSettings& settings = scenario.precision;
    ExportArrays arrays;
    switch (settings.view) {
    case PrecisionView::Grid:
    case PrecisionView::Floor:
        arrays.add("unit", normals(scenario.seed, PrecisionStream::Row, settings.features));
        break;
    case PrecisionView::Overflow:
        arrays.add("overflow", normalRows(scenario, PrecisionStream::Overflow, greatestWidth));
        break;
    case PrecisionView::Variance:
        arrays.add("variance", normalRows(scenario, PrecisionStream::Variance, settings.values));
        break;
    case PrecisionView::Generation:
        addModels(arrays, scenario);
        break;
    }
    return arrays.take();
}

} // namespace normscope
