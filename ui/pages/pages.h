// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/page.h"

#include <vector>

namespace normscope::ui {

// Every page, in the order of the tabs. The caller takes them.
std::vector<PageWidget*> makePages();

} // namespace normscope::ui
