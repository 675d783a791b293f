// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/precision.h"

#include <vector>

// The parts that a result of the Precision page is made of.
namespace normscope {

// So many values of N(0, 1). Each study has a stream of its own, so that none moves another.
enum class PrecisionStream : std::uint64_t { Row = 0x70, Variance = 0x71, Overflow = 0x72 };
std::vector<double> normals(std::uint64_t seed, PrecisionStream stream, Index count);

Emulation emulationOf(const PrecisionSettings& settings, NumberFormat format);

// The row that a cell normalizes: unit values times sd plus the offset, rounded to the format.
std::vector<double> roundedRow(const Scenario& scenario, const Emulation& emulation, const std::vector<double>& unit,
                               double sd);
PrecisionCell cellOf(const RowTrace& trace, const Emulation& emulation);

// Fills grid, row, trace and chosen.
void addGrid(PrecisionResult& result);
std::vector<EffectiveEps> effectiveEps(const Scenario& scenario);
FloorStudy studyFloor(const Scenario& scenario, const std::vector<double>& eps);
OverflowStudy studyOverflow(const Scenario& scenario);
VarianceStudy studyVariance(const Scenario& scenario);
// What is known before any model is trained.
GenerationStudy untrained(const Scenario& scenario);

double median(std::vector<double> values); // NaN if there is none
double rms(const std::vector<double>& values);
// rms of (emulated - exact) over rms of exact; over 1 if exact is all 0.
double relativeError(const OperationTrace& operation);

} // namespace normscope
