// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_explanation.h"

#include "pages/batch/batch_formulas.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

BatchExplanation::BatchExplanation(QWidget* parent)
    : ExplanationDock(parent), m_runningTitle(wrappedLabel(this)), m_update(this), m_memory(this),
      m_words(wrappedLabel(this)), m_errorTitle(wrappedLabel(this)), m_error(this), m_foot(addFoot()) {
    top().setSpacing(4);
    top().addWidget(m_runningTitle);
    top().addLayout(m_update.layout());
    top().addLayout(m_memory.layout());
    top().addWidget(m_words);
    top().addSpacing(6);
    top().addWidget(m_errorTitle);
    top().addLayout(m_error.layout());
    m_foot->setText(
        tr("Purple: statistics of one batch. Orange: running values and BatchNorm. Blue: LayerNorm. "
           "Bands: lowest to highest of the seeds. Black dashes: population and theory. Click a batch to go "
           "there."));
}

void BatchExplanation::themeChanged() {
    for (QLabel* title : {m_runningTitle, m_errorTitle})
        title->setFont(shownTheme().font(TextSize::Body, QFont::DemiBold));
    m_words->setFont(shownTheme().font(TextSize::Small));
    showTexts();
}

void BatchExplanation::setSettings(const NormSettings& norm, const BatchSettings& batch) {
    if (m_norm == norm && m_size == batch.size) return;
    m_norm = norm;
    m_size = batch.size;
    showTexts();
    fitHeight();
}

void BatchExplanation::showTexts() {
    m_runningTitle->setText(
        richText(Text("%1", {{Text(NORMSCOPE_TEXT("Running statistics")), Role::Batch}}), shownTheme()));
    m_errorTitle->setText(tr("Error of the batch mean"));
    m_words->setText(memoryWords(m_norm));
    m_update.show(updateFormulas(m_norm), shownTheme());
    m_memory.show(memoryFormulas(m_norm), shownTheme());
    m_error.show(std::vector{meanErrorFormula(m_size)}, shownTheme());
}

} // namespace normscope::ui
