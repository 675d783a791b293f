// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columns.h"
#include "command_line.h"

namespace normscope::cli {

std::string purpose() { return "NormScope shows what LayerNorm, BatchNorm, RMSNorm and GroupNorm do to numbers."; }

std::string windowUsage() {
    return "[FILE] [--page axes|depth|training|batch|precision|models] [--theme light|dark|projector|contrast]\n"
           "                 [--lang en|zh_CN]";
}

std::string exitCodes() {
    return "Exit code: 0 done, 1 the run failed, 2 bad usage or input, 130 stopped by Ctrl-C; errors are one line on "
           "stderr.";
}

std::string helpText(const std::vector<Command>& commands) {
    std::vector<std::vector<std::string>> rows;
    for (const auto& command : commands) rows.push_back({"  " + command.name, command.summary});
    return purpose() + "\n\nUsage: normscope " + windowUsage() +
           "\n       normscope COMMAND ...\n\n"
           "The first opens the window. Without it:\n\n" +
           columns(rows) + "\nnormscope COMMAND --help tells more; normscope --version tells which one this is.\n" +
           exitCodes() + "\n";
}

std::string helpText(const Command& command) {
    std::vector<std::vector<std::string>> rows;
    for (const auto& option : command.options)
        rows.push_back({"  " + option.name + (option.value.empty() ? "" : " " + option.value), option.help});
    std::string text = "Usage: normscope " + command.name + " " + command.usage + "\n\n" + command.summary + ".\n";
    if (!command.details.empty()) text += "\n" + command.details;
    if (!rows.empty()) text += "\n" + columns(rows);
    return text;
}

} // namespace normscope::cli
