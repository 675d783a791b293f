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

PanelSection stream() {
    return {PanelLayout::tr("STREAM"),
            {{"batch.data", ControlForm::Choice},
             {"batch.size", ControlForm::Slider},
             {"batch.order", ControlForm::Segments},
             {"batch.signal", ControlForm::Choice, seldom},
             {"batch.batches", ControlForm::Slider, seldom},
             {"seed", ControlForm::Slider, seldom}}};
}

PanelSection runningStatistics() {
    return {PanelLayout::tr("BATCHNORM USES"),
            {{"norm.mode", ControlForm::Segments},
             {"norm.momentum", ControlForm::Slider},
             {"norm.momentum_convention", ControlForm::Choice},
             {"norm.cumulative", ControlForm::Check},
             {"batch.guard", ControlForm::Check},
             {"norm.track_running_stats", ControlForm::Check, seldom},
             {"norm.eps", ControlForm::Slider, seldom}}};
}

PanelSection padding() {
    return {PanelLayout::tr("PADDING"), {{"batch.padding", ControlForm::Slider}, {"batch.mask", ControlForm::Check}}};
}

PanelSection perturb() { return {PanelLayout::tr("PERTURB"), {{"batch.perturbation", ControlForm::Slider}}}; }

PanelSection batchTraining() {
    return {PanelLayout::tr("TRAINING"),
            {{"batch.steps", ControlForm::Slider, seldom},
             {"batch.lr", ControlForm::Slider, seldom},
             {"batch.scale_lr", ControlForm::Check, seldom},
             {"batch.seeds", ControlForm::Slider, seldom}}};
}

} // namespace

std::vector<PanelSection> batchPanelLayout() {
    return {stream(), runningStatistics(), padding(), perturb(), batchTraining()};
}

} // namespace normscope::ui
