// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"
#include "lab/batch_sentence.h"
#include "lab/batch_theory.h"

#include <algorithm>
#include <cmath>

// What the views of statistics show, in words.
namespace normscope {

namespace {

Text meanLawText(const std::vector<LawPoint>& law) {
    if (law.size() < 2) return {};
    const LawPoint &few = law.front(), &many = law.back();
    return {NORMSCOPE_TEXT("From B = %1 to %2 the error of the mean falls from %3 to %4: 1/√B within %5 %."),
            {count(few.size), count(many.size), stressed(sigmas(few.meanError)), stressed(sigmas(many.meanError)),
             percent(lawMisfit(law, &LawPoint::meanError, meanErrorLaw))}};
}

Text varianceLawText(const BatchScene& scene) {
    const LawPoint* point = lawAt(scene.result, scene.settings().size);
    if (!point) return {};
    const auto n = double(point->size);
    const Text bias(NORMSCOPE_TEXT("The variance of a batch of %1 comes out at %2 σ² on average, (B − 1)/B is %3; it "
                                   "misses by %4 σ², Gaussian data would by %5."),
                    {count(point->size), stressed(valueText(point->varBias)), number(varianceBiasLaw(n)),
                     stressed(valueText(point->varError)), number(gaussianVarianceError(n))});
    if (!scene.norm().trackRunningStats) return bias;
    return sequence({bias, scene.norm().convention == MomentumConvention::PyTorch
                               ? NORMSCOPE_TEXT("The running variance takes n − 1 and has no such bias.")
                               : NORMSCOPE_TEXT("Keras remembers it with this bias.")});
}

TextArgument changeText(double most) {
    if (most == 0) return stressed(NORMSCOPE_TEXT("exactly 0"));
    return stressed(Text(NORMSCOPE_TEXT("up to %1"), {changeNumber(most)}));
}

const ConventionStudy::Way* wayOf(const ConventionStudy& study, MomentumConvention convention, double momentum) {
    const auto found = std::ranges::find_if(study.ways, [&](const ConventionStudy::Way& way) {
        return !way.cumulative && way.convention == convention && std::abs(way.momentum - momentum) < 1e-12;
    });
    return found == study.ways.end() ? nullptr : &*found;
}

const ConventionStudy::Way* pytorchWay(const ConventionStudy& study) {
    const auto found = std::ranges::find_if(study.ways, [](const ConventionStudy::Way& way) {
        return !way.cumulative && way.convention == MomentumConvention::PyTorch;
    });
    return found == study.ways.end() ? nullptr : &*found;
}

Text copiedText(double momentum) {
    const double share = convertMomentum(momentum);
    if (share <= 0 || share >= 1) return {};
    return {
        NORMSCOPE_TEXT("A momentum of %1 copied from PyTorch to Keras takes %2 of every new batch: a half-life of %3 "
                       "batches instead of %4."),
        {shareText(momentum), stressed({"%1", {shareText(share)}}), fixed(halfLife(share), 1),
         fixed(halfLife(momentum), 1)}};
}

// After as many batches as are read out.
Text sameMemoryText(const BatchScene& scene, const ConventionStudy::Way& pytorch, const ConventionStudy::Way& keras) {
    constexpr double rounding = 1e-9;
    const Index batch = scene.cursor;
    const double mean = chosenAfter(scene, pytorch.mean, batch, 0), other = chosenAfter(scene, keras.mean, batch, 0);
    const double var = chosenAfter(scene, pytorch.var, batch, 1), biased = chosenAfter(scene, keras.var, batch, 1);
    if (batch < 1 || !std::isfinite(mean + other + var + biased)) return {};
    if (std::abs(mean - other) > rounding * std::max(1.0, std::abs(mean))) return {};
    return {
        NORMSCOPE_TEXT("With the same memory the running means agree at %1, and the running variances are %2 and %3: "
                       "PyTorch takes n − 1, Keras n."),
        {stressed(valueText(mean)), stressed(valueText(var)), stressed(valueText(biased))}};
}

} // namespace

Text lawWords(const BatchScene& scene) { return sequence({meanLawText(scene.result.law), varianceLawText(scene)}); }

Text perturbationWords(const BatchScene& scene) {
    const PerturbationStudy& study = scene.result.perturbation;
    const double most = largestOfOthers(study.batch);
    if (std::isnan(most)) return {};
    const Text felt(
        NORMSCOPE_TEXT("Sample 1 times %1: the outputs of the other %2 change by %3 under %4 in training, by "
                       "%5 under it in evaluation and by %6 under %7."),
        {shortNumber(study.factor), count(study.batch.rows() - 1), changeText(most), batchNormWord(),
         changeText(largestOfOthers(study.evaluation)), changeText(largestOfOthers(study.layer)), layerNormWord()});
    if (study.rmsBySize.size() != std::size(lawSizes)) return felt;
    return sequence(
        {felt, Text(NORMSCOPE_TEXT("Their rms change is %1 at B = %2 and still %3 at B = %4."),
                    {stressed(valueText(study.rmsBySize.front())), count(lawSizes[0]),
                     stressed(valueText(study.rmsBySize.back())), count(lawSizes[std::size(lawSizes) - 1])})});
}

Text conventionWords(const BatchScene& scene) {
    const ConventionStudy& study = scene.result.conventions;
    const ConventionStudy::Way* pytorch = pytorchWay(study);
    if (!pytorch) return {};
    const double same = convertMomentum(pytorch->momentum);
    const Text names(NORMSCOPE_TEXT("%1 in PyTorch is %2 in Keras."),
                     {stressed({"%1", {shareText(pytorch->momentum)}}), stressed({"%1", {shareText(same)}})});
    const ConventionStudy::Way* keras = wayOf(study, MomentumConvention::Keras, same);
    return sequence({names, copiedText(pytorch->momentum), keras ? sameMemoryText(scene, *pytorch, *keras) : Text()});
}

} // namespace normscope
