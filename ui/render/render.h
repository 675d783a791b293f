// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "plot/theme.h"
#include "render/computed.h"
#include "scenario/scenario.h"

#include <QSize>
#include <QString>

#include <optional>

// A page, one plot of it, or the whole window, drawn to a file without being shown.
namespace normscope::ui {

struct RenderRequest {
    enum class What { Page, Plot, Window };

    Scenario scenario; // its page is drawn
    What what = What::Page;
    QString plot;     // of What::Plot: a panel's name, "histogram-layer"
    QSize size;       // px; empty: 1040 × 812 for a page, 1440 × 900 for a window, as on the page for a plot
    double scale = 1; // png: pixels a px
    std::optional<double> frame; // on the page's timeline; none: the finished page
    ThemeName theme = ThemeName::Light;
    bool transparent = false;
    QString out; // .png, .svg, .pdf; the window: .png
};

// Needs a QApplication and loaded fonts. An unknown plot, size, frame or file type is an error. A stop while it
// computes leaves no file.
Expected<void> render(const RenderRequest& request, const RunProgress& progress = {}, const std::stop_token& stop = {});

} // namespace normscope::ui
