// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "inspect.h"

namespace normscope::cli {

namespace {

Outcome<void> showArchive(const std::string& path, bool json, const Streams& streams) {
    const auto archive = inspectArchive(path);
    if (!archive) return unexpected(Failure(archive.error()));
    streams.out << (json ? archiveJson(*archive) : archiveTable(*archive));
    return {};
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    const auto options = csvOptions(arguments);
    if (!options) return unexpected(Failure(options.error()));
    const std::string& path = arguments.operands()[0];
    if (isArchive(path)) return showArchive(path, arguments.has("--json"), streams);
    const auto inspection = inspect(path, *options);
    if (!inspection) return unexpected(Failure(inspection.error()));
    streams.out << (arguments.has("--json") ? inspectionJson(*inspection) : inspectionTable(*inspection));
    return {};
}

} // namespace

Command inspectCommand() {
    std::vector<Option> options = {{"--json", "", "as JSON, all columns"}};
    for (auto& option : csvOptionTable()) options.push_back(std::move(option));
    return {.name = "inspect",
            .summary = "Tell what a .npy, .npz or .csv file holds: shape, type, range, missing values, columns",
            .usage = "FILE [--json] [OPTIONS]",
            .details = "Of an archive every array is listed; FILE.npz:NAME shows one as a file of its own.\n",
            .options = options,
            .operands = 1,
            .run = run};
}

} // namespace normscope::cli
