// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/main_window.h"

#include <QImage>

#include <optional>

namespace normscope::ui {

struct WindowImageOptions {
    QSize size = {1440, 900};
    ThemeName theme = ThemeName::Light;
    std::optional<double> frame; // position on the page's timeline; none: finishedPosition
    double scale = 1;            // picture pixels a window pixel
};

// The whole window as a person would see it with this result, without a display. Needs a prepared QApplication.
QImage windowImage(const PageResult& result, const WindowImageOptions& options, const PageFactory& pages);

} // namespace normscope::ui
