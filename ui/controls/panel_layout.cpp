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
             {"norm.eps", ControlForm::Slider},
             {"norm.gamma", ControlForm::Slider},
             {"norm.beta", ControlForm::Slider},
             {"norm.elementwise_affine", ControlForm::Check, seldom},
             {"norm.bias", ControlForm::Check, seldom}}};
}

PanelSection batchNorm() {
    return {PanelLayout::tr("BATCHNORM USES"),
            {{"norm.mode", ControlForm::Segments},
             {"norm.momentum", ControlForm::Slider, seldom},
             {"norm.momentum_convention", ControlForm::Choice, seldom},
             {"norm.batches_seen", ControlForm::Slider, seldom}}};
}

PanelSection view() {
    return {PanelLayout::tr("VIEW"),
            {{"axes.cell_values", ControlForm::Check},
             {"axes.changed_cells", ControlForm::Check},
             {"axes.upstream", ControlForm::Choice, seldom}}};
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

} // namespace

std::vector<PanelSection> axesPanelLayout() { return {data(), norms(), batchNorm(), view()}; }

std::vector<PanelSection> depthPanelLayout() { return {stack(), arms(), measured()}; }

} // namespace normscope::ui
