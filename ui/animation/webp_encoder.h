// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/frame_changes.h"
#include "animation/frame_encoder.h"

struct WebPMux;

namespace normscope::ui {

// Animated WebP, lossless. Each frame holds what changed. (WebPAnimEncoder would join equal frames into one.)
class WebpEncoder : public FrameEncoder {
public:
    explicit WebpEncoder(QString out) : m_out(std::move(out)) {}

    Expected<void> open(const QSize& size, int fps, int plays) override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    struct FreeMux {
        void operator()(WebPMux* mux) const;
    };

    QString m_out;
    std::unique_ptr<WebPMux, FreeMux> m_mux;
    FrameChanges m_changes;
    int m_fps = 25;
    int m_frames = 0;
};

} // namespace normscope::ui
