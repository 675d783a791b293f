// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/panel_view.h"

namespace normscope::ui {

// A panel that one function draws, on screen and in files.
class DrawnView : public PanelView {
    Q_OBJECT
public:
    const Panel& panel() const override { return m_panel; }
    void setTheme(const Theme& theme) override;
    void paint(QCPPainter& painter, const QSize& size) override;

protected:
    DrawnView(const Panel& panel, const Theme& theme, QWidget* parent);

    virtual void draw(QPainter& painter, const QSize& size) const = 0;
    void keepPanel(const Panel& panel);
    const Theme& theme() const { return *m_theme; }
    void paintEvent(QPaintEvent* event) override;

private:
    Panel m_panel;
    const Theme* m_theme;
};

} // namespace normscope::ui
