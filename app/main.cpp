// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "render_command.h"
#include "window_command.h"
#include "worksheet_command.h"

#include <iostream>

using namespace normscope::cli;

int main(int argc, char** argv) {
    const Streams streams{std::cout, std::cerr};
    const std::vector<std::string> words(argv + 1, argv + argc);
    std::vector<Command> commands = coreCommands();
    commands.push_back(renderCommand());
    commands.push_back(worksheetCommand());
    if (const auto exitCode = runCommandLine(commands, words, streams)) return *exitCode;
    return openWindow(argc, argv, words, streams);
}
