// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/file_run.h"
#include "render/render.h"
#include "slides/slide_frames.h"

// A page, or one plot of it, as slides for a lecture: one PDF file of 16:9 pages, one a chosen moment of the timeline.
namespace normscope::ui {

struct SlidesRequest {
    // Its out ends in .pdf. What::Window, size, scale, frame and transparent do not apply.
    RenderRequest picture;
    SlideFrames frames;
};

// What can be told before anything is computed: no such format, positions off the timeline. Needs a QApplication.
Expected<void> checkSlides(const SlidesRequest& request);

// Refuses what checkSlides() does.
Expected<FileOrder> slidesOrder(const SlidesRequest& request);
Expected<void> makeSlides(const SlidesRequest& request, const FileProgress& progress = {},
                          const std::stop_token& stop = {});

} // namespace normscope::ui
