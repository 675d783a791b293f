// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_ranges.h"
#include "lab/precision_study.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

// Where a mean square leaves its format.
namespace normscope {

namespace {

constexpr Index leastWidth = 64, greatestWidth = 8192;
constexpr int stepsToTwice = 4; // s = 2^(step / 4)
constexpr int lastStep = stepsToTwice * int(std::bit_width(greatestRms) - 1);

double scaleAt(int step) { return std::exp2(double(step) / stepsToTwice); }

bool overflows(const Emulation& emulation, const std::vector<double>& unit, Index width, double s) {
    double sum = 0;
    for (Index i = 0; i < width && std::isfinite(sum); ++i) {
        const double x = emulation.rounded(unit[std::size_t(i)] * s);
        sum = emulation.roundedSum(sum + emulation.roundedSum(x * x));
    }
    return !std::isfinite(sum);
}

double sumThreshold(const Emulation& emulation, Index width) {
    return std::sqrt(facts(emulation.sumFormat()).largest / double(width));
}

// The sum breaks, or, where it runs in a wider format, the values themselves.
double thresholdOf(const Emulation& emulation, Index width) {
    return std::min(sumThreshold(emulation, width), facts(emulation.format).largest);
}

class Seeds {
public:
    explicit Seeds(const Scenario& scenario) : m_emulation(emulationOf(scenario.precision, scenario.precision.format)) {
        for (Index k = 0; k < scenario.precision.seeds; ++k)
            m_units.push_back(normals(scenario.seed + std::uint64_t(k), PrecisionStream::Overflow, greatestWidth));
    }

    const Emulation& emulation() const { return m_emulation; }

    double share(Index width, double s) const {
        const auto broken =
            std::ranges::count_if(m_units, [&](const auto& unit) { return overflows(m_emulation, unit, width, s); });
        return double(broken) / double(m_units.size());
    }

    // Rounding keeps the order of numbers, so that a seed which overflows at s does so at every greater one.
    double leastScale(Index width) const {
        if (share(width, scaleAt(lastStep)) < 0.5) return std::numeric_limits<double>::quiet_NaN();
        int below = -1, at = lastStep;
        while (at - below > 1) {
            const int middle = (at + below) / 2;
            (share(width, scaleAt(middle)) < 0.5 ? below : at) = middle;
        }
        return scaleAt(at);
    }

private:
    Emulation m_emulation;
    std::vector<std::vector<double>> m_units;
};

} // namespace

bool valuesBreakFirst(const PrecisionSettings& settings) {
    const Emulation emulation = emulationOf(settings, settings.format);
    return facts(settings.format).largest < sumThreshold(emulation, greatestWidth);
}

OverflowStudy studyOverflow(const Scenario& scenario) {
    const Seeds seeds(scenario);
    OverflowStudy study;
    for (Index width = leastWidth; width <= greatestWidth; width *= 2) {
        const double threshold = thresholdOf(seeds.emulation(), width);
        study.widths.push_back(width);
        study.threshold.push_back(threshold);
        study.measured.push_back(seeds.leastScale(width));
        study.fractionAtHalf.push_back(seeds.share(width, threshold / 2));
        study.fractionAtThreshold.push_back(seeds.share(width, threshold));
        study.fractionAtTwice.push_back(seeds.share(width, 2 * threshold));
    }
    return study;
}

} // namespace normscope
