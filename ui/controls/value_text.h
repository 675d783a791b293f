// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter.h"

#include <QString>

namespace normscope::ui {

// A number of a parameter as the window shows it: "12", "1.0", "−0.35", "10^−5", "1.3·10^−5". What follows '^' is to be
// drawn raised. It has all digits that the value needs.
QString shownNumber(const Parameter& parameter, const ParameterValue& value);

// Help, range and default in a few lines: the tool tip.
QString toolTipOf(const Parameter& parameter);

} // namespace normscope::ui
