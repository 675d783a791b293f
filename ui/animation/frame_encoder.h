// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QImage>
#include <QString>

#include <memory>
#include <optional>

// Files that hold frames. Equal frames give equal bytes.
namespace normscope::ui {

enum class AnimationFormat { Webp, Apng, Gif, Png, Mp4 };

// By its ending: .webp, .apng, .gif, .mp4; "FOLDER/" holds one PNG a frame. None: no animation.
std::optional<AnimationFormat> animationFormatOf(const QString& out);

constexpr int mostGifFps = 50; // its clock ticks 100 times a second, and players slow down frames of a single tick

// Takes frames one by one. Each added frame is one frame of the file, also where it is equal to the one before. Nothing
// is left behind without finish(), nor when that fails.
class FrameEncoder {
public:
    virtual ~FrameEncoder() = default;

    // Once, first. size in pixels, not empty. fps: 1 ... 60, of a GIF ... 50, all that its clock of 1/100 s is good
    // for. plays: how often a player repeats it; 0: for ever. PNG and MP4 do not say.
    virtual Expected<void> open(const QSize& size, int fps, int plays) = 0;
    virtual Expected<void> add(const QImage& frame) = 0; // opaque, of that size
    virtual Expected<void> finish() = 0;                 // writes what is not written yet
};

// name: of the PNG files, NAME-0001.png.
std::unique_ptr<FrameEncoder> makeFrameEncoder(AnimationFormat format, const QString& out, const QString& name);

// How long a frame is seen, in such parts of a second, so that rounding never adds up. frame: from 0.
int ticksOf(int frame, int fps, int ticksPerSecond);

} // namespace normscope::ui
