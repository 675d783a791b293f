// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/mp4_encoder.h"

#include "io/file.h"

#include <QPainter>
#include <QStandardPaths>

#include <unistd.h>

namespace normscope::ui {

namespace {

constexpr int patience = 60'000;        // ms: no single frame takes it that long
constexpr int longPatience = 3'600'000; // ms: all frames that it still holds

// Colours are halved in both directions, which takes even sizes. The last column and row are doubled where one is odd.
QSize evenSize(const QSize& size) { return {size.width() + size.width() % 2, size.height() + size.height() % 2}; }

QImage evenFrame(const QImage& frame) {
    const QSize size = evenSize(frame.size());
    if (size == frame.size()) return frame.convertToFormat(QImage::Format_RGB32);
    QImage even(size, QImage::Format_RGB32);
    QPainter painter(&even);
    for (const QPoint& shift : {QPoint(1, 1), QPoint(1, 0), QPoint(0, 1), QPoint(0, 0)})
        painter.drawImage(shift, frame);
    return even;
}

} // namespace

QString Mp4Encoder::program() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

Error Mp4Encoder::noProgram() {
    return {
        "", "mp4",
        NORMSCOPE_TEXT("needs the program ffmpeg, which is not in PATH; install it, or choose .webp, .apng or .gif")};
}

Mp4Encoder::~Mp4Encoder() {
    if (m_ffmpeg.state() == QProcess::NotRunning) return;
    m_ffmpeg.kill();
    m_ffmpeg.waitForFinished(patience);
}

// One thread and no marks of the version: equal frames give equal bytes.
QStringList Mp4Encoder::arguments(const QSize& size, int fps) const {
    const QSize even = evenSize(size);
    return {"-hide_banner", "-nostdin", "-loglevel", "error", "-y",
            // in
            "-f", "rawvideo", "-pixel_format", "bgr0", "-video_size",
            QStringLiteral("%1x%2").arg(even.width()).arg(even.height()), "-framerate", QString::number(fps), "-i", "-",
            // out
            "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709",
            "-color_primaries", "bt709", "-color_trc", "bt709", "-c:v", "libx264", "-preset", "medium", "-crf", "16",
            "-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-movflags", "+faststart", "-f", "mp4",
            video()};
}

tl::unexpected<Error> Mp4Encoder::failure() {
    if (m_ffmpeg.state() != QProcess::NotRunning) m_ffmpeg.waitForFinished(patience);
    const QString said = QString::fromUtf8(m_ffmpeg.readAllStandardError()).simplified();
    const QString reason = said.isEmpty() ? m_ffmpeg.errorString() : said;
    return unexpected(Error{m_out.toStdString(), "", {NORMSCOPE_TEXT("ffmpeg failed: %1"), {reason.toStdString()}}});
}

Expected<void> Mp4Encoder::open(const QSize& size, int fps, int) {
    const QString ffmpeg = program();
    if (ffmpeg.isEmpty()) return unexpected(noProgram());
    m_ffmpeg.setStandardOutputFile(QProcess::nullDevice());
    m_ffmpeg.setChildProcessModifier([] { ::setpgid(0, 0); }); // a Ctrl-C is for this program, which then ends that one
    m_ffmpeg.start(ffmpeg, arguments(size, fps));
    if (!m_ffmpeg.waitForStarted(patience)) return failure();
    return {};
}

Expected<void> Mp4Encoder::add(const QImage& frame) {
    const QImage even = evenFrame(frame); // its rows have no gaps: 4 bytes a pixel
    const auto size = qint64(even.sizeInBytes());
    bool good = m_ffmpeg.write(reinterpret_cast<const char*>(even.constBits()), size) == size;
    while (good && m_ffmpeg.bytesToWrite() > 0) good = m_ffmpeg.waitForBytesWritten(patience);
    if (!good) return failure();
    return {};
}

Expected<void> Mp4Encoder::finish() {
    m_ffmpeg.closeWriteChannel();
    if (!m_ffmpeg.waitForFinished(longPatience) || m_ffmpeg.exitStatus() != QProcess::NormalExit ||
        m_ffmpeg.exitCode() != 0)
        return failure();
    const auto bytes = readTextFile(video().toStdString());
    if (!bytes) return unexpected(bytes.error());
    return writeFile(m_out.toStdString(), *bytes);
}

} // namespace normscope::ui
