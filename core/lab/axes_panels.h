// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes_scene.h"

// The panels of the Axes page, each from a scene.
namespace normscope {

MatrixPlot inputPanel(const AxesScene& scene);
MatrixPlot outputPanel(AxesScene& scene, std::size_t run); // takes the values out of the scene
CellCard cellPanel(const AxesScene& scene);
Arithmetic arithmeticPanel(const AxesScene& scene, const AxesRun& run);
std::vector<MatrixPlot> influencePanels(const AxesScene& scene); // on one colour scale
Plot backwardPanel(const AxesScene& scene, const AxesRun& run);
Plot inputHistogram(const AxesScene& scene);
Plot outputHistogram(const AxesScene& scene, const AxesRun& run);

// What input, outputs and influence maps have in common: labels, frames, whether numbers are printed.
MatrixPlot framedMatrix(const AxesScene& scene, std::string name);
// Frames the inputs that the chosen output depends on. A matrix frames one size of blocks: that of the first run.
void light(MatrixPlot& plot, const AxesRun& run);

// The line under a matrix: "every row 0 ± 1 · features −0.34 … 0.41", collapsed sides first.
Text outputSummary(const AxesRun& run, const Margins& margins, const MatrixD& values);
Text inputSummary(const Margins& margins); // "rows −0.61 … 0.67 · features −0.38 … 0.45"

} // namespace normscope
