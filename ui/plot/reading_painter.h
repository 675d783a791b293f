// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/reading_layout.h"

class QPainter;

namespace normscope::ui {

// place: of the panel; a card is as high as its lines.
void drawReading(QPainter& painter, const Reading& reading, const ReadingLayout& layout, const QRectF& place,
                 const Theme& theme);

} // namespace normscope::ui
