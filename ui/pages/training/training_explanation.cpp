// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_explanation.h"

#include "pages/training/training_formulas.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

namespace {

// What the runs of the first seed keep to go on from.
struct Kept {
    Index every = 0; // steps
    double megabytes = 0;
};

Kept keptBy(const TrainingResult& result) {
    Kept kept;
    for (const TrainingResult::Arm& arm : result.arms) {
        if (arm.runs.empty() || !arm.runs.front()) continue;
        kept.every = std::max(kept.every, arm.runs.front()->snapshotEvery);
        kept.megabytes += double(arm.runs.front()->snapshotBytes) / 1e6;
    }
    return kept;
}

} // namespace

TrainingExplanation::TrainingExplanation(QWidget* parent) : ExplanationDock(parent), m_formulas(wrappedLabel(this)) {
    top().addWidget(m_formulas);
    addFoot()->setText(tr("Thick: the first seed. Thin: the other seeds; in the loss plot each batch. Black dashes: "
                          "reference lines, not measurement."));
    m_snapshots = addFoot();
}

void TrainingExplanation::themeChanged() {
    m_formulas->setFont(shownTheme().font(TextSize::Body));
    showFormulas();
}

void TrainingExplanation::setSettings(const TrainingSettings& settings) {
    if (m_settings == settings && !m_formulas->text().isEmpty()) return;
    m_settings = settings;
    showFormulas();
    fitHeight();
}

void TrainingExplanation::setResult(const TrainingResult& result) {
    const Kept kept = keptBy(result);
    QString text;
    if (kept.every > 0)
        text = tr("Snapshots every %1 steps, %2 MB: a branch retrains at most %3 steps.")
                   .arg(kept.every)
                   .arg(kept.megabytes, 0, 'f', kept.megabytes < 10 ? 1 : 0)
                   .arg(kept.every - 1);
    if (text == m_snapshots->text()) return;
    m_snapshots->setText(text);
    fitHeight();
}

void TrainingExplanation::showFormulas() { m_formulas->setText(trainingFormulas(m_settings, shownTheme())); }

} // namespace normscope::ui
