// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"

#include <QString>

namespace normscope::ui {

// What a panel is, as rich text in the language of the window: its title, what its axes show, with units and ranges of
// colours, and the description that screen readers get.
QString helpOf(const Panel& panel, const Text& title, const Text& description);

} // namespace normscope::ui
