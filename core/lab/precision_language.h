// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"
#include "train/language_model.h"

#include <cstdint>

// The language models of the Precision page and what they are asked to write.
namespace normscope {

LanguageSettings languageSettings(const Scenario& scenario, std::uint64_t seed);
inline constexpr Index generatedCharacters = 60;
inline constexpr std::uint64_t promptSeeds[] = {0, 10}; // beyond the model's own

} // namespace normscope
