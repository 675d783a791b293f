// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "i18n/translations.h"
#include "typed_option.h"

namespace normscope::cli {

// --lang of what is drawn; English without the option, whatever the language of the system.
inline Expected<std::string> languageOption(const Arguments& arguments) {
    std::vector<std::string> words;
    for (const QString& language : ui::languages()) words.push_back(language.toStdString());
    return wordOption(arguments, "--lang", "en", words);
}

} // namespace normscope::cli
