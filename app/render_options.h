// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/animation.h"
#include "arguments.h"
#include "slides/slide_frames.h"

namespace normscope::cli {

// What a person asks of every picture that `render` is to draw.
struct RenderOptions {
    ui::AnimationRequest request; // its scenario and file are another's for each picture
    std::optional<Page> page;     // instead of the scenario's
    bool allPages = false;
    std::string out;
    std::string language = "en";
    std::optional<std::string> format;     // the ending of many files
    bool timed = false;                    // says something that only an animation has
    std::optional<ui::SlideFrames> frames; // then they are slides
};

// Refuses what contradicts itself; the error's place is the option.
Expected<RenderOptions> renderOptions(const Arguments& arguments);

} // namespace normscope::cli
