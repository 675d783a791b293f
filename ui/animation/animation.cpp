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

Expected<void> animate(const AnimationRequest& request, const AnimationProgress& progress,
                       const std::stop_token& stop) {
    if (const auto possible = checkAnimation(request); !possible) return possible;
    const PageAnswer result = computed(request.picture.scenario, progress.computing, stop);
    if (!result) return unexpected(result.error());
    const auto run = AnimationRun::begin(request, *result);
    if (!run) return unexpected(run.error());
    while (!(*run)->finished()) {
        if (stop.stop_requested()) return unexpected(stoppedError());
        if (const auto drawn = (*run)->step(); !drawn) return drawn;
        if (progress.drawing) progress.drawing((*run)->done(), (*run)->frames());
    }
    return {};
}

} // namespace normscope::ui
