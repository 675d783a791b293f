// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QString>

namespace normscope::ui {

// "file: place: reason" for the message strip, empty parts left out; of the file only its name.
QString errorText(const Error& error);

} // namespace normscope::ui
