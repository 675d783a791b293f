// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/invariance_names.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::size_t cells = benchNorms.size() * benchChanges.size();

Text invitation(const BenchGuess& guess) {
    const Text ask =
        NORMSCOPE_TEXT("Whose output stays as it is when data or weights change? Guess cells of the table, "
                       "then test.");
    if (guess.stays.empty()) return ask;
    return sequence({ask,
                     {NORMSCOPE_TEXT("Guessed so far: %1 of %2."),
                      {strong(std::to_string(guess.stays.size())), std::to_string(cells)}}});
}

Text score(const InvarianceBench& bench, const BenchGuess& guess) {
    if (guess.stays.empty()) return {};
    std::size_t right = 0;
    for (const auto& [cell, stays] : guess.stays) {
        const auto row = std::size_t(cell.first), column = std::size_t(cell.second);
        if (row < benchNorms.size() && column < benchChanges.size())
            right += measurementOf(bench, benchNorms[row], benchChanges[column]).invariant == stays ? 1 : 0;
    }
    return {NORMSCOPE_TEXT("Of your guesses %1 of %2 are right."),
            {strong(std::to_string(right)), std::to_string(guess.stays.size())}};
}

Index staysUnder(const InvarianceBench& bench, BenchNorm norm) {
    return std::count_if(benchChanges.begin(), benchChanges.end(),
                         [&](BenchChange change) { return measurementOf(bench, norm, change).invariant; });
}

Text tally(const InvarianceBench& bench) {
    std::vector<Text> parts;
    for (const BenchNorm norm : benchNorms)
        parts.push_back({"%1 %2", {benchName(norm), strong(count(staysUnder(bench, norm)))}});
    return {NORMSCOPE_TEXT("Of the %1 changes so many leave the output as it is: %2."),
            {std::to_string(benchChanges.size()), sequence(parts, ", ")}};
}

// Two changes that are easily taken for one.
Text twoShifts(const InvarianceBench& bench) {
    const BenchMeasurement& sample = measurementOf(bench, BenchNorm::Layer, BenchChange::ShiftSample);
    const BenchMeasurement& data = measurementOf(bench, BenchNorm::Layer, BenchChange::ShiftData);
    if (!sample.invariant || data.invariant) return {};
    return {NORMSCOPE_TEXT("Two shifts: one number added to a whole row of its own input leaves %1 alone, one vector "
                           "added to all data moves it by up to %2."),
            {benchName(BenchNorm::Layer), strong(number(data.moved))}};
}

// What stays at eps = 0 and moves with the eps in force.
Text withEps(const InvarianceBench& bench) {
    double most = 0;
    for (const BenchNorm norm : benchNorms)
        for (const BenchChange change : benchChanges) {
            const BenchMeasurement& one = measurementOf(bench, norm, change);
            if (one.invariant) most = std::max(most, one.movedWithEps);
        }
    if (bench.eps == 0 || most == 0) return {};
    return {NORMSCOPE_TEXT("With ε = %1 what stays at ε = 0 moves by up to %2: ε does not scale with the data."),
            {epsPlain(bench.eps), strong(significant(most, 2))}};
}

} // namespace

Text invarianceSentence(const InvarianceBench& bench, const BenchGuess& guess) {
    if (bench.measured.empty()) return NORMSCOPE_TEXT("There are no data to change.");
    if (!guess.tested) return invitation(guess);
    return sequence({score(bench, guess), tally(bench), twoShifts(bench), withEps(bench)});
}

} // namespace normscope
