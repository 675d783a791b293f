// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/animation.h"
#include "animation/frame_encoder.h"
#include "animation/frame_source.h"

namespace normscope::ui {

// An animation while it is made.
class AnimationRun : public FileRun {
public:
    static Expected<std::unique_ptr<FileRun>> begin(const AnimationRequest& request, const PageResult& result);

    std::size_t planned() const override { return m_positions.size(); }
    std::size_t done() const override { return m_done; }
    Expected<void> step() override;

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
