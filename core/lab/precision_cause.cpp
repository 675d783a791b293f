// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_verdict.h"

#include <algorithm>
#include <cmath>

// Why a cell is NaN, infinite or all 0, told from the operations of its row.
namespace normscope {

namespace {

using enum NormOperation;

TextArgument strongZero() { return strong("0"); }

// "and ε = 1e-8 rounds to 0 too"
Text epsFate(const ChosenTrace& trace) {
    if (trace.eps() == 0) return {NORMSCOPE_TEXT("ε is %1"), {strongZero()}};
    return {NORMSCOPE_TEXT("ε = %1 rounds to %2 too"), {epsPlain(trace.eps()), strongZero()}};
}

Text smallestText(const ChosenTrace& trace) {
    return {trace.scene().settings().flushToZero ? NORMSCOPE_TEXT("the smallest %1 number that is not flushed is %2")
                                                 : NORMSCOPE_TEXT("the smallest %1 number is %2"),
            {formatName(trace.sumFormat()), measured(trace.smallest())}};
}

// σ² + ε is 0.
Text vanishedText(const ChosenTrace& trace) {
    const double var = trace.exact(Variance);
    const Text smallest = smallestText(trace);
    if (var == 0 && trace.eps() == 0)
        return {NORMSCOPE_TEXT("%1 = 0, as all values of the row are equal, and ε is 0."), {statistic("σ²")}};
    if (var == 0)
        return {NORMSCOPE_TEXT("%1 = 0, as all values of the row are equal, and ε = %2 rounds to %3: %4."),
                {statistic("σ²"), epsPlain(trace.eps()), strongZero(), smallest}};
    if (var > 2 * trace.smallest() && !trace.find(SumOfSquares))
        return {NORMSCOPE_TEXT("%1 comes out as %2 instead of %3 (%4), and %5."),
                {statistic("σ²"), strongZero(), measured(var), algorithmName(trace.scene().settings().variance),
                 epsFate(trace)}};
    if (var > 2 * trace.smallest() && trace.emulated(SumOfSquares) > 0)
        return {
            NORMSCOPE_TEXT("%1 comes out as %2 instead of %3, because the differences are lost in rounding, and %4."),
            {statistic("σ²"), strongZero(), measured(var), epsFate(trace)}};
    return {NORMSCOPE_TEXT("%1 = %2 rounds to %3: %4, and %5."),
            {statistic("σ²"), measured(var), strongZero(), smallest, epsFate(trace)}};
}

std::size_t placeOfGreatest(const std::vector<double>& values) {
    const auto less = [](double a, double b) { return std::abs(a) < std::abs(b); };
    return std::size_t(std::ranges::max_element(values, less) - values.begin());
}

// "c² of feature 12"; a sum has no feature.
Text nameOf(const ChosenTrace& trace, const OperationTrace& broken, std::size_t place) {
    const Text name = trace.nameOf(broken.operation);
    if (broken.exact.size() < 2) return name;
    return {NORMSCOPE_TEXT("%1 of feature %2"), {name, count(Index(place) + 1)}};
}

// The exact value of the input is not kept: it was rounded.
Text overflowOfInput(const OperationTrace& input, const TextArgument& largest, NumberFormat format) {
    const auto isFinite = [](double value) { return std::isfinite(value); };
    const auto first = std::ranges::find_if_not(input.emulated, isFinite) - input.emulated.begin();
    const auto beyond = std::ssize(input.emulated) - std::ranges::count_if(input.emulated, isFinite);
    return {NORMSCOPE_TEXT("%1 of %2 inputs are beyond %3, the largest %4 number, the first in feature %5."),
            {count(beyond), count(std::ssize(input.emulated)), largest, formatName(format), count(first + 1)}};
}

// What is beyond the format.
Text overflowText(const ChosenTrace& trace, const OperationTrace& broken) {
    const NumberFormat format = trace.formatOf(broken.operation);
    const TextArgument largest = measured(facts(format).largest);
    if (broken.operation == Input) return overflowOfInput(broken, largest, format);
    const std::size_t place = placeOfGreatest(broken.exact);
    const double value = std::abs(broken.exact[place]);
    const Text name = nameOf(trace, broken, place);
    if (!(value > facts(format).largest))
        return {NORMSCOPE_TEXT("A partial result of %1 is beyond %2, the largest %3 number."),
                {name, largest, formatName(format)}};
    return {NORMSCOPE_TEXT("%1 = %2 is beyond %3, the largest %4 number."),
            {name, strong(measured(value)), largest, formatName(format)}};
}

Index squaresLost(const ChosenTrace& trace) {
    const OperationTrace* squares = trace.find(Square);
    if (!squares) return 0; // the variance has none of its own
    Index lost = 0;
    for (std::size_t i = 0; i < squares->exact.size(); ++i) lost += squares->emulated[i] == 0 && squares->exact[i] != 0;
    return lost;
}

Text negativeText(const ChosenTrace& trace) {
    return {NORMSCOPE_TEXT("%1 comes out as %2 instead of %3 (%4), and a negative number has no root."),
            {statistic("σ²"), failed(measured(trace.emulated(Variance))), measured(trace.exact(Variance)),
             algorithmName(trace.scene().settings().variance)}};
}

} // namespace

Text causeText(const ChosenTrace& trace) {
    const RowTrace& row = trace.result().trace;
    if (!row.broken) return {};
    const OperationTrace& broken = row.operations[*row.broken];
    if (trace.emulated(AddEps) < 0) return negativeText(trace);
    if (trace.emulated(AddEps) == 0) return vanishedText(trace);
    if (std::ranges::all_of(broken.emulated, [](double v) { return std::isfinite(v); }))
        return {NORMSCOPE_TEXT("%1 is smaller than any %2 number."),
                {trace.nameOf(broken.operation), formatName(trace.formatOf(broken.operation))}};
    return overflowText(trace, broken);
}

// Squares that vanish, a variance that does: told although nothing comes of it.
Text harmlessText(const ChosenTrace& trace) {
    const Index lost = squaresLost(trace);
    const Text fine =
        trace.cell().state == PrecisionCell::State::Exact
            ? Text(NORMSCOPE_TEXT("Nothing breaks: all %1 values equal float64, rounded to %2."),
                   {count(trace.size()), formatName(trace.format())})
            : Text(NORMSCOPE_TEXT("Nothing breaks: the output of %1 values in %2 is off by %3 of its size."),
                   {count(trace.size()), formatName(trace.format()), strong(measured(trace.cell().error))});
    if (trace.emulated(Variance) == 0 && trace.exact(Variance) > 0)
        return sequence({fine,
                         {NORMSCOPE_TEXT("%1 = %2 rounds to 0; ε = %3 alone stands under the root."),
                          {statistic("σ²"), measured(trace.exact(Variance)), measured(trace.storedEps())}}});
    if (lost == 0) return fine;
    return sequence({fine,
                     {NORMSCOPE_TEXT("%1 of %2 squares are too small and become 0, which the others outweigh."),
                      {count(lost), count(trace.size())}}});
}

} // namespace normscope
