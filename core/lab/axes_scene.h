// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"
#include "lab/axes_frame.h"

namespace normscope {

// What a look at a result comes to: the cell that is worked, the values that stand in each matrix, their margins.
struct AxesScene {
    const AxesResult& result;
    AxesSettings display;
    Moment moment;
    CellIndex worked;                // cell of the arithmetic, the influence map and the backward view
    std::optional<CellIndex> framed; // worked when it is framed in the matrices
    bool locked = false;
    Term lit = Term::None;       // in the arithmetic
    std::vector<MatrixD> values; // of each run at this frame
    std::vector<Margins> margins;
    BenchGuess guess;

    const MatrixD& x() const { return result.sample.x; }
    const NormSettings& norm() const { return result.scenario.norm; }
    bool empty() const { return x().size() == 0; }
    bool finished() const { return !moment.moving || (moment.stage == AxesStage::Affine && moment.others >= 1); }
};

AxesScene makeScene(const AxesResult& result, const AxesLook& look);

// The gradient at y that the backward view shows: the run's own, or 1 at the worked cell.
MatrixD shownUpstream(const AxesScene& scene, const AxesRun& run);

} // namespace normscope
