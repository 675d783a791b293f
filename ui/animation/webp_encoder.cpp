// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/webp_encoder.h"

#include "io/file.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <algorithm>
#include <string_view>

namespace normscope::ui {

namespace {

constexpr int effort = 4; // of 0 ... 9: the smallest of the fast ones, 0.1 s for a whole page
constexpr int millisecondsPerSecond = 1000;

tl::unexpected<Error> failure(const QString& out, Text reason) {
    return unexpected(Error{out.toStdString(), "", std::move(reason)});
}

std::string_view view(const WebPData& data) { return {reinterpret_cast<const char*>(data.bytes), data.size}; }

struct Still { // one compressed picture; frees itself
    Still() { WebPMemoryWriterInit(&writer); }
    ~Still() { WebPMemoryWriterClear(&writer); }
    Still(const Still&) = delete;
    Still& operator=(const Still&) = delete;
    WebPMemoryWriter writer;
};

bool compress(const QImage& image, Still& still) {
    WebPConfig config;
    WebPPicture picture;
    if (!WebPConfigInit(&config) || !WebPConfigLosslessPreset(&config, effort) || !WebPPictureInit(&picture))
        return false;
    picture.use_argb = 1;
    picture.width = image.width();
    picture.height = image.height();
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &still.writer;
    const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
    const bool done = WebPPictureImportRGBA(&picture, rgba.constBits(), int(rgba.bytesPerLine())) != 0 &&
                      WebPEncode(&config, &picture) != 0;
    WebPPictureFree(&picture);
    return done;
}

WebPMuxFrameInfo frameInfo(const Still& still, const QRect& place, int milliseconds) {
    WebPMuxFrameInfo info = {};
    info.bitstream = {still.writer.mem, still.writer.size};
    info.x_offset = place.left();
    info.y_offset = place.top();
    info.duration = milliseconds;
    info.id = WEBP_CHUNK_ANMF;
    info.dispose_method = WEBP_MUX_DISPOSE_NONE;
    info.blend_method = WEBP_MUX_BLEND;
    return info;
}

} // namespace

void WebpEncoder::FreeMux::operator()(WebPMux* mux) const { WebPMuxDelete(mux); }

Expected<void> WebpEncoder::open(const QSize& size, int fps, int plays) {
    if (std::max(size.width(), size.height()) > WEBP_MAX_DIMENSION)
        return failure(m_out, {NORMSCOPE_TEXT("a WebP picture is at most %1 pixels wide and high"),
                               {std::to_string(WEBP_MAX_DIMENSION)}});
    m_fps = fps;
    m_mux.reset(WebPMuxNew());
    const WebPMuxAnimParams parameters = {0xffffffff, plays};
    const bool done = m_mux && WebPMuxSetCanvasSize(m_mux.get(), size.width(), size.height()) == WEBP_MUX_OK &&
                      WebPMuxSetAnimationParams(m_mux.get(), &parameters) == WEBP_MUX_OK;
    if (!done) return failure(m_out, NORMSCOPE_TEXT("WebP cannot be begun"));
    return {};
}

Expected<void> WebpEncoder::add(const QImage& frame) {
    const FrameChange change = m_changes.next(frame);
    Still still;
    if (!compress(change.image, still)) return failure(m_out, NORMSCOPE_TEXT("a frame cannot be compressed as WebP"));
    const WebPMuxFrameInfo info = frameInfo(still, change.place, ticksOf(m_frames++, m_fps, millisecondsPerSecond));
    if (WebPMuxPushFrame(m_mux.get(), &info, 1) != WEBP_MUX_OK)
        return failure(m_out, NORMSCOPE_TEXT("a frame cannot be added to the WebP file"));
    return {};
}

Expected<void> WebpEncoder::finish() {
    WebPData file = {};
    if (WebPMuxAssemble(m_mux.get(), &file) != WEBP_MUX_OK)
        return failure(m_out, NORMSCOPE_TEXT("WebP cannot be put together"));
    const auto written = writeFile(m_out.toStdString(), view(file));
    WebPDataClear(&file);
    return written;
}

} // namespace normscope::ui
