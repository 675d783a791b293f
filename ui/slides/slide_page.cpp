// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_page.h"

#include "plot/text_painter.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int margin = 32, gap = 16, numberWidth = 90;
constexpr double titleScale = 1.4; // seen from afar
constexpr double titleBaseline = 46;

double headerHeight(const Theme& theme) { return titleBaseline + gap * textScale(theme); }

// At the bottom, beside the number.
QRect captionRoom(const SlideWords& words, const Theme& theme) {
    const QRect widest(margin, 0, slideSize.width() - 2 * margin - numberWidth, slideSize.height());
    const QFontMetrics metrics(theme.font(TextSize::Small));
    const QRect needed = metrics.boundingRect(widest, int(Qt::AlignLeft) | Qt::TextWordWrap, words.caption);
    const int height = std::max(needed.height(), metrics.height());
    return {margin, slideSize.height() - gap - height, widest.width(), height};
}

void drawTitle(QPainter& painter, const Theme& theme, const SlideWords& words) {
    painter.save();
    painter.scale(titleScale, titleScale);
    const double right = (slideSize.width() - margin) / titleScale, baseline = titleBaseline / titleScale;
    const TextStyle stage{TextSize::Body, Role::Muted}, title{TextSize::Large, Role::Plain, QFont::DemiBold};
    const double room = right - margin / titleScale, stageWidth = textWidth(words.stage, theme, stage);
    drawText(painter, theme, {right, baseline}, words.stage, stage, TextAlign::Right, room / 2);
    drawText(painter, theme, {margin / titleScale, baseline}, words.title, title, TextAlign::Left,
             room - std::min(stageWidth, room / 2) - gap);
    painter.restore();
}

void drawFooter(QPainter& painter, const Theme& theme, const SlideWords& words) {
    const QRect room = captionRoom(words, theme);
    painter.setFont(theme.font(TextSize::Small));
    painter.setPen(theme.muted);
    painter.drawText(room, int(Qt::AlignLeft) | Qt::TextWordWrap, words.caption);
    const double baseline = room.bottom() - QFontMetrics(painter.font()).descent();
    drawText(painter, theme, QPointF(slideSize.width() - margin, baseline), words.number,
             {TextSize::Small, Role::Muted}, TextAlign::Right);
}

} // namespace

QRectF figureRoom(const SlideWords& words, const Theme& theme) {
    const double top = headerHeight(theme);
    return {gap, top, slideSize.width() - 2.0 * gap, captionRoom(words, theme).top() - gap - top};
}

void addSlide(PdfDocument& document, Picture figure, const SlideWords& words) {
    const Theme& theme = *figure.theme;
    figure.title.clear();
    figure.caption.clear();
    const QRectF room = figureRoom(words, theme);
    const QSizeF size = figure.size;
    const double scale = std::min(room.width() / size.width(), room.height() / size.height());
    const QPointF topLeft = room.center() - QPointF(size.width(), size.height()) * scale / 2;
    document.addPage([&](QPainter& painter) {
        painter.fillRect(QRect(QPoint(), slideSize), theme.page);
        document.draw(figure, topLeft, scale);
        drawTitle(painter, theme, words);
        drawFooter(painter, theme, words);
    });
}

} // namespace normscope::ui
