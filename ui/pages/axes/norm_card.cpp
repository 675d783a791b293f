// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/axes/norm_card.h"

#include "formula/formula_choice.h"
#include "lab/axes_words.h"
#include "plot/rich_text.h"

#include <QLabel>
#include <QVBoxLayout>

namespace normscope::ui {

namespace {

QLabel* makeLabel(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

// The definition and, to leave room for the sentence, the statistic of the stage: the variance in its own, else the
// mean.
std::vector<FormulaRef> formulasFor(AxesView view, NormKind kind, const NormSettings& norm, MatrixShape shape,
                                    Term lit) {
    switch (view) {
    case AxesView::Influence:
        return influenceFormulas(kind, norm, shape);
    case AxesView::Backward:
        return backwardFormulas(kind, norm, shape);
    default:
        break;
    }
    std::vector<FormulaRef> formulas = definitionFormulas(kind, norm, shape);
    if (kind == NormKind::Batch && norm.mode == NormMode::Evaluate && norm.trackRunningStats)
        for (const FormulaRef& formula : runningFormulas(norm.convention, norm.cumulative)) formulas.push_back(formula);
    else if (formulas.size() > 2)
        formulas.erase(formulas.begin() + (lit == Term::Variance ? 1 : 2));
    return formulas;
}

// Of one statistic: a column without its padding where that is masked, a block of GroupNorm.
MatrixShape shapeOf(const AxesResult& result, const AxesRun& run) {
    MatrixShape shape{result.sample.x.rows(), result.sample.x.cols()};
    if (run.groups.count == 0 || run.status == NormStatus::UnevenGroups) return shape;
    const Index values = run.groups.values(0);
    if (run.groups.shape == GroupShape::Column) shape.rows = values;
    if (run.groups.shape == GroupShape::Block) shape.block = values;
    return shape;
}

Term litTerm(const Figure& figure, const std::string& name) {
    for (const Panel& panel : figure.panels)
        if (const auto* arithmetic = std::get_if<Arithmetic>(&panel); arithmetic && arithmetic->name == name)
            return arithmetic->lit;
    return Term::None;
}

} // namespace

NormCard::NormCard(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(&theme), m_name(makeLabel(this)), m_formulaRows(new QVBoxLayout),
      m_group(makeLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_formulaRows->setSpacing(2);
    column->addWidget(m_name);
    column->addLayout(m_formulaRows);
    column->addWidget(m_group);
}

void NormCard::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (FormulaView* formula : m_formulas) formula->setTheme(theme);
    fitFormulas();
    refreshTexts();
}

void NormCard::setRun(const AxesResult& result, std::size_t run, const Figure& figure, AxesView view) {
    const MatrixPlot* matrix = outputMatrix(figure, run);
    const AxesRun& norm = result.runs[run];
    if (!matrix) return;
    const Term lit = litTerm(figure, "arithmetic-" + matrix->name);
    setFormulas(formulasFor(view, norm.kind, result.scenario.norm, shapeOf(result, norm), lit));
    for (FormulaView* formula : m_formulas) formula->setLit(termNames(lit));
    m_title = matrix->title;
    m_role = matrix->role;
    m_letters = run == 0 ? indicesText(result.sample) : QString(); // the same for all
    if (const QString group = groupText(norm); !group.isEmpty())
        m_letters += (m_letters.isEmpty() ? QString() : QStringLiteral(" ")) + group;
    m_group->setVisible(!m_letters.isEmpty());
    refreshTexts();
}

QString NormCard::indicesText(const Sample& sample) {
    return tr("i: %1 (row), j: feature (column).").arg(translated(rowNoun(sample)));
}

// What S stands for; empty for a norm whose formula has none.
QString NormCard::groupText(const AxesRun& run) {
    if (run.groups.shape != GroupShape::Block) return {};
    const QString group = run.kind == NormKind::Group ? tr("S: the cells of one sample and one group of features.")
                                                      : tr("S: the cells of one sample and one feature.");
    if (run.status == NormStatus::UnevenGroups) return group;
    return group + QStringLiteral(" ") + tr("It holds %1 × %2 cells.").arg(run.groups.rows).arg(run.groups.columns);
}

void NormCard::setFormulas(const std::vector<FormulaRef>& formulas) {
    while (m_formulas.size() > formulas.size()) {
        delete m_formulas.back();
        m_formulas.pop_back();
    }
    while (m_formulas.size() < formulas.size()) {
        m_formulas.push_back(new FormulaView(*m_theme, this));
        m_formulaRows->addWidget(m_formulas.back(), 0, Qt::AlignLeft);
        connect(m_formulas.back(), &FormulaView::termHovered, this, &NormCard::termHovered);
    }
    for (std::size_t k = 0; k < formulas.size(); ++k) m_formulas[k]->setFormula(formulas[k]);
    fitFormulas();
}

// A formula is never squeezed: the dock scrolls instead.
void NormCard::fitFormulas() {
    for (FormulaView* formula : m_formulas) formula->setFixedSize(formula->sizeHint());
}

void NormCard::refreshTexts() {
    m_name->setFont(m_theme->font(TextSize::Body, QFont::DemiBold));
    m_name->setText(richText(Text("%1", {{m_title, m_role}}), *m_theme));
    m_group->setFont(m_theme->font(TextSize::Small));
    m_group->setText(richText(Text("%1", {{m_letters.toStdString(), Role::Muted}}), *m_theme));
}

} // namespace normscope::ui
