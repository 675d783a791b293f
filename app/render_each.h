// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"
#include "render_options.h"

#include <vector>

namespace normscope::cli {

// Draws them one after the other, without a display, in the options' language and as slides if they say so. folder:
// where they go, made if it is missing; empty: none is made. The first fault ends it, and so does Ctrl-C: whole files
// stay, half ones there are not.
Outcome<void> renderEach(const std::vector<ui::AnimationRequest>& requests, const RenderOptions& options,
                         const std::string& folder, const Streams& streams);

} // namespace normscope::cli
