// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/cell_view.h"
#include "plot/text_table_painter.h"

namespace normscope::ui {

// Rows and columns of texts. Arrow keys go from cell to cell; Space and Enter press, like a click.
//
// As a list, its rows are pressed whole, as cell 0 of the row: by a click, and by the arrow keys up and down. Enter and
// a double click open a row, the names of columns are pressed to sort. Rows that have no room are scrolled, by the
// wheel and so that the row pressed or chosen is shown.
class TextTableView : public CellView {
    Q_OBJECT
public:
    TextTableView(const TextTable& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    void setTheme(const Theme& theme) override;
    void setAsList(bool sorts);                                  // whether the names of its columns can be pressed
    void setSorting(const std::optional<TableSorting>& sorting); // of a list: an arrow at that column
    QRectF cellRect(CellIndex cell) const override;              // of a list: of the row
    QRectF headerRect(Index column) const;                       // -1: the corner
    const TextTableLayout& layoutFor(const QSize& size) const;
    QSize sizeHint() const override; // the height it needs

signals:
    void rowOpened(normscope::Index row);
    void headerPressed(normscope::Index column); // -1: the corner

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    void columnChanged() override;
    bool event(QEvent* event) override;
    bool isPressable() const override;
    std::optional<CellIndex> cellAt(const QPointF& point) const override;
    std::optional<CellIndex> keyCell() const override { return m_current; }
    void step(Index up, Index right) override;
    QRectF focusArea() const override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct LaidOut {
        QSize size;
        TextTableLayout layout;
    };

    const TextTable& table() const { return std::get<TextTable>(panel()); }
    CellIndex inside(CellIndex cell) const;
    void goTo(CellIndex cell);
    bool leavesKey(const QKeyEvent& event) const; // to the window
    TextTableLayout layOut(const QSize& size) const;
    TextTableLayout layOutList(const QRectF& place) const;
    std::optional<Index> headerAt(const QPointF& point) const;
    void scroll(int rows);
    void showRow(Index row);
    void showWhole(const QPoint& point, const QPoint& globalPoint) const;

    CellIndex m_current; // of the keyboard
    TableListMarks m_marks;
    bool m_sorts = false;
    std::optional<Index> m_pressedHeader;
    std::optional<Index> m_kept;     // a row that is not to be scrolled away
    mutable std::size_t m_first = 0; // how many rows are scrolled away, as the last layout had room
    mutable std::optional<LaidOut> m_laidOut;
};

} // namespace normscope::ui
