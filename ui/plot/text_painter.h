// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/rich_text.h"

#include <QPointF>

#include <limits>

class QPainter;

// One line of text in a plot, drawn on its baseline. "10^−5": a power is raised.
namespace normscope::ui {

class SvgEngine;

struct TextStyle {
    TextSize size = TextSize::Small;
    Role role = Role::Plain; // of words without a role of their own
    int weight = QFont::Normal;
    bool italic = false;
    bool prose = false; // part of a paragraph: statistics are not semibold
};

enum class TextAlign { Left, Centre, Right };

constexpr double unlimited = std::numeric_limits<double>::infinity();

double textWidth(const QString& text, const Theme& theme, const TextStyle& style);
double textWidth(const Text& text, const Theme& theme, const TextStyle& style);

// Text wider than maxWidth ends in "…".
void drawText(QPainter& painter, const Theme& theme, QPointF baseline, const QString& text, const TextStyle& style,
              TextAlign align = TextAlign::Left, double maxWidth = unlimited);
// In plots every role but Muted is semibold: a few words, not a paragraph.
void drawText(QPainter& painter, const Theme& theme, QPointF baseline, const Text& text, const TextStyle& style,
              TextAlign align = TextAlign::Left, double maxWidth = unlimited);

// The same of words that are cut already.
double runsWidth(const std::vector<TextRun>& runs, const Theme& theme, const TextStyle& style);
void drawRuns(QPainter& painter, const Theme& theme, QPointF baseline, const std::vector<TextRun>& runs,
              const TextStyle& style, TextAlign align = TextAlign::Left, double maxWidth = unlimited);

// Parts joined by " · ": the last ones go when there is no room for all.
void drawParts(QPainter& painter, const Theme& theme, QPointF baseline, const Text& text, const TextStyle& style,
               double maxWidth);

// While it lives, an SVG file keeps that end of each text in place, whatever font the viewer has.
class AlignedText {
public:
    AlignedText(QPainter& painter, TextAlign align);
    ~AlignedText();
    AlignedText(const AlignedText&) = delete;
    AlignedText& operator=(const AlignedText&) = delete;

private:
    SvgEngine* m_engine;
};

// Theme size relative to the usual one: 1, or up to 1.5 on a projector.
double textScale(const Theme& theme);

} // namespace normscope::ui
