// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/animation.h"
#include "animation/frame_encoder.h"
#include "animation/frame_source.h"

namespace normscope::ui {

// An animation while it is made, one frame at a time, so that a window stays alive. Given up early it leaves no file.
class AnimationRun {
public:
    static Expected<std::unique_ptr<AnimationRun>> begin(const AnimationRequest& request, const PageResult& result);

    std::size_t frames() const { return m_positions.size(); }
    std::size_t done() const { return m_done; }
    bool finished() const { return m_done == frames(); }
    Expected<void> step(); // the next frame; with the last one the file is written. Not once it has finished or failed

private:
    AnimationRun(const AnimationRequest& request, FrameSource source);
    Expected<void> open();

    AnimationRequest m_request;
    FrameSource m_source;
    std::vector<double> m_positions;
    std::unique_ptr<FrameEncoder> m_encoder;
    QImage m_frame; // the newest
    std::size_t m_done = 0;
};

} // namespace normscope::ui
