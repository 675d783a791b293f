// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/matrix_metrics.h"

#include "plot/text_painter.h"

#include <QtMath>

#include <algorithm>
#include <cmath>

namespace normscope::ui {
namespace {

double widest(const std::vector<std::string>& labels, const Theme& theme, const TextStyle& style) {
    double width = 0;
    for (const std::string& label : labels)
        width = std::max(width, textWidth(QString::fromStdString(label), theme, style));
    return width;
}

double nameLength(const MatrixPlot& panel, const Theme& theme) {
    const TextStyle lit{TextSize::Small, Role::Statistic, QFont::DemiBold};
    return std::min(widest(columnNames(panel, theme), theme, lit), longestColumnName(theme));
}

double titleHeight(const MatrixPlot& panel, const Theme& theme) {
    return panel.title.empty() ? 0 : 34 * textScale(theme);
}

double namesHeight(const MatrixPlot& panel, const Theme& theme) {
    return nameLength(panel, theme) * std::sin(qDegreesToRadians(nameAngle)) + 14 * textScale(theme);
}

} // namespace

const std::vector<std::string>& columnNames(const MatrixPlot& panel, const Theme& theme) {
    return textScale(theme) > 1 && !panel.shortColumnLabels.empty() ? panel.shortColumnLabels : panel.columnLabels;
}

double longestColumnName(const Theme& theme) {
    const double scale = textScale(theme);
    return (scale > 1 ? 70 : 100) * scale;
}

int matrixLeft(const MatrixPlot& panel, const Theme& theme) {
    const double names = widest(panel.rowLabels, theme, {TextSize::Small, Role::Statistic, QFont::DemiBold});
    const double space = panel.showColumnLabels ? 22 : 10;
    return int(std::ceil(std::max(24.0, names + space)));
}

int matrixRight(const MatrixPlot& panel, const Theme& theme) {
    const double lean = panel.showColumnLabels ? nameLength(panel, theme) * std::cos(qDegreesToRadians(nameAngle)) : 0;
    const double margin = panel.rowMargin.empty() ? marginGap : marginGap + rowMarginWidth;
    return int(std::ceil(std::max(margin, lean)));
}

int matrixTop(const MatrixPlot& panel, const Theme& theme) {
    const double scale = textScale(theme);
    const double lowest = panel.columnLabels.empty() && panel.rowMargin.empty() ? 8 : 24;
    const double sentence = panel.sentence.empty() && !panel.group ? 0 : 31 * scale;
    const double below = panel.showColumnLabels ? namesHeight(panel, theme) : lowest * scale;
    return int(std::ceil(titleHeight(panel, theme) + sentence + std::max(below, lowest * scale)));
}

int matrixBottom(const MatrixPlot& panel, const Theme& theme) {
    const double margin = panel.columnMargin.empty() ? 8 : marginGap + columnMarginHeight;
    return int(std::ceil(margin + (panel.summary.empty() ? 2 : 24 * textScale(theme))));
}

} // namespace normscope::ui
