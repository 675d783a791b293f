// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/step_summary.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

struct Sums {
    double values = 0, squares = 0;
    Index count = 0;

    void add(std::span<const float> added) {
        for (const float v : added) {
            values += double(v);
            squares += double(v) * double(v);
        }
        count += std::ssize(added);
    }
    double mean() const { return values / double(count); }
    double rms() const { return std::sqrt(squares / double(count)); }
};

void add(const RunningStatistics<float>& running, Sums& means, Sums& vars) {
    means.add(running.mean);
    vars.add(running.var);
}

} // namespace

AffineSummary affineSummary(const std::vector<ParameterSpan<float>>& parameters) {
    Sums gamma, beta;
    for (const auto& p : parameters) {
        if (p.kind == ParameterKind::Gamma) gamma.add(p.value);
        if (p.kind == ParameterKind::Beta) beta.add(p.value);
    }
    AffineSummary summary;
    if (gamma.count > 0) {
        summary.gammaMean = gamma.mean();
        double squares = 0; // about the mean: gammas lie close together
        for (const auto& p : parameters)
            if (p.kind == ParameterKind::Gamma)
                for (const float g : p.value) squares += (double(g) - gamma.mean()) * (double(g) - gamma.mean());
        summary.gammaSd = std::sqrt(squares / double(gamma.count));
    }
    if (beta.count > 0) summary.betaRms = beta.rms();
    return summary;
}

RunningSummary runningSummary(const StackStatistics<float>& statistics) {
    Sums means, vars;
    add(statistics.embedding, means, vars);
    for (const auto& step : statistics.steps)
        for (const auto* running : {&step.before, &step.branch, &step.after}) add(*running, means, vars);
    add(statistics.final, means, vars);
    if (means.count == 0) return {};
    return {means.rms(), vars.mean()};
}

double shareBetweenRows(const MatrixF& rows, VectorD& mean) {
    mean.setZero(rows.cols());
    double energy = 0, between = 0;
    for (Index i = 0; i < rows.rows(); ++i)
        for (Index j = 0; j < rows.cols(); ++j) {
            mean[j] += double(rows(i, j)) / double(rows.rows());
            energy += double(rows(i, j)) * double(rows(i, j));
        }
    for (Index i = 0; i < rows.rows(); ++i)
        for (Index j = 0; j < rows.cols(); ++j) {
            const double difference = double(rows(i, j)) - mean[j];
            between += difference * difference;
        }
    return energy > 0 || !std::isfinite(energy) ? between / energy : 0;
}

double medianOf(const std::vector<double>& values, std::vector<double>& scratch) {
    if (values.empty()) return std::numeric_limits<double>::quiet_NaN();
    scratch.assign(values.begin(), values.end());
    const auto middle = scratch.begin() + std::ptrdiff_t(scratch.size() / 2);
    std::nth_element(scratch.begin(), middle, scratch.end());
    if (scratch.size() % 2 == 1) return *middle;
    return (*middle + *std::max_element(scratch.begin(), middle)) / 2;
}

} // namespace normscope
