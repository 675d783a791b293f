// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_sentence.h"

#include "lab/batch_memory.h"
#include "lab/batch_theory.h"

#include <cmath>

// "What you see" on the Batch page: how good the statistics are, what the view shows, what has gone wrong.
namespace normscope {

TextArgument stressed(const Text& text) { return {text, Role::Strong}; }

TextArgument stressedShare(const SeedSpread& share) { return stressed(percentPoint(100 * share.mean)); }

TextArgument batchNormWord() { return methodName(NormKind::Batch); }

TextArgument layerNormWord() { return methodName(NormKind::Layer); }

Text trainingWords(const BatchScene& scene) {
    const BatchResult& result = scene.result;
    if (result.complete()) return {};
    return {NORMSCOPE_TEXT("Networks are learning: %1 of %2 are done."), {count(result.done), count(result.planned)}};
}

namespace {

Index realRows(const BatchScene& scene) {
    return scene.batches() > 0 && scene.masked() ? scene.step(1).real : scene.settings().size;
}

// Of the batch means of all features so far, in sd of the population.
double streamError(const BatchScene& scene) {
    const BatchStreamStudy& stream = scene.result.stream;
    double sum = 0, n = 0;
    for (Index batch = 1; batch <= scene.cursor; ++batch) {
        const std::vector<double>& mean = scene.step(batch).mean;
        for (std::size_t k = 0; k < std::min(mean.size(), stream.populationMean.size()); ++k) {
            const double error = mean[k] - stream.populationMean[k];
            const double square = error * error / stream.populationVar[k];
            if (std::isfinite(square)) sum += square, n += 1;
        }
    }
    return n > 0 ? std::sqrt(sum / n) : notThere;
}

Text rootText(Index rows) { return {"1/√%1 = %2", {count(rows), number(meanErrorLaw(double(rows)))}}; }

Text lawfulText(const BatchScene& scene, Index rows) {
    constexpr double close = 0.05;
    const std::string samples = count(rows);
    const LawPoint* point = lawAt(scene.result, rows);
    if (!point)
        return {NORMSCOPE_TEXT("With %1 samples a batch mean misses the population by about %2 σ."),
                {samples, rootText(rows)}};
    const bool agrees = std::abs(point->meanError / meanErrorLaw(double(rows)) - 1) < close;
    return {agrees ? NORMSCOPE_TEXT("With %1 samples a batch mean misses the population by %2, close to %3.")
                   : NORMSCOPE_TEXT("With %1 samples a batch mean misses the population by %2, where the law says %3."),
            {samples, stressed(sigmas(point->meanError)), rootText(rows)}};
}

Text drawnText(const BatchScene& scene) {
    const Index rows = realRows(scene);
    if (rows < 2) return {};
    const double measured = streamError(scene);
    if (scene.padded() && !scene.masked()) {
        if (std::isnan(measured)) return {};
        return {NORMSCOPE_TEXT("%1 of the rows are padding and count as samples: the batch means are off by %2, where "
                               "%3 real samples would leave %4 σ."),
                {percentPoint(100 * scene.paddedShare()), stressed(sigmas(measured)), count(rows), rootText(rows)}};
    }
    if (scene.settings().order == BatchOrder::Random) return lawfulText(scene, rows);
    if (std::isnan(measured)) return {};
    return {NORMSCOPE_TEXT("Batches in the order of the classes are no random samples: their means miss the population "
                           "by %1, where random ones of %2 miss it by %3 σ."),
            {stressed(sigmas(measured)), count(rows), rootText(rows)}};
}

Text runningText(const BatchScene& scene) {
    if (!scene.norm().trackRunningStats)
        return NORMSCOPE_TEXT("Nothing is remembered: evaluation, too, takes the statistics of its batch.");
    if (scene.cursor < 1) return {};
    const RunningStatistics<double>& running = scene.step(scene.cursor).running;
    const double sigma = std::sqrt(chosenOf(scene, scene.result.stream.populationVar));
    const double error = chosenOf(scene, running.mean) - chosenOf(scene, scene.result.stream.populationMean);
    if (!std::isfinite(error / sigma) || running.batches < 1) return {};
    const Text fact(running.batches == 1
                        ? NORMSCOPE_TEXT("The running mean of %3 has seen %1 batch and is off by %2.")
                        : NORMSCOPE_TEXT("The running mean of %3 has averaged %1 batches and is off by %2."),
                    {count(running.batches), stressed(sigmas(std::abs(error) / sigma)), featureText(scene)});
    const double start = memoryWeights(scene, scene.cursor).front();
    if (start < forgotten) return fact;
    return sequence(
        {fact, Text(NORMSCOPE_TEXT("Its start value still weighs %1."), {stressed(percentPoint(100 * start))})});
}

// The events one by one stand beside it, in "statistics in use".
Text troubleText(const BatchScene& scene) {
    const std::vector<Text>& notes = scene.result.notes;
    return sequence({spoiltText(scene), notes.empty() ? refusedText(scene) : Text(), sequence(notes)});
}

} // namespace

Text batchSentence(const BatchScene& scene) {
    const Text statistics = sequence({drawnText(scene), runningText(scene)});
    return sequence({statistics, batchViewSentence(scene), troubleText(scene)}, "\n");
}

Text batchViewSentence(const BatchScene& scene) {
    switch (scene.display.view) {
    case BatchView::Law:
        return lawWords(scene);
    case BatchView::Accuracy:
        return accuracyWords(scene);
    case BatchView::Gap:
        return gapWords(scene);
    case BatchView::Perturbation:
        return perturbationWords(scene);
    case BatchView::Composition:
        return compositionWords(scene);
    case BatchView::Padding:
        return paddingWords(scene);
    case BatchView::Conventions:
        return conventionWords(scene);
    }
    return {};
}

} // namespace normscope
