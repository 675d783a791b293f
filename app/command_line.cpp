// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "man_page.h"

#include <algorithm>
#include <new>

namespace normscope::cli {

namespace {

int report(const Streams& streams, const Failure& failure) {
    streams.err << "normscope: " << plain(failure.error) << std::endl;
    return failure.exitCode;
}

Outcome<void> checkOperands(const Command& command, const Arguments& arguments) {
    const auto& given = arguments.operands();
    if (given.size() > command.operands)
        return unexpected(Failure({"", given[command.operands], NORMSCOPE_TEXT("unexpected; see --help")}));
    if (given.size() < command.operands)
        return unexpected(
            Failure({"", command.name, {NORMSCOPE_TEXT("usage: %1"), {command.name + " " + command.usage}}}));
    return {};
}

Outcome<void> parseAndRun(const Command& command, const std::vector<std::string>& words, const Streams& streams) {
    const auto arguments = parseArguments(command.options, words);
    if (!arguments) return unexpected(Failure(arguments.error()));
    if (arguments->has("--help")) {
        streams.out << helpText(command);
        return {};
    }
    if (const auto operands = checkOperands(command, *arguments); !operands) return operands;
    return command.run(*arguments, streams);
}

// Whoever reads the output must not take a full disk for the end of it.
Outcome<void> flushed(const Streams& streams, Outcome<void> outcome) {
    if (outcome && !streams.out.flush())
        return unexpected(Failure({"", "", NORMSCOPE_TEXT("the output cannot be written")}, RunFailed));
    return outcome;
}

int execute(const Command& command, const std::vector<std::string>& words, const Streams& streams) {
    try {
        const auto outcome = flushed(streams, parseAndRun(command, words, streams));
        return outcome ? Done : report(streams, outcome.error());
    } catch (const std::bad_alloc&) {
        return report(streams, Failure({"", command.name, NORMSCOPE_TEXT("not enough memory")}, RunFailed));
    } catch (const std::exception& fault) {
        return report(streams,
                      Failure({"", command.name, {NORMSCOPE_TEXT("internal error: %1"), {fault.what()}}}, RunFailed));
    }
}

int print(const Streams& streams, const std::string& text) {
    streams.out << text;
    const auto outcome = flushed(streams, {});
    return outcome ? Done : report(streams, outcome.error());
}

} // namespace

void note(const Streams& streams, const std::string& file, const Text& text) {
    streams.err << "normscope: note: " << plain(Error{file, "", text}) << std::endl;
}

std::vector<Command> coreCommands() {
    return {normalizeCommand(), runCommand(),        exportPytorchCommand(), inspectCommand(),
            presetsCommand(),   parametersCommand(), lessonsCommand()};
}

std::optional<int> runCommandLine(const std::vector<Command>& commands, const std::vector<std::string>& words,
                                  const Streams& streams) {
    if (words.empty()) return {};
    if (words[0] == "--help") return print(streams, helpText(commands));
    if (words[0] == "--man") return print(streams, manPage(commands));
    if (words[0] == "--version") return print(streams, "NormScope " NORMSCOPE_VERSION "\n");
    const auto command = std::ranges::find(commands, words[0], &Command::name);
    if (command == commands.end()) return {};
    return execute(*command, {words.begin() + 1, words.end()}, streams);
}

int refuse(const Streams& streams, const Error& error) { return report(streams, Failure(error)); }

} // namespace normscope::cli
