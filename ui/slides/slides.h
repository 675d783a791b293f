// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/animation.h"
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

// Computes the result once, then draws slide by slide. Needs a QApplication and loaded fonts, on its thread. When it
// fails or is stopped it leaves no file.
Expected<void> makeSlides(const SlidesRequest& request, const AnimationProgress& progress = {},
                          const std::stop_token& stop = {});

} // namespace normscope::ui
