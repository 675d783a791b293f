// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_formulas.h"

#include "formula/formula_choice.h"
#include "lab/precision_ranges.h"
#include "lab/precision_words.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

struct PrecisionFormulas {
    Q_DECLARE_TR_FUNCTIONS(PrecisionFormulas)
};

bool centres(const PrecisionSettings& settings) { return settings.norm == PrecisionNorm::Layer; }

FormulaRow formula(const char* id, const QString& words = {}) { return {words, {QString::fromLatin1(id)}}; }

// Where a partial sum leaves the format that it runs in.
std::vector<FormulaRow> overflowFormulas(const PrecisionSettings& settings) {
    if (valuesBreakFirst(settings))
        return {formula("overflow-value"), {PrecisionFormulas::tr("L: largest number of the format")}};
    const QString letters = settings.sums == Accumulation::Native
                                ? PrecisionFormulas::tr("L: largest number of the format, d: features")
                                : PrecisionFormulas::tr("L: largest number of fp32, d: features");
    return {formula("overflow-sum"), {letters}};
}

// Pairwise sums have the formula of one pass.
std::vector<FormulaRow> varianceFormulas() {
    return {formula("variance-one-pass", PrecisionFormulas::tr("one pass")),
            formula("variance-two-pass", PrecisionFormulas::tr("two passes")),
            formula("variance-corrected", PrecisionFormulas::tr("two passes, corrected")),
            formula("variance-welford", PrecisionFormulas::tr("Welford, for each value")),
            formula("variance-shifted", PrecisionFormulas::tr("shifted by the first value"))};
}

std::vector<FormulaRow> divergenceFormulas() {
    return {formula("divergence"), {PrecisionFormulas::tr("p: with the ε it was trained with, q: with the other one")}};
}

} // namespace

std::vector<FormulaRef> precisionFormulas(const PrecisionSettings& settings) {
    NormSettings bare; // gamma and beta are no part of it
    bare.elementwiseAffine = false;
    const NormKind kind = kindOf(settings.norm);
    std::vector<FormulaRef> formulas = definitionFormulas(kind, bare, {1, settings.features});
    if (settings.view != PrecisionView::Overflow) return {formulas.front()};
    return {formulas.front(), formulas.back()}; // of the sum that overflows
}

ViewFormula viewFormula(const PrecisionSettings& settings) {
    switch (settings.view) {
    case PrecisionView::Grid:
    case PrecisionView::Floor:
        return {PrecisionFormulas::tr("The floor"), {formula(centres(settings) ? "floor-layer" : "floor-rms")}};
    case PrecisionView::Overflow:
        return {valuesBreakFirst(settings) ? PrecisionFormulas::tr("A value overflows")
                                           : PrecisionFormulas::tr("The sum overflows"),
                overflowFormulas(settings)};
    case PrecisionView::Variance:
        return {PrecisionFormulas::tr("The variance"), varianceFormulas()};
    case PrecisionView::Generation:
        break;
    }
    return {PrecisionFormulas::tr("The divergence"), divergenceFormulas()};
}

QString viewLegend(PrecisionView view) {
    const QString emulated = PrecisionFormulas::tr("fp16 and bf16 are emulated: rounded after each operation.");
    switch (view) {
    case PrecisionView::Grid:
        return PrecisionFormulas::tr("“=”: equals float64, rounded to the format.") + QStringLiteral(" ") + emulated;
    case PrecisionView::Floor:
        return PrecisionFormulas::tr("Lines are measured in float64; thin dashes are theory.");
    case PrecisionView::Overflow:
        return PrecisionFormulas::tr("Thin dashes are theory.") + QStringLiteral(" ") + emulated;
    case PrecisionView::Variance:
        return PrecisionFormulas::tr("Lines are medians of the seeds; bands: least to largest error. ×: a variance "
                                     "below 0, and for how many seeds.");
    case PrecisionView::Generation:
        break;
    }
    return PrecisionFormulas::tr("Small character models, trained on this computer. In the second text everything "
                                 "from the first difference on is marked.");
}

QString viewGestures(PrecisionView view) {
    switch (view) {
    case PrecisionView::Grid:
        return PrecisionFormulas::tr("Click a cell to look into it, or go there with the arrow keys. F: the next "
                                     "format.");
    case PrecisionView::Variance:
        return PrecisionFormulas::tr("Click an offset to give it to the row of the grid.");
    case PrecisionView::Floor:
    case PrecisionView::Overflow:
    case PrecisionView::Generation:
        break;
    }
    return {};
}

} // namespace normscope::ui
