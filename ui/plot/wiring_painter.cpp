// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/wiring_painter.h"

#include "plot/plot_lettering.h"
#include "plot/text_painter.h"
#include "plot/wiring_parts.h"

#include <QCoreApplication>
#include <QPainter>

namespace normscope::ui {
namespace {

struct Artist {
    QPainter& painter;
    const WiringPicture& picture;
    const Wiring& wiring = picture.wiring;
    const WiringLayout& layout = picture.layout;
    const Theme& theme = picture.theme;
    double scale = layout.scale;
    WiringPen pen = {painter, theme, scale};
};

QString wordOf(Slot slot) {
    switch (slot) {
    case Slot::Before:
        return QCoreApplication::translate("WiringView", "Pre");
    case Slot::Branch:
        return QCoreApplication::translate("WiringView", "output");
    case Slot::After:
        break;
    }
    return QCoreApplication::translate("WiringView", "Post");
}

void drawEmptySlot(const Artist& artist, Slot slot) {
    QPen border(artist.theme.faint, 1.25 * artist.scale, Qt::SolidLine, Qt::FlatCap);
    border.setDashPattern({4 / 1.25, 3 / 1.25});
    artist.pen.box(artist.layout.box(slot), border, artist.theme.page);
    artist.pen.fitted(artist.layout.box(slot), wordOf(slot), artist.theme.font(TextSize::Small), artist.theme.muted,
                      TextAlign::Centre);
}

void drawNorm(const Artist& artist, const QRectF& box) {
    const QColor words = artist.theme.onLine(artist.wiring.role);
    artist.pen.box(box, Qt::NoPen, artist.theme.line(artist.wiring.role));
    const double grip = artist.wiring.movable ? 14 * artist.scale : 0;
    if (artist.wiring.movable) artist.pen.gripDots({box.left() + 9 * artist.scale, box.center().y()}, words);
    artist.pen.fitted(box.adjusted(grip, 0, 0, 0), translated(artist.wiring.norm),
                      artist.theme.font(TextSize::Body, QFont::DemiBold), words, TextAlign::Centre);
}

void drawPlacement(const Artist& artist, Slot slot) {
    QRectF beside = artist.layout.box(slot);
    beside.setLeft(beside.right() + 3 * artist.scale);
    beside.setRight(artist.layout.size.width());
    artist.pen.fitted(beside, translated(artist.wiring.placement), artist.theme.font(TextSize::Body, QFont::DemiBold),
                      artist.theme.text(artist.wiring.role), TextAlign::Left);
}

bool standsThere(const Artist& artist, Slot slot) {
    const bool onItsWay = artist.picture.drag && artist.picture.drag->from == slot;
    return isFilled(filledSlots(artist.wiring), slot) && !onItsWay;
}

void drawSlots(const Artist& artist) {
    bool named = artist.picture.drag.has_value(); // not while it is on its way
    for (const Slot slot : allSlots) {
        if (!standsThere(artist, slot)) {
            if (artist.wiring.movable) drawEmptySlot(artist, slot);
            continue;
        }
        drawNorm(artist, artist.layout.box(slot));
        if (!named) drawPlacement(artist, slot);
        named = true;
    }
}

void drawDrag(const Artist& artist) {
    const WiringDrag& drag = *artist.picture.drag;
    drawNorm(artist, artist.layout.box(drag.from).translated(drag.moved));
    if (drag.over) artist.pen.box(artist.layout.box(*drag.over), QPen(artist.theme.ink, 2 * artist.scale), Qt::NoBrush);
}

void drawLines(const Artist& artist) {
    const WiringLayout& at = artist.layout;
    const double scale = artist.scale;
    artist.pen.line({{at.trunk, at.bottom}, {at.trunk, at.top + 8 * scale}}, 3);
    artist.pen.arrow({at.trunk, at.top}, {0, 1}, 11);
    const double end = at.trunk + at.radius + 1;
    artist.pen.line({{at.trunk, at.fork}, {at.branch, at.fork}, {at.branch, at.plus}, {end + 6 * scale, at.plus}}, 2);
    artist.pen.arrow({end, at.plus}, {1, 0}, 9);
    artist.pen.plus({at.trunk, at.plus}, at.radius);
}

void drawWords(const Artist& artist) {
    const WiringLayout& at = artist.layout;
    const double scale = artist.scale;
    const QFont body = artist.theme.font(TextSize::Body);
    artist.pen.fitted(at.block, translated(artist.wiring.block), body, artist.theme.ink, TextAlign::Centre);
    const double beside = at.trunk - 8 * scale, middle = (at.plus + at.fork) / 2, half = 12 * scale;
    artist.pen.fitted({0, middle - half, beside, 2 * half}, translated(artist.wiring.trunk), body, artist.theme.ink,
                      TextAlign::Right);
    const double from = at.trunk + at.radius + 10 * scale;
    artist.pen.fitted({from, at.plus - 22 * scale, at.branch - from, 22 * scale}, translated(artist.wiring.scale), body,
                      artist.theme.ink, TextAlign::Centre);
}

void drawCaptions(const Artist& artist) {
    const double width = artist.layout.size.width(), summary = artist.layout.size.height() - 10 * artist.scale;
    drawText(artist.painter, artist.theme, {0, titleBaseline(artist.theme)}, artist.wiring.title,
             {TextSize::Body, Role::Plain, QFont::DemiBold}, TextAlign::Left, width);
    drawText(artist.painter, artist.theme, {0, summary}, artist.wiring.summary, {TextSize::Small, Role::Muted},
             TextAlign::Left, width);
}

} // namespace

void drawWiring(QPainter& painter, const WiringPicture& picture) {
    painter.setRenderHint(QPainter::Antialiasing);
    const Artist artist{painter, picture};
    drawCaptions(artist);
    drawLines(artist);
    artist.pen.box(picture.layout.block, QPen(picture.theme.ink, 1.5 * picture.layout.scale), picture.theme.page);
    drawSlots(artist);
    drawWords(artist);
    artist.pen.streams(picture.layout);
    if (picture.drag) drawDrag(artist);
}

} // namespace normscope::ui
