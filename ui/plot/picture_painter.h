// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/export.h"

class QCPPainter;

namespace normscope::ui {

// The whole page of a picture: its panels between title and caption.
QSize pageSize(const Picture& picture);
void drawPicture(QCPPainter& painter, const Picture& picture, bool transparent);

} // namespace normscope::ui
