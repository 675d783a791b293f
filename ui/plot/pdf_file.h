// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/export.h"

#include <string>

namespace normscope::ui {

// One page of the picture's size (96 pixels an inch), fonts embedded, images lossless. Without the time of writing, so
// that equal pictures are equal files. scenario: what figureText() gives; empty: it carries none.
QByteArray pdfFile(const Picture& picture, const std::string& scenario = {});

} // namespace normscope::ui
