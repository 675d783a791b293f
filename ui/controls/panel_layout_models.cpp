// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panel_layout.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

struct PanelLayout {
    Q_DECLARE_TR_FUNCTIONS(PanelLayout)
};

PanelSection modelTable() {
    return {PanelLayout::tr("TABLE"),
            {{"models.search", ControlForm::Text},
             {"models.norm", ControlForm::Choice},
             {"models.placement", ControlForm::Choice},
             {"models.order", ControlForm::Choice},
             {"models.descending", ControlForm::Check}}};
}

PanelSection checkpoint() {
    return {PanelLayout::tr("CHECKPOINT"),
            {{"models.file", ControlForm::File},
             {"models.part", ControlForm::Segments},
             {"models.layer", ControlForm::Slider},
             {"models.role", ControlForm::Text}}};
}

} // namespace

std::vector<PanelSection> modelsPanelLayout() { return {modelTable(), checkpoint()}; }

} // namespace normscope::ui
