// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"
#include "controls/section.h"
#include "controls/value_text.h"

#include <QToolButton>

#include <algorithm>
#include <set>

// Which controls are there, and which of them a lesson keeps out of reach.
namespace normscope::ui {

namespace {

bool holds(const std::vector<std::string>& keys, const std::string& key) {
    return std::ranges::find(keys, key) != keys.end();
}

// Of no use elsewhere: where they do not apply they are not shown at all.
bool isOption(const Parameter& parameter) { return parameter.group == "data" || parameter.group.ends_with("-option"); }

} // namespace

bool ControlPanel::offers(const Control& control) const {
    return m_shown.empty() || holds(m_shown, control.parameter().key);
}

bool ControlPanel::locks(const Control& control) const {
    return holds(m_locked, "*") || holds(m_locked, control.parameter().key);
}

void ControlPanel::setAccess(const std::vector<std::string>& shown, const std::vector<std::string>& locked) {
    m_shown = shown;
    m_locked = locked;
    setScenario(m_scenario);
    for (std::size_t k = 0; k < m_controls.size(); ++k) {
        Control& control = *m_controls[k];
        const bool locked = locks(control);
        control.setToolTip(locked ? tr("This stays as it is in this step of the lesson.")
                                  : toolTipOf(control.parameter()));
        if (!m_shown.empty() && m_places[k].seldom && offers(control)) m_places[k].section->setUnfolded(true);
    }
}

// After the controls have said whether they apply.
void ControlPanel::limit() {
    std::set<Section*> used;
    for (std::size_t k = 0; k < m_controls.size(); ++k) {
        Control& control = *m_controls[k];
        const bool shown = offers(control) && (!isOption(control.parameter()) || control.isEnabled());
        control.setVisible(shown);
        if (shown) used.insert(m_places[k].section);
        if (locks(control)) control.setEnabled(false);
    }
    for (Section* section : m_sections) section->setVisible(m_shown.empty() || used.contains(section));
    m_reset->setVisible(m_shown.empty() && m_locked.empty());
}

} // namespace normscope::ui
