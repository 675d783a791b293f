// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/source.h"
#include "math/moments.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace normscope {

namespace {

// The numbers of samples and tokens that the table has rows for, the asked ones if possible.
struct Extent {
    Index samples, tokens;
};

Extent available(Index rows, const DataSettings& settings) {
    if (rows < settings.tokens) return {1, rows};
    return {std::min(settings.samples, rows / settings.tokens), settings.tokens};
}

void noteExtent(Sample& sample, const Extent& extent, const DataSettings& settings, Index rows) {
    if (extent.samples == settings.samples && extent.tokens == settings.tokens) return;
    sample.notes.push_back(
        Text(NORMSCOPE_TEXT("The data set has %1 rows: shown are %2 × %3 (samples × tokens) of the %4 × %5 asked for."),
             {std::to_string(rows), std::to_string(extent.samples), std::to_string(extent.tokens),
              std::to_string(settings.samples), std::to_string(settings.tokens)}));
}

void measureFeatures(Sample& sample, const MatrixD& values) {
    sample.featureMean.resize(values.cols());
    sample.featureSd.resize(values.cols());
    for (Index j = 0; j < values.cols(); ++j) {
        const Moments feature = finiteMoments(values.col(j));
        sample.featureMean(j) = feature.mean;
        sample.featureSd(j) = std::sqrt(feature.var);
    }
}

// 0 for a constant feature, which has no unit; a missing cell stays missing.
double standard(double value, double mean, double sd) {
    if (sd == 0 && std::isfinite(value)) return 0;
    return (value - mean) / sd;
}

void convert(Sample& sample, const DataSettings& settings) {
    sample.prepared = sample.measured;
    if (settings.units == Units::Standard)
        for (Index j = 0; j < sample.prepared.cols(); ++j)
            for (double& value : sample.prepared.col(j))
                value = standard(value, sample.featureMean(j), sample.featureSd(j));
    sample.prepared = (sample.prepared.array() * settings.scale + settings.offset).matrix();
}

void pad(Sample& sample, const Extent& extent, Index padding) {
    const Index real = extent.tokens - std::clamp<Index>(padding, 0, extent.tokens - 1);
    for (Index i = 0; i < sample.prepared.rows(); ++i) {
        sample.real.push_back(i % extent.tokens < real);
        if (!sample.real.back()) sample.prepared.row(i).setZero();
    }
}

void edit(Sample& sample, const std::vector<CellEdit>& edits) {
    sample.x = sample.prepared;
    for (const CellEdit& cell : edits)
        if (cell.row >= 0 && cell.row < sample.x.rows() && cell.column >= 0 && cell.column < sample.x.cols())
            sample.x(cell.row, cell.column) = cell.value;
}

std::vector<std::string> rowLabels(const Extent& extent) {
    std::vector<std::string> labels;
    for (Index sample = 1; sample <= extent.samples; ++sample)
        for (Index token = 1; token <= extent.tokens; ++token)
            labels.push_back(std::to_string(sample) + (extent.tokens > 1 ? "\u00b7" + std::to_string(token) : ""));
    return labels;
}

} // namespace

Sample prepare(const Table& table, const DataSettings& settings) {
    if (table.values.size() == 0) throw std::invalid_argument("prepare: the table is empty");
    if (settings.samples < 1 || settings.tokens < 1)
        throw std::invalid_argument("prepare: samples and tokens must be positive");
    const Index rows = table.values.rows();
    const Extent extent = available(rows, settings);
    Sample sample;
    sample.sourceRows = pickRows(table, extent.samples * extent.tokens);
    sample.measured = table.values(sample.sourceRows, Eigen::all);
    measureFeatures(sample, table.values);
    convert(sample, settings);
    pad(sample, extent, settings.padding);
    edit(sample, settings.edits);
    sample.rowLabels = rowLabels(extent);
    sample.columnLabels = table.columns;
    sample.shortColumnLabels = table.shortColumns;
    sample.rowNoun = table.rowNoun;
    sample.rowsNoun = table.rowsNoun;
    sample.tokens = extent.tokens;
    sample.missing = table.missing;
    sample.notes = table.notes;
    noteExtent(sample, extent, settings, rows);
    return sample;
}

} // namespace normscope
