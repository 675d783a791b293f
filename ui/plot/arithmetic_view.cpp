// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/arithmetic_view.h"

#include "plot/arithmetic_formula.h"
#include "plot/text_painter.h"

#include <QPainter>

namespace normscope::ui {
namespace {

const TextStyle titleStyle{TextSize::Body, Role::Statistic, QFont::DemiBold};
const TextStyle statisticsStyle{TextSize::Body, Role::Statistic};

// A formula wider than its place is drawn smaller, not cut.
void drawFormula(QPainter& painter, const MathBox& box, QPointF at, double room) {
    const double scale = std::min(1.0, room / std::max(box.width, 1.0));
    painter.save();
    painter.translate(at);
    painter.scale(scale, scale);
    box.draw(painter, {0, 0});
    painter.restore();
}

// Title and statistics; one line where the place is low. Returns where they end.
double drawLines(QPainter& painter, const Arithmetic& panel, const Theme& theme, const QRectF& place, bool low) {
    const double scale = textScale(theme);
    const QPointF title = place.topLeft() + QPointF(0, 24 * scale);
    const Text& words = low ? panel.shortTitle : panel.title;
    const double beside = textWidth(words, theme, titleStyle) + 16 * scale;
    const QPointF statistics = title + (low ? QPointF(beside, 0) : QPointF(0, 22 * scale));
    drawText(painter, theme, title, words, titleStyle, TextAlign::Left, place.width());
    drawText(painter, theme, statistics, panel.statistics, statisticsStyle, TextAlign::Left,
             place.right() - statistics.x());
    return (low ? 40 : 66) * scale;
}

void drawNote(QPainter& painter, const Text& note, const Theme& theme, const QRectF& place) {
    painter.setFont(theme.font(TextSize::Body));
    painter.setPen(theme.text(Role::Failure));
    painter.drawText(place, int(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, translated(note));
}

} // namespace

ArithmeticView::ArithmeticView(const Arithmetic& panel, const Theme& theme, QWidget* parent)
    : DrawnView(panel, theme, parent) {
    describe(panel.title, panel.description);
}

void ArithmeticView::setPanel(const Panel& panel) {
    keepPanel(std::get<Arithmetic>(panel));
    describe(arithmetic().title, arithmetic().description);
}

QSize ArithmeticView::sizeHint() const {
    const MathBox formula = formulaBox(arithmetic(), theme());
    return {int(formula.width) + 1, int(72 * textScale(theme()) + formula.ascent + formula.descent) + 1};
}

void ArithmeticView::draw(QPainter& painter, const QSize& size) const {
    painter.setRenderHint(QPainter::Antialiasing);
    const double left = column(size).left, room = size.width() - left;
    const bool low = size.height() < sizeHint().height();
    const double top = drawLines(painter, arithmetic(), theme(), {left, 0, room, double(size.height())}, low);
    if (!arithmetic().note.empty())
        return drawNote(painter, arithmetic().note, theme(), {left, top, room, size.height() - top});
    const MathBox formula = formulaBox(arithmetic(), theme());
    drawFormula(painter, formula, {left, top + formula.ascent}, room);
}

} // namespace normscope::ui
