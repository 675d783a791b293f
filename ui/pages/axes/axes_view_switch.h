// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/view_switch.h"

namespace normscope::ui {

// What stands below the matrices: the worked cell, its influence map, the backward pass, the invariance bench; and the
// histograms, where the page is too low to show them as well.
class AxesViewSwitch : public ViewSwitch {
    Q_OBJECT
public:
    explicit AxesViewSwitch(QWidget* parent = nullptr);

    void setHistogramsFolded(bool folded);

private:
    QAbstractButton* m_histogram;
};

} // namespace normscope::ui
