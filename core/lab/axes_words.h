// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"

// Names and numbers as the Axes page writes them.
namespace normscope {

// Two decimals for everyday sizes, fewer from 100 on, significant digits for what two decimals would hide:
// "0.09", "−0.42", "746.9", "1065", "0.0031", "2.10e7". Values of rounding size (below 1e-12) read "0.00".
std::string number(double value);
std::string signedNumber(double value); // with a "+" before what is greater than zero
std::string shortNumber(double value);  // number() without trailing zeros: "0", "1", "0.5"
std::string percent(double share);      // "89.9"; the sign stands in the sentence
std::string epsPower(double eps);       // "10^−5", "3.2·10^−5", "0.1", "0"
std::string epsPlain(double eps);       // as a person types it: "1e-5"
std::string count(Index n);
Text valuesText(Index n);     // "13 values", "one value"
Text earlierBatches(Index n); // "20 earlier batches", "one earlier batch"
Text batches(Index n);        // "20 batches", "one batch"

bool readAlike(double a, double b);            // with two decimals
TextArgument meanPhrase(const MarginRange& r); // "mean 0", "a mean of −0.34 to 0.41"
TextArgument sdPhrase(const MarginRange& r);   // "sd 1", "an sd of 0.5 to 1.2"

Role roleOf(NormKind kind);
TextArgument methodName(NormKind kind); // "LayerNorm" in its hue; "no norm"
Text methodTitle(NormKind kind);        // the same as a heading: "No norm"
TextArgument strong(const std::string& text);
TextArgument statistic(const std::string& text);

// One row of the matrix is a wine, a digit, a sample, or with tokens a token.
Text rowNoun(const Sample& sample);
Text rowsNoun(const Sample& sample);
Text capitalRowNoun(const Sample& sample); // at the start of a sentence
std::string rowLabel(const Sample& sample, Index row);
std::string columnLabel(const Sample& sample, Index column);
Text groupName(const Sample& sample, const AxesRun& run, Index group); // "row 5", "column ash", "sample 3, group 2"
Text groupNoun(const Sample& sample,
               const AxesRun& run);              // what has one statistic: "wine", "feature", "group of a sample"
Text unevenGroups(Index features, Index groups); // "13 features cannot be cut into 4 equal groups"
std::string unitsName(const DataSettings& data); // "sd units"; empty when scaled or shifted

// Texts one after another, parted by a space, " · " or a line break; empty ones are left out.
Text sequence(const std::vector<Text>& parts, const char* separator = " ");

} // namespace normscope
