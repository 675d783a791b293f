// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/schedule.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace normscope {

namespace {

// 0 at the end of warm-up, 1 at the last step and after.
double progress(const ScheduleSettings& settings, Index step) {
    const double length = double(std::max<Index>(settings.steps - settings.warmup, 1));
    return std::clamp(double(step - settings.warmup) / length, 0.0, 1.0);
}

double noam(const ScheduleSettings& settings, Index step) {
    const double t = double(step + 1), w = double(std::max<Index>(settings.warmup, 1));
    return settings.lr / std::sqrt(double(settings.width)) * std::min(1 / std::sqrt(t), t * std::pow(w, -1.5));
}

} // namespace

double learningRate(const ScheduleSettings& settings, Index step) {
    if (settings.kind == ScheduleKind::Noam) return noam(settings, step);
    if (step < settings.warmup) return settings.lr * double(step + 1) / double(settings.warmup);
    const double above = settings.lr - settings.minLr, done = progress(settings, step);
    switch (settings.kind) {
    case ScheduleKind::Linear:
        return settings.minLr + (1 - done) * above;
    case ScheduleKind::Cosine:
        return settings.minLr + 0.5 * (1 + std::cos(std::numbers::pi * done)) * above;
    case ScheduleKind::InverseSqrt:
        return settings.lr * std::sqrt(double(std::max<Index>(settings.warmup, 1)) / double(step + 1));
    case ScheduleKind::Constant:
    case ScheduleKind::Noam:
        break;
    }
    return settings.lr;
}

} // namespace normscope
