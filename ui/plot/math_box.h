// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>

#include <functional>
#include <vector>

class QPainter;

// A formula as nested boxes on a baseline.
namespace normscope::ui {

struct MathBox {
    double width = 0;
    double ascent = 0;                            // above the baseline
    double descent = 0;                           // below it
    std::function<void(QPainter&, QPointF)> draw; // at the left end of the baseline
};

// "10^−5": a power is raised and smaller; the fonts have no superscript minus.
MathBox mathText(const QString& text, const QFont& font, const QColor& colour);
// With a smaller index at its lower right.
MathBox mathIndexed(const QString& text, const QString& index, const QFont& font, const QColor& colour);
MathBox mathSpace(double width);
MathBox mathRow(std::vector<MathBox> boxes);
// axis: how far above the baseline the bar stands.
MathBox mathFraction(MathBox above, MathBox below, double axis, const QColor& colour, double pen);
MathBox mathRoot(MathBox inside, const QColor& colour, double pen);
// On a band with rounded corners.
MathBox mathLit(MathBox inside, const QColor& band, double padding);

} // namespace normscope::ui
