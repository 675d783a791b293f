// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_formulas.h"

#include "lab/training.h"
#include "plot/rich_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace normscope::ui {

namespace {

struct TrainingFormulas {
    Q_DECLARE_TR_FUNCTIONS(TrainingFormulas)
};

const QString rate = QStringLiteral("<i>η<sub>t</sub></i>");

QString numberText(double value) { return QString::fromStdString(roundTrip(value)); }

QString warmUp(const LearningSettings& learning) {
    if (learning.warmup <= 0 || learning.schedule == ScheduleKind::Noam) return {};
    return rate + QStringLiteral(" = <i>η</i> min(1, <i>t</i>/%1)").arg(learning.warmup);
}

QString schedule(const LearningSettings& learning) {
    switch (learning.schedule) {
    case ScheduleKind::Constant:
        return {};
    case ScheduleKind::Linear:
        return rate + " = " +
               TrainingFormulas::tr("%1 down to %2 in a line").arg("<i>η</i>", numberText(learning.minLr));
    case ScheduleKind::Cosine:
        return rate + " = " +
               TrainingFormulas::tr("%1 down to %2 as half a cosine").arg("<i>η</i>", numberText(learning.minLr));
    case ScheduleKind::InverseSqrt:
        return rate + " = <i>η</i> √(<i>w</i>/<i>t</i>)";
    case ScheduleKind::Noam:
        break;
    }
    return rate + " = <i>η d</i><sup>−1/2</sup> min(<i>t</i><sup>−1/2</sup>, <i>t w</i><sup>−3/2</sup>)";
}

QString clipping(const LearningSettings& learning) {
    if (learning.clip <= 0) return {};
    return QStringLiteral("<i>g</i> ← <i>g</i> min(1, %1/|<i>g</i>|)").arg(numberText(learning.clip));
}

QString update(const LearningSettings& learning) {
    const QString decay = learning.weightDecay > 0 ? " + <i>λw</i>" : "";
    const QString adam = "<i>w</i> ← <i>w</i> − " + rate + " <i>m</i>/(√<i>v</i> + <i>ε</i>)";
    switch (learning.optimizer) {
    case OptimizerKind::Sgd:
        return "<i>w</i> ← <i>w</i> − " + rate + (decay.isEmpty() ? " <i>g</i>" : " (<i>g</i>" + decay + ")");
    case OptimizerKind::Momentum:
        return "<i>v</i> ← " + numberText(learning.momentum) + " <i>v</i> + <i>g</i>" + decay +
               ",<br><i>w</i> ← <i>w</i> − " + rate + " <i>v</i>";
    case OptimizerKind::Adam:
        return decay.isEmpty() ? adam : "<i>g</i> ← <i>g</i>" + decay + ",<br>" + adam;
    case OptimizerKind::AdamW:
        break;
    }
    return decay.isEmpty() ? adam : adam + " − " + rate + " <i>λw</i>";
}

QString decayed(const LearningSettings& learning) {
    if (learning.weightDecay <= 0) return {};
    const QString lambda = QStringLiteral("<i>λ</i> = %1: ").arg(numberText(learning.weightDecay));
    switch (learning.decayOf) {
    case DecayOf::All:
        return lambda + TrainingFormulas::tr("all, also biases, γ and β");
    case DecayOf::Norms:
        return lambda + TrainingFormulas::tr("γ and β only");
    case DecayOf::Weights:
        break;
    }
    return lambda + TrainingFormulas::tr("matrices; not biases, γ, β");
}

QString updateName(const LearningSettings& learning) {
    switch (learning.optimizer) {
    case OptimizerKind::Sgd:
        return QStringLiteral("SGD");
    case OptimizerKind::Momentum:
        return TrainingFormulas::tr("SGD with momentum");
    case OptimizerKind::Adam:
        return QStringLiteral("Adam");
    case OptimizerKind::AdamW:
        break;
    }
    return QStringLiteral("AdamW");
}

// One formula and the arms that have it.
struct Used {
    QString title, formula;
    QStringList letters;
};

template <class Title, class Formula>
void collect(const TrainingSettings& settings, Title title, Formula formula, std::vector<Used>& all) {
    for (std::size_t k = 0; k < settings.arms.size(); ++k) {
        const LearningSettings learning = planOf(settings, k).start.learning;
        const QString name = title(learning), text = formula(learning), letter = QString::fromStdString(armLetter(k));
        if (text.isEmpty()) continue;
        const auto same =
            std::ranges::find_if(all, [&](const Used& used) { return used.title == name && used.formula == text; });
        if (same != all.end())
            same->letters += letter;
        else
            all.push_back({name, text, {letter}});
    }
}

QString paragraph(const Used& used, qsizetype arms, const Theme& theme) {
    const QString some = used.letters.size() == 1 ? TrainingFormulas::tr("(%1 only)").arg(used.letters.front())
                                                  : QStringLiteral("(%1)").arg(used.letters.join(", "));
    const QString which = used.letters.size() == arms
                              ? QString()
                              : QStringLiteral(" <span style='color:%1'>%2</span>").arg(theme.muted.name(), some);
    return QStringLiteral("<p style='margin:0 0 6px 0'><b>%1</b>%2<br>%3</p>").arg(used.title, which, used.formula);
}

} // namespace

QString trainingFormulas(const TrainingSettings& settings, const Theme& theme) {
    std::vector<Used> all;
    const auto named = [](const QString& name) { return [name](const LearningSettings&) { return name; }; };
    collect(settings, named(TrainingFormulas::tr("Warm-up")), warmUp, all);
    collect(settings, named(TrainingFormulas::tr("Learning rate")), schedule, all);
    collect(settings, named(TrainingFormulas::tr("Clipping")), clipping, all);
    collect(settings, updateName, update, all);
    collect(settings, named(TrainingFormulas::tr("Weight decay of")), decayed, all);
    const QString ratio = TrainingFormulas::tr("%1, the median of the layers").arg("|Δ<i>W</i>| / |<i>W</i>|");
    collect(
        settings, named(TrainingFormulas::tr("Update : data")), [&](const LearningSettings&) { return ratio; }, all);
    QString text;
    for (const Used& used : all) text += paragraph(used, std::ssize(settings.arms), theme);
    return text;
}

} // namespace normscope::ui
