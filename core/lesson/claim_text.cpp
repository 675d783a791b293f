// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson_check.h"

namespace normscope {

namespace {

std::string metricText(const std::string& run, const std::string& metric) {
    return run.empty() ? metric : metric + " (" + run + ")";
}

std::string plain(const Measured& measured) {
    const std::string metric = metricText(measured.run, measured.metric);
    return measured.over.empty() ? metric : metric + " / " + metricText(measured.overRun, measured.over);
}

std::string sign(Comparison comparison) {
    switch (comparison) {
    case Comparison::Less:
        return "<";
    case Comparison::LessEqual:
        return "<=";
    case Comparison::Greater:
        return ">";
    case Comparison::GreaterEqual:
        return ">=";
    case Comparison::Near:
    case Comparison::Within:
        return "=";
    case Comparison::Is:
        break;
    }
    return "is";
}

std::string boundText(const Claim& claim) {
    if (!claim.boundMeasured) return roundTrip(claim.bound);
    const std::string measured = plain(*claim.boundMeasured);
    return claim.bound == 1 ? measured : roundTrip(claim.bound) + " × " + measured;
}

std::string toleranceText(const Claim& claim) {
    if (claim.comparison == Comparison::Near) return " ± " + roundTrip(claim.tolerance);
    if (claim.comparison == Comparison::Within) return " × (1 ± " + roundTrip(claim.tolerance) + ")";
    return {};
}

} // namespace

std::string plain(const Claim& claim) {
    return plain(claim.measured) + " " + sign(claim.comparison) + " " + boundText(claim) + toleranceText(claim);
}

} // namespace normscope
