// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_result.h"
#include "render/render.h"
#include "timeline/timeline_spec.h"

#include <QImage>

#include <functional>

namespace normscope::ui {

// Draws a result at any position of its timeline, on the GUI thread. All its pictures have one size.
struct FrameSource {
    QString name; // of what is drawn: "depth", "rms"
    TimelineSpec timeline;
    std::function<QImage(double position)> draw; // opaque
};

// The page, or one plot of it. request.size: of the whole picture, with title and caption; a page below 960 × 760 is
// laid out at least that large and drawn smaller, for otherwise its words would meet. An unknown plot is an error.
Expected<FrameSource> pageFrames(const RenderRequest& request, const PageResult& result);

FrameSource windowFrames(const RenderRequest& request, const PageResult& result);

} // namespace normscope::ui
