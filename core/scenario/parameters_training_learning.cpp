// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/arm_settings.h"
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

#include <algorithm>
#include <iterator>

// How the arms of the Training page learn. Each may do so in its own way, and change it in the middle of a run.
namespace normscope {

namespace {

using Applies = std::function<bool(const Scenario&)>;

template <class Member>
auto learning(Member LearningSettings::*member) {
    return [member](auto& scenario) -> auto& { return scenario.training.all.learning.*member; };
}

Applies where(bool (*needs)(const LearningSettings&)) {
    return [needs](const Scenario& scenario) {
        return anyArm(scenario, [needs](const ArmSettings& arm) { return needs(arm.learning); });
    };
}

bool hasMomentum(const LearningSettings& learning) { return learning.optimizer == OptimizerKind::Momentum; }
bool isAdaptive(const LearningSettings& learning) {
    return learning.optimizer == OptimizerKind::Adam || learning.optimizer == OptimizerKind::AdamW;
}
bool falls(const LearningSettings& learning) {
    return learning.schedule == ScheduleKind::Linear || learning.schedule == ScheduleKind::Cosine;
}
bool decays(const LearningSettings& learning) { return learning.weightDecay > 0; }

Parameter changeable(Parameter parameter) {
    if (parameter.applies) parameter.group = "training-option";
    parameter.perArm = parameter.anyStep = true;
    return parameter;
}

Parameter optimizer() {
    return describe::choice<OptimizerKind>(
        changeable({.key = "training.optimizer",
                    .group = "training",
                    .label = NORMSCOPE_TEXT("optimizer"),
                    .help = NORMSCOPE_TEXT("SGD goes lr times the gradient, so it can blow up. Adam divides by the "
                                           "gradient's own size: its steps stay about lr whatever happens. In the "
                                           "middle of a run another one starts without memory.")}),
        learning(&LearningSettings::optimizer),
        {{OptimizerKind::Sgd, "sgd", "SGD"},
         {OptimizerKind::Momentum, "momentum", NORMSCOPE_TEXT("SGD with momentum")},
         {OptimizerKind::Adam, "adam", "Adam"},
         {OptimizerKind::AdamW, "adamw", "AdamW"}});
}

Parameter rate() {
    return describe::real(changeable({.key = "training.lr",
                                      .group = "training",
                                      .label = NORMSCOPE_TEXT("learning rate"),
                                      .help = NORMSCOPE_TEXT(
                                          "Of the schedule's top. For Adam look between 1e-3 and 1e-2: placements part "
                                          "there. For Noam it is a factor on d^(−1/2)."),
                                      .scale = ParameterScale::Logarithmic,
                                      .lower = 1e-6,
                                      .upper = 10,
                                      .sliderLower = 1e-4,
                                      .sliderUpper = 0.1}),
                          learning(&LearningSettings::lr));
}

Parameter schedule() {
    return describe::choice<ScheduleKind>(
        changeable({.key = "training.schedule",
                    .group = "training",
                    .label = NORMSCOPE_TEXT("schedule"),
                    .help = NORMSCOPE_TEXT(
                        "What the learning rate does after warm-up w: it stays, falls linearly or as a cosine to the "
                        "least one at the last step, or falls as √(w / t). Noam: lr d^(−1/2) min(t^(−1/2), "
                        "t w^(−3/2)).")}),
        learning(&LearningSettings::schedule),
        {{ScheduleKind::Constant, "constant", NORMSCOPE_TEXT("constant")},
         {ScheduleKind::Linear, "linear", NORMSCOPE_TEXT("linear")},
         {ScheduleKind::Cosine, "cosine", NORMSCOPE_TEXT("cosine")},
         {ScheduleKind::InverseSqrt, "inverse_sqrt", NORMSCOPE_TEXT("inverse root")},
         {ScheduleKind::Noam, "noam", "Noam"}});
}

Parameter warmup() {
    return describe::integer(
        changeable({.key = "training.warmup",
                    .group = "training",
                    .label = NORMSCOPE_TEXT("warm-up"),
                    .help = NORMSCOPE_TEXT("So many steps in which the learning rate rises linearly: lr t / w at step "
                                           "t. Post-LN with Adam needs them, Pre-LN hardly does."),
                    .unit = "steps",
                    .lower = 0,
                    .upper = 20000,
                    .sliderLower = 0,
                    .sliderUpper = 500}),
        learning(&LearningSettings::warmup));
}

// 0, or a size on a logarithmic slider.
Parameter orZero(const char* key, Text label, Text help, double LearningSettings::*member, double lower, double upper,
                 double sliderLower, double sliderUpper, Applies applies = {}) {
    return describe::real(changeable({.key = key,
                                      .group = "training",
                                      .label = std::move(label),
                                      .help = std::move(help),
                                      .scale = ParameterScale::Logarithmic,
                                      .lower = lower,
                                      .upper = upper,
                                      .sliderLower = sliderLower,
                                      .sliderUpper = sliderUpper,
                                      .allowZero = true,
                                      .applies = std::move(applies)}),
                          learning(member));
}

Parameter linear(const char* key, Text label, Text help, double LearningSettings::*member, double upper,
                 double sliderUpper, Applies applies = {}) {
    return describe::real(changeable({.key = key,
                                      .group = "training",
                                      .label = std::move(label),
                                      .help = std::move(help),
                                      .lower = 0,
                                      .upper = upper,
                                      .sliderLower = 0,
                                      .sliderUpper = sliderUpper,
                                      .applies = std::move(applies)}),
                          learning(member));
}

std::vector<Parameter> optimizerParameters() {
    constexpr double almostOne = 0.999999; // at 1 nothing new would ever count
    return {
        linear("training.momentum", NORMSCOPE_TEXT("momentum"),
               NORMSCOPE_TEXT("Share of the last step's velocity that is kept: v = μv + g, w = w − lr v."),
               &LearningSettings::momentum, almostOne, 0.99, where(hasMomentum)),
        linear("training.beta1", NORMSCOPE_TEXT("β1"),
               NORMSCOPE_TEXT("Of Adam: share that the mean of gradients keeps at each step."),
               &LearningSettings::beta1, almostOne, 0.99, where(isAdaptive)),
        linear("training.beta2", NORMSCOPE_TEXT("β2"),
               NORMSCOPE_TEXT("Of Adam: share that the mean of squared gradients keeps at each step."),
               &LearningSettings::beta2, almostOne, 0.999, where(isAdaptive)),
        orZero("training.adam_eps", NORMSCOPE_TEXT("ε of Adam"),
               NORMSCOPE_TEXT("Added to the root of the mean squared gradient, so that tiny gradients do not become "
                              "large steps. Not the ε of the norms."),
               &LearningSettings::eps, 1e-16, 1, 1e-12, 1e-2, where(isAdaptive)),
    };
}

Parameter decayOf() {
    return describe::choice<DecayOf>(
        changeable({.key = "training.decay_of",
                    .group = "training",
                    .label = NORMSCOPE_TEXT("decay of"),
                    .help = NORMSCOPE_TEXT("What weight decay pulls to 0. A decayed γ turns its branch down; most "
                                           "training code leaves biases, γ and β out."),
                    .applies = where(decays)}),
        learning(&LearningSettings::decayOf),
        {{DecayOf::All, "all", NORMSCOPE_TEXT("all")},
         {DecayOf::Weights, "weights", NORMSCOPE_TEXT("weights")},
         {DecayOf::Norms, "norms", NORMSCOPE_TEXT("norms")}});
}

std::vector<Parameter> regularisation() {
    return {
        linear(
            "training.weight_decay", NORMSCOPE_TEXT("weight decay"),
            NORMSCOPE_TEXT("AdamW shrinks values by lr times this at each step; the others add it times the value to "
                           "the gradient."),
            &LearningSettings::weightDecay, 10, 3),
        decayOf(),
        orZero("training.clip", NORMSCOPE_TEXT("clip at norm"),
               NORMSCOPE_TEXT("Where the gradient of all weights together is longer than this, it is shortened to it: "
                              "g min(1, c / ‖g‖). 0: off."),
               &LearningSettings::clip, 1e-6, 1e6, 0.01, 100),
        linear("training.dropout", NORMSCOPE_TEXT("dropout"),
               NORMSCOPE_TEXT("Share of each branch's values that is set to 0 in training, the others divided by "
                              "1 − p. Seeded."),
               &LearningSettings::dropout, 0.95, 0.9),
    };
}

Parameter batch() {
    return describe::integer(
        {.key = "training.batch",
         .group = "training",
         .label = NORMSCOPE_TEXT("batch size"),
         .help = NORMSCOPE_TEXT("Samples a step. BatchNorm takes its statistics over them (and "
                                "their tokens): with two, every output is about ±1."),
         .scale = ParameterScale::Logarithmic,
         .lower = 1,
         .upper = 512,
         .sliderLower = 1,
         .sliderUpper = 128,
         .perArm = true},
        [](auto& scenario) -> auto& { return scenario.training.all.batch; });
}

} // namespace

std::vector<Parameter> trainingLearningParameters() {
    std::vector<Parameter> all = {optimizer(), rate(), schedule(), warmup(),
                                  orZero("training.min_lr", NORMSCOPE_TEXT("least learning rate"),
                                         NORMSCOPE_TEXT("Where a linear or cosine schedule ends at the last step."),
                                         &LearningSettings::minLr, 1e-9, 10, 1e-6, 1e-2, where(falls))};
    for (const auto part : {optimizerParameters, regularisation}) std::ranges::move(part(), std::back_inserter(all));
    all.push_back(batch());
    return all;
}

} // namespace normscope
