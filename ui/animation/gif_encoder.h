// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/frame_changes.h"
#include "animation/frame_encoder.h"

#include <QByteArray>

struct GifFileType;

namespace normscope::ui {

// GIF: each frame holds what changed, with a palette of its own.
class GifEncoder : public FrameEncoder {
public:
    explicit GifEncoder(QString out) : m_out(std::move(out)) {}

    Expected<void> open(const QSize& size, int fps, int plays) override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    struct CloseGif {
        void operator()(GifFileType* gif) const;
    };

    tl::unexpected<Error> failure() const;

    QString m_out;
    QByteArray m_bytes;
    std::unique_ptr<GifFileType, CloseGif> m_gif; // writes to the bytes, also when it is closed
    FrameChanges m_changes;
    int m_fps = 25;
    int m_frames = 0;
};

} // namespace normscope::ui
