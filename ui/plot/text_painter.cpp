// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/text_painter.h"

#include "plot/power_text.h"
#include "plot/svg_engine.h"

#include <QFontMetricsF>
#include <QPainter>

namespace normscope::ui {
namespace {

using Runs = std::vector<TextRun>;

TextStyle styleOf(const TextRun& run, TextStyle style) {
    if (run.role == Role::Plain) return style;
    style.role = run.role;
    const bool regular = run.role == Role::Muted || (style.prose && run.role == Role::Statistic);
    if (!regular) style.weight = QFont::DemiBold;
    return style;
}

// A run, or part of one.
struct Piece {
    QString text;
    TextStyle style;
    bool raised = false; // a power
};

using Pieces = std::vector<Piece>;

void appendPieces(Pieces& pieces, const QString& text, const TextStyle& style) {
    const qsizetype caret = text.indexOf(u'^');
    if (caret < 0) return pieces.push_back({text, style});
    const qsizetype end = endOfPower(text, caret);
    pieces.push_back({text.left(caret), style});
    pieces.push_back({powerOf(text, caret), style, true});
    if (end < text.size()) appendPieces(pieces, text.mid(end), style);
}

Pieces piecesOf(const Runs& runs, const TextStyle& style) {
    Pieces pieces;
    for (const TextRun& run : runs) appendPieces(pieces, run.text, styleOf(run, style));
    return pieces;
}

QFont fontOf(const Piece& piece, const Theme& theme) {
    QFont font = theme.font(piece.style.size, piece.style.weight, piece.style.italic);
    if (piece.raised) font.setPixelSize(font.pixelSize() * 13 / 20);
    return font;
}

double widthOf(const Piece& piece, const Theme& theme) {
    return QFontMetricsF(fontOf(piece, theme)).horizontalAdvance(piece.text);
}

double widthOf(const Pieces& pieces, const Theme& theme) {
    double width = 0;
    for (const Piece& piece : pieces) width += widthOf(piece, theme);
    return width;
}

Pieces elided(const Pieces& pieces, const Theme& theme, double maxWidth) {
    Pieces result;
    for (const Piece& piece : pieces) {
        const double width = widthOf(piece, theme);
        result.push_back(piece);
        if (width > maxWidth) {
            const QFontMetricsF metrics(fontOf(piece, theme));
            result.back().text = metrics.elidedText(piece.text, Qt::ElideRight, maxWidth);
            break;
        }
        maxWidth -= width;
    }
    return result;
}

// False: there is one part only.
bool dropLastPart(Runs& runs) {
    for (std::size_t i = runs.size(); i-- > 0;) {
        const qsizetype end = runs[i].text.lastIndexOf(QStringLiteral(" · "));
        if (end < 0) continue;
        runs[i].text.truncate(end);
        runs.resize(i + 1);
        return true;
    }
    return false;
}

double shift(TextAlign align, double width) {
    return align == TextAlign::Left ? 0 : align == TextAlign::Right ? -width : -width / 2;
}

double raise(const Piece& piece, const Theme& theme) {
    return piece.raised ? 0.55 * QFontMetricsF(theme.font(piece.style.size)).capHeight() : 0;
}

} // namespace

double runsWidth(const Runs& runs, const Theme& theme, const TextStyle& style) {
    return widthOf(piecesOf(runs, style), theme);
}

void drawRuns(QPainter& painter, const Theme& theme, QPointF baseline, const Runs& runs, const TextStyle& style,
              TextAlign align, double maxWidth) {
    Pieces pieces = piecesOf(runs, style);
    if (widthOf(pieces, theme) > maxWidth) pieces = elided(pieces, theme, maxWidth);
    const AlignedText aligned(painter, align);
    baseline.rx() += shift(align, widthOf(pieces, theme));
    for (const Piece& piece : pieces) {
        painter.setFont(fontOf(piece, theme));
        painter.setPen(theme.text(piece.style.role));
        painter.drawText(baseline - QPointF(0, raise(piece, theme)), piece.text);
        baseline.rx() += widthOf(piece, theme);
    }
}

double textWidth(const QString& text, const Theme& theme, const TextStyle& style) {
    return runsWidth({{text, Role::Plain}}, theme, style);
}

double textWidth(const Text& text, const Theme& theme, const TextStyle& style) {
    return runsWidth(textRuns(text), theme, style);
}

void drawText(QPainter& painter, const Theme& theme, QPointF baseline, const QString& text, const TextStyle& style,
              TextAlign align, double maxWidth) {
    drawRuns(painter, theme, baseline, {{text, Role::Plain}}, style, align, maxWidth);
}

void drawText(QPainter& painter, const Theme& theme, QPointF baseline, const Text& text, const TextStyle& style,
              TextAlign align, double maxWidth) {
    drawRuns(painter, theme, baseline, textRuns(text), style, align, maxWidth);
}

void drawParts(QPainter& painter, const Theme& theme, QPointF baseline, const Text& text, const TextStyle& style,
               double maxWidth) {
    Runs runs = textRuns(text);
    while (runsWidth(runs, theme, style) > maxWidth && dropLastPart(runs)) {
    }
    drawRuns(painter, theme, baseline, runs, style, TextAlign::Left, maxWidth);
}

AlignedText::AlignedText(QPainter& painter, TextAlign align)
    : m_engine(dynamic_cast<SvgEngine*>(painter.paintEngine())) {
    if (m_engine) m_engine->setTextAlign(align);
}

AlignedText::~AlignedText() {
    if (m_engine) m_engine->setTextAlign(TextAlign::Left);
}

double textScale(const Theme& theme) { return theme.body / 14.0; }

} // namespace normscope::ui
