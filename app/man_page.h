// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command.h"

namespace normscope::cli {

// normscope(1) in the language of man, from the same descriptions as --help. Printed by `normscope --man`, which the
// build calls when it packs the program.
std::string manPage(const std::vector<Command>& commands);

} // namespace normscope::cli
