// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panel_layout.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

constexpr bool seldom = true;

struct PanelLayout {
    Q_DECLARE_TR_FUNCTIONS(PanelLayout)
};

PanelSection data() {
    return {PanelLayout::tr("DATA"),
            {{"data.source", ControlForm::Choice},
             {"data.file", ControlForm::File},
             {"data.samples", ControlForm::Slider},
             {"data.units", ControlForm::Choice},
             {"data.tokens", ControlForm::Slider, seldom},
             {"data.padding", ControlForm::Slider, seldom},
             {"data.features", ControlForm::Slider, seldom},
             {"data.scale", ControlForm::Slider, seldom},
             {"data.offset", ControlForm::Slider, seldom},
             {"seed", ControlForm::Slider, seldom},
             {"data.separator", ControlForm::Choice, seldom},
             {"data.decimal", ControlForm::Choice, seldom},
             {"data.header", ControlForm::Choice, seldom}}};
}

PanelSection norms() {
    return {PanelLayout::tr("NORMS SHOWN"),
            {{"axes.norms", ControlForm::Methods},
             {"norm.num_groups", ControlForm::Slider},
             {"norm.eps", ControlForm::Slider},
             {"norm.gamma", ControlForm::Slider},
             {"norm.beta", ControlForm::Slider},
             {"norm.gamma_values", ControlForm::Text, seldom},
             {"norm.beta_values", ControlForm::Text, seldom},
             {"norm.elementwise_affine", ControlForm::Check, seldom},
             {"norm.bias", ControlForm::Check, seldom}}};
}

PanelSection batchNorm() {
    return {PanelLayout::tr("BATCHNORM USES"),
            {{"norm.mode", ControlForm::Segments},
             {"norm.momentum", ControlForm::Slider, seldom},
             {"norm.momentum_convention", ControlForm::Choice, seldom},
             {"norm.cumulative", ControlForm::Check, seldom},
             {"norm.track_running_stats", ControlForm::Check, seldom},
             {"norm.batches_seen", ControlForm::Slider, seldom},
             {"norm.mask_padding", ControlForm::Check, seldom}}};
}

PanelSection view() {
    return {PanelLayout::tr("VIEW"),
            {{"axes.cell_values", ControlForm::Check},
             {"axes.changed_cells", ControlForm::Check},
             {"axes.upstream", ControlForm::Choice, seldom},
             {"axes.factor", ControlForm::Slider, seldom}}};
}

PanelSection stack() {
    return {PanelLayout::tr("STACK"),
            {{"depth.block", ControlForm::Choice},
             {"depth.layers", ControlForm::Slider},
             {"depth.width", ControlForm::Slider},
             {"depth.initialisation", ControlForm::Choice},
             {"depth.activation", ControlForm::Choice},
             {"depth.heads", ControlForm::Slider, seldom},
             {"depth.hidden", ControlForm::Slider, seldom},
             {"depth.gain", ControlForm::Slider, seldom},
             {"depth.tokens", ControlForm::Slider, seldom},
             {"depth.batch", ControlForm::Slider, seldom},
             {"depth.causal", ControlForm::Check, seldom},
             {"depth.qk_norm", ControlForm::Check, seldom},
             {"depth.fused_qkv", ControlForm::Check, seldom},
             {"depth.dropout", ControlForm::Slider, seldom},
             {"depth.layer_scale", ControlForm::Slider, seldom}}};
}

PanelSection arms() {
    return {PanelLayout::tr("ARMS"),
            {{"depth.arms", ControlForm::Arms},
             {"depth.final_norm", ControlForm::Check},
             {"depth.embedding_norm", ControlForm::Check, seldom},
             {"norm.eps", ControlForm::Slider, seldom}}};
}

PanelSection measured() {
    return {PanelLayout::tr("MEASURED"),
            {{"depth.seeds", ControlForm::Slider},
             {"depth.gradient", ControlForm::Choice},
             {"depth.view", ControlForm::Segments},
             {"depth.theory", ControlForm::Check},
             {"depth.strip", ControlForm::Choice, seldom},
             {"depth.labels", ControlForm::Choice, seldom},
             {"depth.head", ControlForm::Choice, seldom},
             {"depth.classes", ControlForm::Slider, seldom},
             {"depth.logarithmic", ControlForm::Check, seldom},
             {"depth.lock_axes", ControlForm::Check, seldom},
             {"seed", ControlForm::Slider, seldom}}};
}

PanelSection trainingArms() { return {PanelLayout::tr("ARMS"), {{"training.arms", ControlForm::TrainingArms}}}; }

PanelSection chosenArm() {
    return {PanelLayout::tr("THIS ARM ONLY"),
            {{"arm.kind", ControlForm::Choice},
             {"arm.lr", ControlForm::Slider},
             {"arm.warmup", ControlForm::Slider},
             {"arm.clip", ControlForm::Slider},
             {"arm.optimizer", ControlForm::Choice, seldom},
             {"arm.schedule", ControlForm::Choice, seldom},
             {"arm.batch", ControlForm::Slider, seldom},
             {"arm.layers", ControlForm::Slider, seldom},
             {"arm.width", ControlForm::Slider, seldom},
             {"arm.block", ControlForm::Choice, seldom},
             {"arm.weight_decay", ControlForm::Slider, seldom},
             {"arm.decay_of", ControlForm::Choice, seldom},
             {"arm.dropout", ControlForm::Slider, seldom},
             {"arm.momentum", ControlForm::Slider, seldom},
             {"arm.beta1", ControlForm::Slider, seldom},
             {"arm.beta2", ControlForm::Slider, seldom},
             {"arm.adam_eps", ControlForm::Slider, seldom},
             {"arm.min_lr", ControlForm::Slider, seldom},
             {"arm.initialisation", ControlForm::Choice, seldom},
             {"arm.activation", ControlForm::Choice, seldom},
             {"arm.hidden", ControlForm::Slider, seldom},
             {"arm.heads", ControlForm::Slider, seldom},
             {"arm.gain", ControlForm::Slider, seldom},
             {"arm.qk_norm", ControlForm::Check, seldom},
             {"arm.embedding_norm", ControlForm::Check, seldom},
             {"arm.final_norm", ControlForm::Check, seldom},
             {"arm.layer_scale", ControlForm::Slider, seldom}}};
}

std::vector<PlacedControl> trainingTask() {
    return {{"training.data", ControlForm::Choice},      {"data.file", ControlForm::File},
            {"training.label", ControlForm::Text},       {"training.layers", ControlForm::Slider},
            {"training.optimizer", ControlForm::Choice}, {"training.lr", ControlForm::Slider},
            {"training.batch", ControlForm::Slider},     {"training.warmup", ControlForm::Slider},
            {"training.clip", ControlForm::Slider},      {"training.steps", ControlForm::Slider}};
}

std::vector<PlacedControl> trainingModel() {
    return {{"training.block", ControlForm::Choice, seldom},
            {"training.width", ControlForm::Slider, seldom},
            {"training.heads", ControlForm::Slider, seldom},
            {"training.hidden", ControlForm::Slider, seldom},
            {"training.activation", ControlForm::Choice, seldom},
            {"training.initialisation", ControlForm::Choice, seldom},
            {"training.gain", ControlForm::Slider, seldom},
            {"training.qk_norm", ControlForm::Check, seldom},
            {"training.embedding_norm", ControlForm::Check, seldom},
            {"training.final_norm", ControlForm::Check, seldom},
            {"training.layer_scale", ControlForm::Slider, seldom}};
}

std::vector<PlacedControl> trainingRest() {
    return {{"training.schedule", ControlForm::Choice, seldom},
            {"training.min_lr", ControlForm::Slider, seldom},
            {"training.momentum", ControlForm::Slider, seldom},
            {"training.beta1", ControlForm::Slider, seldom},
            {"training.beta2", ControlForm::Slider, seldom},
            {"training.adam_eps", ControlForm::Slider, seldom},
            {"training.weight_decay", ControlForm::Slider, seldom},
            {"training.decay_of", ControlForm::Choice, seldom},
            {"training.dropout", ControlForm::Slider, seldom},
            {"norm.eps", ControlForm::Slider, seldom},
            {"norm.elementwise_affine", ControlForm::Check, seldom},
            {"norm.bias", ControlForm::Check, seldom},
            {"norm.momentum", ControlForm::Slider, seldom},
            {"norm.momentum_convention", ControlForm::Choice, seldom},
            {"norm.cumulative", ControlForm::Check, seldom},
            {"norm.track_running_stats", ControlForm::Check, seldom},
            {"data.separator", ControlForm::Choice, seldom},
            {"data.decimal", ControlForm::Choice, seldom},
            {"data.header", ControlForm::Choice, seldom}};
}

PanelSection allArmsTogether() {
    PanelSection section{PanelLayout::tr("ALL ARMS"), trainingTask()};
    for (const auto& more : {trainingModel(), trainingRest()})
        section.controls.insert(section.controls.end(), more.begin(), more.end());
    return section;
}

PanelSection runs() {
    return {PanelLayout::tr("RUNS"),
            {{"training.seeds", ControlForm::Slider},
             {"training.success", ControlForm::Slider},
             {"seed", ControlForm::Slider},
             {"training.batches", ControlForm::Choice, seldom},
             {"training.evaluate_every", ControlForm::Slider, seldom}}};
}

PanelSection trainingView() {
    return {PanelLayout::tr("VIEW"),
            {{"training.logarithmic", ControlForm::Check}, {"training.lock_axes", ControlForm::Check, seldom}}};
}

} // namespace

std::vector<PanelSection> axesPanelLayout() { return {data(), norms(), batchNorm(), view()}; }

std::vector<PanelSection> depthPanelLayout() { return {stack(), arms(), measured()}; }

std::vector<PanelSection> trainingPanelLayout() {
    return {trainingArms(), chosenArm(), allArmsTogether(), runs(), trainingView()};
}

} // namespace normscope::ui
