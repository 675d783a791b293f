// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "io/npz.h"
#include "scenario/scenario.h"

#include <string>
#include <vector>

// Any scenario as a PyTorch script: what a page shows, rebuilt in a few readable lines from the same data, weights and
// random choices, which stand in an .npz file beside it. The script prints "name value" lines with the names of
// metrics(). Nothing random is drawn twice: what the labs draw is exported, and the script draws nothing but dropout
// of a training, which it says.
namespace normscope {

struct PytorchExport {
    std::string script; // UTF-8, ends with a newline; needs PyTorch 1.13 or later and NumPy
    std::vector<NpzMember> arrays;
};

// npzName: the file that the script reads, without a folder. Equal scenarios give equal scripts and arrays. The errors
// are those of the scenario's data file.
Expected<PytorchExport> pytorchExport(const Scenario& scenario, const std::string& npzName);

// Where the arrays of a script belong: "drift.npz" for "drift.py".
std::string npzPathOf(const std::string& scriptPath);

// Writes the script and the arrays beside it. Refuses a path that is itself an .npz file.
Expected<void> writePytorch(const Scenario& scenario, const std::string& scriptPath);

} // namespace normscope
