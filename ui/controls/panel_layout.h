// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace normscope::ui {

enum class ControlForm { Slider, Choice, Segments, Check, Methods, Arms, TrainingArms, File, Text };

struct PlacedControl {
    const char* key; // of the parameter, or of the chosen arm's: "arm.lr"
    ControlForm form;
    bool seldom = false; // folded away at first
};

struct PanelSection {
    QString title;
    std::vector<PlacedControl> controls;
};

// Which parameters the left dock of a page shows, in which form and order. Ranges, names and help are the parameters'
// own; what a page is pointed at (chosen cell, chosen layer, events of a stream) is changed in the page itself.
std::vector<PanelSection> axesPanelLayout();
std::vector<PanelSection> depthPanelLayout();
std::vector<PanelSection> trainingPanelLayout();
std::vector<PanelSection> batchPanelLayout();
std::vector<PanelSection> precisionPanelLayout();
std::vector<PanelSection> modelsPanelLayout();

} // namespace normscope::ui
