// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/source.h"
#include "figure/figure.h"
#include "scenario/scenario.h"

#include <map>
#include <memory>
#include <stop_token>

// The Axes page: which numbers are averaged? One matrix, normalized in up to three ways, stage by stage.
namespace normscope {

// Stages of the formula in the order of the timeline.
enum class AxesStage { Input, Mean, Centre, Variance, Normalise, Affine };
inline constexpr int axesStages = 6;

// One norm's run over the matrix, everything in double unless named float.
struct AxesRun {
    NormKind kind;
    GroupShape group;
    NormStatus status = NormStatus::Ok;
    MatrixD centred, xhat, y; // RMSNorm and none: centred = x
    NormCache<double> cache;  // of each group
    RunningStatistics<double> running; // BatchNorm only: after this update (training) or as used (evaluation)
    // Largest differences of y over all cells (NaN-free cells only): text B's question "is my formula the same?"
    double stepwiseToKernel = 0;  // formula step by step in float32 against the fused float32 kernel
    double stepwiseToDouble = 0;
    double kernelToDouble = 0;
    MatrixD upstream, dx;         // gradient at y, and what the norm lets through to x
    // y of the unedited matrix, for marking what an edit changed.
    MatrixD unedited;
};

struct AxesResult {
    Scenario scenario;
    Sample sample;
    std::vector<AxesRun> runs; // in the order of scenario.axes.norms
    bool stopped = false;
};

AxesResult runAxes(const Scenario& scenario, const Table& table, std::stop_token stop = {});

// Named numbers of a result: "layer.row_mean_max_abs", "batch.feature_sd_min", "layer.energy_share.proline" ...
std::map<std::string, double> metrics(const AxesResult& result);
// Six hex digits over the bits of all outputs: equal on the same machine and build.
std::string bitsCode(const AxesResult& result);

// Where the page is looked at from: no number depends on it.
struct AxesLook {
    double frame = 0; // 0: the finished outputs; 0 ... 1 input, ... 5 ... 6 scale & shift; k is the end of stage k
    std::optional<CellIndex> hovered; // instead of the chosen cell
    bool locked = true;               // the chosen cell of the scenario is shown
    // The display settings in force (view, chosen cell, cell values, changed cells) when they are newer than the result's;
    // norms and upstream are always the result's. A one-cell gradient follows the chosen cell shown here.
    std::optional<AxesSettings> display;
};

// The page as a figure. Panels in order: "input", one matrix a norm ("layer", "batch", "rms", "none"), "cell", then for
// the chosen view and each norm: Cell "arithmetic-layer"; Influence "influence-layer"; Backward "backward-layer"; and
// always "histogram-input", "histogram-layer" ...
Figure axesFigure(const AxesResult& result, const AxesLook& look);

// Between two figures of the same panels and shapes, for a tween: values, margins and bars at t of the way, 0 ... 1.
// Figures that do not match give b.
Figure blend(const Figure& a, const Figure& b, double t);

} // namespace normscope
