// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_study.h"

#include "math/random.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

std::vector<double> normals(std::uint64_t seed, PrecisionStream stream, Index count) {
    Random random(seed, static_cast<std::uint64_t>(stream));
    std::vector<double> values;
    for (Index i = 0; i < count; ++i) values.push_back(random.normal());
    return values;
}

Emulation emulationOf(const PrecisionSettings& settings, NumberFormat format) {
    return {format, settings.sums, settings.flushToZero};
}

double median(std::vector<double> values) {
    if (values.empty()) return std::numeric_limits<double>::quiet_NaN();
    std::ranges::sort(values);
    const std::size_t n = values.size();
    return n % 2 == 1 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

double rms(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value * value;
    return std::sqrt(sum / double(values.size()));
}

double relativeError(const OperationTrace& operation) {
    std::vector<double> differences;
    for (std::size_t i = 0; i < operation.exact.size(); ++i)
        differences.push_back(operation.emulated[i] - operation.exact[i]);
    const double size = rms(operation.exact);
    return rms(differences) / (size == 0 ? 1 : size);
}

} // namespace normscope
