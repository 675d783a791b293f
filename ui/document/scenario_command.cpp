// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/scenario_command.h"

#include "scenario/parameter.h"

#include <utility>

namespace normscope::ui {

Scenario withViewOf(const Scenario& a, const Scenario& b) {
    Scenario result = a;
    result.page = b.page;
    for (const Parameter& parameter : parameters())
        if (parameter.display && parameter.group != "scenario") parameter.set(result, parameter.get(b));
    return result;
}

ScenarioCommand::ScenarioCommand(const Scenario& before, const Scenario& after, const QString& what, int group,
                                 Show show)
    : QUndoCommand(what), m_before(before), m_after(after), m_group(group), m_show(std::move(show)) {}

bool ScenarioCommand::mergeWith(const QUndoCommand* newer) {
    const auto* next = dynamic_cast<const ScenarioCommand*>(newer);
    if (!next || next->m_group != m_group) return false;
    m_after = next->m_after;
    setObsolete(withViewOf(m_after, m_before) == m_before);
    return true;
}

} // namespace normscope::ui
