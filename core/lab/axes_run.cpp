// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"

#include "lab/axes_changes.h"
#include "lab/axes_norms.h"
#include "lab/axes_pass.h"
#include "lab/axes_scales.h"
#include "lab/invariance_draw.h"
#include "lab/three_ways.h"
#include "math/random.h"

#include <algorithm>
#include <limits>

namespace normscope {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr std::uint64_t upstreamStream = 0x75; // apart from those that draw data

MatrixD upstreamGradient(const Scenario& scenario, const MatrixD& x) {
    MatrixD dy = MatrixD::Zero(x.rows(), x.cols());
    if (dy.size() == 0) return dy;
    if (scenario.axes.upstream == Upstream::OneCell) {
        const CellIndex cell = chosenCell(scenario.axes, x);
        dy(cell.row, cell.column) = 1;
        return dy;
    }
    Random random(scenario.seed, upstreamStream);
    for (Index k = 0; k < dy.size(); ++k) dy.data()[k] = random.normal();
    return dy;
}

double entry(const std::vector<double>& values, std::size_t group) { return group < values.size() ? values[group] : 0; }

// The cells of one row that belong to one group.
void fillStages(AxesRun& run, Index row, Index group) {
    const auto place = std::size_t(group);
    const Index left = run.groups.corner(group).column, width = run.groups.columns;
    auto centred = run.centred.row(row).segment(left, width).array();
    centred = centred - entry(run.cache.mean, place) - entry(run.cache.meanLow, place);
    run.xhat.row(row).segment(left, width) = centred * run.cache.rstd[place];
}

// centred and xhat from the statistics that the forward pass left. RMSNorm left no mean.
void fillStages(AxesRun& run, const MatrixD& x) {
    run.centred = run.xhat = x;
    if (run.kind == NormKind::None) return;
    const bool known = !run.cache.rstd.empty();
    if (!known) run.centred.setConstant(nan);
    if (!known) run.xhat.setConstant(nan);
    if (!known) return;
    for (Index i = 0; i < x.rows(); ++i) {
        if (!run.groups.counts(i)) run.centred.row(i).setZero();
        if (!run.groups.counts(i)) run.xhat.row(i).setZero();
        if (!run.groups.counts(i)) continue;
        for (Index k = 0; k < run.groups.across; ++k) fillStages(run, i, run.groups.at({i, 0}) + k);
    }
}

MatrixD uneditedOutput(const AxesRun& run, NormMode mode, const Sample& sample, RunningStatistics<double> running) {
    return forwardPass(run, mode, sample.prepared, running).y;
}

std::optional<double> toLayerNorm(const AxesRun& run, const NormSettings& settings, const MatrixD& x) {
    if (run.kind != NormKind::Group || settings.numGroups != 1 || x.size() == 0) return {};
    MatrixD y = MatrixD::Constant(x.rows(), x.cols(), nan);
    NormCache<double> cache;
    RunningStatistics<double> none;
    forward<double>(makeAxesNorm<double>(NormKind::Layer, settings, x.cols()), settings.mode, x, y, cache, none);
    return finiteMoments((y - run.y).cwiseAbs()).max;
}

// The norm and how the matrix is cut for it, before anything is run.
AxesRun setUp(NormKind kind, const NormSettings& settings, const Sample& sample) {
    AxesRun run;
    run.kind = kind;
    run.group = dependence(kind, settings);
    const Index rows = sample.x.rows(), columns = sample.x.cols();
    run.groups = cellGroups(kind, settings, rows, columns, sample.tokens, sample.real);
    run.norm = makeAxesNorm<double>(kind, settings, columns, sample.tokens);
    if (kind == NormKind::Batch) run.running = runningAfter(run, sample.prepared, settings.batchesSeen);
    return run;
}

void fillForward(AxesRun& run, NormMode mode, const MatrixD& x) {
    ForwardPass pass = forwardPass(run, mode, x, run.running);
    run.status = pass.status;
    run.undefined = std::move(pass.undefined);
    run.y = std::move(pass.y);
    run.cache = std::move(pass.cache);
    fillStages(run, x);
    run.statistics = matrixStatistics(run.y, run.groups.real);
}

AxesRun runNorm(NormKind kind, const Scenario& scenario, const Sample& sample, const MatrixD& upstream) {
    const NormSettings& settings = scenario.norm;
    AxesRun run = setUp(kind, settings, sample);
    run.threeWays = threeWays(kind, settings, sample, run.running);
    MatrixD before;
    if (!scenario.data.edits.empty()) before = uneditedOutput(run, settings.mode, sample, run.running);
    fillForward(run, settings.mode, sample.x);
    run.changed = changes(before, run.y);
    run.toLayerNorm = toLayerNorm(run, settings, sample.x);
    run.upstream = upstream;
    run.dx = backwardPass(run, settings.mode, sample.x);
    return run;
}

InvarianceBench invarianceBench(const Scenario& scenario) {
    return runInvarianceBench(benchWines(), scenario.norm.eps, scenario.axes.factor, scenario.seed);
}

} // namespace

CellIndex chosenCell(const AxesSettings& settings, const MatrixD& x) {
    return {std::clamp<Index>(settings.row, 0, std::max<Index>(x.rows() - 1, 0)),
            std::clamp<Index>(settings.column, 0, std::max<Index>(x.cols() - 1, 0))};
}

AxesResult runAxes(const Scenario& scenario, const Table& table, std::stop_token stop) {
    AxesResult result;
    result.scenario = scenario;
    result.sample = prepare(table, scenario.data);
    result.tableName = table.name;
    result.tableRows = table.values.rows();
    result.inputStatistics = matrixStatistics(result.sample.x);
    if (!scenario.data.edits.empty()) result.edited = changes(result.sample.prepared, result.sample.x);
    const MatrixD upstream = upstreamGradient(scenario, result.sample.x);
    for (const NormKind kind : scenario.axes.norms) {
        result.stopped = stop.stop_requested();
        if (result.stopped) break;
        result.runs.push_back(runNorm(kind, scenario, result.sample, upstream));
    }
    if (!result.stopped) result.invariance = invarianceBench(scenario);
    result.scales = axesScales(result);
    fillHistograms(result);
    return result;
}

} // namespace normscope
