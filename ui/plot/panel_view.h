// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/theme.h"

#include <QWidget>

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

signals:
    void exportRequested(const QString& name, const QPoint& globalPosition); // context menu
};

// The view for the alternative that panel holds.
PanelView* makePanelView(const Panel& panel, const Theme& theme, QWidget* parent);

} // namespace normscope::ui
