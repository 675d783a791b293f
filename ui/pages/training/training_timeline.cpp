// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_timeline.h"

#include "lab/training.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

namespace {

constexpr double stepTime = 20, shortest = 4000, longest = 20000; // ms
constexpr Index mostRests = 2000;

struct TrainingTimeline {
    Q_DECLARE_TR_FUNCTIONS(TrainingTimeline)
};

QString scheduleName(ScheduleKind kind) {
    switch (kind) {
    case ScheduleKind::Linear:
        return TrainingTimeline::tr("learning rate falling in a line");
    case ScheduleKind::Cosine:
        return TrainingTimeline::tr("cosine learning rate");
    case ScheduleKind::InverseSqrt:
        return TrainingTimeline::tr("learning rate falling as 1/√step");
    case ScheduleKind::Noam:
        return TrainingTimeline::tr("Noam learning rate");
    case ScheduleKind::Constant:
        break;
    }
    return TrainingTimeline::tr("constant learning rate");
}

struct WarmUp {
    QStringList letters; // of the arms that have one
    Index end = 0;       // of the longest
};

WarmUp warmUpOf(const TrainingSettings& settings) {
    WarmUp warmUp;
    for (std::size_t k = 0; k < settings.arms.size(); ++k) {
        const Index steps = planOf(settings, k).start.learning.warmup;
        if (steps <= 0) continue;
        warmUp.letters += QString::fromStdString(armLetter(k));
        warmUp.end = std::max(warmUp.end, std::min(steps, settings.steps));
    }
    return warmUp;
}

// After the warm-up, if it is the same for all.
QString restName(const TrainingSettings& settings) {
    const ScheduleKind first = planOf(settings, 0).start.learning.schedule;
    for (std::size_t k = 1; k < settings.arms.size(); ++k)
        if (planOf(settings, k).start.learning.schedule != first) return TrainingTimeline::tr("learning rates differ");
    return scheduleName(first);
}

TimelineSpec::Segment segment(const QString& label, Index steps, Index all) {
    const double share = double(steps) / double(all);
    TimelineSpec::Segment segment;
    segment.label = label;
    segment.length = double(steps);
    segment.milliseconds = std::max(1, int(std::lround(share * std::clamp(stepTime * double(all), shortest, longest))));
    segment.rests = std::max(1, int(std::lround(share * double(std::min(all, mostRests)))));
    return segment;
}

} // namespace

TimelineSpec trainingTimeline(const TrainingSettings& settings, const std::function<Index()>& newest) {
    TimelineSpec spec;
    const WarmUp warmUp = warmUpOf(settings);
    if (warmUp.end > 0)
        spec.segments.push_back(
            segment(TrainingTimeline::tr("warm-up of %1").arg(warmUp.letters.join(", ")), warmUp.end, settings.steps));
    if (warmUp.end < settings.steps)
        spec.segments.push_back(segment(restName(settings), settings.steps - warmUp.end, settings.steps));
    spec.status = [newest](double position) {
        const Index step = std::min(Index(std::floor(position)), newest());
        return TrainingTimeline::tr("step %1").arg(position > 0 ? step : newest());
    };
    return spec;
}

} // namespace normscope::ui
