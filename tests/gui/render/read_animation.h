// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <vector>

// Files that hold frames, read by programs and libraries that had no part in writing them.
namespace normscope::test {

struct ReadAnimation {
    std::size_t stated = 0;        // frames, by the file's own count or its chunks
    std::vector<QImage> frames;    // as seen, RGB32
    std::vector<int> milliseconds; // each is seen; empty: not read
    int plays = -1;                // 0: for ever; -1: not said
};

ReadAnimation readWebp(const QString& path);                             // libwebpdemux
ReadAnimation readApng(const QString& path);                             // ffmpeg
ReadAnimation readGif(const QString& path);                              // Qt
ReadAnimation readMp4(const QString& path);                              // ffmpeg
ReadAnimation readPngs(const QString& folder, const QString& nameStart); // Qt
ReadAnimation readAnimation(const QString& path, const QString& name);   // by the ending of the path

QByteArray bytesOf(const QString& path);
QByteArray bytesOfAll(const QString& path); // of a file, or of all files in a folder with their names

} // namespace normscope::test
