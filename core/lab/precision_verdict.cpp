// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_verdict.h"

#include "lab/precision_study.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

using enum PrecisionCell::State;
using enum NormOperation;

Text numerator(const ChosenTrace& trace) { return trace.scene().means() ? "(x − μ)" : "x"; }

Text denominator(const ChosenTrace& trace) {
    const double root = trace.emulated(Root), var = trace.emulated(Variance);
    if (std::isfinite(root) && std::isfinite(var)) return {"√(%1 + %2)", {measured(var), measured(trace.storedEps())}};
    return {"%1", {measured(root)}};
}

Text share(const char* word, Index some, Index all) {
    return {NORMSCOPE_TEXT("%1 in %2 of %3"), {failed(word), count(some), count(all)}};
}

Text resultText(const ChosenTrace& trace) {
    const PrecisionCell& cell = trace.cell();
    if (cell.state == AllZero) return {NORMSCOPE_TEXT("%1, with no warning"), {share("0", trace.size(), trace.size())}};
    std::vector<Text> parts;
    if (cell.infinite > 0) parts.push_back(share("inf", cell.infinite, trace.size()));
    if (cell.nan > 0) parts.push_back(share("NaN", cell.nan, trace.size()));
    return sequence(parts, ", ");
}

// What should be 0 is wrong however little is left of it.
bool isTelling(const OperationTrace& operation) {
    constexpr double telling = 0.1;
    const double error = relativeError(operation);
    return rms(operation.exact) == 0 ? error != 0 : !(error < telling);
}

Text compared(const char* pattern, const char* name, const OperationTrace& operation) {
    return {pattern, {Text(name), failed(measured(operation.emulated[0])), measured(operation.exact[0])}};
}

const char* insteadOf() { return NORMSCOPE_TEXT("%1 comes out as %2 instead of %3."); }

Text sumText(const char* name, const OperationTrace& operation) {
    constexpr double behind = 0.9;
    if (!(std::abs(operation.emulated[0]) < behind * std::abs(operation.exact[0])))
        return compared(insteadOf(), name, operation);
    return compared(
        NORMSCOPE_TEXT("The running sum falls behind: %1 comes out as %2 instead of %3, because the numbers "
                       "there lie so far apart that much of what is added is rounded away."),
        name, operation);
}

Text centreText(const ChosenTrace& trace) {
    const OperationTrace& sum = *trace.find(Sum);
    if (relativeError(sum) > 0.01 && rms(sum.exact) > 0) return sumText("Σ x", sum);
    return {NORMSCOPE_TEXT("The mean is rounded to %1 where it is %2, and x − μ keeps the difference: its rms is %3 "
                           "instead of %4."),
            {failed(roundTrip(trace.emulated(Mean))), roundTrip(trace.exact(Mean)),
             measured(rms(trace.find(Centre)->emulated)), measured(rms(trace.find(Centre)->exact))}};
}

} // namespace

NumberFormat ChosenTrace::sumFormat() const { return emulationOf(m_scene.settings(), format()).sumFormat(); }

double ChosenTrace::storedEps() const { return emulationOf(m_scene.settings(), format()).roundedSum(eps()); }

NumberFormat ChosenTrace::formatOf(NormOperation operation) const {
    const bool ofCells = operation == Input || operation == Centre || operation == Divide;
    return ofCells ? format() : sumFormat();
}

double ChosenTrace::smallest() const {
    const FormatFacts known = facts(sumFormat());
    return m_scene.settings().flushToZero ? known.smallestNormal : known.smallestSubnormal;
}

Text ChosenTrace::nameOf(NormOperation operation) const {
    return operationName(operation, m_scene.means(), m_scene.settings().variance);
}

const OperationTrace* ChosenTrace::find(NormOperation operation) const {
    const auto& all = m_scene.result.trace.operations;
    const auto found = std::ranges::find(all, operation, &OperationTrace::operation);
    return found == all.end() ? nullptr : &*found;
}

double ChosenTrace::exact(NormOperation operation) const {
    const OperationTrace* found = find(operation);
    return found ? found->exact[0] : std::numeric_limits<double>::quiet_NaN();
}

double ChosenTrace::emulated(NormOperation operation) const {
    const OperationTrace* found = find(operation);
    return found ? found->emulated[0] : std::numeric_limits<double>::quiet_NaN();
}

Text outcomeText(const ChosenTrace& trace) {
    return {NORMSCOPE_TEXT("So y = %1 / %2 = %3."), {numerator(trace), denominator(trace), resultText(trace)}};
}

Text wrongText(const ChosenTrace& trace) {
    const Text error(NORMSCOPE_TEXT("The output is finite, and off by %1 of its size."),
                     {failed(measured(trace.cell().error))});
    for (const NormOperation operation : {Centre, SumOfSquares, Variance}) {
        const OperationTrace* found = trace.find(operation);
        if (!found || !isTelling(*found)) continue;
        if (operation == Centre) return sequence({centreText(trace), error});
        if (operation == SumOfSquares)
            return sequence({sumText(trace.scene().means() ? "Σ c²" : "Σ x²", *found), error});
        return sequence({compared(insteadOf(), "σ²", *found), error});
    }
    return error;
}

Reading verdictPanel(const PrecisionScene& scene) {
    const ChosenTrace trace(scene);
    const PrecisionCell& cell = trace.cell();
    Reading reading;
    reading.name = "verdict";
    reading.card = true;
    reading.title = {NORMSCOPE_TEXT("%1, ε = %2, sd = %3"),
                     {formatName(trace.format()), epsPlain(trace.eps()), epsPlain(scene.settings().sd)}};
    if (cell.state == Exact || cell.state == Ok)
        reading.paragraphs = {harmlessText(trace)};
    else if (cell.state == Wrong)
        reading.paragraphs = {wrongText(trace)};
    else
        reading.paragraphs = {sequence({causeText(trace), outcomeText(trace)})};
    reading.exact = {{"error", cell.error},
                     {"nan", double(cell.nan)},
                     {"infinite", double(cell.infinite)},
                     {"variance", trace.emulated(Variance)},
                     {"variance_float64", trace.exact(Variance)},
                     {"eps", trace.storedEps()}};
    reading.description = {"%1: %2", {reading.title, reading.paragraphs.front()}};
    return reading;
}

} // namespace normscope
