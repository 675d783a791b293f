// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/precision/precision_formulas.h"

#include "formula/formula_choice.h"
#include "lab/precision_words.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

struct PrecisionFormulas {
    Q_DECLARE_TR_FUNCTIONS(PrecisionFormulas)
};

bool centres(const PrecisionSettings& settings) { return settings.norm == PrecisionNorm::Layer; }

bool isAboutTheStatistic(PrecisionView view) {
    return view == PrecisionView::Overflow || view == PrecisionView::Variance;
}

QString floorFormula(const PrecisionSettings& settings) {
    if (centres(settings)) return QStringLiteral("sd(<i>y</i>) = <i>σ</i> / √(<i>σ</i>² + <i>ε</i>)");
    return QStringLiteral("rms(<i>y</i>) = rms(<i>x</i>) / √(rms(<i>x</i>)² + <i>ε</i>)");
}

// Where a partial sum leaves the format.
QString overflowFormula(const PrecisionSettings& settings) {
    const QString limit = PrecisionFormulas::tr("largest number of the format");
    if (settings.sums == Accumulation::Native)
        return QStringLiteral("rms > √(<i>L</i> / <i>d</i>), <i>L</i>: %1").arg(limit);
    return QStringLiteral("rms² > <i>L</i>, <i>L</i>: %1").arg(limit);
}

QString varianceFormulas() {
    return PrecisionFormulas::tr("one pass: %1").arg("⟨<i>x</i>²⟩ − ⟨<i>x</i>⟩²") + QStringLiteral("<br>") +
           PrecisionFormulas::tr("two passes: %1").arg("⟨(<i>x</i> − ⟨<i>x</i>⟩)²⟩");
}

QString divergenceFormula() {
    return QStringLiteral("KL(<i>p</i> ‖ <i>q</i>) = Σ <i>p</i> ln(<i>p</i> / <i>q</i>)<br>") +
           PrecisionFormulas::tr("%1: with the ε it was trained with, %2: with the other one")
               .arg("<i>p</i>", "<i>q</i>");
}

} // namespace

std::vector<FormulaRef> precisionFormulas(const PrecisionSettings& settings) {
    NormSettings bare; // gamma and beta are no part of it
    bare.elementwiseAffine = false;
    const NormKind kind = kindOf(settings.norm);
    std::vector<FormulaRef> formulas = definitionFormulas(kind, bare, {1, settings.features});
    if (!isAboutTheStatistic(settings.view)) return {formulas.front()};
    return {formulas.front(), formulas.back()};
}

ViewFormula viewFormula(const PrecisionSettings& settings) {
    switch (settings.view) {
    case PrecisionView::Grid:
    case PrecisionView::Floor:
        return {PrecisionFormulas::tr("The floor"), floorFormula(settings)};
    case PrecisionView::Overflow:
        return {PrecisionFormulas::tr("The sum overflows"), overflowFormula(settings)};
    case PrecisionView::Variance:
        return {PrecisionFormulas::tr("The variance"), varianceFormulas()};
    case PrecisionView::Generation:
        break;
    }
    return {PrecisionFormulas::tr("The divergence"), divergenceFormula()};
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
