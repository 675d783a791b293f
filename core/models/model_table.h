// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/model.h"

#include <vector>

// The table of models, a file an era. Every entry says what the file named as its source says; what was not found there
// is told in a remark.
namespace normscope {

std::vector<Model> modelsTo2021();
std::vector<Model> modelsOf2022();
std::vector<Model> modelsSince2023();

} // namespace normscope
