// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace normscope::ui {

// The language of the window, as the lessons' texts are named: "en", "zh_CN". Of what loadTranslations has loaded.
QString shownLanguage();

} // namespace normscope::ui
