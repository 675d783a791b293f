// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/gif_encoder.h"

#include "animation/palette.h"
#include "io/file.h"

#include <gif_lib.h>

#include <array>

namespace normscope::ui {

namespace {

constexpr int ticksPerSecond = 100;
constexpr std::size_t mostColours = 255; // beside the transparent one

int store(GifFileType* gif, const GifByteType* data, int size) {
    static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(data), size);
    return size;
}

// What most players read the number of plays from: further ones after the first; 0: for ever.
bool putPlays(GifFileType* gif, int plays) {
    if (plays == 1) return true;
    const int further = plays == 0 ? 0 : plays - 1;
    const std::array<GifByteType, 3> block = {1, GifByteType(further & 0xff), GifByteType(further >> 8)};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, int(block.size()), block.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

// A palette's size is a power of two; its last place is for what is transparent.
int placesFor(const Palette& palette) {
    int places = 2;
    while (places <= int(palette.colours().size())) places *= 2;
    return places;
}

bool putTiming(GifFileType* gif, int ticks, int transparent) {
    const GraphicsControlBlock control = {DISPOSE_DO_NOT, false, ticks, transparent};
    std::array<GifByteType, 4> block = {};
    EGifGCBToExtension(&control, block.data());
    return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, int(block.size()), block.data()) == GIF_OK;
}

bool putPlace(GifFileType* gif, const QRect& place, const Palette& palette) {
    std::vector<GifColorType> colours(std::size_t(placesFor(palette)));
    for (std::size_t k = 0; k < palette.colours().size(); ++k) {
        const QRgb colour = palette.colours()[k];
        colours[k] = {GifByteType(qRed(colour)), GifByteType(qGreen(colour)), GifByteType(qBlue(colour))};
    }
    ColorMapObject* map = GifMakeMapObject(int(colours.size()), colours.data());
    const bool done =
        map && EGifPutImageDesc(gif, place.left(), place.top(), place.width(), place.height(), false, map) == GIF_OK;
    GifFreeMapObject(map);
    return done;
}

bool putPixels(GifFileType* gif, const QImage& image, const Palette& palette) {
    const int transparent = placesFor(palette) - 1;
    std::vector<GifPixelType> line(std::size_t(image.width()));
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (std::size_t x = 0; x < line.size(); ++x) {
            if (x > 0 && row[x] == row[x - 1])
                line[x] = line[x - 1];
            else
                line[x] = GifPixelType(qAlpha(row[x]) > 0 ? palette.indexOf(row[x]) : transparent);
        }
        if (EGifPutLine(gif, line.data(), image.width()) != GIF_OK) return false;
    }
    return true;
}

} // namespace

void GifEncoder::CloseGif::operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }

tl::unexpected<Error> GifEncoder::failure() const {
    const char* reason = m_gif ? GifErrorString(m_gif->Error) : nullptr;
    return unexpected(Error{m_out.toStdString(), "", {NORMSCOPE_TEXT("GIF: %1"), {reason ? reason : "?"}}});
}

Expected<void> GifEncoder::open(const QSize& size, int fps, int plays) {
    m_fps = fps;
    m_gif.reset(EGifOpen(&m_bytes, store, nullptr));
    if (!m_gif) return failure();
    EGifSetGifVersion(m_gif.get(), true); // 89a, which has timing
    const bool done = EGifPutScreenDesc(m_gif.get(), size.width(), size.height(), 8, 0, nullptr) == GIF_OK &&
                      putPlays(m_gif.get(), plays);
    if (!done) return failure();
    return {};
}

Expected<void> GifEncoder::add(const QImage& frame) {
    const FrameChange change = m_changes.next(frame);
    const Palette palette(change.image, mostColours);
    const int ticks = ticksOf(m_frames++, m_fps, ticksPerSecond);
    const bool done = putTiming(m_gif.get(), ticks, placesFor(palette) - 1) &&
                      putPlace(m_gif.get(), change.place, palette) && putPixels(m_gif.get(), change.image, palette);
    if (!done) return failure();
    return {};
}

Expected<void> GifEncoder::finish() {
    m_gif.reset();
    return writeFile(m_out.toStdString(), {m_bytes.constData(), std::size_t(m_bytes.size())});
}

} // namespace normscope::ui
