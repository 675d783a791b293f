// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/scenario_document.h"

#include "document/backup.h"
#include "document/scenario_command.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

#include <stdexcept>
#include <utility>

namespace normscope::ui {

namespace {

constexpr int undoSteps = 1000; // a scenario without many cell edits takes about 300 bytes

} // namespace

ScenarioDocument::ScenarioDocument(const Scenario& scenario, QObject* parent) : QObject(parent), m_scenario(scenario) {
    for (QUndoStack* stack : {&m_undo, &m_guestUndo}) {
        stack->setUndoLimit(undoSteps);
        m_undoGroup.addStack(stack);
    }
    m_undoGroup.setActiveStack(&m_undo);
    connect(&m_undoGroup, &QUndoGroup::cleanChanged, this, &ScenarioDocument::cleanChanged);
}

// The histories tell the group when they go.
ScenarioDocument::~ScenarioDocument() { m_undoGroup.disconnect(this); }

Expected<void> ScenarioDocument::change(const Scenario& next, const QString& what, const QString& mergeKey) {
    if (auto valid = validate(next); !valid) return valid;
    if (withViewOf(next, m_scenario) == m_scenario) {
        show(next);
        return {};
    }
    const Scenario before = m_scenario;
    show(next);
    const auto goTo = [this](const Scenario& to) { show(withViewOf(to, m_scenario)); };
    undoStack().push(new ScenarioCommand(before, next, what, groupOf(mergeKey), goTo));
    return {};
}

int ScenarioDocument::groupOf(const QString& mergeKey) {
    if (mergeKey.isEmpty()) {
        endMerge();
        return 0;
    }
    if (mergeKey != m_mergeKey) ++m_group;
    m_mergeKey = mergeKey;
    return m_group;
}

void ScenarioDocument::endMerge() { m_mergeKey.clear(); }

void ScenarioDocument::show(const Scenario& next) {
    if (next == m_scenario) return;
    const Scenario before = std::exchange(m_scenario, next);
    const bool view = withViewOf(next, before) == before;
    emit changed(before, view ? Change::View : Change::Numbers);
}

void ScenarioDocument::setPath(const QString& path) {
    if (path == m_path) return;
    m_path = path;
    emit pathChanged(path);
}

void ScenarioDocument::reset(const Scenario& scenario) {
    endMerge();
    undoStack().clear();
    setPath({});
    show(scenario);
}

void ScenarioDocument::setAside(const Scenario& guest) {
    if (!m_aside) m_aside = Aside{m_scenario, m_path};
    m_undoGroup.setActiveStack(&m_guestUndo);
    reset(guest);
}

void ScenarioDocument::takeBack() {
    if (!m_aside) return;
    reset(m_aside->scenario);
    const Aside own = *std::exchange(m_aside, std::nullopt);
    m_undoGroup.setActiveStack(&m_undo);
    setPath(own.path);
}

Expected<void> ScenarioDocument::open(const QString& path) {
    const auto scenario = readScenario(path.toStdString());
    if (!scenario) return unexpected(withBackup(scenario.error(), path));
    reset(*scenario);
    if (!isBackup(path)) setPath(path); // saving asks where to: a backup is not written over
    return {};
}

Expected<void> ScenarioDocument::saveAs(const QString& path) {
    if (path.isEmpty()) throw std::logic_error("a scenario is saved under a name");
    const std::optional<std::string> before = worthKeeping(path, m_scenario);
    if (auto written = writeScenario(path.toStdString(), m_scenario); !written) return written;
    if (before) keepBackup(path, *before);
    endMerge();
    setPath(path);
    undoStack().setClean();
    return {};
}

} // namespace normscope::ui
