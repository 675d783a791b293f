// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "scenario_argument.h"

#include "pytorch/pytorch_export.h"

namespace normscope::cli {

namespace {

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    if (!arguments.has("--out"))
        return unexpected(Failure(Error{"", "--out", NORMSCOPE_TEXT("the script to write is missing")}));
    auto scenario = scenarioNamed(arguments.operands()[0]);
    for (const std::string& setting : arguments.values("--set"))
        if (scenario) scenario = withSetting(*scenario, setting);
    if (!scenario) return unexpected(Failure(scenario.error()));
    const std::string path = *arguments.value("--out");
    if (const auto done = writePytorch(*scenario, path); !done) return unexpected(Failure(done.error()));
    streams.out << path << "\n" << npzPathOf(path) << "\n";
    return {};
}

} // namespace

Command exportPytorchCommand() {
    return {
        .name = "export-pytorch",
        .summary = "Write a scenario as a PyTorch script that rebuilds it",
        .usage = "SCENARIO --out SCRIPT.py [--set KEY=VALUE ...]",
        .details =
            "SCENARIO is a scenario file, a figure that NormScope exported, or the name of a preset (see normscope "
            "presets). Writes the script and, beside it, SCRIPT.npz with the data, weights and random choices that it "
            "reads. Run by python3 it prints lines of a name and a value, named as in the metrics.json of "
            "normscope run. It needs PyTorch 1.13 or later and NumPy.\n",
        .options = {{"--out", "SCRIPT.py", "the script to write; its arrays go beside it"},
                    {"--set", "KEY=VALUE", "change a parameter (see normscope parameters); may be repeated", true}},
        .operands = 1,
        .run = run};
}

} // namespace normscope::cli
