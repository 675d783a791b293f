// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QPointF>

#include <string>

class QPainter;

namespace normscope::ui {

// The letter of an arm on a disc of its hue: at the end of its lines, on its map and on its card.
struct LetterDisc {
    std::string letter;
    Role role = Role::Plain;
    bool second = false; // the hue's second shade
};

double letterDiscDiameter(const Theme& theme); // px, without the rim of paper around it
void drawLetterDisc(QPainter& painter, QPointF centre, const LetterDisc& disc, const Theme& theme);

} // namespace normscope::ui
