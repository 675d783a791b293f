// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_timeline.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr int stopTime = 1500; // ms
constexpr double sameSpot = 1e-9;

struct ModelsTimeline {
    Q_DECLARE_TR_FUNCTIONS(ModelsTimeline)
};

// Without a row or a layer there is one position that shows nothing else.
TimelineSpec::Segment segment(const QString& label, Index stops) {
    TimelineSpec::Segment segment;
    segment.label = label;
    segment.length = double(std::max(stops, Index(1)));
    segment.rests = int(std::max(stops, Index(1)));
    segment.milliseconds = stopTime * segment.rests;
    return segment;
}

TimelineSpec tableTimeline(const ModelsSettings& settings) {
    const Index rows = std::ssize(shownModels(settings));
    TimelineSpec spec;
    spec.segments = {segment(ModelsTimeline::tr("rows of the table: %1").arg(rows), rows)};
    spec.status = [rows](double position) {
        if (stopAt(position) == 0 || rows == 0) return ModelsTimeline::tr("the chosen model");
        return ModelsTimeline::tr("model %1 of %2").arg(std::min(stopAt(position), rows)).arg(rows);
    };
    return spec;
}

TimelineSpec checkpointTimeline(const ModelsSettings& settings, const ModelsResult* result) {
    const Checkpoint* checkpoint = result ? result->checkpoint.get() : nullptr;
    const Index layers = checkpoint ? std::ssize(checkpoint->of(settings.role)) : 0;
    TimelineSpec spec;
    spec.segments = {segment(ModelsTimeline::tr("layers of the norm: %1").arg(layers), layers)};
    spec.status = [layers](double position) {
        if (layers == 0) return ModelsTimeline::tr("no checkpoint");
        if (stopAt(position) == 0) return ModelsTimeline::tr("the chosen layer");
        return ModelsTimeline::tr("norm %1 of %2").arg(std::min(stopAt(position), layers)).arg(layers);
    };
    return spec;
}

} // namespace

Index stopAt(double position) { return position > 0 ? Index(std::ceil(position - sameSpot)) : 0; }

bool sameStops(const TimelineSpec& a, const TimelineSpec& b) {
    const auto same = [](const TimelineSpec::Segment& one, const TimelineSpec::Segment& other) {
        return one.label == other.label && one.rests == other.rests;
    };
    return std::ranges::equal(a.segments, b.segments, same);
}

TimelineSpec modelsTimeline(const ModelsSettings& settings, const ModelsResult* result) {
    return settings.view == ModelsView::Table ? tableTimeline(settings) : checkpointTimeline(settings, result);
}

} // namespace normscope::ui
