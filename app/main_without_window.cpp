// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include <iostream>

using namespace normscope::cli;

// The program of a build without Qt (NORMSCOPE_GUI off).
int main(int argc, char** argv) {
    const Streams streams{std::cout, std::cerr};
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (const auto exitCode = runCommandLine(coreCommands(), words, streams)) return *exitCode;
    const std::string place = words.empty() ? "" : words[0];
    return refuse(streams,
                  {"", place, NORMSCOPE_TEXT("this build has no window, only commands; see normscope --help")});
}
