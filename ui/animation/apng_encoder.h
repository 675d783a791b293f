// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/frame_changes.h"
#include "animation/frame_encoder.h"

#include <QByteArray>

namespace normscope::ui {

// Animated PNG: the chunks of a PNG picture and, for each frame, a control and a data chunk of its own.
class ApngEncoder : public FrameEncoder {
public:
    explicit ApngEncoder(QString out) : m_out(std::move(out)) {}

    Expected<void> open(const QSize& size, int fps, int plays) override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    QByteArray frameControl(const QRect& place);

    QString m_out;
    QByteArray m_frameChunks;
    FrameChanges m_changes;
    QSize m_size;
    int m_fps = 25;
    int m_plays = 0;
    int m_frames = 0;
    quint32 m_sequence = 0; // over control and data chunks
};

} // namespace normscope::ui
