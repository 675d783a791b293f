// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"

namespace normscope::ui {

// The chosen cell, where its value comes from, and the colour scale.
class CellCardView : public DrawnView {
    Q_OBJECT
public:
    CellCardView(const CellCard& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    QSize sizeHint() const override; // the height it needs

protected:
    void draw(QPainter& painter, const QSize& size) const override;

private:
    const CellCard& card() const { return std::get<CellCard>(panel()); }
};

} // namespace normscope::ui
