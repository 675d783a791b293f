// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QIcon>
#include <QStringList>

class QPainter;
class QRectF;

// The shipped icons, by the names of resources/icons/*.svg ("play", "step-back", ...), drawn in the theme's colours.
namespace normscope::ui {

// Every name; "normscope", the application's own icon, is not among them.
QStringList iconNames();

// Ink when enabled, faint when disabled, crisp at every size. An unknown name throws std::invalid_argument.
QIcon icon(const QString& name, const Theme& theme);

// One icon in one colour, for controls that paint themselves. The drawing fills a square: place is best square too.
void paintIcon(QPainter& painter, const QString& name, const QRectF& place, const QColor& colour);

QIcon applicationIcon();

} // namespace normscope::ui
