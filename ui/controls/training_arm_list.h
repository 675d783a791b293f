// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"
#include "error.h"

#include <vector>

class QToolButton;

namespace normscope::ui {

class ArmRow;

// The arms that are trained: one row each, in their order. A click chooses one; another starts as a copy of the chosen
// one and then goes its own way.
class TrainingArmList : public Control {
    Q_OBJECT
public:
    TrainingArmList(const Parameter& parameter, QWidget* parent);
    void setScenario(const Scenario& scenario) override;
    void setTheme(const Theme& theme) override;

signals:
    void changeWanted(const normscope::Scenario& next, const QString& what); // of the arms and which is chosen
    void refused(const normscope::Error& error);

protected:
    void showValue(const ParameterValue& value) override;

private:
    void addRow();
    void addAddButton();
    void choose(std::size_t arm);
    void remove(std::size_t arm);
    void addCopy();

    Scenario m_scenario;
    std::vector<ArmRow*> m_rows; // as many as there may be arms, in the order of the Tab key; not all are shown
    QToolButton* m_add = nullptr;
};

} // namespace normscope::ui
