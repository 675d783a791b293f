// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/scenario.h"

#include <QUndoCommand>

#include <functional>

namespace normscope::ui {

// Scenario a with the view of b: the page, and how things are shown. Title and note stay, they belong to the numbers.
Scenario withViewOf(const Scenario& a, const Scenario& b);

// One step of undo, which holds the scenarios before and after it.
class ScenarioCommand : public QUndoCommand {
public:
    using Show = std::function<void(const Scenario&)>;

    // Steps of the same group merge; group 0 never does. show receives the scenario to go to.
    ScenarioCommand(const Scenario& before, const Scenario& after, const QString& what, int group, Show show);

    int id() const override { return m_group == 0 ? -1 : 1; }
    bool mergeWith(const QUndoCommand* newer) override; // obsolete if both together change nothing
    void undo() override { m_show(m_before); }
    void redo() override { m_show(m_after); }

private:
    Scenario m_before;
    Scenario m_after;
    int m_group;
    Show m_show;
};

} // namespace normscope::ui
