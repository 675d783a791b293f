// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/frame_encoder.h"

#include <QProcess>
#include <QTemporaryDir>

namespace normscope::ui {

// MP4 (H.264) by the program ffmpeg of this machine, which gets the raw frames through a pipe.
class Mp4Encoder : public FrameEncoder {
public:
    explicit Mp4Encoder(QString out) : m_out(std::move(out)) {}
    ~Mp4Encoder() override; // ends the program

    static QString program(); // its path; empty: there is none
    static Error noProgram(); // says so, and what to do

    Expected<void> open(const QSize& size, int fps, int plays) override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    QString video() const { return m_folder.filePath("video.mp4"); }
    QStringList arguments(const QSize& size, int fps) const;
    tl::unexpected<Error> failure();

    QString m_out;
    QTemporaryDir m_folder;
    QProcess m_ffmpeg;
};

} // namespace normscope::ui
