// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_timeline.h"

#include "lab/axes_words.h"
#include "lab/precision.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <functional>
#include <tuple>

namespace normscope::ui {

namespace {

constexpr int rowTime = 1200; // ms
constexpr double sameSpot = 1e-9;

struct PrecisionTimeline {
    Q_DECLARE_TR_FUNCTIONS(PrecisionTimeline)
};

// Of the rows from the top.
std::vector<double> epsOf(const Scenario& scenario) {
    std::vector<double> eps(std::begin(gridEps), std::end(gridEps));
    if (std::ranges::find(eps, scenario.norm.eps) == eps.end()) eps.push_back(scenario.norm.eps);
    std::ranges::sort(eps, std::greater());
    return eps;
}

bool grows(const Scenario& scenario) { return scenario.precision.view == PrecisionView::Grid; }

} // namespace

bool samePrecisionTimeline(const Scenario& a, const Scenario& b) {
    return std::tuple(epsOf(a), grows(a)) == std::tuple(epsOf(b), grows(b));
}

Index rowsAt(double position) { return position > 0 ? Index(std::ceil(position - sameSpot)) : 0; }

TimelineSpec precisionTimeline(const Scenario& scenario) {
    TimelineSpec spec;
    for (const double eps : epsOf(scenario)) {
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
