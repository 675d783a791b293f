// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

class QBrush;
class QFont;
class QPainterPath;
class QPen;
class QRectF;
class QTransform;

// Qt's drawing values as SVG attributes (each starts with a space) and path data; numbers have at most three decimals.
namespace normscope::ui {

QByteArray svgNumber(double value);
QByteArray svgPath(const QPainterPath& path);
QByteArray svgRect(const QRectF& rect);
QByteArray svgTransform(const QTransform& transform);
QByteArray svgFill(const QBrush& brush, double opacity); // empty: no fill
QByteArray svgStroke(const QPen& pen, double opacity);   // empty: no line
QByteArray svgFont(const QFont& font);
QByteArray svgText(const QString& text); // escaped; characters that XML forbids are left out

} // namespace normscope::ui
