// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QLineF>

class QPainter;

namespace normscope::ui {

// A piece of a line as the plots draw it, with its marker: for legends and cards.
void drawSeriesSample(QPainter& painter, const Series& series, const QLineF& place, const Theme& theme);

} // namespace normscope::ui
