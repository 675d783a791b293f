// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "render_options.h"

#include <vector>

namespace normscope::cli {

// The pictures to draw, in their order. The operand is a scenario (a file or a preset) or a folder of *.normscope.json
// files, each of which is read before anything is drawn.
Expected<std::vector<ui::AnimationRequest>> renderList(const std::string& operand, const RenderOptions& options);

} // namespace normscope::cli
