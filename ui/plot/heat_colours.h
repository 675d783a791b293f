// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/plot_data.h"
#include "plot/theme.h"

#include <optional>
#include <vector>

namespace normscope::ui {

// That the range of a map is, where it is no more than one.
std::optional<double> onlyValue(const HeatMap& map);

// The colours of a map over its range: what lies outside takes those of the ends.
class HeatColours {
public:
    HeatColours(const HeatMap& map, const Theme& theme);

    const PlotRange& range() const { return m_range; }
    QRgb of(double value) const; // not finite: that of a failure
    QRgb at(double share) const; // of the way from the lower end to the upper one

private:
    PlotRange m_range;
    double m_lower, m_span; // logarithms on a logarithmic scale
    QRgb m_failure;
    std::vector<QRgb> m_table;
};

} // namespace normscope::ui
