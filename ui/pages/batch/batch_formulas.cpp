// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_formulas.h"

#include "formula/formula_choice.h"
#include "norm/memory.h"
#include "pages/batch/running_share.h"

#include <QCoreApplication>

namespace normscope::ui {

namespace {

constexpr double littleShare = 0.01;

struct BatchFormulas {
    Q_DECLARE_TR_FUNCTIONS(BatchFormulas)
};

QString suffixOf(MomentumConvention convention) {
    return convention == MomentumConvention::Keras ? QStringLiteral("-keras") : QStringLiteral("-pytorch");
}

QString lengthText(double batches) { return QString::fromStdString(fixed(batches, batches < 99.95 ? 1 : 0)); }

} // namespace

std::vector<FormulaRef> updateFormulas(const NormSettings& settings) {
    if (!settings.trackRunningStats) return {};
    if (!settings.cumulative) return runningFormulas(settings.convention);
    return {{QStringLiteral("batch-running-mean-cumulative")},
            {QStringLiteral("batch-running-variance-cumulative") + suffixOf(settings.convention)}};
}

std::vector<FormulaRef> memoryFormulas(const NormSettings& settings) {
    if (!settings.trackRunningStats || settings.cumulative) return {};
    return {{QStringLiteral("batch-half-life") + suffixOf(settings.convention)}};
}

QString memoryWords(const NormSettings& settings) {
    if (!settings.trackRunningStats)
        return BatchFormulas::tr("None are kept: evaluation uses the statistics of its own batch.");
    if (settings.cumulative)
        return BatchFormulas::tr("%1: batches so far. Each counts the same, nothing is forgotten.").arg("<i>t</i>");
    const double share = runningShare(settings);
    const QString momentum =
        QStringLiteral("<i>m</i> = %1: ").arg(QString::fromStdString(roundTrip(settings.momentum)));
    if (share <= 0) return momentum + BatchFormulas::tr("they stay what they were at the start.");
    if (share >= 1) return momentum + BatchFormulas::tr("they are those of the last batch.");
    return momentum + BatchFormulas::tr("half is forgotten after %1 batches; the start weighs less than 1 % after %2.")
                          .arg(lengthText(halfLife(share)))
                          .arg(batchesUntilShare(share, littleShare));
}

FormulaRef meanErrorFormula(Index size) { return {QStringLiteral("batch-mean-error"), int(size)}; }

} // namespace normscope::ui
