// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/inner_labels.h"

#include "plot/end_labels.h"
#include "plot/label_ground.h"
#include "plot/letter_disc.h"
#include "plot/line_extent.h"
#include "plot/text_painter.h"

#include <QRectF>

#include <algorithm>
#include <array>

namespace normscope::ui {
namespace {

constexpr std::array shifts = {1.1,  -1.1, 2.0,
                               -2.0, 3.2,  -3.2}; // of the middle from the line, in font sizes; best first

const Text& labelOf(const Series& series, bool directly) {
    static const Text none;
    if (series.theory && !series.endLabel.empty()) return series.endLabel;
    const bool instead = directly && series.endLabel.empty() && series.note.empty();
    return instead ? series.label : none;
}

TextStyle styleOf(const Series& series) {
    if (series.theory) return {TextSize::Small, Role::Plain, QFont::Normal, true};
    return {TextSize::Small, series.role, QFont::DemiBold};
}

struct Placer {
    const Plot& plot;
    const PlotFrame& frame;
    const Theme& theme;
    std::vector<PixelLine> lines = {}; // to be kept clear of
    std::vector<QRectF> taken = {};

    // Thin lines are many and pale: a label may lie on them.
    void findLines(double from) {
        for (const Series& series : plot.series)
            if (series.style == SeriesStyle::Line && !series.thin)
                lines.push_back(pixelLine(series.x, series.y, frame, from));
    }
    void findDiscs() {
        const double size = letterDiscDiameter(theme);
        for (const EndLabel& label : placeEndLabels(plot, frame, theme))
            if (label.disc) taken.emplace_back(*label.disc - size / 2, label.middle - size / 2, size, size);
    }
    // Of the line, or of both edges of a band.
    QRectF along(const Series& series, double left, double right) const {
        const QRectF first = extent(pixelLine(series.x, series.y, frame, left), left, right);
        if (series.style != SeriesStyle::Band) return first;
        return first.united(extent(pixelLine(series.x, series.y2, frame, left), left, right));
    }
    QRectF area(const QRectF& along, double shift) const {
        const double height = 1.1 * theme.small;
        const double from = shift > 0 ? along.bottom() : along.top();
        return {along.left(), from + shift * theme.small - height / 2, along.width(), height};
    }
    int collisions(const QRectF& label) const {
        const bool outside = label.top() < frame.axes.top() || label.bottom() > frame.axes.bottom();
        int count = outside ? 100 : 0;
        for (const PixelLine& line : lines) count += extent(line, label.left(), label.right()).intersects(label);
        for (const QRectF& other : taken) count += 2 * other.intersects(label);
        return count;
    }
    QRectF best(const QRectF& along) const {
        QRectF best = area(along, shifts.front());
        for (const double shift : shifts)
            if (const QRectF next = area(along, shift); collisions(next) < collisions(best)) best = next;
        return best;
    }
};

} // namespace

void drawInnerLabels(QPainter& painter, const Plot& plot, const PlotFrame& frame, const Theme& theme) {
    const bool directly = isDirectlyLabelled(plot);
    const auto isNamed = [&](const Series& series) { return !labelOf(series, directly).empty(); };
    if (std::none_of(plot.series.begin(), plot.series.end(), isNamed)) return;
    const double right = frame.right() - 8 * textScale(theme), room = right - frame.axes.left();
    const auto leftOf = [&](const Series& series) {
        return right - std::min(textWidth(labelOf(series, directly), theme, styleOf(series)), room);
    };
    Placer placer{plot, frame, theme};
    double farthest = right;
    for (const Series& series : plot.series)
        if (isNamed(series)) farthest = std::min(farthest, leftOf(series));
    placer.findLines(farthest);
    placer.findDiscs();
    for (const Series& series : plot.series) {
        const Text& label = labelOf(series, directly);
        if (label.empty()) continue;
        const QRectF along = placer.along(series, leftOf(series), right);
        if (along.isNull()) continue;
        placer.taken.push_back(placer.best(along));
        drawLabelGround(painter, placer.taken.back(), theme);
        const double baseline = placer.taken.back().center().y() + 0.35 * theme.small;
        drawText(painter, theme, {right, baseline}, label, styleOf(series), TextAlign::Right, room);
    }
}

} // namespace normscope::ui
