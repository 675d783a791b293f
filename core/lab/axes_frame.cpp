// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_frame.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr double firstShare = 0.4; // 600 ms of 1500 ms

// The matrices between which a stage moves.
struct StageEnds {
    const MatrixD& from;
    const MatrixD& to;
};

StageEnds stageEnds(const AxesRun& run, const MatrixD& x, AxesStage stage) {
    switch (stage) {
    case AxesStage::Input:
    case AxesStage::Mean:
        return {x, x};
    case AxesStage::Centre:
        return {x, run.centred};
    case AxesStage::Variance:
        return {run.centred, run.centred};
    case AxesStage::Normalise:
        return {run.centred, run.xhat};
    case AxesStage::Affine:
        break;
    }
    return {run.xhat, run.y};
}

// The ends are copied bit by bit, so that a finished group holds the very numbers of the run.
template <class From, class To, class Out>
void move(const From& from, const To& to, double t, Out&& out) {
    if (t <= 0)
        out = from;
    else if (t >= 1)
        out = to;
    else
        out = from + t * (to - from);
}

} // namespace

Moment momentAt(double frame) {
    const double place = std::clamp(frame, 0.0, double(axesStages));
    if (!(place > 0)) return {};
    const double stage = std::ceil(place) - 1;
    const double progress = place - stage;
    Moment moment;
    moment.stage = AxesStage(int(stage));
    moment.first = std::min(progress / firstShare, 1.0);
    moment.others = std::max((progress - firstShare) / (1 - firstShare), 0.0);
    moment.moving = true;
    return moment;
}

MatrixD displayedValues(const AxesRun& run, const MatrixD& x, const Moment& moment, Index firstGroup) {
    const StageEnds ends = stageEnds(run, x, moment.stage);
    MatrixD values(x.rows(), x.cols());
    move(ends.from, ends.to, moment.others, values);
    if (moment.first == moment.others || values.size() == 0) return values;
    const auto corner = run.groups.corner(firstGroup);
    const auto cells = [&](auto& matrix) {
        return matrix.block(corner.row, corner.column, run.groups.rows, run.groups.columns);
    };
    move(cells(ends.from), cells(ends.to), moment.first, cells(values));
    return values;
}

bool statisticKnown(const Moment& moment, bool firstGroup) {
    if (!moment.moving || moment.stage > AxesStage::Mean) return true;
    return moment.stage == AxesStage::Mean && (firstGroup ? moment.first : moment.others) > 0;
}

} // namespace normscope
