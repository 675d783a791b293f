// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "interrupt.h"
#include "run_pages.h"
#include "scenario_argument.h"

#include "io/file.h"
#include "lab/batch_notes.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <filesystem>

namespace normscope::cli {

namespace {

// A number that is not finite is null: JSON has no other word.
std::string metricsJson(const Scenario& scenario, const Findings& findings) {
    nlohmann::ordered_json root = {{"code", code(scenario)}, {"bits", findings.bits}};
    root["metrics"] = nlohmann::ordered_json::object();
    for (const auto& [name, value] : findings.metrics) root["metrics"][name] = value;
    return root.dump(2) + "\n";
}

Expected<void> makeFolder(const std::string& path) {
    std::error_code fault;
    std::filesystem::create_directories(path, fault);
    if (fault)
        return unexpected(Error{path, "", {NORMSCOPE_TEXT("this folder cannot be made: %1"), {fault.message()}}});
    return {};
}

Expected<void> write(const Scenario& scenario, const Findings& findings, const std::filesystem::path& folder) {
    if (const auto made = makeFolder(folder); !made) return made;
    if (const auto done = writeFile(folder / "metrics.json", metricsJson(scenario, findings)); !done) return done;
    if (const auto done = writeFile(folder / "scenario.json", toJson(scenario)); !done) return done;
    for (const auto& [name, table] : findings.tables)
        if (const auto done = writeFile(folder / name, table); !done) return done;
    for (const Panel& panel : findings.panels)
        if (const auto done = writeFile(folder / (panelName(panel) + ".csv"), csv(panel)); !done) return done;
    return {};
}

Expected<Scenario> scenarioOf(const Arguments& arguments) {
    auto scenario = scenarioNamed(arguments.operands()[0]);
    for (const std::string& setting : arguments.values("--set"))
        if (scenario) scenario = withSetting(*scenario, setting);
    return scenario;
}

// Before hours of work, not after them.
void announce(const Scenario& scenario, const Streams& streams) {
    for (const Text& warning : warnings(scenario)) note(streams, "", warning);
    if (scenario.page != Page::Batch) return;
    for (const Text& text : batchNotes(scenario)) note(streams, "", text);
}

Expected<Findings> compute(const Scenario& scenario, const Streams& streams) {
    const Interrupt interrupt;
    TerminalProgress progress(streams.err, progressNoun(scenario.page), isatty(STDERR_FILENO) != 0);
    return runPage(scenario, interrupt.token(), progress);
}

// A run that was stopped leaves what there is.
Outcome<void> leave(const Scenario& scenario, const Findings& findings, const Streams& streams,
                    const std::string& folder) {
    for (const Text& text : findings.notes) note(streams, "", text);
    if (!findings.empty) {
        if (const auto done = write(scenario, findings, folder); !done)
            return unexpected(Failure(done.error(), RunFailed));
        streams.out << "code " << code(scenario) << "  bits " << findings.bits << "\n";
    }
    if (findings.stopped) return unexpected(Failure(Error{"", "", *findings.stopped}, Interrupted));
    return {};
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    if (!arguments.has("--out"))
        return unexpected(Failure(Error{"", "--out", NORMSCOPE_TEXT("the folder to write is missing")}));
    const auto scenario = scenarioOf(arguments);
    if (!scenario) return unexpected(Failure(scenario.error()));
    announce(*scenario, streams);
    const auto findings = compute(*scenario, streams);
    if (!findings) return unexpected(Failure(findings.error(), RunFailed));
    return leave(*scenario, *findings, streams, *arguments.value("--out"));
}

} // namespace

Command runCommand() {
    return {
        .name = "run",
        .summary = "Run a scenario without a window and write its numbers",
        .usage = "SCENARIO --out FOLDER [--set KEY=VALUE ...]",
        .details =
            "SCENARIO is a scenario file, a figure that NormScope exported, or the name of a preset (see normscope "
            "presets). Writes metrics.json, one CSV a plot and scenario.json, and prints two codes: of the scenario, "
            "and of the bits of the result, which are equal on the same machine and build. Ctrl-C ends a run "
            "early: then the files hold what was done, and the exit code is 130.\n",
        .options = {{"--out", "FOLDER", "where to write; made if it is missing"},
                    {"--set", "KEY=VALUE", "change a parameter (see normscope parameters); may be repeated", true}},
        .operands = 1,
        .run = run};
}

} // namespace normscope::cli
