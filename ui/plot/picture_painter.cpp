// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/picture_painter.h"

#include "plot/text_painter.h"

#include <qcustomplot.h>

#include <algorithm>
#include <stdexcept>

namespace normscope::ui {
namespace {

constexpr int padding = 16;

int titleHeight(const Picture& picture) { return picture.title.isEmpty() ? 0 : int(44 * textScale(*picture.theme)); }

QRect captionText(const Picture& picture) {
    const QFontMetrics metrics(picture.theme->font(TextSize::Small));
    const QRect room(padding, 0, std::max(picture.size.width() - 2 * padding, 50), 10000);
    return metrics.boundingRect(room, int(Qt::AlignLeft) | Qt::TextWordWrap, picture.caption);
}

int captionHeight(const Picture& picture) {
    return picture.caption.isEmpty() ? 0 : captionText(picture).height() + 2 * padding;
}

void drawPanel(QCPPainter& painter, const PlacedPanel& panel) {
    painter.save();
    painter.translate(panel.place.topLeft());
    painter.setClipRect(QRect(QPoint(), panel.place.size()), Qt::IntersectClip);
    panel.view->paint(painter, panel.place.size());
    painter.restore();
}

void drawCaption(QPainter& painter, const Picture& picture, int top) {
    painter.setFont(picture.theme->font(TextSize::Small));
    painter.setPen(picture.theme->muted);
    const QRect room(padding, top + padding, std::max(picture.size.width() - 2 * padding, 50),
                     captionText(picture).height());
    painter.drawText(room, int(Qt::AlignLeft) | Qt::TextWordWrap, picture.caption);
}

} // namespace

QSize pageSize(const Picture& picture) {
    if (!picture.theme) throw std::invalid_argument("a picture without a theme");
    return picture.size + QSize(0, titleHeight(picture) + captionHeight(picture));
}

void drawPicture(QCPPainter& painter, const Picture& picture, bool transparent) {
    const int top = titleHeight(picture);
    if (!transparent) painter.fillRect(QRect(QPoint(), pageSize(picture)), picture.theme->page);
    painter.setRenderHint(QPainter::Antialiasing);
    if (top > 0)
        drawText(painter, *picture.theme, QPointF(padding, 28 * textScale(*picture.theme)), picture.title,
                 {TextSize::Large, Role::Plain, QFont::DemiBold}, TextAlign::Left, picture.size.width() - 2 * padding);
    painter.save();
    painter.translate(0, top);
    painter.setPen(QPen(picture.theme->rule, 1));
    for (const QLine& rule : picture.rules) painter.drawLine(QLineF(rule).translated(0.5, 0.5));
    for (const PlacedPanel& panel : picture.panels) drawPanel(painter, panel);
    painter.restore();
    if (!picture.caption.isEmpty()) drawCaption(painter, picture, top + picture.size.height());
}

} // namespace normscope::ui
