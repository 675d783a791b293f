// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/export.h"

namespace normscope::ui {

// One page of the picture's size (96 pixels an inch), fonts embedded, images lossless. Without the time of writing, so
// that equal pictures are equal files.
QByteArray pdfFile(const Picture& picture);

} // namespace normscope::ui
