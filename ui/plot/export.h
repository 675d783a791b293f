// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "plot/panel_view.h"

#include <QImage>
#include <QRect>

#include <string>
#include <vector>

// Pictures of panels: png, svg, pdf. Same input, same bytes. SVG is clipped, PDF heat maps are lossless.
namespace normscope::ui {

struct PlacedPanel {
    PanelView* view = nullptr;
    QRect place; // in page pixels
};

struct Picture {
    QSize size; // page pixels, without caption
    std::vector<PlacedPanel> panels;
    std::vector<QLine> rules; // separating lines, rule colour
    QString title;            // above, when not empty
    QString caption;          // one line (wrapped if needed) below: the settings
    const Theme* theme = nullptr;
};

struct ExportOptions {
    double scale = 1;          // png: pixels a page pixel, clamped so that a picture stays below 100 megapixels
    bool transparent = false;  // png, svg: no page colour behind
    std::string scenario = {}; // as JSON: the file carries it and opens again; empty: it carries none
};

// The format is that of the file name's extension; an unknown one is refused, as is a scenario that is not valid.
// Written aside and renamed.
Expected<void> exportPicture(const Picture& picture, const QString& path, const ExportOptions& options);
// Any image to a .png file, with the scenario in it as above.
Expected<void> exportImage(const QImage& image, const QString& path, const std::string& scenario);
QImage pictureImage(const Picture& picture, const ExportOptions& options); // for the clipboard

} // namespace normscope::ui
