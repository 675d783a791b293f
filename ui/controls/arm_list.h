// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"
#include "scenario/scenario.h"

#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace normscope::ui {

class ArmRow;

// The stacks that are compared: one row each, in their order, and a menu of all others to add.
class ArmList : public Control {
    Q_OBJECT
public:
    ArmList(const Parameter& parameter, QWidget* parent);
    void setScenario(const Scenario& scenario) override;
    void setTheme(const Theme& theme) override;

signals:
    void armChosen(int arm); // to be looked at; another parameter than the list

protected:
    void showValue(const ParameterValue& value) override;

private:
    void addChoice(QMenu& menu, const Choice& choice);
    void makeMenu();
    void addRow();
    void showRows();
    bool isSecond(std::size_t row) const;
    void showMenu();
    void add(const std::string& key);
    void remove(std::size_t row);

    std::vector<ArmRow*> m_rows;     // as many as there may be arms, in the order of the Tab key; not all are shown
    std::vector<QMenu*> m_menus;     // of one norm each
    std::vector<QAction*> m_actions; // one a choice
    QToolButton* m_add = nullptr;
    std::vector<std::string> m_shown; // keys, in the order of the scenario
    std::size_t m_chosen = 0;
};

} // namespace normscope::ui
