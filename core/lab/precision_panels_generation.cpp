// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"
#include "lab/training_lines.h"
#include "train/language_model.h"

#include <algorithm>
#include <cmath>

// Models that were trained with one eps and run with another.
namespace normscope {

namespace {

using Run = GenerationStudy::Run;
using Model = GenerationStudy::Model;

constexpr double leastKl = 1e-12; // below it is rounding

std::vector<double> numbered(std::size_t n) {
    std::vector<double> x;
    for (std::size_t k = 1; k <= n; ++k) x.push_back(double(k));
    return x;
}

// Those that change something; the chosen one first, with the solid line.
std::vector<const Run*> shownRuns(const PrecisionScene& scene) {
    std::vector<const Run*> runs;
    const GenerationStudy& study = scene.result.generation;
    const Run* chosen = runWith(study, scene.settings().generateEps);
    const Run* trained = runWith(study, scene.settings().trainEps);
    if (chosen && chosen != trained) runs.push_back(chosen);
    for (const Run& run : study.runs)
        if (&run != chosen && &run != trained) runs.push_back(&run);
    return runs;
}

Series klLine(const Run& run, std::size_t number) {
    Series line = lineNumber(number, Role::Layer, std::string("eps_").append(epsPlain(run.eps)));
    line.x = numbered(run.kl.size());
    line.y = run.kl;
    line.endLabel = {"ε = %1", {powerOfTen(run.eps)}};
    return line;
}

// Empty: all are trained, and their texts are there. Models may be trained side by side, so steps count together.
Text progressNote(const PrecisionScene& scene) {
    const PrecisionResult& result = scene.result;
    if (!result.generation.runs.empty()) return {};
    return {NORMSCOPE_TEXT("training: %1 of %2 models done, %3 of %4 steps"),
            {count(modelsTrained(scene)), count(scene.settings().models), count(result.done), count(result.planned)}};
}

// "ε = 1e-5  " in front of both lines, equally wide.
std::string lead(double eps, std::size_t width) {
    std::string text = epsPlain(eps);
    text.resize(std::max(width, text.size()), ' ');
    return text;
}

Text generatedLine(const PrecisionScene& scene, double eps, const std::string& text, std::size_t wrongFrom) {
    const std::size_t from = std::min(wrongFrom, text.size());
    const std::size_t width =
        std::max(epsPlain(scene.settings().trainEps).size(), epsPlain(scene.settings().generateEps).size());
    return {"%1  %2%3%4",
            {{"ε = " + lead(eps, width), Role::Muted},
             {scene.result.generation.prompt, Role::Muted},
             text.substr(0, from),
             failed(text.substr(from))}};
}

std::vector<double> lossesOf(const PrecisionScene& scene, const Model& model) {
    if (model.trained) return model.losses;
    for (const auto& trained : scene.result.models)
        if (trained && trained->settings().seed == model.seed) return trained->losses();
    return {};
}

} // namespace

Plot klPlot(const PrecisionScene& scene) {
    Plot plot;
    plot.name = "kl";
    plot.title = NORMSCOPE_TEXT("How far the next character's distribution moves");
    plot.subtitle = {NORMSCOPE_TEXT("KL(ε = %1 ‖ another ε), nats"), {epsPlain(scene.settings().trainEps)}};
    const std::vector<const Run*> runs = shownRuns(scene);
    for (std::size_t k = 0; k < runs.size(); ++k) plot.series.push_back(klLine(*runs[k], k));
    const std::size_t last = runs.empty() ? 60 : runs.front()->kl.size();
    plot.x = {NORMSCOPE_TEXT("character behind the prompt"), "", 1, double(last), false};
    plot.y = decadesOf(plot.series, 1e-8, 10);
    plot.y.lower = std::max(plot.y.lower, leastKl);
    std::vector<Text> means;
    for (const Run* run : runs) means.push_back({"ε = %1: %2", {epsPlain(run->eps), measured(run->klMean)}});
    plot.description = {NORMSCOPE_TEXT("KL by position; means: %1"), {sequence(means, ", ")}};
    return plot;
}

Reading textsPanel(const PrecisionScene& scene) {
    const GenerationStudy& study = scene.result.generation;
    Reading reading;
    reading.name = "texts";
    reading.title = NORMSCOPE_TEXT("One prompt, the same random numbers");
    reading.typewriter = true;
    if (study.text.empty()) {
        reading.paragraphs = {progressNote(scene)};
        reading.description = {"%1: %2", {reading.title, reading.paragraphs.front()}};
        return reading;
    }
    const bool differ = study.firstDifference < study.text.size();
    reading.subtitle = differ ? Text(NORMSCOPE_TEXT("first difference at character %1 of %2"),
                                     {count(Index(study.firstDifference) + 1), count(std::ssize(study.text))})
                              : Text(NORMSCOPE_TEXT("no difference in %1 characters"), {count(std::ssize(study.text))});
    reading.paragraphs = {generatedLine(scene, scene.settings().trainEps, study.text, study.text.size()),
                          generatedLine(scene, scene.settings().generateEps, study.changedText, study.firstDifference)};
    reading.exact = {{"first_difference", double(study.firstDifference)}};
    reading.description = {"%1: %2", {reading.title, reading.subtitle}};
    return reading;
}

Plot languageLossPlot(const PrecisionScene& scene) {
    Plot plot;
    plot.name = "language-loss";
    plot.title = NORMSCOPE_TEXT("Training loss");
    plot.subtitle = NORMSCOPE_TEXT("nats a character");
    const double steps = double(std::max<Index>(scene.settings().modelSteps, 1));
    const double chance = std::log(double(languageAlphabet().size()));
    plot.x = {NORMSCOPE_TEXT("step"), "", 0, steps, false};
    for (const Model& model : scene.result.generation.models) {
        const std::vector<double> losses = lossesOf(scene, model);
        if (losses.empty()) continue;
        Series line = lineNumber(0, Role::Layer, "seed_" + std::to_string(model.seed));
        line.thin = true;
        line.x = numbered(losses.size());
        line.y = losses;
        plot.series.push_back(std::move(line));
    }
    plot.y = {{}, "", 0, 1.3 * chance, false};
    plot.series.push_back(guideLine("chance", 0, steps, chance,
                                    {NORMSCOPE_TEXT("chance, ln %1"), {count(std::ssize(languageAlphabet()))}}));
    plot.description = {NORMSCOPE_TEXT("Training losses of %1 of %2 models"),
                        {count(modelsTrained(scene)), count(scene.settings().models)}};
    return plot;
}

} // namespace normscope
