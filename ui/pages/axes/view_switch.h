// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/scenario.h"

#include <QWidget>

class QAbstractButton;
class QHBoxLayout;

namespace normscope::ui {

// What stands below the matrices: the worked cell, its influence map, the backward pass; and the histograms, where the
// page is too low to show them as well.
class ViewSwitch : public QWidget {
    Q_OBJECT
public:
    explicit ViewSwitch(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setView(AxesView view);
    void setHistogramsFolded(bool folded);

signals:
    void chosen(normscope::AxesView view);

private:
    QAbstractButton* addView(AxesView view, const QString& label, const QString& help);

    QHBoxLayout* m_row;
    QAbstractButton* m_histogram;
};

} // namespace normscope::ui
