// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "data/source.h"
#include "figure/figure.h"
#include "lab/cell_groups.h"
#include "lab/invariance.h"
#include "lab/matrix_statistics.h"
#include "norm/norm.h"
#include "scenario/scenario.h"

#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// The Axes page: which numbers are averaged? One matrix, normalized in up to three ways, stage by stage.
namespace normscope {

// Stages of the formula in the order of the timeline.
enum class AxesStage { Input, Mean, Centre, Variance, Normalise, Affine };
inline constexpr int axesStages = 6;

// Largest differences of y over the cells that are finite; NaN when there is none. All three ways start from the same
// float32 input: the answer to "is my formula the same?".
struct ThreeWays {
    double stepwiseToKernel = 0; // formula step by step in float32 against the fused float32 kernel
    double stepwiseToDouble = 0;
    double kernelToDouble = 0;
};

// Cells whose bits an edit changed, and how far they spread.
struct AxesChanges {
    std::vector<CellIndex> cells; // by rows
    Index rows = 0, columns = 0;  // that hold one
};

// One norm's run over the matrix, everything in double unless named float.
struct AxesRun {
    NormKind kind = NormKind::None;
    GroupShape group = GroupShape::Cell; // the inputs that one output depends on
    CellGroups groups;                   // the cells that share one statistic
    Norm<double> norm;
    // Where the status is ZeroVarianceZeroEps, the groups in `undefined` are NaN (0/0) in xhat, y and dx, and all
    // others are right; after any other failure all of centred, xhat, y and dx are NaN.
    NormStatus status = NormStatus::Ok;
    std::vector<Index> undefined;
    MatrixD centred, xhat, y; // RMSNorm and none: centred = x; none: xhat = y = x
    NormCache<double> cache;  // of each group
    // BatchNorm only. Before this batch it saw batchesSeen updates by the unedited batch; training adds this batch.
    RunningStatistics<double> running;
    ThreeWays threeWays;
    MatrixD upstream, dx;        // gradient at y, and what the norm lets through to x
    AxesChanges changed;         // outputs that differ from those of the unedited matrix
    MatrixStatistics statistics; // of y; the columns of a masked BatchNorm without padding
    // GroupNorm with one group: largest difference of y from LayerNorm's; NaN when no cell is finite.
    std::optional<double> toLayerNorm;
};

// Which colours, margins and bins the matrices share.
struct AxesScales {
    // Input and outputs use one scale as long as their largest values are within a factor of 4 of each other. A run
    // without a norm always goes with the input.
    bool shared = true;
    double input = 1, output = 1;             // colour limits: largest |value|, rounded up
    double inputMargin = 1, outputMargin = 1; // largest |mean| + sd, rounded up
};

struct AxesResult {
    Scenario scenario;
    Sample sample;
    std::string tableName;
    Index tableRows = 0;
    MatrixStatistics inputStatistics;
    AxesChanges edited;        // inputs that an edit changed
    std::vector<AxesRun> runs; // in the order of scenario.axes.norms
    AxesScales scales;
    InvarianceBench invariance; // of 64 wines in standard units: whatever the page shows, they are no special case
    bool stopped = false;       // on request, between two norms: runs is shorter
};

// The cell that the settings choose, moved into the matrix.
CellIndex chosenCell(const AxesSettings& settings, const MatrixD& x);

AxesResult runAxes(const Scenario& scenario, const Table& table, std::stop_token stop = {});

// Named numbers of a result. For "input" and each norm's key ("layer", "batch", "rms", "group", "instance", "none"):
//   KEY.row_mean_min, _max, _max_abs, KEY.row_sd_min, _max, the same for feature; KEY.mean, sd, max_abs, non_finite;
//   KEY.energy_share.FEATURE, KEY.energy_share_min.FEATURE: part of a row's sum of squares, mean and least over rows
// and for each norm: KEY.status (0: Ok), KEY.stepwise_to_kernel, KEY.stepwise_to_double, KEY.kernel_to_double,
//   KEY.changed_cells, changed_rows, changed_columns (by the edits),
//   KEY.gradient_arriving, gradient_passed, gradient_mean_part, gradient_xhat_part: L2 over the whole matrix
//   KEY.to_layer_norm where AxesRun has it
//   KEY.padding_moves_mean, padding_moves_sd with padding and a norm whose groups hold some: largest over the groups of
//   the difference between all cells and the real ones
// and invariance.NORM.CHANGE (1: the output stays, 0: it does not) and invariance.NORM.CHANGE.moved at eps = 0: see
// benchKey
// In FEATURE every space is '_'.
std::map<std::string, double> metrics(const AxesResult& result);
// Six hex digits over the bits of all outputs: equal on the same machine and build.
std::string bitsCode(const AxesResult& result);

// Where the page is looked at from: no number depends on it.
struct AxesLook {
    double frame = 0; // 0: the finished outputs; 0 ... 1 input, ... 5 ... 6 scale & shift; k is the end of stage k
    std::optional<CellIndex> hovered; // instead of the chosen cell
    bool locked = true;               // the chosen cell of the scenario is shown
    std::optional<Term> term;         // lit in the arithmetic instead of the stage's, as when its letter is pointed at
    // The display settings in force (view, chosen cell, cell values, changed cells) when they are newer than the
    // result's; norms and upstream are always the result's. A one-cell gradient follows the chosen cell shown here.
    std::optional<AxesSettings> display;
    BenchGuess guess; // of the invariance bench
};

// The page as a figure. Panels in order: "input", one matrix a norm ("layer", "group", "none" ...), "cell", then for
// the chosen view and each norm: Cell "arithmetic-layer"; Influence "influence-layer"; Backward "backward-layer";
// Invariance one "invariance" for all (a TextTable); and always "histogram-input", "histogram-layer" ... A matrix
// without cells has the matrices and "cell" only.
Figure axesFigure(const AxesResult& result, const AxesLook& look);
// The matrix of the run-th norm in it; null when there is none.
const MatrixPlot* outputMatrix(const Figure& figure, std::size_t run);

// Between two figures of the same panels and shapes, for a tween: values, margins, limits and bars at t of the way,
// 0 ... 1; words are those of b. Figures that do not match give b.
Figure blend(const Figure& a, const Figure& b, double t);

} // namespace normscope
