// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include "io/file.h"

#include <cmath>
#include <filesystem>

namespace normscope::cli {

namespace {

const char* const usage = "--norm layer|rms|batch|none --input X.{npy,csv} --output Y.{npy,csv} [OPTIONS]";

const char* const details =
    "The last axis of an array holds the features, all earlier axes are samples. LayerNorm and RMSNorm take their\n"
    "statistics over the last axis (or the last K), BatchNorm over all axes but the last. Arithmetic is in the "
    "input's\n"
    "own type: float16 in float32, integers and CSV in float64. Nothing is written unless everything was computed.\n";

std::vector<Option> options() {
    std::vector<Option> all = {
        {"--norm", "NORM", "layer, rms, batch or none"},
        {"--input", "FILE", "the array to normalize, .npy or .csv"},
        {"--output", "FILE", "where the result goes, .npy or .csv"},
        {"--eps", "EPS", "added to the variance under the root; 1e-5 if not given"},
        {"--gamma", "FILE", "scale, one value a normalized element; 1 if not given"},
        {"--beta", "FILE", "shift, likewise; 0 if not given"},
        {"--normalized-dims", "K", "layer and rms: how many last axes one group covers; 1 if not given"},
        {"--mode", "MODE",
         "batch: train (the statistics of this input) or eval (the running ones); train if not given"},
        {"--running-mean", "FILE", "batch: running mean before this input; 0 if not given"},
        {"--running-var", "FILE", "batch: running variance before this input; 1 if not given"},
        {"--momentum", "M", "batch: share of the new value in the running statistics; 0.1 if not given (keras: 0.9)"},
        {"--momentum-convention", "C",
         "pytorch (variance over n - 1), or keras: M is the share of the old value, variance over n"},
        {"--running-out", "DIR", "batch, train: gets running_mean.npy and running_var.npy"},
        {"--grad-output", "FILE", "gradient at the output, for the backward pass"},
        {"--grad-dir", "DIR", "gets dx.npy, and dgamma.npy and dbeta.npy where gamma and beta are given"},
        {"--dtype", "TYPE", "arithmetic and result in float32 or float64 instead of the input's own type"},
        {"--groups", "N", "of group norms, which this version does not support"}};
    for (auto& option : csvOptionTable()) all.push_back(std::move(option));
    return all;
}

struct NonFinite {
    Index count = 0, first = 0;
};

NonFinite nonFinite(const Array& array) {
    return std::visit(
        [](const auto& values) {
            NonFinite found;
            for (std::size_t i = 0; i < values.size(); ++i)
                if (!std::isfinite(values[i]) && found.count++ == 0) found.first = Index(i);
            return found;
        },
        array.values);
}

void noteInput(const Streams& streams, const NormalizeSettings& settings, const NormalizeInput& input) {
    for (const Text& text : input.x.notes) note(streams, settings.input, text);
    const NonFinite found = nonFinite(input.x);
    const Index columns = input.x.shape.back();
    if (found.count > 0)
        note(streams, settings.input,
             {NORMSCOPE_TEXT("Values that are not finite: %1, the first in row %2, column %3."),
              {std::to_string(found.count), std::to_string(found.first / columns + 1),
               std::to_string(found.first % columns + 1)}});
    const bool guessed = !input.runningMean || !input.runningVar;
    if (settings.kind == NormKind::Batch && settings.mode == NormMode::Evaluate && guessed)
        note(streams, "", NORMSCOPE_TEXT("Running statistics that were not given are mean 0 and variance 1."));
}

Outcome<void> makeFolder(const std::string& folder) {
    if (folder.empty()) return {};
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!error) return {};
    return unexpected(Failure({folder, "", {NORMSCOPE_TEXT("cannot be made: %1"), {error.message()}}}, RunFailed));
}

Outcome<void> write(const NormalizeSettings& settings, const std::vector<NormalizeOutput>& results) {
    for (const auto& folder : {settings.gradDir, settings.runningOut})
        if (const auto made = makeFolder(folder); !made) return made;
    for (const auto& [path, array] : results) {
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
    const auto results = normalize(*settings, *input);
    if (!results) return unexpected(results.error());
    if (const auto written = write(*settings, *results); !written) return written;
    noteInput(streams, *settings, *input); // not before: an error stays one line
    return {};
}

} // namespace

Command normalizeCommand() {
    return {.name = "normalize",
            .summary = "Run LayerNorm, RMSNorm or BatchNorm over the numbers of a file, forward and backward",
            .usage = usage,
            .details = details,
            .options = options(),
            .operands = 0,
            .run = run};
}

} // namespace normscope::cli
