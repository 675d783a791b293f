// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/invariance_names.h"

#include <optional>

namespace normscope {

namespace {

Text answer(bool stays) { return stays ? NORMSCOPE_TEXT("yes") : NORMSCOPE_TEXT("no"); }

std::optional<bool> guessAt(const BenchGuess& guess, std::size_t row, std::size_t column) {
    const auto found = guess.stays.find({int(row), int(column)});
    return found == guess.stays.end() ? std::nullopt : std::optional(found->second);
}

Text measuredText(const BenchMeasurement& measured, std::optional<bool> guess) {
    const std::string moved = measured.moved == 0 ? "0" : significant(measured.moved, measured.invariant ? 1 : 2);
    const Text text("%1, %2", {{answer(measured.invariant), Role::Strong}, {moved, Role::Muted}});
    if (!guess) return text;
    const TextArgument verdict = *guess == measured.invariant
                                     ? TextArgument(Text(NORMSCOPE_TEXT("right")), Role::Success)
                                     : TextArgument(Text(NORMSCOPE_TEXT("wrong")), Role::Failure);
    return {"%1: %2", {text, verdict}};
}

Text cellText(const InvarianceBench& bench, const BenchGuess& guess, std::size_t row, std::size_t column) {
    const std::optional<bool> guessed = guessAt(guess, row, column);
    if (guess.tested) return measuredText(measurementOf(bench, benchNorms[row], benchChanges[column]), guessed);
    if (!guessed) return {"%1", {{"?", Role::Muted}}};
    return {"%1", {{answer(*guessed), Role::Strong}}};
}

TextTable::Row tableRow(const InvarianceBench& bench, const BenchGuess& guess, std::size_t row) {
    TextTable::Row result;
    result.head = {"%1", {benchName(benchNorms[row])}};
    for (std::size_t column = 0; column < benchChanges.size(); ++column)
        result.cells.push_back(cellText(bench, guess, row, column));
    return result;
}

} // namespace

TextTable invarianceTable(const InvarianceBench& bench, const BenchGuess& guess) {
    TextTable table;
    table.name = "invariance";
    table.title = NORMSCOPE_TEXT("Does the output stay?");
    table.subtitle = {NORMSCOPE_TEXT("a = x Wᵀ of %1 wines × %2 inputs and %3 units goes into the norm, ε = 0"),
                      {count(bench.samples), count(bench.inputs), count(bench.units)}};
    table.corner = guess.tested ? NORMSCOPE_TEXT("stays, largest move") : NORMSCOPE_TEXT("your guess");
    table.pressable = !guess.tested;
    for (const BenchChange change : benchChanges) table.columns.push_back(benchChangeText(change, bench.factor));
    for (std::size_t row = 0; row < benchNorms.size() && !bench.measured.empty(); ++row)
        table.rows.push_back(tableRow(bench, guess, row));
    table.description = {NORMSCOPE_TEXT("Norms in rows, changes in columns. %1"), {invarianceSentence(bench, guess)}};
    return table;
}

} // namespace normscope
