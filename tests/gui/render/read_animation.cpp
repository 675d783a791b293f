// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/render/read_animation.h"

#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QtEndian>

#include <webp/demux.h>

namespace normscope::test {

namespace {

QByteArray output(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(120'000) || process.exitCode() != 0)
        qFatal("%s: %s", qPrintable(program), process.readAllStandardError().constData());
    return process.readAllStandardOutput();
}

QSize videoSize(const QString& path) {
    const QList<QByteArray> parts = output("ffprobe", {"-v", "error", "-select_streams", "v", "-show_entries",
                                                       "stream=width,height", "-of", "csv=p=0", path})
                                        .trimmed()
                                        .split(',');
    return {parts.value(0).toInt(), parts.value(1).toInt()};
}

std::vector<QImage> ffmpegFrames(const QString& path) {
    const QSize size = videoSize(path);
    const QByteArray raw = output("ffmpeg", {"-v", "error", "-nostdin", "-i", path, "-fps_mode", "passthrough", "-f",
                                             "rawvideo", "-pix_fmt", "bgr0", "-"});
    const qsizetype length = qsizetype(4) * size.width() * size.height();
    std::vector<QImage> frames;
    for (qsizetype begin = 0; begin + length <= raw.size(); begin += length) {
        const auto* pixels = reinterpret_cast<const uchar*>(raw.constData() + begin);
        frames.push_back(QImage(pixels, size.width(), size.height(), QImage::Format_RGB32).copy());
    }
    return frames;
}

quint32 bigEndian(const QByteArray& bytes, qsizetype at) { return qFromBigEndian<quint32>(bytes.constData() + at); }

} // namespace

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray bytesOfAll(const QString& path) {
    if (!path.endsWith('/')) return bytesOf(path);
    QByteArray all;
    for (const QString& name : QDir(path).entryList(QDir::Files, QDir::Name))
        all += name.toUtf8() + bytesOf(path + name);
    return all;
}

ReadAnimation readWebp(const QString& path) {
    const QByteArray bytes = bytesOf(path);
    const WebPData data = {reinterpret_cast<const uint8_t*>(bytes.constData()), size_t(bytes.size())};
    WebPAnimDecoder* decoder = WebPAnimDecoderNew(&data, nullptr);
    WebPAnimInfo info;
    if (!decoder || !WebPAnimDecoderGetInfo(decoder, &info)) qFatal("no animated WebP");
    ReadAnimation read{info.frame_count, {}, {}, int(info.loop_count)};
    uint8_t* pixels = nullptr;
    for (int end = 0, before = 0; WebPAnimDecoderGetNext(decoder, &pixels, &end); before = end) {
        const QImage image(pixels, int(info.canvas_width), int(info.canvas_height), QImage::Format_RGBA8888);
        read.frames.push_back(image.convertToFormat(QImage::Format_RGB32));
        read.milliseconds.push_back(end - before);
    }
    WebPAnimDecoderDelete(decoder);
    return read;
}

ReadAnimation readApng(const QString& path) {
    const QByteArray bytes = bytesOf(path);
    ReadAnimation read{0, ffmpegFrames(path), {}, -1};
    for (qsizetype at = 8; at + 12 <= bytes.size(); at += 12 + bigEndian(bytes, at)) {
        const QByteArray type = bytes.mid(at + 4, 4);
        if (type == "acTL") {
            read.stated = bigEndian(bytes, at + 8);
            read.plays = int(bigEndian(bytes, at + 12));
        }
        if (type != "fcTL") continue;
        const auto numerator = qFromBigEndian<quint16>(bytes.constData() + at + 8 + 20);
        const auto denominator = qFromBigEndian<quint16>(bytes.constData() + at + 8 + 22);
        read.milliseconds.push_back(1000 * numerator / denominator);
    }
    return read;
}

ReadAnimation readGif(const QString& path) {
    ReadAnimation read;
    QImageReader reader(path, "gif");
    read.stated = std::size_t(reader.imageCount());
    for (QImage image = reader.read(); !image.isNull(); image = reader.read()) {
        read.frames.push_back(image.convertToFormat(QImage::Format_RGB32));
        read.milliseconds.push_back(reader.nextImageDelay());
    }
    const QByteArray bytes = bytesOf(path);
    const qsizetype at = bytes.indexOf("NETSCAPE2.0");
    if (at < 0) {
        read.plays = 1;
    } else if (const int further = qFromLittleEndian<quint16>(bytes.constData() + at + 13); true) {
        read.plays = further == 0 ? 0 : further + 1;
    }
    return read;
}

ReadAnimation readMp4(const QString& path) {
    const QByteArray count = output("ffprobe", {"-v", "error", "-select_streams", "v", "-show_entries",
                                                "stream=nb_frames", "-of", "csv=p=0", path});
    return {std::size_t(count.trimmed().toInt()), ffmpegFrames(path), {}, -1};
}

ReadAnimation readPngs(const QString& folder, const QString& nameStart) {
    ReadAnimation read;
    for (int number = 1;; ++number) {
        const QImage image(QStringLiteral("%1%2-%3.png").arg(folder, nameStart).arg(number, 4, 10, QLatin1Char('0')));
        if (image.isNull()) break;
        read.frames.push_back(image.convertToFormat(QImage::Format_RGB32));
    }
    read.stated = std::size_t(QDir(folder).entryList(QDir::Files).size());
    return read;
}

ReadAnimation readAnimation(const QString& path, const QString& name) {
    if (path.endsWith(".webp")) return readWebp(path);
    if (path.endsWith(".apng")) return readApng(path);
    if (path.endsWith(".gif")) return readGif(path);
    if (path.endsWith(".mp4")) return readMp4(path);
    return readPngs(path, name);
}

} // namespace normscope::test
