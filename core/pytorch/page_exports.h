// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pytorch/pytorch_export.h"

// One function a page; each exports what the page shows.
namespace normscope {

Expected<PytorchExport> axesExport(const Scenario& scenario, const std::string& npzName);
Expected<PytorchExport> depthExport(const Scenario& scenario, const std::string& npzName);
Expected<PytorchExport> trainingExport(const Scenario& scenario, const std::string& npzName);
Expected<PytorchExport> batchExport(const Scenario& scenario, const std::string& npzName);
Expected<PytorchExport> precisionExport(const Scenario& scenario, const std::string& npzName);

} // namespace normscope
