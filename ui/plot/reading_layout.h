// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/text_lines.h"

#include <QRectF>

#include <vector>

namespace normscope::ui {

// Where the lines of a reading stand.
struct ReadingLayout {
    struct Line {
        TextLine words;
        double baseline = 0;
    };
    TextSize size = TextSize::Body;
    QRectF text; // beside it: the padding of a card
    double titleBaseline = 0;
    std::vector<Line> lines;
    double bottom = 0; // of all, with the padding
    bool cut = false;  // there was no room for the last lines
};

// Smaller words where the larger ones have no room; what has none even then ends in "…".
ReadingLayout layOutReading(const Reading& reading, const Theme& theme, const QRectF& place);
int readingHeight(const Reading& reading, const Theme& theme, int width); // px that all lines need

// Of every sign of a typewriter, px; some broad ones, as of Chinese, take two places.
double signPitch(const Theme& theme, TextSize size);
int placesOf(QChar sign, const Theme& theme, TextSize size);

} // namespace normscope::ui
