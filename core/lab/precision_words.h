// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes_words.h"
#include "norm/emulated_norm.h"
#include "scenario/scenario.h"

#include <string>

// Names and numbers as the Precision page writes them.
namespace normscope {

inline constexpr VarianceAlgorithm allVarianceAlgorithms[] = {
    VarianceAlgorithm::OnePass,          VarianceAlgorithm::Pairwise, VarianceAlgorithm::TwoPass,
    VarianceAlgorithm::CorrectedTwoPass, VarianceAlgorithm::Welford,  VarianceAlgorithm::Shifted};

std::string formatName(NumberFormat format);           // "fp16"
std::string algorithmKey(VarianceAlgorithm algorithm); // "one_pass"
Text algorithmName(VarianceAlgorithm algorithm);       // "one pass"
// "Σ c²", "σ² (one pass)"; means: of a norm that subtracts the mean
Text operationName(NormOperation operation, bool means, VarianceAlgorithm variance);

NormKind kindOf(PrecisionNorm norm);
Centring centringOf(PrecisionNorm norm);

std::string measured(double value);   // two digits: "6.0e−8", "65504"
std::string powerOfTen(double value); // for ticks and labels: "10^−3"; what is no power as epsPower() writes it
TextArgument failed(const std::string& text);

} // namespace normscope
