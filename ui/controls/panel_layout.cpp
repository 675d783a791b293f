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

} // namespace

std::vector<PanelSection> axesPanelLayout() { return {data(), norms(), batchNorm(), view()}; }

} // namespace normscope::ui
