// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation_run.h"

#include "animation/frame_positions.h"

namespace normscope::ui {

namespace {

Expected<FrameSource> sourceOf(const RenderRequest& request, const PageResult& result) {
    if (request.what == RenderRequest::What::Window) return windowFrames(request, result);
    return pageFrames(request, result);
}

std::vector<double> positionsOf(const AnimationRequest& request, const TimelineSpec& timeline) {
    const double seconds = request.seconds.value_or(naturalSeconds(timeline));
    return framePositions(timeline, frameCount(request.fps, seconds), request.fps);
}

} // namespace

Expected<std::unique_ptr<FileRun>> AnimationRun::begin(const AnimationRequest& request, const PageResult& result) {
    if (const auto possible = checkAnimation(request); !possible) return unexpected(possible.error());
    auto source = sourceOf(request.picture, result);
    if (!source) return unexpected(std::move(source.error()));
    return std::unique_ptr<FileRun>(new AnimationRun(request, std::move(*source)));
}

AnimationRun::AnimationRun(const AnimationRequest& request, FrameSource source)
    : m_request(request), m_source(std::move(source)), m_positions(positionsOf(request, m_source.timeline)),
      m_encoder(makeFrameEncoder(*animationFormatOf(request.picture.out), request.picture.out, m_source.name)) {}

// The size of the frames is known with the first of them.
Expected<void> AnimationRun::open() { return m_encoder->open(m_frame.size(), m_request.fps, m_request.plays); }

Expected<void> AnimationRun::step() {
    const bool rests = m_done > 0 && m_positions[m_done] == m_positions[m_done - 1];
    if (!rests) m_frame = m_source.draw(m_positions[m_done]);
    if (m_done == 0)
        if (const auto opened = open(); !opened) return opened;
    if (const auto added = m_encoder->add(m_frame); !added) return added;
    if (++m_done < planned()) return {};
    return m_encoder->finish();
}

} // namespace normscope::ui
