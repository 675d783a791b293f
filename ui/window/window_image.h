// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/main_window.h"

#include <QImage>

namespace normscope::ui {

struct WindowImageOptions {
    QSize size = {1440, 900};
    ThemeName theme = ThemeName::Light;
    double frame = 0; // position on the timeline
    double scale = 1; // picture pixels a window pixel
};

// The whole window as a person would see it with this result, without a display. Needs a prepared QApplication.
QImage windowImage(const std::shared_ptr<const AxesResult>& result, const WindowImageOptions& options,
                   const PageFactory& pages);

} // namespace normscope::ui
