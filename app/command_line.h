// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

namespace normscope::cli {

// Answers --help, --version and the commands; returns the exit code, or nothing if the words name no command (then they
// are the window's). Every error is one line on err: "normscope: FILE: PLACE: REASON".
std::optional<int> runCommandLine(const std::vector<Command>& commands, const std::vector<std::string>& words,
                                  const Streams& streams);

std::string helpText(const std::vector<Command>& commands);
std::string helpText(const Command& command);

// Sentences that help and the manual have in common.
std::string purpose();
std::string windowUsage(); // behind "normscope"
std::string exitCodes();

// "normscope: PLACE: REASON" on err; the exit code of bad usage.
int refuse(const Streams& streams, const Error& error);

} // namespace normscope::cli
