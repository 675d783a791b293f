// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

// The languages of the window. Texts of ui and app come through tr(); those of core carry the context "core", spoken
// formulas the context "formula". scripts/update_translations.sh collects all of them.
namespace normscope::ui {

QStringList languages(); // "en", then those with a translation: "zh_CN"

// Replaces the language loaded before, also that of Qt's own words. Widgets keep the words they were made with: those
// that are there already have to be made anew. False: no such language, nothing changes.
bool loadTranslations(const QString& language);

} // namespace normscope::ui
