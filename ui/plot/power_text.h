// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

// "10^-5": the sign and the digits after '^' are a power; what is no number goes up to the next space.
namespace normscope::ui {

qsizetype endOfPower(const QString& text, qsizetype caret); // behind its last sign
QString powerOf(const QString& text, qsizetype caret);      // with a minus instead of a hyphen

} // namespace normscope::ui
