// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include "io/file.h"

#include <filesystem>

namespace normscope::cli {

namespace {

const char* const usage =
    "--norm layer|rms|batch|group|instance|none --input X.{npy,npz,csv} --output Y.{npy,csv} [OPTIONS]";

const char* const details =
    "The last axis of an array holds the features, all earlier axes are samples. LayerNorm and RMSNorm take their\n"
    "statistics over the last axis (or the last K), BatchNorm over all axes but the last. GroupNorm and InstanceNorm\n"
    "read (samples, positions..., channels), and their statistics run over all positions of a sample and the channels\n"
    "of a group, or one channel. An array of an archive is named behind a colon, X.npz:NAME; the name may be left out\n"
    "if there is one array only.\n"
    "\n"
    "Arithmetic is in the input's own type: float16 in float32, integers and CSV in float64. --dtype float16 or\n"
    "bfloat16 rounds the input to the format, and then each operation by itself, sums from the first value to the\n"
    "last; the result is stored as float32, where all its values are values of the format. Nothing is written unless\n"
    "everything was computed.\n";

using Options = std::vector<Option>;

Options commonOptions() {
    return {{"--norm", "NORM", "layer, rms, batch, group, instance or none"},
            {"--input", "FILE", "the array to normalize, .npy, .npz or .csv"},
            {"--output", "FILE", "where the result goes, .npy or .csv"},
            {"--eps", "EPS", "added to the variance under the root; 1e-5 if not given"},
            {"--gamma", "FILE", "scale, one value a normalized element or a channel; 1 if not given"},
            {"--beta", "FILE", "shift, likewise; 0 if not given"},
            {"--normalized-dims", "K", "layer and rms: how many last axes one group covers; 1 if not given"},
            {"--groups", "N", "group: into how many groups the channels are cut"}};
}

Options batchOptions() {
    return {{"--mode", "MODE",
             "batch: train (the statistics of this input) or eval (the running ones); train if not given"},
            {"--mask", "FILE",
             "batch: 0 where a row is padding, shaped as all axes but the last or flat; padding becomes 0 and does not "
             "count"},
            {"--running-mean", "FILE", "batch: running mean before this input; 0 if not given"},
            {"--running-var", "FILE", "batch: running variance before this input; 1 if not given"},
            {"--momentum", "M",
             "batch: share of the new value in the running statistics; 0.1 if not given (keras: 0.9); none: average of "
             "all batches"},
            {"--momentum-convention", "C",
             "pytorch (variance over n - 1), or keras: M is the share of the old value, variance over n"},
            {"--batches-seen", "K", "batch, --momentum none: batches before this input; 0 if not given"},
            {"--no-running-stats", "", "batch: there are none; eval takes the statistics of this input too"},
            {"--running-out", "DIR", "batch, train: gets running_mean.npy and running_var.npy"}};
}

Options arithmeticOptions() {
    return {{"--grad-output", "FILE", "gradient at the output, for the backward pass"},
            {"--grad-dir", "DIR", "gets dx.npy, and dgamma.npy and dbeta.npy where gamma and beta are given"},
            {"--dtype", "TYPE",
             "arithmetic and result in float32 or float64 instead of the input's own type, or in float16 or bfloat16"},
            {"--accumulate", "A",
             "half formats: sums and statistics in native (the format itself; if not given) or float32"},
            {"--flush-to-zero", "", "half formats: results below the smallest normal number become 0"}};
}

Options options() {
    Options all = commonOptions();
    for (const Options& part : {batchOptions(), arithmeticOptions(), csvOptionTable()})
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

Outcome<void> makeFolder(const std::string& folder) {
    if (folder.empty()) return {};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!error) return {};
    return unexpected(Failure({folder, "", {NORMSCOPE_TEXT("cannot be made: %1"), {error.message()}}}, RunFailed));
}

Outcome<void> write(const NormalizeSettings& settings, const NormalizeResult& result) {
    for (const auto& folder : {settings.gradDir, settings.runningOut})
        if (const auto made = makeFolder(folder); !made) return made;
    for (const auto& [path, array] : result.outputs) {
        const auto bytes = arrayBytes(path, array);
        if (!bytes) return unexpected(Failure(bytes.error()));
        if (const auto written = writeFile(path, *bytes); !written)
            return unexpected(Failure(written.error(), RunFailed));
    }
    return {};
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    const auto settings = normalizeSettings(arguments);
    if (!settings) return unexpected(Failure(settings.error()));
    const auto input = readNormalizeInput(*settings);
    if (!input) return unexpected(Failure(input.error()));
    const auto result = normalize(*settings, *input);
    if (!result) return unexpected(result.error());
    if (const auto written = write(*settings, *result); !written) return written;
    noteNormalize(streams, *settings, *input, *result); // not before: an error stays one line
    return {};
}

} // namespace

Command normalizeCommand() {
    return {.name = "normalize",
            .summary =
                "Run a norm (layer, rms, batch, group, instance) over the numbers of a file, forward and backward",
            .usage = usage,
            .details = details,
            .options = options(),
            .operands = 0,
            .run = run};
}

} // namespace normscope::cli
