// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/lesson.h"

#include <QString>

#include <optional>

// What a predicted number is worth.
namespace normscope::ui {

// As a person types it: either decimal sign, "90 %" is 0.9, "nan" and "inf" are numbers too. None: it is no number.
std::optional<double> typedNumber(const QString& text);

// Whether the prediction is as near to the measured number as the lesson asks for. What is not finite must be the same.
bool agrees(const NumberPrediction& prediction, double given, double measured);

} // namespace normscope::ui
