// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"

namespace normscope::ui {

// The formula of one cell with its numbers.
class ArithmeticView : public DrawnView {
    Q_OBJECT
public:
    ArithmeticView(const Arithmetic& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    QSize sizeHint() const override; // the height it needs

protected:
    void draw(QPainter& painter, const QSize& size) const override;

private:
    const Arithmetic& arithmetic() const { return std::get<Arithmetic>(panel()); }
};

} // namespace normscope::ui
