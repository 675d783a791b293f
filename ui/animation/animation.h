// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render/file_run.h"
#include "render/render.h"

// A page, one plot of it, or the whole window over its timeline, as one file or a folder of frames.
namespace normscope::ui {

constexpr int fewestFps = 1, mostFps = 60;
constexpr double fewestSeconds = 0.1, mostSeconds = 120;
constexpr int mostPlays = 1000;

struct AnimationRequest {
    // Its out ends in .webp, .apng, .gif, .mp4 or "/" (see frame_encoder.h); its size is that of a whole frame, with
    // title and caption, or empty: as for a picture. frame and transparent do not apply.
    RenderRequest picture;
    int fps = 25;                  // frames a second
    std::optional<double> seconds; // of the file, rests included: fps × seconds frames; none: naturalSeconds()
    int plays = 0;                 // how often a player repeats it; 0: for ever
};

// What can be told before anything is computed: numbers out of range, no such format, no ffmpeg.
Expected<void> checkAnimation(const AnimationRequest& request);

// Refuses what checkAnimation() does.
Expected<FileOrder> animationOrder(const AnimationRequest& request);
Expected<void> animate(const AnimationRequest& request, const FileProgress& progress = {},
                       const std::stop_token& stop = {});

} // namespace normscope::ui
