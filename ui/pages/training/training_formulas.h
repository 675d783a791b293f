// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/training_settings.h"

#include <QString>

namespace normscope::ui {

// How the arms learn, as formulas in rich text; those that not all arms have name theirs.
QString trainingFormulas(const TrainingSettings& settings, const Theme& theme);

} // namespace normscope::ui
