// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/letter_disc.h"

#include "plot/text_painter.h"

#include <QFontMetricsF>
#include <QPainter>

namespace normscope::ui {
namespace {

constexpr double diameter = 17, rim = 1; // px

void drawLetter(QPainter& painter, QPointF centre, const QString& letter, const QFont& font) {
    const AlignedText aligned(painter, TextAlign::Centre);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.drawText(centre + QPointF(-metrics.horizontalAdvance(letter) / 2, metrics.capHeight() / 2), letter);
}

} // namespace

double letterDiscDiameter(const Theme& theme) { return diameter * textScale(theme); }

void drawLetterDisc(QPainter& painter, QPointF centre, const LetterDisc& disc, const Theme& theme) {
    const double radius = letterDiscDiameter(theme) / 2, outer = radius + rim * textScale(theme);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.page);
    painter.drawEllipse(centre, outer, outer);
    painter.setBrush(disc.second ? theme.second(disc.role) : theme.line(disc.role));
    painter.drawEllipse(centre, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(disc.second ? theme.page : theme.onLine(disc.role));
    drawLetter(painter, centre, QString::fromStdString(disc.letter), theme.font(TextSize::Small, QFont::DemiBold));
}

} // namespace normscope::ui
