// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/page.h"

namespace normscope::ui {

// The scenario with one page as at first: every control of its panel, what is changed in the page itself, and how it is
// looked at. What only other pages use stays. Title and note go: they told of what was.
Scenario withDefaultsOf(const PageWidget& page, const Scenario& scenario);

} // namespace normscope::ui
