// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

namespace normscope::ui {

// The std::exception being handled, as an error for the person: none leaves a job. Call it in a catch block.
Error caughtError();

} // namespace normscope::ui
