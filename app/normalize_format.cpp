// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_words.h"
#include "norm/emulated_groups.h"
#include "normalize.h"
#include "normalize_values.h"

#include <algorithm>
#include <cmath>

namespace normscope::cli {

namespace {

bool isFinite(double value) { return std::isfinite(value); }

const char* formatWord(NumberFormat format) { return format == NumberFormat::Float16 ? "float16" : "bfloat16"; }

// Of one group of the norm, and of several.
struct Nouns {
    Text whole, several;
};

Nouns nounsOf(NormKind kind) {
    if (kind == NormKind::Batch) return {NORMSCOPE_TEXT("the whole column"), NORMSCOPE_TEXT("Columns")};
    if (kind == NormKind::Layer || kind == NormKind::Rms)
        return {NORMSCOPE_TEXT("the whole row"), NORMSCOPE_TEXT("Rows")};
    return {NORMSCOPE_TEXT("the whole group"), NORMSCOPE_TEXT("Groups")};
}

bool ofEachCell(NormOperation operation) {
    using enum NormOperation;
    return operation == Input || operation == Centre || operation == Square || operation == Divide;
}

// Finds what the format broke. Groups whose input was not finite to begin with do not count.
class FormatFaults {
public:
    FormatFaults(const NormalizeSettings& settings, const NormalizeInput& input, const EmulatedNorm& norm,
                 ConstMatrixRef<double> x)
        : m_settings(settings), m_input(input), m_norm(norm), m_format(norm.emulation.format), m_x(x),
          m_given(valuesAs<double>(input.x)), m_nouns(nounsOf(settings.kind)) {}

    void searchGroups() {
        const EmulatedGroups groups(m_norm.norm, m_x.rows(), m_x.cols(), m_input.mask ? &*m_input.mask : nullptr);
        groups.forEach([&](Index group, const std::vector<EmulatedGroups::Cell>& cells) {
            m_cells.clear();
            for (const auto& [i, j] : cells) m_cells.push_back(i * m_x.cols() + j);
            if (std::ranges::all_of(m_cells, [&](Index cell) { return isFinite(m_given[std::size_t(cell)]); }))
                look(group);
        });
    }

    Index broken() const { return m_broken; }
    bool givenIsFinite() const { return std::ranges::all_of(m_given, isFinite); }

    Text groupsNote() const {
        return {NORMSCOPE_TEXT("%1 that %2 breaks: %3. In the first, %4, %5; %6."),
                {m_nouns.several, formatWord(m_format), std::to_string(m_broken), m_place, m_cause, m_fate}};
    }

    Text cellsNote(ConstMatrixRef<double> y) const {
        Index count = 0, first = 0;
        for (Index k = 0; k < y.size(); ++k)
            if (!isFinite(y.data()[k]) && count++ == 0) first = k;
        if (count == 0) return {};
        if (!isFinite(m_x.data()[first]))
            return {NORMSCOPE_TEXT("Results that are not finite in %1: %2; %3."),
                    {formatWord(m_format), std::to_string(count), inputCause(first)}};
        return {NORMSCOPE_TEXT("Results that are not finite in %1: %2, the first at %3."),
                {formatWord(m_format), std::to_string(count), placeOf(first)}};
    }

private:
    // As in the note on the input: the last axis are the columns.
    std::string placeOf(Index cell) const {
        const Index width = m_input.x.shape.back();
        return "row " + std::to_string(cell / width + 1) + ", column " + std::to_string(cell % width + 1);
    }

    void look(Index group) {
        const Centring centring = m_settings.kind == NormKind::Rms ? Centring::None : Centring::Mean;
        std::vector<double> values;
        for (const Index cell : m_cells) values.push_back(m_x.data()[cell]);
        const RowTrace trace = traceRow(centring, m_settings.eps, m_norm.emulation, m_norm.variance, values);
        if (!trace.broken || m_broken++ > 0) return;
        m_place = groupName(m_settings, m_input, group);
        m_cause = cause(trace.operations[*trace.broken], operationName(trace.operations[*trace.broken].operation,
                                                                       centring == Centring::Mean, m_norm.variance));
        m_fate = fate(trace.operations.back().emulated);
    }

    Text inputCause(Index cell) const {
        return {NORMSCOPE_TEXT("the input %1 at %2 is beyond the largest number, %3"),
                {roundTrip(m_given[std::size_t(cell)]), placeOf(cell), roundTrip(facts(m_format).largest)}};
    }

    Text cause(const OperationTrace& operation, const Text& name) const {
        const auto bad = std::ranges::find_if_not(operation.emulated, isFinite);
        if (bad == operation.emulated.end()) return {NORMSCOPE_TEXT("%1 is 0 although it should not be"), {name}};
        if (!ofEachCell(operation.operation)) return {NORMSCOPE_TEXT("%1 is the first that is not finite"), {name}};
        const Index cell = m_cells[std::size_t(bad - operation.emulated.begin())];
        if (operation.operation == NormOperation::Input) return inputCause(cell);
        return {NORMSCOPE_TEXT("%1 is the first that is not finite, at %2"), {name, placeOf(cell)}};
    }

    Text fate(const std::vector<double>& quotients) const {
        if (std::ranges::all_of(quotients, [](double v) { return std::isnan(v); }))
            return {NORMSCOPE_TEXT("%1 becomes NaN"), {m_nouns.whole}};
        if (std::ranges::all_of(quotients, [](double v) { return v == 0; }))
            return {NORMSCOPE_TEXT("%1 becomes 0"), {m_nouns.whole}};
        return {NORMSCOPE_TEXT("%1 of its %2 values stay finite"),
                {std::to_string(std::ranges::count_if(quotients, isFinite)), std::to_string(quotients.size())}};
    }

    const NormalizeSettings& m_settings;
    const NormalizeInput& m_input;
    const EmulatedNorm& m_norm;
    NumberFormat m_format;
    ConstMatrixRef<double> m_x;
    std::vector<double> m_given;
    Nouns m_nouns;
    std::vector<Index> m_cells; // of the group at hand
    Index m_broken = 0;
    std::string m_place; // of the first, and what happened there
    Text m_cause, m_fate;
};

} // namespace

std::vector<Text> formatNotes(const NormalizeSettings& settings, const NormalizeInput& input, const EmulatedNorm& norm,
                              ConstMatrixRef<double> x, ConstMatrixRef<double> y) {
    std::vector<Text> notes;
    const bool normalizes = settings.kind != NormKind::None;
    if (normalizes && settings.eps > 0 && norm.emulation.roundedSum(settings.eps) == 0)
        notes.push_back(
            {NORMSCOPE_TEXT("eps %1 is 0 in %2."), {roundTrip(settings.eps), formatWord(norm.emulation.sumFormat())}});
    FormatFaults faults(settings, input, norm, x);
    if (normalizes && !usesRunning(settings)) faults.searchGroups();
    if (faults.broken() > 0) notes.push_back(faults.groupsNote());
    if (faults.broken() > 0 || !faults.givenIsFinite()) return notes;
    if (Text cells = faults.cellsNote(y); !cells.empty()) notes.push_back(std::move(cells));
    return notes;
}

} // namespace normscope::cli
