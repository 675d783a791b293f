// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "inspect.h"
#include "inspect_checkpoint.h"
#include "inspect_figure.h"
#include "scenario/figure_scenario.h"

namespace normscope::cli {

namespace {

Outcome<void> showArchive(const std::string& path, bool json, const Streams& streams) {
    const auto archive = inspectArchive(path);
    if (!archive) return unexpected(Failure(archive.error()));
    streams.out << (json ? archiveJson(*archive) : archiveTable(*archive));
    return {};
}

Outcome<void> showCheckpoint(const std::string& path, bool json, const Streams& streams) {
    const auto checkpoint = inspectCheckpoint(path);
    if (!checkpoint) return unexpected(Failure(checkpoint.error()));
    streams.out << (json ? checkpointJson(*checkpoint) : checkpointTable(*checkpoint));
    return {};
}

Outcome<void> showFigure(const std::string& path, bool json, const Streams& streams) {
    const auto figure = inspectFigure(path);
    if (!figure) return unexpected(Failure(figure.error()));
    streams.out << (json ? figureJson(*figure) : figureTable(*figure));
    return {};
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    const auto options = csvOptions(arguments);
    if (!options) return unexpected(Failure(options.error()));
    const std::string& path = arguments.operands()[0];
    if (isCheckpoint(path)) return showCheckpoint(path, arguments.has("--json"), streams);
    if (isFigure(path)) return showFigure(path, arguments.has("--json"), streams);
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
            .summary =
                "Tell what a .npy, .npz, .csv or .safetensors file holds: shape, type, range, missing values, columns; "
                "or which scenario a figure carries",
            .usage = "FILE [--json] [OPTIONS]",
            .details = "Of an archive every array is listed; FILE.npz:NAME shows one as a file of its own. Of a "
                       "checkpoint only the header and the parameters of its norm layers are read. Of a .png, .svg or "
                       ".pdf that NormScope exported: page, code and title of its scenario, with --json all of it.\n",
            .options = options,
            .operands = 1,
            .run = run};
}

} // namespace normscope::cli
