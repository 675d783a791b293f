// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/language_model.h"

#include <algorithm>

namespace normscope {

const std::string& languageText() {
    static const std::string text =
        "the quick brown fox jumps over the lazy dog. a layer norm keeps each token at unit scale. the mean and the "
        "variance are taken over the features of one token. batch norm takes them over the batch. epsilon guards the "
        "division. ";
    return text;
}

const std::string& languageAlphabet() {
    static const std::string alphabet = [] {
        std::string signs = languageText();
        std::ranges::sort(signs);
        signs.erase(std::unique(signs.begin(), signs.end()), signs.end());
        return signs;
    }();
    return alphabet;
}

} // namespace normscope
