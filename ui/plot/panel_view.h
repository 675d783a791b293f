// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QWidget>

#include <optional>

class QCPPainter;

namespace normscope::ui {

// A drawn panel of a figure: on the page as a widget, in a file through paint(). Both use the same drawing code.
class PanelView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual void setPanel(const Panel& panel) = 0; // must hold the alternative this view draws
    virtual const Panel& panel() const = 0;
    virtual void setTheme(const Theme& theme) = 0;
    virtual void paint(QCPPainter& painter, const QSize& size) = 0; // origin at the top left, page colour not filled
    QString name() const { return QString::fromStdString(panelName(panel())); }

    // Where the x axis, the bar or the text starts and how wide it is, in this view's pixels: panels below a matrix
    // take left and width of its cells. A view that was told nothing fills its width.
    void setColumn(int left, int width);

signals:
    // Of panels with an x axis: its coordinate under the pointer; none: beside the axis, or the pointer has left.
    void hovered(std::optional<double> x);
    void clicked(double x); // left button, pressed and let go at the axis
    void exportRequested(const QString& name, const QPoint& globalPosition); // context menu

protected:
    struct Column {
        int left = 0;
        int width = 0;
    };
    virtual Column defaultColumn(const QSize& size) const { return {0, size.width()}; }
    virtual void columnChanged() { update(); }
    Column column(const QSize& size) const { return m_column.width > 0 ? m_column : defaultColumn(size); }
    virtual std::optional<double> axisValue(const QPointF&) const { return std::nullopt; }
    void describe(const Text& title, const Text& description); // to screen readers
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void hover(std::optional<double> x);

    Column m_column;
    std::optional<double> m_hovered;
    bool m_pressed = false; // on the axis
};

// The view for the alternative that panel holds.
PanelView* makePanelView(const Panel& panel, const Theme& theme, QWidget* parent);

} // namespace normscope::ui
