// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

namespace normscope::cli {

// Draws a page, one plot or the whole window to a file; needs no display.
Command renderCommand();

} // namespace normscope::cli
