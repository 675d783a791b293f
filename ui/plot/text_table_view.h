// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/cell_view.h"
#include "plot/text_table_layout.h"

namespace normscope::ui {

// Rows and columns of texts. Arrow keys go from cell to cell; Space and Enter press, like a click.
class TextTableView : public CellView {
    Q_OBJECT
public:
    TextTableView(const TextTable& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    void setTheme(const Theme& theme) override;
    QRectF cellRect(CellIndex cell) const override { return layoutFor(size()).cell(cell); }
    const TextTableLayout& layoutFor(const QSize& size) const;
    QSize sizeHint() const override; // the height it needs

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    void columnChanged() override;
    bool event(QEvent* event) override;
    bool isPressable() const override;
    std::optional<CellIndex> cellAt(const QPointF& point) const override { return layoutFor(size()).at(point); }
    std::optional<CellIndex> keyCell() const override { return m_current; }
    void step(Index up, Index right) override;
    QRectF focusArea() const override { return cellRect(m_current); }

private:
    struct LaidOut {
        QSize size;
        TextTableLayout layout;
    };

    const TextTable& table() const { return std::get<TextTable>(panel()); }
    CellIndex inside(CellIndex cell) const;
    void goTo(CellIndex cell);
    void showWhole(const QPoint& point, const QPoint& globalPoint) const;

    CellIndex m_current; // of the keyboard
    mutable std::optional<LaidOut> m_laidOut;
};

} // namespace normscope::ui
