// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

namespace normscope::cli {

// Makes a worksheet and its answers to be printed; needs no display.
Command worksheetCommand();

} // namespace normscope::cli
