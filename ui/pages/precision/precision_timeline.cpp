// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_timeline.h"

#include "lab/axes_words.h"
#include "lab/precision_ranges.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace normscope::ui {

namespace {

constexpr int rowTime = 1200; // ms
constexpr double sameSpot = 1e-9;

struct PrecisionTimeline {
    Q_DECLARE_TR_FUNCTIONS(PrecisionTimeline)
};

bool grows(const Scenario& scenario) { return scenario.precision.view == PrecisionView::Grid; }

} // namespace

bool samePrecisionTimeline(const Scenario& a, const Scenario& b) {
    return std::tuple(epsOfGrid(a), grows(a)) == std::tuple(epsOfGrid(b), grows(b));
}

Index rowsAt(double position) { return position > 0 ? Index(std::ceil(position - sameSpot)) : 0; }

TimelineSpec precisionTimeline(const Scenario& scenario) {
    TimelineSpec spec;
    for (const double eps : epsOfGrid(scenario)) {
        TimelineSpec::Segment row;
        row.label = QStringLiteral("ε = ") + QString::fromStdString(epsPlain(eps));
        row.milliseconds = rowTime;
        spec.segments.push_back(row);
    }
    spec.status = [all = std::ssize(spec.segments), grows = grows(scenario)](double position) {
        const Index rows = grows ? rowsAt(position) : 0;
        if (rows == 0) return PrecisionTimeline::tr("all %1 values of ε").arg(all);
        return PrecisionTimeline::tr("ε %1 of %2").arg(std::min(rows, Index(all))).arg(all);
    };
    return spec;
}

} // namespace normscope::ui
