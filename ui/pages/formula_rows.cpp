// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/formula_rows.h"

#include "formula/formula_view.h"
#include "pages/explanation_dock.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

FormulaRows::FormulaRows(QWidget* dock) : m_dock(dock), m_layout(new QVBoxLayout) { m_layout->setSpacing(2); }

FormulaRows::Row FormulaRows::makeRow(const Theme& theme) {
    const Row row{ExplanationDock::wrappedLabel(m_dock), new FormulaView(theme, m_dock)};
    m_layout->addWidget(row.words);
    m_layout->addWidget(row.formula, 0, Qt::AlignLeft);
    return row;
}

// A formula is never squeezed: the dock scrolls instead.
void FormulaRows::show(const std::vector<FormulaRow>& rows, const Theme& theme) {
    for (; m_rows.size() > rows.size(); m_rows.pop_back()) {
        delete m_rows.back().words;
        delete m_rows.back().formula;
    }
    while (m_rows.size() < rows.size()) m_rows.push_back(makeRow(theme));
    for (std::size_t k = 0; k < rows.size(); ++k) {
        const auto& [words, formula] = m_rows[k];
        words->setFont(theme.font(TextSize::Small));
        words->setText(rows[k].words);
        words->setVisible(!rows[k].words.isEmpty());
        formula->setVisible(!rows[k].formula.id.isEmpty());
        if (rows[k].formula.id.isEmpty()) continue;
        formula->setTheme(theme);
        formula->setFormula(rows[k].formula);
        formula->setFixedSize(formula->sizeHint());
    }
}

void FormulaRows::show(const std::vector<FormulaRef>& formulas, const Theme& theme) {
    std::vector<FormulaRow> rows;
    for (const FormulaRef& formula : formulas) rows.push_back({{}, formula});
    show(rows, theme);
}

} // namespace normscope::ui
