// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_choice.h"
#include "pages/axes/axes_page.h"
#include "pages/axes/bench_buttons.h"
#include "pages/axes/cell_edits.h"
#include "plot/text_table_view.h"

#include <QLineEdit>

#include <charconv>
#include <cmath>

// What a person does in the matrices: look, choose, let go, drag a value, type one, give it back; and in the invariance
// bench: predict, test, predict again.
namespace normscope::ui {

void AxesPage::connectMatrix(MatrixView* view) {
    connect(view, &MatrixView::cellHovered, this, &AxesPage::hover);
    connect(view, &MatrixView::cellClicked, this, &AxesPage::choose);
    connect(view, &MatrixView::cellReleased, this, &AxesPage::letGo);
    if (view->name() != "input") return;
    view->setEditable(true);
    connect(view, &MatrixView::cellDragged, this,
            [this](CellIndex cell, double value) { setCell(cell, value, QStringLiteral("cell")); });
    connect(view, &MatrixView::dragFinished, this, &AxesPage::changeFinished);
    connect(view, &MatrixView::cellEditRequested, this, [this, view](CellIndex cell) { typeCell(view, cell); });
}

void AxesPage::hover(std::optional<CellIndex> cell) {
    if (m_look.hovered == cell) return;
    m_look.hovered = cell;
    if (m_result) refresh(Motion::Cut);
}

// The letter in the formula and the number in the arithmetic light up together.
void AxesPage::hoverTerm(const QString& name) {
    m_look.term = termOf(name);
    if (m_result) refresh(Motion::Cut);
}

void AxesPage::choose(CellIndex cell) {
    m_look.locked = true;
    Scenario next = m_scenario;
    next.axes.row = cell.row;
    next.axes.column = cell.column;
    if (next == m_scenario) return refresh(Motion::Cut);
    emit changeRequested(next, tr("chosen cell"), {});
}

void AxesPage::letGo() {
    m_look.locked = false;
    m_look.hovered.reset();
    if (m_result) refresh(Motion::Cut);
}

void AxesPage::setCell(CellIndex cell, double value, const QString& mergeKey) {
    emit changeRequested(withCell(m_scenario, cell, value), tr("cell"), mergeKey);
}

void AxesPage::restoreChosenCell() {
    const Scenario next = withoutCell(m_scenario, {m_scenario.axes.row, m_scenario.axes.column});
    if (next != m_scenario) emit changeRequested(next, tr("cell"), {});
}

// A small box over the cell; Enter takes the value, Esc leaves it.
void AxesPage::typeCell(MatrixView* view, CellIndex cell) {
    delete m_typed;
    m_typed = new QLineEdit(m_canvas);
    const QRect place = view->layoutFor(view->size()).cell(cell).toRect().translated(view->pos());
    m_typed->setGeometry(QRect(place.center() - QPoint(44, 14), QSize(88, 28)));
    m_typed->setAccessibleName(tr("value of the cell"));
    m_typed->setText(QString::fromStdString(roundTrip(m_result->sample.x(cell.row, cell.column))));
    m_typed->selectAll();
    m_typed->show();
    m_typed->setFocus();
    connect(m_typed, &QLineEdit::returnPressed, this, [this, cell] { acceptTyped(cell, m_typed->text()); });
    connect(m_typed, &QLineEdit::editingFinished, m_typed, &QObject::deleteLater);
    connect(m_typed, &QLineEdit::editingFinished, view, [view] { view->setFocus(); });
}

void AxesPage::acceptTyped(CellIndex cell, const QString& text) {
    std::string number = text.trimmed().replace(QChar(0x2212), '-').replace(',', '.').toStdString();
    double value = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), value);
    if (error != std::errc() || end != number.data() + number.size() || !std::isfinite(value))
        emit message(tr("“%1” is not a number; the cell keeps its value.").arg(text));
    else
        setCell(cell, value, {});
}

// The keyboard reaches the table before the buttons that judge it.
void AxesPage::connectBench(PanelView* view) {
    auto* table = qobject_cast<TextTableView*>(view);
    if (!table) return;
    connect(table, &TextTableView::cellPressed, this, &AxesPage::guessCell);
    m_bench->followInTabOrder(table);
}

// Not guessed, stays, moves, not guessed.
void AxesPage::guessCell(CellIndex cell) {
    const std::pair place(int(cell.row), int(cell.column));
    std::map<std::pair<int, int>, bool>& stays = m_look.guess.stays;
    const auto found = stays.find(place);
    if (found == stays.end())
        stays[place] = true;
    else if (found->second)
        found->second = false;
    else
        stays.erase(found);
    refresh(Motion::Cut);
}

// Predicting again starts from nothing.
void AxesPage::setTested(bool tested) {
    if (!m_result) return;
    if (!tested) m_look.guess.stays.clear();
    m_look.guess.tested = tested;
    refresh(Motion::Cut);
    if (PanelView* table = m_canvas->view(QStringLiteral("invariance"))) m_bench->followInTabOrder(table);
}

} // namespace normscope::ui
