// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "inspect.h"

namespace normscope::cli {

namespace {

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    const auto options = csvOptions(arguments);
    if (!options) return unexpected(Failure(options.error()));
    const auto inspection = inspect(arguments.operands()[0], *options);
    if (!inspection) return unexpected(Failure(inspection.error()));
    streams.out << (arguments.has("--json") ? inspectionJson(*inspection) : inspectionTable(*inspection));
    return {};
}

} // namespace

Command inspectCommand() {
    std::vector<Option> options = {{"--json", "", "as JSON, all columns"}};
    for (auto& option : csvOptionTable()) options.push_back(std::move(option));
    return {.name = "inspect",
            .summary = "Tell what a .npy or .csv file holds: shape, type, range, missing values, columns",
            .usage = "FILE [--json] [OPTIONS]",
            .details = "",
            .options = options,
            .operands = 1,
            .run = run};
}

} // namespace normscope::cli
