// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/training_arm_list.h"

#include "controls/arm_row.h"
#include "lab/training_scene.h"
#include "plot/rich_text.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

TrainingArmList::TrainingArmList(const Parameter& parameter, QWidget* parent) : Control(parameter, parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    while (m_rows.size() < mostArms) addRow();
    addAddButton();
}

void TrainingArmList::addRow() {
    auto* row = new ArmRow(this);
    const std::size_t arm = m_rows.size();
    connect(row, &ArmRow::chosen, this, [this, arm] { choose(arm); });
    connect(row, &ArmRow::removed, this, [this, arm] { remove(arm); });
    layout()->addWidget(row);
    m_rows.push_back(row);
}

void TrainingArmList::addAddButton() {
    m_add = new QToolButton(this);
    m_add->setObjectName("add-arm");
    m_add->setText(tr("+ add an arm"));
    m_add->setToolTip(tr("A copy of the chosen arm. Change it under “this arm only”."));
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::TabFocus);
    connect(m_add, &QToolButton::clicked, this, &TrainingArmList::addCopy);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_add, 0, Qt::AlignLeft);
}

void TrainingArmList::setScenario(const Scenario& scenario) {
    m_scenario = scenario;
    Control::setScenario(scenario);
}

void TrainingArmList::setTheme(const Theme& theme) {
    Control::setTheme(theme);
    for (ArmRow* row : m_rows) row->setTheme(theme);
    m_add->setFont(theme.font(TextSize::Body));
}

// The rows say more than the value does: what tells an arm from the others.
void TrainingArmList::showValue(const ParameterValue&) {
    const TrainingSettings& training = m_scenario.training;
    const std::vector<ArmLook> looks = armLooks(training);
    for (std::size_t arm = 0; arm < m_rows.size(); ++arm) {
        ArmRow& row = *m_rows[arm];
        row.setVisible(arm < training.arms.size());
        if (arm >= training.arms.size()) continue;
        row.setArm({looks[arm].role, looks[arm].form, looks[arm].second}, translated(looks[arm].name),
                   QString::fromStdString(looks[arm].letter));
        row.setChosen(arm == chosenArm(training));
        row.setRemovable(training.arms.size() > 1);
    }
    m_add->setEnabled(training.arms.size() < mostArms);
}

void TrainingArmList::choose(std::size_t arm) {
    Scenario next = m_scenario;
    next.training.arm = Index(arm);
    if (next != m_scenario) emit changeWanted(next, tr("arm"));
}

// The chosen arm stays the chosen one where it can.
void TrainingArmList::remove(std::size_t arm) {
    const std::size_t chosen = chosenArm(m_scenario.training);
    Scenario next = m_scenario;
    next.training.arms.erase(next.training.arms.begin() + std::ptrdiff_t(arm));
    next.training.arm = Index(chosen > arm ? chosen - 1 : std::min(chosen, next.training.arms.size() - 1));
    emit changeWanted(next, translated(parameter().label));
}

void TrainingArmList::addCopy() {
    if (const auto next = withCopy(m_scenario))
        emit changeWanted(*next, translated(parameter().label));
    else
        emit refused(next.error());
}

} // namespace normscope::ui
