// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compiled with the core's include paths by the test core_cannot_include_qt, which wants it to fail at the second line.
#include "math/matrix.h"

#include <QString>
