// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet_command.h"

#include "language_option.h"
#include "offscreen.h"
#include "worksheet/worksheet_file.h"

namespace normscope::cli {

namespace {

constexpr double highestSeed = 9007199254740991; // 2^53 − 1, as of scenarios

const Range lineRange{double(fewestWorksheetLines), double(mostWorksheetLines)};

Expected<std::vector<WorksheetNorm>> normsOption(const Arguments& arguments) {
    const auto word = wordOption(arguments, "--norm", "both", {"both", "layer", "batch", "rms"});
    if (!word) return unexpected(word.error());
    if (*word == "layer") return std::vector{WorksheetNorm::Layer};
    if (*word == "batch") return std::vector{WorksheetNorm::Batch};
    if (*word == "rms") return std::vector{WorksheetNorm::Rms};
    return std::vector{WorksheetNorm::Layer, WorksheetNorm::Batch};
}

Expected<WorksheetSettings> settingsOf(const Arguments& arguments) {
    WorksheetSettings settings;
    const auto norms = normsOption(arguments);
    if (!norms) return unexpected(norms.error());
    const auto samples = wholeOption(arguments, "--samples", settings.samples, lineRange);
    if (!samples) return unexpected(samples.error());
    const auto features = wholeOption(arguments, "--features", settings.features, lineRange);
    if (!features) return unexpected(features.error());
    const auto seed = wholeOption(arguments, "--seed", Index(settings.seed), {0, highestSeed});
    if (!seed) return unexpected(seed.error());
    return WorksheetSettings{*norms, *samples, *features, std::uint64_t(*seed)};
}

Outcome<void> run(const Arguments& arguments, const Streams&) {
    const auto out = arguments.value("--out");
    if (!out) return unexpected(Failure(Error{"", "--out", NORMSCOPE_TEXT("the file to write is missing")}));
    const auto settings = settingsOf(arguments);
    if (!settings) return unexpected(Failure(settings.error()));
    const auto language = languageOption(arguments);
    if (!language) return unexpected(Failure(language.error()));
    const Offscreen application(*language);
    const auto written = ui::writeWorksheet(*settings, QString::fromStdString(*out));
    if (!written) return unexpected(Failure(written.error()));
    return {};
}

const std::vector<Option> worksheetOptions = {
    {"--out", "FILE", "the sheet, a .pdf; the answers go to FILE-answers.pdf beside it"},
    {"--norm", "NORM", "layer, batch, rms or both, which is layer and batch; both"},
    {"--samples", "N", "rows, 2 ... 6; 3"},
    {"--features", "N", "columns, 2 ... 6; 4"},
    {"--seed", "N", "another one makes another sheet; 1"},
    {"--lang", "LANG", "en or zh_CN; en"}};

} // namespace

Command worksheetCommand() {
    return {.name = "worksheet",
            .summary = "Make a worksheet on normalizing by hand, and its answers",
            .usage = "--out FILE [OPTIONS]",
            .details =
                "Two A4 documents to be printed: small whole numbers with easy means, tables to fill in and some "
                "questions; and the same with the answers. The same options make the same files.\n",
            .options = worksheetOptions,
            .operands = 0,
            .run = run};
}

} // namespace normscope::cli
