// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes.h"

#include "lab/axes_changes.h"
#include "lab/axes_norms.h"
#include "lab/axes_scales.h"
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

// centred and xhat from the statistics that the forward pass left.
void fillStages(AxesRun& run, const MatrixD& x) {
    run.centred = run.xhat = x;
    if (run.kind == NormKind::None) return;
    const bool known = !run.cache.rstd.empty();
    if (!known) run.centred.setConstant(nan);
    if (!known) run.xhat.setConstant(nan);
    if (!known) return;
    using RowArray = Eigen::Map<const Eigen::Array<double, 1, Eigen::Dynamic>>;
    const auto groups = Index(run.cache.rstd.size());
    const RowArray mean(run.cache.mean.data(), Index(run.cache.mean.size()));
    const RowArray meanLow(run.cache.meanLow.data(), Index(run.cache.meanLow.size()));
    const RowArray rstd(run.cache.rstd.data(), groups);
    const bool byRow = statisticShape(run.kind) == GroupShape::Row;
    for (Index i = 0; i < x.rows(); ++i) {
        auto centred = run.centred.row(i).array();
        if (byRow && run.kind == NormKind::Layer) centred = centred - mean(i) - meanLow(i);
        if (!byRow) centred = centred - mean - meanLow;
        if (byRow)
            run.xhat.row(i) = centred * rstd(i);
        else
            run.xhat.row(i) = centred * rstd;
    }
}

void fillBackward(AxesRun& run, NormMode mode, const MatrixD& x) {
    run.dx = MatrixD::Constant(x.rows(), x.cols(), nan);
    const bool ran = run.status == NormStatus::Ok || !run.cache.rstd.empty();
    AffineGradient<double> gradient;
    if (ran) backward<double>(run.norm, mode, x, run.upstream, run.cache, run.dx, gradient);
}

MatrixD uneditedOutput(const AxesRun& run, NormMode mode, const Sample& sample, RunningStatistics<double> running) {
    return forwardPass(run.kind, run.norm, mode, sample.prepared, running).y;
}

AxesRun runNorm(NormKind kind, const Scenario& scenario, const Sample& sample, const MatrixD& upstream) {
    const NormSettings& settings = scenario.norm;
    const NormMode mode = settings.mode;
    AxesRun run;
    run.kind = kind;
    run.group = dependence(kind, mode);
    run.norm = makeNorm<double>(kind, settings, sample.x.cols());
    if (const auto* batchNorm = std::get_if<BatchNorm<double>>(&run.norm))
        run.running = runningAfter(*batchNorm, sample.prepared, settings.batchesSeen);
    run.threeWays = threeWays(kind, settings, sample.x, run.running);
    MatrixD before;
    if (!scenario.data.edits.empty()) before = uneditedOutput(run, mode, sample, run.running);
    ForwardPass pass = forwardPass(kind, run.norm, mode, sample.x, run.running);
    run.status = pass.status;
    run.undefined = std::move(pass.undefined);
    run.y = std::move(pass.y);
    run.cache = std::move(pass.cache);
    run.changed = changes(before, run.y);
    fillStages(run, sample.x);
    run.upstream = upstream;
    fillBackward(run, mode, sample.x);
    run.statistics = matrixStatistics(run.y);
    return run;
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
    result.scales = axesScales(result);
    fillHistograms(result);
    return result;
}

} // namespace normscope
