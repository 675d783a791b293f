// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/scenario.h"

#include <QAbstractButton>

class QLabel;

namespace normscope::ui {

// One arm in the right dock: its name in its hue, its formula and its code. A click asks for it; the chosen one has a
// bar in its hue.
class ArmCard : public QAbstractButton {
    Q_OBJECT
public:
    ArmCard(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setArm(const DepthArm& arm);

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {} // the scenario says which arm is chosen

private:
    QLabel* makeLabel();
    void showTexts();

    const Theme* m_theme;
    DepthArm m_arm;
    QLabel* m_name;
    QLabel* m_formula;
    QLabel* m_code;
};

} // namespace normscope::ui
