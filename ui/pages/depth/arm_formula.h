// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QString>

namespace normscope::ui {

// What one residual step of an arm computes, from x of the layer below: as a formula (rich text), and as one writes it
// in PyTorch.
QString armFormula(const DepthArm& arm);
QString armCode(const DepthArm& arm);

} // namespace normscope::ui
