// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"
#include "lab/batch_sentence.h"

#include <algorithm>
#include <cmath>
#include <set>

// What the views of trained networks show, in words. What has not been trained yet is left out.
namespace normscope {

namespace {

using Study = TrainedCase::Study;
using Norm = TrainedCase::Norm;

constexpr double alike = 0.01, telling = 0.05; // differences of accuracies

struct AtSize {
    Index size = 0;
    SeedSpread layer, running, batch;
    bool known() const { return layer && running && batch; }
};

AtSize atSize(const BatchResult& result, Index size) {
    const TrainedKind batchNorm{.size = size}, layerNorm{.norm = Norm::Layer, .size = size};
    const auto evaluated = [](const TrainedOutcome& outcome) { return outcome.evaluation; };
    const auto byBatch = [](const TrainedOutcome& outcome) { return outcome.batch; };
    return {size, overSeeds(result, layerNorm, evaluated), overSeeds(result, batchNorm, evaluated),
            overSeeds(result, batchNorm, byBatch)};
}

std::vector<AtSize> knownSizes(const BatchResult& result) {
    std::vector<AtSize> sizes;
    for (const Index size : accuracySizes)
        if (AtSize one = atSize(result, size); one.known()) sizes.push_back(std::move(one));
    return sizes;
}

// Of statistics that are kept.
Text worseModeText(const BatchScene& scene, const AtSize& small) {
    if (!scene.norm().trackRunningStats) return {};
    const double gap = small.batch.mean - small.running.mean;
    if (gap < -alike)
        return NORMSCOPE_TEXT("On random batches those of the batch are the worse ones, not the running ones.");
    if (gap > alike) return NORMSCOPE_TEXT("Here the running ones are the worse.");
    return NORMSCOPE_TEXT("It hardly matters which.");
}

Text learningSuffersText(const AtSize& small, const AtSize& large) {
    if (!(small.running.mean < large.running.mean - 2 * telling)) return {};
    return {NORMSCOPE_TEXT("What so small a batch spoils is the learning itself: with B = %1 it reaches %2."),
            {count(large.size), stressedShare(large.running)}};
}

// From which size on BatchNorm is no worse.
Text catchesUpText(const std::vector<AtSize>& sizes) {
    const AtSize* from = nullptr;
    for (auto one = sizes.rbegin(); one != sizes.rend(); ++one) {
        if (one->running.mean < one->layer.mean - alike) break;
        from = &*one;
    }
    if (!from || sizes.size() < 2) return {};
    return {NORMSCOPE_TEXT("From B = %1 on it is as good as LayerNorm, within a point, or better."),
            {count(from->size)}};
}

Text streamGapText(const BatchScene& scene) {
    const double now = scene.cursor >= 1 ? scene.step(scene.cursor).gap : notThere;
    if (!std::isfinite(now)) return {};
    const Text fact(
        NORMSCOPE_TEXT("The same batch comes out differently in training and in evaluation: by rms %1 after "
                       "batch %2, and %3 after the first."),
        {stressed(valueText(now)), count(scene.cursor), number(scene.step(1).gap)});
    const bool settled = scene.norm().trackRunningStats && scene.settings().order == BatchOrder::Random &&
                         !scene.padded() && memoryWeights(scene, scene.cursor).front() < forgotten;
    if (!settled) return fact;
    return sequence(
        {fact, Text(NORMSCOPE_TEXT("The start value is forgotten: what is left is the noise of batches of %1."),
                    {count(scene.settings().size)})});
}

struct LagAt {
    double step = 0;
    SeedSpread running, batch;
};

LagAt lagAt(const BatchResult& result, double momentum, std::size_t k) {
    const TrainedKind kind{.study = Study::Lag, .momentum = momentum};
    const auto step = overSeeds(result, kind, entryOf(&TrainedOutcome::lagSteps, k));
    return {step.mean, overSeeds(result, kind, entryOf(&TrainedOutcome::lagEvaluation, k)),
            overSeeds(result, kind, entryOf(&TrainedOutcome::lagBatch, k))};
}

Text lagText(const BatchResult& result, double momentum) {
    const LagAt early = lagAt(result, momentum, 0);
    if (!early.running || !early.batch) return {};
    const bool behind = early.running.mean < early.batch.mean - 2 * alike;
    return {behind ? NORMSCOPE_TEXT("Momentum %1, after %2 steps: %3 right by running statistics, which lag behind the "
                                    "weights, and %4 by those of the batch.")
                   : NORMSCOPE_TEXT("Momentum %1, after %2 steps: %3 right by running statistics, %4 by those of the "
                                    "batch."),
            {shareText(momentum), fixed(early.step, 0), stressedShare(early.running), stressedShare(early.batch)}};
}

Text testedText(const BatchResult& result) {
    const auto running = overSeeds(result, {.study = Study::Composition}, [](const auto& o) { return o.evaluation; });
    const auto oneClass = overSeeds(result, {.study = Study::Composition}, [](const auto& o) { return o.oneClass; });
    const TrainedKind layerNorm{.study = Study::Composition, .norm = Norm::Layer};
    const SeedSpread layer = overSeeds(result, layerNorm, ofLayerNorm(&TrainedOutcome::oneClass));
    if (!running || !oneClass) return {};
    const bool breaks = oneClass.mean < running.mean - telling;
    const bool tracked = result.scenario.norm.trackRunningStats;
    const Text batchNorm(breaks ? NORMSCOPE_TEXT("Batches of one class break %1: %2 falls to %3.")
                         : tracked
                             ? NORMSCOPE_TEXT("%1 gets %2 right by running statistics, and %3 in batches of one class.")
                             : NORMSCOPE_TEXT("%1 gets %2 right in evaluation, and %3 in batches of one class."),
                         {batchNormWord(), stressedShare(running), stressedShare(oneClass)});
    if (!layer) return batchNorm;
    return sequence({batchNorm, Text(NORMSCOPE_TEXT("%1 gets %2, whatever the batch is made of."),
                                     {layerNormWord(), stressedShare(layer)})});
}

Text trainedOnText(const BatchResult& result) {
    const TrainedKind batchNorm{.study = Study::OneClass}, layerNorm{.study = Study::OneClass, .norm = Norm::Layer};
    const auto running = overSeeds(result, batchNorm, [](const auto& o) { return o.evaluation; });
    const auto batch = overSeeds(result, batchNorm, [](const auto& o) { return o.oneClass; });
    const auto layer = overSeeds(result, layerNorm, [](const auto& o) { return o.evaluation; });
    if (!running || !batch || !layer) return {};
    return {result.scenario.norm.trackRunningStats
                ? NORMSCOPE_TEXT("Trained on such batches it ends at %1 by running statistics and at %2 by those of "
                                 "such batches, %3 at %4.")
                : NORMSCOPE_TEXT("Trained on such batches it ends at %1 in evaluation and at %2 by the statistics of "
                                 "such batches, %3 at %4."),
            {stressedShare(running), stressedShare(batch), layerNormWord(), stressedShare(layer)}};
}

// The point of the chosen share, or else the most padded one.
const PaddingPoint* paddingPoint(const BatchScene& scene) {
    const std::vector<PaddingPoint>& points = scene.result.padding;
    const auto same =
        std::ranges::find_if(points, [&](const PaddingPoint& p) { return p.share == scene.paddedShare(); });
    if (scene.padded() && same != points.end()) return &*same;
    return points.size() > 1 ? &points.back() : nullptr;
}

Text paddedStatisticsText(const BatchScene& scene) {
    const PaddingPoint* point = paddingPoint(scene);
    if (!point) return {};
    const Text fact(NORMSCOPE_TEXT("With %1 of the rows zeros the real tokens come out of %2 with mean %3 and rms %4 "
                                   "instead of 0 and 1."),
                    {percentPoint(100 * point->share), batchNormWord(), stressed(valueText(point->realMean)),
                     stressed(valueText(point->realRms))});
    if (point->layerChange != 0 || point->maskedChange != 0) return fact;
    return sequence({fact, Text(NORMSCOPE_TEXT("With the padding masked, and under %1, they do not change at all."),
                                {layerNormWord()})});
}

struct PadCost {
    SeedSpread before, after, logit;
    explicit operator bool() const { return before && after && logit; }
    double loss() const { return before.mean - after.mean; }
    std::string points() const { return fixed(100 * loss(), 1); }
};

PadCost padCost(const BatchResult& result, TrainedKind kind, std::size_t k) {
    kind.study = Study::Padding;
    return {overSeeds(result, kind, entryOf(&TrainedOutcome::padded, 0)),
            overSeeds(result, kind, entryOf(&TrainedOutcome::padded, k)),
            overSeeds(result, kind, entryOf(&TrainedOutcome::logitChange, k))};
}

Text padCostText(const BatchResult& result) {
    constexpr std::size_t few = 1, many = std::size(padTokens) - 1;
    constexpr double much = 0.15, moved = 1; // of accuracy; of a logit
    const PadCost some = padCost(result, {}, few), most = padCost(result, {}, many);
    if (!some || !most) return {};
    const bool logitsFirst = most.loss() < much && some.logit.mean > moved;
    const Text numbers(NORMSCOPE_TEXT("%1 pad tokens move a logit by up to %2 for %3 points of accuracy, %4 by %5 for "
                                      "%6."),
                       {count(padTokens[few]), stressed(valueText(some.logit.mean)), some.points(),
                        count(padTokens[many]), stressed(valueText(most.logit.mean)), most.points()});
    return {logitsFirst ? NORMSCOPE_TEXT("What it costs is logits rather than accuracy: %1")
                        : NORMSCOPE_TEXT("What it costs: %1"),
            {numbers}};
}

Text mixedPaddingText(const BatchResult& result) {
    const PadCost cost = padCost(result, {.mixedPadding = true}, std::size(padTokens) - 1);
    if (!cost) return {};
    return {NORMSCOPE_TEXT("Trained on padded batches it loses %1 points, and a logit still moves by %2."),
            {cost.points(), stressed(valueText(cost.logit.mean))}};
}

} // namespace

Text accuracyWords(const BatchScene& scene) {
    const std::vector<AtSize> sizes = knownSizes(scene.result);
    if (sizes.empty()) return trainingWords(scene);
    const AtSize &small = sizes.front(), &large = sizes.back();
    const Text fact(
        scene.norm().trackRunningStats
            ? NORMSCOPE_TEXT("At B = %1 %2 gets %3 right by running statistics and %4 by those of the batch, %5 %6.")
            : NORMSCOPE_TEXT("At B = %1 %2 gets %3 right in evaluation, which takes the statistics of its batch, and "
                             "%4 in batches of %1, %5 %6."),
        {count(small.size), batchNormWord(), stressedShare(small.running), stressedShare(small.batch), layerNormWord(),
         stressedShare(small.layer)});
    return sequence({fact, worseModeText(scene, small), learningSuffersText(small, large), catchesUpText(sizes),
                     trainingWords(scene)});
}

Text gapWords(const BatchScene& scene) {
    std::set<double> momenta;
    for (const auto& [one, outcome] : scene.result.trained)
        if (one.study == Study::Lag) momenta.insert(one.momentum);
    std::vector<Text> texts = {streamGapText(scene)};
    for (const double momentum : momenta) texts.push_back(lagText(scene.result, momentum));
    texts.push_back(trainingWords(scene));
    return sequence(texts);
}

Text compositionWords(const BatchScene& scene) {
    return sequence({testedText(scene.result), trainedOnText(scene.result), trainingWords(scene)});
}

Text paddingWords(const BatchScene& scene) {
    return sequence(
        {paddedStatisticsText(scene), padCostText(scene.result), mixedPaddingText(scene.result), trainingWords(scene)});
}

} // namespace normscope
