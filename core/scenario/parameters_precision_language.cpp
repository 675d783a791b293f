// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// The language model of the Precision page, which generates with another ε than it was trained with; and how the page
// is looked at.
namespace normscope {

namespace {

using describe::at;

Parameter residualScale() {
    return describe::real(
        {.key = "precision.residual_scale",
         .group = "precision",
         .label = NORMSCOPE_TEXT("residual scale s"),
         .help = NORMSCOPE_TEXT("Embeddings and branch outputs start so many times smaller and learn so much slower, "
                                "so the variance into the norms is about s². It decides what an ε does: at 1 even "
                                "1e-3 is invisible."),
         .scale = ParameterScale::Logarithmic,
         .lower = 0.01,
         .upper = 1,
         .sliderLower = 0.01,
         .sliderUpper = 1},
        at(&Scenario::precision, &PrecisionSettings::residualScale));
}

Parameter epsilon(const char* key, Text label, Text help, double PrecisionSettings::*member) {
    return describe::real({.key = key,
                           .group = "precision",
                           .label = std::move(label),
                           .help = std::move(help),
                           .scale = ParameterScale::Logarithmic,
                           .lower = 1e-12,
                           .upper = 1,
                           .sliderLower = 1e-12,
                           .sliderUpper = 0.1},
                          at(&Scenario::precision, member));
}

Parameter modelSteps() {
    return describe::integer(
        {.key = "precision.model_steps",
         .group = "precision",
         .label = NORMSCOPE_TEXT("training steps"),
         .help = NORMSCOPE_TEXT("How long each language model learns its text of some 200 characters, by Adam with "
                                "learning rate 0.003. After 250 steps it knows it nearly by heart."),
         .scale = ParameterScale::Logarithmic,
         .lower = 1,
         .upper = 2000,
         .sliderLower = 10,
         .sliderUpper = 1000},
        at(&Scenario::precision, &PrecisionSettings::modelSteps));
}

Parameter models() {
    return describe::integer(
        {.key = "precision.models",
         .group = "precision",
         .label = NORMSCOPE_TEXT("models"),
         .help = NORMSCOPE_TEXT("So many language models, each with other initial weights; the divergence is the mean "
                                "over all of them and their prompts."),
         .lower = 1,
         .upper = 5,
         .sliderLower = 1,
         .sliderUpper = 5},
        at(&Scenario::precision, &PrecisionSettings::models));
}

Parameter view() {
    return describe::choice<PrecisionView>(
        {.key = "precision.view",
         .group = "precision",
         .label = NORMSCOPE_TEXT("shown"),
         .help = NORMSCOPE_TEXT("Grid: formats, ε and sd. Floor: output sd against input variance. Overflow: of the "
                                "sum of squares. Variance: six algorithms against offset. Generation: another ε than "
                                "in training."),
         .display = true},
        at(&Scenario::precision, &PrecisionSettings::view),
        {{PrecisionView::Grid, "grid", NORMSCOPE_TEXT("grid")},
         {PrecisionView::Floor, "floor", NORMSCOPE_TEXT("floor")},
         {PrecisionView::Overflow, "overflow", NORMSCOPE_TEXT("overflow")},
         {PrecisionView::Variance, "variance", NORMSCOPE_TEXT("variance")},
         {PrecisionView::Generation, "generation", NORMSCOPE_TEXT("generation")}});
}

} // namespace

std::vector<Parameter> precisionLanguageParameters() {
    return {residualScale(),
            epsilon("precision.train_eps", NORMSCOPE_TEXT("ε in training"),
                    NORMSCOPE_TEXT("In every norm of the language model while it learns."),
                    &PrecisionSettings::trainEps),
            epsilon("precision.generate_eps", NORMSCOPE_TEXT("ε in generation"),
                    NORMSCOPE_TEXT("In every norm while the trained model writes, as where an exported, fused or "
                                   "quantised norm has another ε than the training code. The damage grows as the "
                                   "square of the change of ε over the variance, and it is there from the first "
                                   "character on."),
                    &PrecisionSettings::generateEps),
            modelSteps(),
            models(),
            view()};
}

} // namespace normscope
