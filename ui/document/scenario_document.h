// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <QObject>
#include <QUndoStack>

namespace normscope::ui {

// What a change did: View changes how things are shown, Numbers what is computed.
enum class Change { View, Numbers };

// The scenario of a window, with its undo history and file. The only writer: everybody else asks it for a change.
class ScenarioDocument : public QObject {
    Q_OBJECT
public:
    explicit ScenarioDocument(const Scenario& scenario = {}, QObject* parent = nullptr);

    const Scenario& scenario() const { return m_scenario; }
    QString path() const { return m_path; } // empty: never saved
    bool clean() const { return m_undo.isClean(); }
    QUndoStack& undoStack() { return m_undo; }

    // Replaces the scenario, if it is valid. what is shown with undo. Changes with the same non-empty mergeKey become
    // one step until endMerge(). A pure View change is not a step and leaves the document clean.
    Expected<void> change(const Scenario& next, const QString& what = {}, const QString& mergeKey = {});
    void endMerge();

    void reset(const Scenario& scenario);     // a new document without file
    Expected<void> open(const QString& path); // on failure all stays as it was, the path included
    Expected<void> saveAs(const QString& path);
    Expected<void> save() { return saveAs(m_path); } // path() must not be empty

signals:
    void changed(const normscope::Scenario& before, normscope::ui::Change change); // scenario() is the new one
    void pathChanged(const QString& path);
    void cleanChanged(bool clean);

private:
    void show(const Scenario& next);
    void setPath(const QString& path);
    int groupOf(const QString& mergeKey);

    Scenario m_scenario;
    QUndoStack m_undo;
    QString m_path;
    QString m_mergeKey;
    int m_group = 0; // of the current mergeKey; never reused
};

} // namespace normscope::ui
