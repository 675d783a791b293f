// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

namespace normscope::cli {

// Draws pages, plots or the whole window to files, still or moving; needs no display.
Command renderCommand();

} // namespace normscope::cli
