// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_explanation.h"

#include "formula/formula_view.h"
#include "pages/batch/batch_formulas.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

BatchExplanation::BatchExplanation(QWidget* parent)
    : ExplanationDock(parent), m_runningTitle(wrappedLabel(this)), m_words(wrappedLabel(this)),
      m_errorTitle(wrappedLabel(this)), m_foot(addFoot()) {
    top().setSpacing(4);
    top().addWidget(m_runningTitle);
    m_update = addBlock();
    m_memory = addBlock();
    top().addWidget(m_words);
    top().addSpacing(6);
    top().addWidget(m_errorTitle);
    m_error = addBlock();
    m_foot->setText(
        tr("Purple: statistics of one batch. Orange: running values and BatchNorm. Blue: LayerNorm. "
           "Bands: lowest to highest of the seeds. Black dashes: population and theory. Click a batch to go "
           "there."));
}

BatchExplanation::Block BatchExplanation::addBlock() {
    auto* rows = new QVBoxLayout;
    rows->setSpacing(2);
    top().addLayout(rows);
    return {rows, {}};
}

void BatchExplanation::setFormulas(Block& block, const std::vector<FormulaRef>& formulas) {
    while (block.views.size() > formulas.size()) {
        delete block.views.back();
        block.views.pop_back();
    }
    while (block.views.size() < formulas.size()) {
        block.views.push_back(new FormulaView(shownTheme(), this));
        block.rows->addWidget(block.views.back(), 0, Qt::AlignLeft);
    }
    for (std::size_t k = 0; k < formulas.size(); ++k) {
        block.views[k]->setTheme(shownTheme());
        block.views[k]->setFormula(formulas[k]);
        block.views[k]->setFixedSize(block.views[k]->sizeHint()); // never squeezed: the dock scrolls instead
    }
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
    setFormulas(m_update, updateFormulas(m_norm));
    setFormulas(m_memory, memoryFormulas(m_norm));
    setFormulas(m_error, {meanErrorFormula(m_size)});
}

} // namespace normscope::ui
