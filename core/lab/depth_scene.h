// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes_words.h"
#include "lab/depth_theory.h"

#include <string>
#include <vector>

// What the panels of the Depth page are made from.
namespace normscope {

struct DepthScene {
    const DepthResult& result;
    DepthSettings display; // what is shown how
    DepthPlace place;      // layer of the cursor
    std::size_t arm = 0;   // chosen
    const Figure* ranges = nullptr;

    const DepthSettings& settings() const { return result.scenario.depth; }
    Index layers() const { return settings().layers; }
    Index rows() const { return settings().batch * settings().tokens; }
    const DepthResult::Arm& chosen() const { return result.arms[arm]; }
};
DepthScene depthScene(const DepthResult& result, const DepthLook& look);

Role roleOf(const DepthArm& arm);
LineForm formOf(const DepthArm& arm);
TextArgument armWord(const DepthArm& arm); // its name in its hue
// "24.5", "3.2e12": what stands at a line's end.
std::string reading(double value);

Plot rmsPlot(const DepthScene& scene);
Plot gradientPlot(const DepthScene& scene);
Plot againstDepthPlot(const DepthScene& scene);
HistogramStrip stripPanel(const DepthScene& scene);
Wiring wiringPanel(const DepthScene& scene);
MatrixPlot layerPanel(const DepthScene& scene);
Text depthSentence(const DepthScene& scene);
Text depthCaption(const DepthResult& result);

// Fitted to the values, or those of the figure whose ranges are kept.
Axis fittedAxis(const DepthScene& scene, const std::string& panel, const std::vector<Series>& series);

} // namespace normscope
