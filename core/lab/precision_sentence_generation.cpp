// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"

#include <algorithm>
#include <cmath>

// What another eps does to a language model.
namespace normscope {

namespace {

using Run = GenerationStudy::Run;

constexpr double invisible = 1e-3; // nats a character

struct Spread {
    double least = 0, greatest = 0;
};

// Of the variance of what goes into the norms.
Spread varianceOf(const GenerationStudy& study) {
    Spread spread{INFINITY, 0};
    for (const auto& model : study.models)
        for (const double var : model.normVariance) {
            spread.least = std::min(spread.least, var);
            spread.greatest = std::max(spread.greatest, var);
        }
    return spread;
}

Text settingText(const PrecisionScene& scene) {
    const Spread spread = varianceOf(scene.result.generation);
    return {NORMSCOPE_TEXT("The models learned with ε = %1; the variance that goes into their norms is %2 to %3."),
            {epsPlain(scene.settings().trainEps), strong(measured(spread.least)), strong(measured(spread.greatest))}};
}

Text changeText(const Run& run) {
    const TextArgument eps = epsPlain(run.eps), kl = strong(measured(run.klMean));
    if (run.klMean < invisible && run.differing == 0)
        return {NORMSCOPE_TEXT("Run with ε = %1 they write the same texts: KL %2 nats a character. At such activations "
                               "the change cannot be seen."),
                {eps, kl}};
    return {NORMSCOPE_TEXT("Run with ε = %1 the distribution of the next character moves by KL %2 nats, %3 % of the "
                           "characters differ, the first one after %4 of %5 on average, and the cross-entropy of the "
                           "text is %6."),
            {eps, kl, strong(fixed(100 * run.differing, 0)), strong(fixed(run.firstDifference, 0)),
             count(std::ssize(run.kl)), strong(fixed(run.crossEntropy, 2))}};
}

// Whether the error is there from the start or builds up.
Text courseText(const Run& run) {
    constexpr double gradual = 3; // how much the last part may exceed the first; texts part, too
    const double first = klAtStart(run), last = klAtEnd(run);
    if (run.klMean < invisible || !(first > 0)) return {};
    const Text told(NORMSCOPE_TEXT("KL is %1 over the first 20 characters and %2 over the last 20:"),
                    {strong(measured(first)), strong(measured(last))});
    return sequence({told, last < gradual * first
                               ? Text(NORMSCOPE_TEXT("the shift is there at once and grows little along the text."))
                               : Text(NORMSCOPE_TEXT("the shift grows along the text."))});
}

// What is visible is decided by eps over the variance.
Text ratioText(const PrecisionScene& scene, const Run& run) {
    const double var = varianceOf(scene.result.generation).least;
    const double change = std::abs(run.eps - scene.settings().trainEps);
    return {NORMSCOPE_TEXT("What counts is the change of ε over the variance, here up to %1."),
            {strong(measured(change / var))}};
}

} // namespace

Text generationSentence(const PrecisionScene& scene) {
    const GenerationStudy& study = scene.result.generation;
    const Run* run = runWith(study, scene.settings().generateEps);
    if (!run)
        return {NORMSCOPE_TEXT("%1 of %2 models are trained. Once all are, they run with other values of ε."),
                {count(modelsTrained(scene)), count(scene.settings().models)}};
    const Text same = run == runWith(study, scene.settings().trainEps)
                          ? Text(NORMSCOPE_TEXT("They run with the ε they learned with: nothing changes."))
                          : sequence({changeText(*run), courseText(*run)});
    return sequence({sequence({settingText(scene), same}), ratioText(scene, *run)}, "\n");
}

} // namespace normscope
