// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/pytorch_export.h"

#include "io/file.h"
#include "io/npz_writer.h"
#include "pytorch/page_exports.h"

#include <filesystem>

namespace normscope {

Expected<PytorchExport> pytorchExport(const Scenario& scenario, const std::string& npzName) {
    switch (scenario.page) {
    case Page::Axes:
        return axesExport(scenario, npzName);
    case Page::Depth:
        return depthExport(scenario, npzName);
    case Page::Training:
        return trainingExport(scenario, npzName);
    case Page::Batch:
        return batchExport(scenario, npzName);
    case Page::Precision:
        return precisionExport(scenario, npzName);
    case Page::Models:
        break;
    }
    return unexpected(
        Error{"", "page", NORMSCOPE_TEXT("the Models page computes nothing: open a model on the Depth page first")});
}

std::string npzPathOf(const std::string& scriptPath) {
    return std::filesystem::path(scriptPath).replace_extension(".npz").string();
}

Expected<void> writePytorch(const Scenario& scenario, const std::string& scriptPath) {
    const std::string npzPath = npzPathOf(scriptPath);
    if (npzPath == scriptPath)
        return unexpected(Error{scriptPath, "", NORMSCOPE_TEXT("the script needs another name than its arrays")});
    const auto made = pytorchExport(scenario, std::filesystem::path(npzPath).filename().string());
    if (!made) return unexpected(made.error());
    if (const auto done = writeNpz(npzPath, made->arrays); !done) return done;
    return writeFile(scriptPath, made->script);
}

} // namespace normscope
