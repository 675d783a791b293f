// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_scene.h"
#include "lab/batch_theory.h"
#include "math/largest.h"

#include <algorithm>
#include <cmath>

// How far the statistics of B samples are from those of the population.
namespace normscope {

double lawMisfit(const std::vector<LawPoint>& law, double LawPoint::*measured, double (*theory)(double)) {
    double misfit = law.empty() ? notThere : 0;
    for (const LawPoint& point : law)
        misfit = greater(misfit, std::abs(point.*measured / theory(double(point.size)) - 1));
    return misfit;
}

const LawPoint* lawAt(const BatchResult& result, Index size) {
    const auto found = std::ranges::find(result.law, size, &LawPoint::size);
    return found == result.law.end() ? nullptr : &*found;
}

namespace {

Series measuredLine(const BatchScene& scene, const char* name, LineForm form, double LawPoint::*value) {
    Series line = newLine(name, Role::Statistic, form);
    for (const LawPoint& point : scene.result.law) {
        line.x.push_back(double(point.size));
        line.y.push_back(point.*value);
    }
    return line;
}

Series lawLine(const BatchScene& scene, const char* name, double (*theory)(double), Text label) {
    std::vector<double> x, y;
    for (const LawPoint& point : scene.result.law) {
        x.push_back(double(point.size));
        y.push_back(theory(double(point.size)));
    }
    return theoryCurve(name, std::move(x), std::move(y), std::move(label));
}

Text misfitText(const BatchScene& scene, double LawPoint::*value, double (*theory)(double)) {
    return {NORMSCOPE_TEXT("misfit %1 %"), {percent(lawMisfit(scene.result.law, value, theory))}};
}

void labelChosen(const BatchScene& scene, Plot& plot) {
    const Index size = scene.settings().size;
    const LawPoint* point = lawAt(scene.result, size);
    if (!point) {
        plot.cursor->label = {NORMSCOPE_TEXT("B = %1: about %2 σ"), {count(size), number(meanErrorLaw(double(size)))}};
        return;
    }
    plot.series[0].cursorLabel = {"B = %1: %2", {count(size), sigmas(point->meanError)}};
    plot.series[1].cursorLabel = {"%1 σ²", {number(point->varError)}};
}

Text errorDescription(const BatchScene& scene) {
    std::vector<Text> texts;
    for (const LawPoint& point : scene.result.law)
        texts.push_back({NORMSCOPE_TEXT("B %1: mean %2 σ, variance %3 σ²"),
                         {count(point.size), number(point.meanError), number(point.varError)}});
    return sequence(texts, "; ");
}

Plot errorPlot(const BatchScene& scene) {
    Plot plot;
    plot.name = "error-law";
    plot.title = NORMSCOPE_TEXT("Error of a batch statistic");
    plot.subtitle = {NORMSCOPE_TEXT("sd over %1 batches, in σ and σ², log scales"), {count(lawBatches)}};
    plot.x = sizeAxis(lawSizes);
    plot.cursor = sizeCursor(scene, lawSizes);
    plot.series = {measuredLine(scene, "mean", LineForm::Plain, &LawPoint::meanError),
                   measuredLine(scene, "variance", LineForm::Pre, &LawPoint::varError)};
    plot.series[0].endLabel = NORMSCOPE_TEXT("mean");
    plot.series[1].endLabel = NORMSCOPE_TEXT("variance");
    labelChosen(scene, plot);
    plot.y = keptAxis(scene, plot.name, looseLogAxis(plot.series));
    const Text mean(NORMSCOPE_TEXT("theory 1/√B, %1"), {misfitText(scene, &LawPoint::meanError, meanErrorLaw)});
    const Text variance(NORMSCOPE_TEXT("if Gaussian √(2(B − 1))/B, %1"),
                        {misfitText(scene, &LawPoint::varError, gaussianVarianceError)});
    plot.series.push_back(lawLine(scene, "mean_theory", meanErrorLaw, mean));
    plot.series.push_back(lawLine(scene, "variance_gaussian", gaussianVarianceError, variance));
    plot.description = errorDescription(scene);
    return plot;
}

Plot biasPlot(const BatchScene& scene) {
    Plot plot;
    plot.name = "variance-bias";
    plot.title = NORMSCOPE_TEXT("Bias of the batch variance");
    plot.subtitle = {NORMSCOPE_TEXT("mean over %1 batches, in σ², divisor n"), {count(lawBatches)}};
    plot.x = sizeAxis(lawSizes);
    plot.cursor = sizeCursor(scene, lawSizes);
    plot.y = keptAxis(scene, plot.name, {{}, "", 0, 1.1, false});
    Series line = measuredLine(scene, "bias", LineForm::Plain, &LawPoint::varBias);
    if (!line.y.empty()) line.endLabel = valueText(line.y.back());
    if (const LawPoint* point = lawAt(scene.result, scene.settings().size))
        line.cursorLabel = valueText(point->varBias);
    plot.series.push_back(std::move(line));
    const Text law(NORMSCOPE_TEXT("theory (B − 1)/B, %1"), {misfitText(scene, &LawPoint::varBias, varianceBiasLaw)});
    plot.series.push_back(lawLine(scene, "bias_theory", varianceBiasLaw, law));
    plot.description = {"%1: %2", {plot.title, law}};
    return plot;
}

} // namespace

void addLaw(const BatchScene& scene, std::vector<Panel>& panels) {
    panels.emplace_back(errorPlot(scene));
    panels.emplace_back(biasPlot(scene));
}

} // namespace normscope
