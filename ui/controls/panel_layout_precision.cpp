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

PanelSection precisionLayer() {
    return {PanelLayout::tr("LAYER"),
            {{"precision.norm", ControlForm::Choice},
             {"precision.features", ControlForm::Slider},
             {"norm.eps", ControlForm::Slider}}};
}

PanelSection arithmetic() {
    return {PanelLayout::tr("ARITHMETIC"),
            {{"precision.format", ControlForm::Segments},
             {"precision.sums", ControlForm::Choice},
             {"precision.variance", ControlForm::Choice},
             {"precision.flush_to_zero", ControlForm::Check}}};
}

PanelSection precisionInput() {
    return {PanelLayout::tr("INPUT"),
            {{"precision.sd", ControlForm::Slider},
             {"precision.offset", ControlForm::Slider},
             {"precision.seeds", ControlForm::Slider, seldom},
             {"precision.values", ControlForm::Slider, seldom},
             {"seed", ControlForm::Slider, seldom}}};
}

PanelSection languageModel() {
    return {PanelLayout::tr("TEXT MODEL"),
            {{"precision.residual_scale", ControlForm::Slider},
             {"precision.generate_eps", ControlForm::Slider},
             {"precision.train_eps", ControlForm::Slider, seldom},
             {"precision.model_steps", ControlForm::Slider, seldom},
             {"precision.models", ControlForm::Slider, seldom}}};
}

} // namespace

std::vector<PanelSection> precisionPanelLayout() {
    return {precisionLayer(), arithmetic(), precisionInput(), languageModel()};
}

} // namespace normscope::ui
