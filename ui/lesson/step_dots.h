// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

namespace normscope::ui {

// How far one is: a dot a step, those behind filled, a ring where one is, faint rings to come.
class StepDots : public QWidget {
    Q_OBJECT
public:
    explicit StepDots(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setPlace(int step, int count); // step from 0; count: behind the last
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    const Theme* m_theme;
    int m_step = 0;
    int m_count = 0;
};

} // namespace normscope::ui
