// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

namespace normscope::ui {

// A thin line, filled as far as one is.
class ProgressBarLine : public QWidget {
    Q_OBJECT
public:
    explicit ProgressBarLine(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setShare(double share);
    QSize sizeHint() const override { return {120, 6}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Theme* m_theme;
    double m_share = 0;
};

} // namespace normscope::ui
