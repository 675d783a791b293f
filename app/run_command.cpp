// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "scenario_argument.h"

#include "engine/axes_job.h"
#include "engine/depth_job.h"
#include "io/file.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <nlohmann/json.hpp>
#include <unistd.h>

#include <filesystem>

namespace normscope::cli {

namespace {

// What a run leaves, whatever the page.
struct Findings {
    Scenario scenario;
    std::map<std::string, double> metrics;
    std::string bits;
    std::vector<Figure> figures;
    std::map<std::string, std::string> tables; // other files, by name
};

Expected<Findings> runAxesPage(const Scenario& scenario) {
    const auto result = ui::AxesJob()(scenario, {});
    if (!result) return unexpected(result.error());
    return Findings{scenario, metrics(**result), bitsCode(**result), {axesFigure(**result, {})}, {}};
}

// On a terminal one line that counts; nothing in a pipe.
void showProgress(const Streams& streams, const DepthResult& result) {
    if (isatty(STDERR_FILENO) == 0) return;
    streams.err << "\r" << result.done << " of " << result.planned << (result.complete() ? "\n" : "") << std::flush;
}

// Both views: the curve over the layers and the one against depth.
Expected<Findings> runDepthPage(const Scenario& scenario, const Streams& streams) {
    const auto done =
        ui::runDepthJob(scenario, true, 0, {}, [&](const DepthResult& partial) { showProgress(streams, partial); });
    if (!done) return unexpected(done.error());
    DepthResult result = **done;
    showProgress(streams, result);
    Findings findings{scenario, metrics(result), bitsCode(result), {}, {{"layers.csv", layersCsv(result)}}};
    for (const DepthView view : {DepthView::Layers, DepthView::AgainstDepth}) {
        result.scenario.depth.view = view;
        findings.figures.push_back(depthFigure(result, {}));
    }
    return findings;
}

Expected<Findings> runPage(const Scenario& scenario, const Streams& streams) {
    return scenario.page == Page::Depth ? runDepthPage(scenario, streams) : runAxesPage(scenario);
}

// A number that is not finite is null: JSON has no other word.
std::string metricsJson(const Findings& findings) {
    nlohmann::ordered_json root = {{"code", code(findings.scenario)}, {"bits", findings.bits}};
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

Expected<void> write(const Findings& findings, const std::filesystem::path& folder) {
    if (const auto made = makeFolder(folder); !made) return made;
    if (const auto done = writeFile(folder / "metrics.json", metricsJson(findings)); !done) return done;
    if (const auto done = writeFile(folder / "scenario.json", toJson(findings.scenario)); !done) return done;
    for (const auto& [name, table] : findings.tables)
        if (const auto done = writeFile(folder / name, table); !done) return done;
    for (const Figure& figure : findings.figures)
        for (const Panel& panel : figure.panels)
            if (const auto done = writeFile(folder / (panelName(panel) + ".csv"), csv(panel)); !done) return done;
    return {};
}

Expected<Scenario> scenarioOf(const Arguments& arguments) {
    auto scenario = scenarioNamed(arguments.operands()[0]);
    for (const std::string& setting : arguments.values("--set"))
        if (scenario) scenario = withSetting(*scenario, setting);
    return scenario;
}

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    if (!arguments.has("--out"))
        return unexpected(Failure(Error{"", "--out", NORMSCOPE_TEXT("the folder to write is missing")}));
    const auto scenario = scenarioOf(arguments);
    if (!scenario) return unexpected(Failure(scenario.error()));
    for (const Text& warning : warnings(*scenario)) note(streams, "", warning);
    const auto findings = runPage(*scenario, streams);
    if (!findings) return unexpected(Failure(findings.error(), RunFailed));
    if (const auto done = write(*findings, *arguments.value("--out")); !done)
        return unexpected(Failure(done.error(), RunFailed));
    streams.out << "code " << code(*scenario) << "  bits " << findings->bits << "\n";
    return {};
}

} // namespace

Command runCommand() {
    return {.name = "run",
            .summary = "Run a scenario without a window and write its numbers",
            .usage = "SCENARIO --out FOLDER [--set KEY=VALUE ...]",
            .details =
                "SCENARIO is a scenario file or the name of a preset (see normscope presets). Writes metrics.json, "
                "one CSV a plot and scenario.json, and prints two codes: of the scenario, and of the bits of the "
                "result, which are equal on the same machine and build.\n",
            .options = {{"--out", "FOLDER", "where to write; made if it is missing"},
                        {"--set", "KEY=VALUE", "change a parameter (see normscope parameters); may be repeated", true}},
            .operands = 1,
            .run = run};
}

} // namespace normscope::cli
