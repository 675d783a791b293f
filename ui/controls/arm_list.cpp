// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/arm_list.h"

#include "controls/arm_row.h"
#include "controls/line_sample.h"
#include "lab/axes_words.h"
#include "lab/depth.h"
#include "plot/rich_text.h"

#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace normscope::ui {

namespace {

DepthArm armOf(const std::string& key) {
    const auto& arms = allArms();
    const auto found = std::ranges::find(arms, key, armKey);
    return found == arms.end() ? DepthArm{NormKind::None, Placement::None} : *found;
}

} // namespace

ArmList::ArmList(const Parameter& parameter, QWidget* parent) : Control(parameter, parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    while (m_rows.size() < parameter.maxChoices) addRow();
    m_add = new QToolButton(this);
    m_add->setObjectName("add-arm");
    m_add->setText(tr("+ add an arm"));
    m_add->setAutoRaise(true);
    m_add->setFocusPolicy(Qt::TabFocus);
    m_add->setPopupMode(QToolButton::InstantPopup);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    makeMenu();
}

// Arms without a norm stand in the menu itself, those of a norm in a menu of its own.
void ArmList::makeMenu() {
    auto* menu = new QMenu(m_add);
    m_add->setMenu(menu);
    for (const NormKind norm : {NormKind::None, NormKind::Layer, NormKind::Rms, NormKind::Batch}) {
        QMenu* group = menu;
        if (norm != NormKind::None) m_menus.push_back(group = menu->addMenu(translated(methodTitle(norm))));
        for (const Choice& choice : parameter().choices)
            if (armOf(choice.key).norm == norm) addChoice(*group, choice);
    }
}

void ArmList::addChoice(QMenu& menu, const Choice& choice) {
    QAction* action = menu.addAction(translated(choice.label));
    action->setObjectName(QString::fromStdString(choice.key));
    connect(action, &QAction::triggered, this, [this, key = choice.key] { add(key); });
    m_actions.push_back(action);
}

void ArmList::setScenario(const Scenario& scenario) {
    m_chosen = std::size_t(std::clamp(scenario.depth.arm, Index(0), Index(scenario.depth.arms.size()) - 1));
    Control::setScenario(scenario);
}

void ArmList::setTheme(const Theme& theme) {
    Control::setTheme(theme);
    for (ArmRow* row : m_rows) row->setTheme(theme);
    m_add->setFont(theme.font(TextSize::Body));
}

void ArmList::showValue(const ParameterValue& value) {
    m_shown = std::get<std::vector<std::string>>(value);
    showRows();
    showMenu();
}

void ArmList::addRow() {
    auto* row = new ArmRow(this);
    const std::size_t index = m_rows.size();
    connect(row, &ArmRow::chosen, this, [this, index] { emit armChosen(int(index)); });
    connect(row, &ArmRow::removed, this, [this, index] { remove(index); });
    layout()->addWidget(row);
    m_rows.push_back(row);
}

void ArmList::showRows() {
    for (std::size_t k = 0; k < m_rows.size(); ++k) {
        m_rows[k]->setVisible(k < m_shown.size());
        if (k >= m_shown.size()) continue;
        const auto choice = std::ranges::find(parameter().choices, m_shown[k], &Choice::key);
        m_rows[k]->setArm(sampleOf(armOf(m_shown[k]), isSecond(k)), translated(choice->label));
        m_rows[k]->setChosen(k == m_chosen);
        m_rows[k]->setRemovable(m_shown.size() > parameter().minChoices);
    }
}

bool ArmList::isSecond(std::size_t row) const {
    const DepthArm arm = armOf(m_shown[row]);
    return std::any_of(m_shown.begin(), m_shown.begin() + std::ptrdiff_t(row),
                       [&](const std::string& key) { return sameLine(armOf(key), arm); });
}

void ArmList::showMenu() {
    for (QAction* action : m_actions) {
        const std::string key = action->objectName().toStdString();
        action->setVisible(std::ranges::find(m_shown, key) == m_shown.end());
    }
    for (QMenu* menu : m_menus) {
        const auto actions = menu->actions();
        menu->menuAction()->setVisible(std::ranges::any_of(actions, &QAction::isVisible));
    }
    m_add->setEnabled(m_shown.size() < parameter().maxChoices);
}

void ArmList::add(const std::string& key) {
    std::vector<std::string> keys = m_shown;
    keys.push_back(key);
    emit chosen(keys, false);
}

void ArmList::remove(std::size_t row) {
    std::vector<std::string> keys = m_shown;
    keys.erase(keys.begin() + std::ptrdiff_t(row));
    emit chosen(keys, false);
}

} // namespace normscope::ui
