// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace normscope::ui {

// What of a frame has to be drawn over the frame before.
struct FrameChange {
    QRect place;  // all that changed, left and top even (WebP wants that); never empty
    QImage image; // of that size, ARGB32: opaque where the frame changed, 0 where it did not
};

// From frame to frame of one size.
class FrameChanges {
public:
    FrameChange next(const QImage& frame); // the first one is all change

private:
    QImage m_before; // RGB32
};

} // namespace normscope::ui
