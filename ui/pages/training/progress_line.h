// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"
#include "plot/theme.h"

#include <QWidget>

namespace normscope::ui {

// How much of a run is done: a line that fills, with a mark between each two of its parts.
class ProgressLine : public QWidget {
    Q_OBJECT
public:
    explicit ProgressLine(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setProgress(double share, Index parts);
    double share() const { return m_share; }
    QSize sizeHint() const override { return {160, 16}; }
    QSize minimumSizeHint() const override { return {24, 16}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme* m_theme;
    double m_share = 0; // 0 ... 1
    Index m_parts = 1;
};

} // namespace normscope::ui
