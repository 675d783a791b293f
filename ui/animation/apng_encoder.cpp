// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/apng_encoder.h"

#include "animation/png_chunks.h"
#include "io/file.h"

namespace normscope::ui {

namespace {

constexpr char keepWhatIsThere = 0;                  // dispose_op
constexpr char replaceAll = 0, drawOver = 1;         // blend_op
constexpr char bitDepth = 8, redGreenBlueAlpha = 6;  // of the header
constexpr char deflate = 0, filters = 0, inRows = 0; // the only ones; not interlaced

QByteArray header(const QSize& size) {
    QByteArray data = pngNumber(quint32(size.width())) + pngNumber(quint32(size.height()));
    for (const char each : {bitDepth, redGreenBlueAlpha, deflate, filters, inRows}) data.append(each);
    return pngChunk("IHDR", data);
}

} // namespace

Expected<void> ApngEncoder::open(const QSize& size, int fps, int plays) {
    m_size = size;
    m_fps = fps;
    m_plays = plays;
    return {};
}

QByteArray ApngEncoder::frameControl(const QRect& place) {
    QByteArray data = pngNumber(m_sequence++);
    for (const int each : {place.width(), place.height(), place.left(), place.top()}) data += pngNumber(quint32(each));
    data += pngShortNumber(1) + pngShortNumber(quint16(m_fps)); // seconds seen: numerator, denominator
    data.append(keepWhatIsThere);
    data.append(m_frames == 0 ? replaceAll : drawOver);
    return pngChunk("fcTL", data);
}

Expected<void> ApngEncoder::add(const QImage& frame) {
    const FrameChange change = m_changes.next(frame);
    const QByteArray pixels = pngPixels(change.image);
    m_frameChunks += frameControl(change.place);
    m_frameChunks += m_frames == 0 ? pngChunk("IDAT", pixels) : pngChunk("fdAT", pngNumber(m_sequence++) + pixels);
    ++m_frames;
    return {};
}

Expected<void> ApngEncoder::finish() {
    const QByteArray file = QByteArray(pngSignature) + header(m_size) +
                            pngChunk("acTL", pngNumber(quint32(m_frames)) + pngNumber(quint32(m_plays))) +
                            m_frameChunks + pngChunk("IEND", {});
    return writeFile(m_out.toStdString(), {file.constData(), std::size_t(file.size())});
}

} // namespace normscope::ui
