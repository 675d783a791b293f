// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/scenario.h"

#include <QWidget>

class QToolButton;

namespace normscope::ui {

class ArmButton;

// One arm in use: a sample of its line and its name, to choose it, and a cross to take it out.
class ArmRow : public QWidget {
    Q_OBJECT
public:
    explicit ArmRow(QWidget* parent);

    void setTheme(const Theme& theme);
    void setArm(const DepthArm& arm, bool second, const QString& name); // second: another has the same line
    void setChosen(bool chosen);
    void setRemovable(bool removable);

signals:
    void chosen();
    void removed();

private:
    ArmButton* m_arm;
    QToolButton* m_remove;
};

} // namespace normscope::ui
