// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

namespace normscope::cli {

// "normscope [SCENARIO] [--page P] [--lesson L] [--theme T] [--lang L]": the window. Returns the exit code.
int openWindow(int& argc, char** argv, const std::vector<std::string>& words, const Streams& streams);

} // namespace normscope::cli
