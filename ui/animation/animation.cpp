// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/animation.h"

#include "animation/animation_run.h"
#include "animation/frame_encoder.h"
#include "animation/mp4_encoder.h"

namespace normscope::ui {

namespace {

tl::unexpected<Error> outside(const char* place, const std::string& lower, const std::string& upper) {
    return unexpected(Error{"", place, {NORMSCOPE_TEXT("must lie in %1 ... %2"), {lower, upper}}});
}

Expected<void> checkTime(const AnimationRequest& request, int most) {
    if (request.fps < fewestFps || request.fps > most)
        return outside("--fps", std::to_string(fewestFps), std::to_string(most));
    if (request.seconds && !(*request.seconds >= fewestSeconds && *request.seconds <= mostSeconds))
        return outside("--seconds", significant(fewestSeconds, 1), significant(mostSeconds, 3));
    if (request.plays < 0 || request.plays > mostPlays) return outside("--loop", "0", std::to_string(mostPlays));
    return {};
}

} // namespace

Expected<void> checkAnimation(const AnimationRequest& request) {
    const auto format = animationFormatOf(request.picture.out);
    if (!format)
        return unexpected(
            Error{"", "--out", NORMSCOPE_TEXT("an animation ends in .webp, .apng, .gif or .mp4, a folder in /")});
    if (format == AnimationFormat::Mp4 && Mp4Encoder::program().isEmpty()) return unexpected(Mp4Encoder::noProgram());
    return checkTime(request, format == AnimationFormat::Gif ? mostGifFps : mostFps);
}

Expected<FileOrder> animationOrder(const AnimationRequest& request) {
    if (const auto possible = checkAnimation(request); !possible) return unexpected(possible.error());
    const auto begin = [request](const PageResult& result) { return AnimationRun::begin(request, result); };
    return FileOrder{request.picture.scenario, begin};
}

Expected<void> animate(const AnimationRequest& request, const FileProgress& progress, const std::stop_token& stop) {
    const auto order = animationOrder(request);
    return order ? makeFile(*order, progress, stop) : unexpected(order.error());
}

} // namespace normscope::ui
