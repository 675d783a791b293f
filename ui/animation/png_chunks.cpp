// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/png_chunks.h"

#include <QtEndian>

#include <zlib.h>

#include <new>

namespace normscope::ui {

namespace {

constexpr int level = 6;           // of 1 ... 9: higher ones take 5 times as long for 5 %
constexpr char notFiltered = '\0'; // on plots with flat areas smaller by a quarter than any filter

const uchar* bytes(const QByteArray& data) { return reinterpret_cast<const uchar*>(data.constData()); }

QByteArray rowsOf(const QImage& image) {
    const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
    QByteArray rows;
    rows.reserve((rgba.bytesPerLine() + 1) * rgba.height());
    for (int y = 0; y < rgba.height(); ++y) {
        rows.append(notFiltered);
        rows.append(reinterpret_cast<const char*>(rgba.constScanLine(y)), rgba.bytesPerLine()); // 4 bytes a pixel
    }
    return rows;
}

} // namespace

QByteArray pngNumber(quint32 value) {
    const quint32 ordered = qToBigEndian(value);
    return {reinterpret_cast<const char*>(&ordered), sizeof ordered};
}

QByteArray pngShortNumber(quint16 value) {
    const quint16 ordered = qToBigEndian(value);
    return {reinterpret_cast<const char*>(&ordered), sizeof ordered};
}

QByteArray pngChunk(const char* type, const QByteArray& data) {
    const QByteArray content = QByteArray(type) + data;
    const auto checksum = quint32(::crc32(0, bytes(content), uInt(content.size())));
    return pngNumber(quint32(data.size())) + content + pngNumber(checksum);
}

QByteArray pngPixels(const QImage& image) {
    const QByteArray rows = rowsOf(image);
    uLongf size = compressBound(uLong(rows.size()));
    QByteArray packed(qsizetype(size), Qt::Uninitialized);
    if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size, bytes(rows), uLong(rows.size()), level) != Z_OK)
        throw std::bad_alloc(); // its only other error is a short buffer
    packed.truncate(qsizetype(size));
    return packed;
}

} // namespace normscope::ui
