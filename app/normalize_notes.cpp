// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include "scenario/norm_warnings.h"
#include "scenario/parameter.h"

#include <cmath>

namespace normscope::cli {

namespace {

struct NonFinite {
    Index count = 0, first = 0;
};

// In the rows that the mask calls real.
NonFinite nonFinite(const Array& array, Index columns, const std::optional<RowMask>& mask) {
    return std::visit(
        [&](const auto& values) {
            NonFinite found;
            for (std::size_t i = 0; i < values.size(); ++i) {
                const bool counts = !mask || (*mask)[i / std::size_t(columns)];
                if (counts && !std::isfinite(values[i]) && found.count++ == 0) found.first = Index(i);
            }
            return found;
        },
        array.values);
}

void noteNonFinite(const Streams& streams, const std::string& file, const Array& array,
                   const std::optional<RowMask>& mask = {}) {
    const Index columns = array.shape.empty() ? 1 : array.shape.back();
    const NonFinite found = nonFinite(array, columns, mask);
    if (found.count == 0) return;
    note(streams, file,
         {NORMSCOPE_TEXT("Values that are not finite: %1, the first in row %2, column %3."),
          {std::to_string(found.count), std::to_string(found.first / columns + 1),
           std::to_string(found.first % columns + 1)}});
}

// Where a training step moves running statistics that are kept.
void warnOfMomentum(const Streams& streams, const NormalizeSettings& settings) {
    if (settings.kind != NormKind::Batch || settings.mode != NormMode::Train || settings.runningOut.empty()) return;
    NormSettings norm = withConvention({}, settings.convention).norm;
    if (!settings.cumulative) norm.momentum = settings.momentum;
    norm.cumulative = settings.cumulative;
    norm.trackRunningStats = settings.trackRunningStats;
    std::vector<Text> warnings;
    warnOfRunningStatistics(norm, warnings);
    for (const Text& text : warnings) note(streams, "", text);
}

} // namespace

void noteNormalize(const Streams& streams, const NormalizeSettings& settings, const NormalizeInput& input,
                   const NormalizeResult& result) {
    for (const Text& text : input.x.notes) note(streams, settings.input, text);
    noteNonFinite(streams, settings.input, input.x, input.mask);
    warnOfMomentum(streams, settings);
    if (usesRunning(settings) && (!input.runningMean || !input.runningVar))
        note(streams, "", NORMSCOPE_TEXT("Running statistics that were not given are mean 0 and variance 1."));
    for (const Text& text : result.notes) note(streams, settings.input, text);
    if (!emulationOf(settings)) return;
    for (const auto& [path, array] : result.outputs) // the result's own trouble is told by the notes above
        if (path != settings.output) noteNonFinite(streams, path, array);
}

} // namespace normscope::cli
