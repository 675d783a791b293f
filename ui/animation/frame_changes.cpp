// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_changes.h"

#include <algorithm>
#include <utility>

namespace normscope::ui {

namespace {

const QRgb* row(const QImage& image, int y) { return reinterpret_cast<const QRgb*>(image.constScanLine(y)); }

// Of the pixels that differ; empty if there are none.
QRect changedPlace(const QImage& before, const QImage& frame) {
    int left = frame.width(), right = -1, top = frame.height(), bottom = -1;
    for (int y = 0; y < frame.height(); ++y) {
        const QRgb *a = row(before, y), *b = row(frame, y);
        const int width = frame.width();
        const int first = int(std::mismatch(a, a + width, b).first - a);
        if (first == width) continue;
        int last = width - 1;
        while (a[last] == b[last]) --last;
        left = std::min(left, first), right = std::max(right, last);
        top = std::min(top, y), bottom = y;
    }
    return {QPoint(left, top), QPoint(right, bottom)};
}

QRect evenPlace(const QRect& place) {
    if (place.isEmpty()) return {0, 0, 1, 1};
    return {QPoint(place.left() & ~1, place.top() & ~1), place.bottomRight()};
}

QImage changedPixels(const QImage& before, const QImage& frame, const QRect& place) {
    QImage image(place.size(), QImage::Format_ARGB32);
    for (int y = 0; y < place.height(); ++y) {
        const QRgb* a = row(before, place.top() + y) + place.left();
        const QRgb* b = row(frame, place.top() + y) + place.left();
        auto* out = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < place.width(); ++x) out[x] = a[x] == b[x] ? 0 : b[x];
    }
    return image;
}

} // namespace

FrameChange FrameChanges::next(const QImage& frame) {
    QImage opaque = frame.convertToFormat(QImage::Format_RGB32);
    const QImage before = std::exchange(m_before, opaque);
    if (before.isNull()) return {opaque.rect(), opaque.convertToFormat(QImage::Format_ARGB32)};
    const QRect place = evenPlace(changedPlace(before, opaque));
    return {place, changedPixels(before, opaque, place)};
}

} // namespace normscope::ui
