// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

// Words in the cells of matrices and maps.
namespace normscope::ui {

// The largest size up to the font's own in which text fits; 0 when none does.
int fittingSize(QFont font, const QString& text, QSizeF room);
void drawCellWord(QPainter& painter, const QRectF& cell, const QString& text, const QFont& font);
// Where no word fits.
void drawCross(QPainter& painter, QPointF centre, double size);

} // namespace normscope::ui
