// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_lines.h"

#include <algorithm>
#include <cmath>

// The loss of the first seed: thin on each batch, thick on the test samples.
namespace normscope {

namespace {

constexpr double usualTop = 1.3, explodes = 20; // times the loss of a guess
constexpr double shownShare = 0.95;             // of the values, at least, once some are above the usual top
constexpr double topSteps = 4;                  // a nat: where a linear axis may end

std::optional<double> trainLoss(const StepRecord& record) { return record.loss; }

std::optional<double> testLoss(const StepRecord& record) {
    if (!record.test) return {};
    return record.test->loss;
}

// Where the line broke off, at the height of its last point.
Series divergenceMark(const TrainingScene& scene, const ArmLook& look, const Divergence& divergence,
                      const StepCurve& losses) {
    Series mark{.name = look.key + "_diverged", .label = {}, .role = Role::Failure, .style = SeriesStyle::Points};
    mark.x = {double(divergence.step + 1)};
    mark.y = {losses.y.back()};
    mark.pending = divergence.step + 1 > scene.reached && scene.reached < scene.newest;
    return mark;
}

void addLosses(const TrainingScene& scene, std::size_t k, std::vector<Series>& series) {
    const TrainingRun* run = firstRun(scene.result, k);
    if (!run) return;
    const ArmLook& look = scene.looks[k];
    const StepCurve train = stepCurve(*run, trainLoss, look.from), test = stepCurve(*run, testLoss, look.from);
    const bool tested = !test.x.empty() && test.x.front() <= double(scene.reached);
    Series thin = armLine(look, look.key + "_train");
    thin.thin = tested; // until then it is all there is
    addFirstSeed(scene, thin, train, tested ? nullptr : readingText, look.letter, series);
    addFirstSeed(scene, armLine(look, look.key + "_test"), test, tested ? readingText : nullptr, look.letter, series);
    if (run->outcome.divergence && !train.y.empty())
        series.push_back(divergenceMark(scene, look, *run->outcome.divergence, train));
}

std::vector<double> valuesOf(const std::vector<Series>& series) {
    std::vector<double> values;
    for (const Series& line : series) values.insert(values.end(), line.y.begin(), line.y.end());
    return values;
}

// A few large losses of the first steps leave the picture instead of flattening the rest.
double linearTop(std::vector<double> values, double usual) {
    if (values.empty()) return usual;
    const auto rank = values.begin() + Index(shownShare * double(values.size() - 1));
    std::ranges::nth_element(values, rank);
    return std::max(usual, std::ceil(topSteps * 1.05 * *rank) / topSteps);
}

Axis lossAxis(const TrainingScene& scene, const std::vector<Series>& series) {
    constexpr double chanceOfTen = 2.302585;
    const double chance = std::isnan(scene.chance()) ? chanceOfTen : scene.chance();
    const std::vector<double> values = valuesOf(series);
    const double greatest = values.empty() ? 0 : *std::ranges::max_element(values);
    if (scene.display.logarithmic || greatest > explodes * chance) return decadesOf(series, 0.1, 10);
    return {{}, "", 0, linearTop(values, usualTop * chance), false};
}

} // namespace

Plot lossPlot(const TrainingScene& scene) {
    Plot plot = emptyStepPlot(scene, "loss");
    for (std::size_t k = 0; k < scene.arms(); ++k) addLosses(scene, k, plot.series);
    // Thick over thin.
    std::stable_partition(plot.series.begin(), plot.series.end(), [](const Series& line) { return line.thin; });
    plot.title = NORMSCOPE_TEXT("Loss");
    plot.y = keptAxis(scene, plot.name, lossAxis(scene, plot.series));
    plot.subtitle = plot.y.logarithmic ? NORMSCOPE_TEXT("nats, log scale; thick: test samples, thin: each batch")
                                       : NORMSCOPE_TEXT("nats; thick: test samples, thin: each batch");
    plot.hideXLabels = true;
    describeEnds(plot);
    if (!std::isnan(scene.chance()))
        plot.series.push_back(guideLine("chance", 0, plot.x.upper, scene.chance(),
                                        {NORMSCOPE_TEXT("chance, ln %1"), {count(scene.result.classes)}}));
    return plot;
}

} // namespace normscope
