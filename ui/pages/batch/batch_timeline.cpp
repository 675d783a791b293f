// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_timeline.h"

#include "norm/memory.h"
#include "pages/batch/running_share.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace normscope::ui {

namespace {

constexpr double batchTime = 60, longest = 30000; // ms, of a batch and of all
constexpr double settledShare = 0.01;             // what the start value weighs then
constexpr double sameSpot = 1e-9;

struct BatchTimeline {
    Q_DECLARE_TR_FUNCTIONS(BatchTimeline)
};

// So many of all batches.
TimelineSpec::Segment segment(const QString& label, Index batches, Index all) {
    TimelineSpec::Segment segment;
    segment.label = label;
    segment.length = double(batches);
    segment.rests = int(batches);
    segment.milliseconds = int(std::ceil(double(batches) * std::min(batchTime, longest / double(all))));
    return segment;
}

bool keepsRunningValues(const NormSettings& norm) { return norm.trackRunningStats && !norm.cumulative; }

auto partsOf(const Scenario& scenario) {
    return std::tuple(scenario.batch.batches, keepsRunningValues(scenario.norm), runningShare(scenario.norm));
}

} // namespace

bool sameBatchTimeline(const Scenario& a, const Scenario& b) { return partsOf(a) == partsOf(b); }

std::optional<Index> batchAt(double position, Index batches) {
    if (!(position > 0)) return {};
    return std::clamp(Index(std::floor(position + sameSpot)), Index(1), batches);
}

TimelineSpec batchTimeline(const Scenario& scenario) {
    TimelineSpec spec;
    const Index batches = scenario.batch.batches;
    const Index settled =
        keepsRunningValues(scenario.norm) ? batchesUntilShare(runningShare(scenario.norm), settledShare) : 0;
    if (settled > batches) {
        spec.segments = {segment(BatchTimeline::tr("%1 batches: too few to settle").arg(batches), batches, batches)};
    } else {
        if (settled > 0) spec.segments.push_back(segment(BatchTimeline::tr("running values settle"), settled, batches));
        if (settled < batches)
            spec.segments.push_back(
                segment(BatchTimeline::tr("stream of %1 batches").arg(batches), batches - settled, batches));
    }
    spec.status = [batches](double position) {
        const std::optional<Index> batch = batchAt(position, batches);
        return batch ? BatchTimeline::tr("batch %1").arg(*batch) : BatchTimeline::tr("all %1 batches").arg(batches);
    };
    return spec;
}

} // namespace normscope::ui
