// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_choice.h"

namespace normscope::ui {
namespace {

QString stem(NormKind norm) {
    switch (norm) {
    case NormKind::None:
        return QStringLiteral("none");
    case NormKind::Layer:
        return QStringLiteral("layer");
    case NormKind::Batch:
        return QStringLiteral("batch");
    case NormKind::Rms:
        return QStringLiteral("rms");
    case NormKind::Group:
    case NormKind::Instance: // differ in what their groups hold alone
        return QStringLiteral("group");
    }
    return {};
}

bool evaluates(NormKind norm, const NormSettings& settings) {
    return norm == NormKind::Batch && settings.mode == NormMode::Evaluate && settings.trackRunningStats;
}

QString modeStem(NormKind norm, const NormSettings& settings) {
    return evaluates(norm, settings) ? QStringLiteral("batch-evaluation") : stem(norm);
}

QString affineSuffix(const NormSettings& settings) {
    if (!settings.elementwiseAffine) return QStringLiteral("-plain");
    return settings.bias ? QStringLiteral("-affine") : QStringLiteral("-scale");
}

QString scaleSuffix(const NormSettings& settings) {
    return settings.elementwiseAffine ? QStringLiteral("-scale") : QStringLiteral("-plain");
}

bool hasBlocks(NormKind norm) { return norm == NormKind::Group || norm == NormKind::Instance; }

// How many values share one statistic.
int groupSize(NormKind norm, MatrixShape shape) {
    if (hasBlocks(norm)) return int(shape.block);
    return int(norm == NormKind::Batch ? shape.rows : shape.columns);
}

QString averageOf(NormKind norm) {
    if (hasBlocks(norm)) return QStringLiteral("group-average");
    return norm == NormKind::Batch ? QStringLiteral("column-average") : QStringLiteral("row-average");
}

std::vector<FormulaRef> withoutNorm(const char* id) { return {{QString::fromLatin1(id)}}; }

} // namespace

std::vector<FormulaRef> definitionFormulas(NormKind norm, const NormSettings& settings, MatrixShape shape) {
    if (norm == NormKind::None) return withoutNorm("none");
    const FormulaRef definition{modeStem(norm, settings) + affineSuffix(settings)};
    const int count = groupSize(norm, shape);
    if (evaluates(norm, settings)) return {definition};
    if (norm == NormKind::Rms) return {definition, {QStringLiteral("rms-mean-square"), count}};
    return {
        definition, {stem(norm) + QStringLiteral("-mean"), count}, {stem(norm) + QStringLiteral("-variance"), count}};
}

std::vector<FormulaRef> runningFormulas(MomentumConvention convention, bool cumulative) {
    const QString suffix =
        convention == MomentumConvention::Keras ? QStringLiteral("-keras") : QStringLiteral("-pytorch");
    if (cumulative) // their means are alike
        return {{QStringLiteral("batch-running-mean-cumulative")},
                {QStringLiteral("batch-running-variance-cumulative") + suffix}};
    return {{QStringLiteral("batch-running-mean") + suffix}, {QStringLiteral("batch-running-variance") + suffix}};
}

std::vector<FormulaRef> influenceFormulas(NormKind norm, const NormSettings& settings, MatrixShape shape) {
    if (norm == NormKind::None) return withoutNorm("none-influence");
    const QString name = modeStem(norm, settings);
    const QString influence = name + QStringLiteral("-influence") + scaleSuffix(settings);
    const FormulaRef rstd{name + QStringLiteral("-rstd")};
    if (evaluates(norm, settings)) return {{influence}, rstd};
    return {{influence, groupSize(norm, shape)}, rstd, {name + QStringLiteral("-xhat")}};
}

std::vector<FormulaRef> backwardFormulas(NormKind norm, const NormSettings& settings, MatrixShape shape) {
    if (norm == NormKind::None) return withoutNorm("none-backward");
    const FormulaRef backward{modeStem(norm, settings) + QStringLiteral("-backward")};
    const FormulaRef upstream{QStringLiteral("upstream") + scaleSuffix(settings)};
    if (evaluates(norm, settings)) return {backward, upstream};
    return {backward, upstream, {averageOf(norm), groupSize(norm, shape)}};
}

QStringList termNames(Term term) {
    switch (term) {
    case Term::None:
        return {};
    case Term::Input:
        return {QStringLiteral("input")};
    case Term::Mean:
        return {QStringLiteral("mean")};
    case Term::Centre:
        return {QStringLiteral("centre")};
    case Term::Variance:
        return {QStringLiteral("variance")};
    case Term::Normalise:
        return {QStringLiteral("normalise")};
    case Term::Affine:
        return {QStringLiteral("scale"), QStringLiteral("shift")};
    }
    return {};
}

std::optional<Term> termOf(const QString& name) {
    for (const Term term : {Term::Input, Term::Mean, Term::Centre, Term::Variance, Term::Normalise, Term::Affine})
        if (termNames(term).contains(name)) return term;
    return {};
}

} // namespace normscope::ui
