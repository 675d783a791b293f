// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include <initializer_list>

namespace normscope::cli {

namespace {

tl::unexpected<Error> refusal(const std::string& option, Text reason) {
    return unexpected(Error{"", option, std::move(reason)});
}

using Options = std::initializer_list<const char*>;

Expected<void> refuseAny(const Arguments& arguments, Options options, const Text& reason) {
    for (const char* option : options)
        if (arguments.has(option)) return refusal(option, reason);
    return {};
}

Expected<void> requireTogether(const Arguments& arguments, const std::string& one, const std::string& other) {
    if (arguments.has(one) == arguments.has(other)) return {};
    const bool first = arguments.has(one);
    return refusal(first ? one : other, {NORMSCOPE_TEXT("needs %1 as well"), {first ? other : one}});
}

Expected<void> checkNorm(const Arguments& arguments, const NormalizeSettings& settings) {
    if (settings.kind == NormKind::Group && !arguments.has("--groups"))
        return refusal("--groups", NORMSCOPE_TEXT("is required by --norm group"));
    if (settings.kind == NormKind::None)
        return refuseAny(arguments, {"--gamma", "--beta"}, NORMSCOPE_TEXT("--norm none has no parameters"));
    return {};
}

Expected<void> checkKind(const Arguments& arguments, NormKind kind) {
    if (kind != NormKind::Batch)
        if (const auto other = refuseAny(arguments,
                                         {"--running-mean", "--running-var", "--running-out", "--momentum",
                                          "--momentum-convention", "--batches-seen", "--no-running-stats", "--mask"},
                                         NORMSCOPE_TEXT("goes with --norm batch only"));
            !other)
            return other;
    if (kind != NormKind::Group && arguments.has("--groups"))
        return refusal("--groups", NORMSCOPE_TEXT("goes with --norm group only"));
    if (arguments.has("--normalized-dims") && kind != NormKind::Layer && kind != NormKind::Rms)
        return refusal("--normalized-dims", NORMSCOPE_TEXT("goes with --norm layer or rms only"));
    return {};
}

Expected<void> checkRunning(const Arguments& arguments, const NormalizeSettings& settings) {
    if (!settings.trackRunningStats)
        return refuseAny(arguments,
                         {"--running-mean", "--running-var", "--running-out", "--momentum", "--momentum-convention",
                          "--batches-seen"},
                         NORMSCOPE_TEXT("means nothing with --no-running-stats: there are none"));
    if (arguments.has("--running-out") && settings.mode == NormMode::Evaluate)
        return refusal("--running-out", NORMSCOPE_TEXT("goes with --mode train only: evaluation updates nothing"));
    if (settings.cumulative && settings.convention == MomentumConvention::Keras)
        return refusal("--momentum", NORMSCOPE_TEXT("none is PyTorch's: the Keras convention has no such average"));
    return {};
}

Expected<void> checkBatchesSeen(const Arguments& arguments, const NormalizeSettings& settings) {
    if (!arguments.has("--batches-seen")) return {};
    if (!settings.cumulative)
        return refusal("--batches-seen", NORMSCOPE_TEXT("goes with --momentum none only: others do not count"));
    if (settings.mode == NormMode::Evaluate)
        return refusal("--batches-seen", NORMSCOPE_TEXT("goes with --mode train only: evaluation updates nothing"));
    const bool given = arguments.has("--running-mean") && arguments.has("--running-var");
    if (settings.batchesSeen > 0 && !given)
        return refusal("--batches-seen", NORMSCOPE_TEXT("needs --running-mean and --running-var, their average"));
    return {};
}

Expected<void> checkFormat(const Arguments& arguments, const NormalizeSettings& settings) {
    if (emulationOf(settings)) return {};
    return refuseAny(arguments, {"--accumulate", "--flush-to-zero"},
                     NORMSCOPE_TEXT("goes with --dtype float16 or bfloat16 only"));
}

} // namespace

Expected<void> requireGiven(const Arguments& arguments) {
    for (const char* option : {"--norm", "--input", "--output"})
        if (arguments.value(option, "").empty()) return refusal(option, NORMSCOPE_TEXT("is required; see --help"));
    if (!arguments.operands().empty())
        return refusal(arguments.operands()[0], NORMSCOPE_TEXT("unexpected; see --help"));
    return {};
}

Expected<void> refuseMeaningless(const Arguments& arguments, const NormalizeSettings& settings) {
    for (const auto& checked :
         {checkKind(arguments, settings.kind), checkNorm(arguments, settings), checkRunning(arguments, settings),
          checkBatchesSeen(arguments, settings), checkFormat(arguments, settings),
          requireTogether(arguments, "--grad-output", "--grad-dir")})
        if (!checked) return checked;
    return {};
}

} // namespace normscope::cli
