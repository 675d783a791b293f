// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments.h"

#include <functional>
#include <ostream>

namespace normscope::cli {

enum ExitCode { Done = 0, RunFailed = 1, BadInput = 2, Interrupted = 130 }; // as shells say of SIGINT

struct Failure {
    Error error;
    ExitCode exitCode = BadInput;
    Failure(Error error, ExitCode exitCode = BadInput) // NOLINT(google-explicit-constructor): an error is bad input
        : error(std::move(error)), exitCode(exitCode) {}
};

template <class T>
using Outcome = tl::expected<T, Failure>;

struct Streams {
    std::ostream& out;
    std::ostream& err; // notes; errors are printed by runCommandLine
};

struct Command {
    std::string name;
    std::string summary; // one line
    std::string usage;   // behind "normscope NAME"
    std::string details; // what the options' help leaves out; may be empty
    std::vector<Option> options;
    std::size_t operands = 0; // exactly so many
    std::function<Outcome<void>(const Arguments&, const Streams&)> run;
};

// Those that need nothing but the core. The window adds its own.
std::vector<Command> coreCommands();

Command normalizeCommand();
Command inspectCommand();
Command presetsCommand();
Command parametersCommand();
Command runCommand();
Command exportPytorchCommand();
Command lessonsCommand();

// "normscope: note: TEXT" on err.
void note(const Streams& streams, const std::string& file, const Text& text);

} // namespace normscope::cli
