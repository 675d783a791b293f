// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_encoder.h"

#include "animation/apng_encoder.h"
#include "animation/gif_encoder.h"
#include "animation/mp4_encoder.h"
#include "animation/png_folder.h"
#include "animation/webp_encoder.h"

namespace normscope::ui {

std::optional<AnimationFormat> animationFormatOf(const QString& out) {
    const auto ends = [&out](const char* ending) { return out.endsWith(QLatin1String(ending), Qt::CaseInsensitive); };
    if (ends("/")) return AnimationFormat::Png;
    if (ends(".webp")) return AnimationFormat::Webp;
    if (ends(".apng")) return AnimationFormat::Apng;
    if (ends(".gif")) return AnimationFormat::Gif;
    if (ends(".mp4")) return AnimationFormat::Mp4;
    return {};
}

std::unique_ptr<FrameEncoder> makeFrameEncoder(AnimationFormat format, const QString& out, const QString& name) {
    switch (format) {
    case AnimationFormat::Webp:
        return std::make_unique<WebpEncoder>(out);
    case AnimationFormat::Apng:
        return std::make_unique<ApngEncoder>(out);
    case AnimationFormat::Gif:
        return std::make_unique<GifEncoder>(out);
    case AnimationFormat::Mp4:
        return std::make_unique<Mp4Encoder>(out);
    case AnimationFormat::Png:
        break;
    }
    return std::make_unique<PngFolder>(out, name);
}

int ticksOf(int frame, int fps, int ticksPerSecond) {
    const auto until = [&](int frames) { return (2LL * frames * ticksPerSecond + fps) / (2LL * fps); }; // rounded
    return int(until(frame + 1) - until(frame));
}

} // namespace normscope::ui
