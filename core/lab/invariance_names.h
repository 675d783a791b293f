// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/invariance.h"

namespace normscope {

TextArgument benchName(BenchNorm norm);                  // "LayerNorm" in its hue
Text benchChangeText(BenchChange change, double factor); // "all data × 2.5"
const BenchMeasurement& measurementOf(const InvarianceBench& bench, BenchNorm norm, BenchChange change);

} // namespace normscope
