// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/math_box.h"
#include "plot/theme.h"

namespace normscope::ui {

// y = γ · (x − μ) / √(σ² + ε) + β = result, or y = x without a norm; the lit term stands on the band.
MathBox formulaBox(const Arithmetic& arithmetic, const Theme& theme);

} // namespace normscope::ui
