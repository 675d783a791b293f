// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

class QPainter;

namespace normscope::ui {

struct Theme;

// A veil in the colour of the page under the words of a line inside the axes: where there is no room beside the data,
// they can still be read, and the data below them seen.
void drawLabelGround(QPainter& painter, const QRectF& words, const Theme& theme);

} // namespace normscope::ui
