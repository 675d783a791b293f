// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "scenario/scenario.h"

#include <QObject>
#include <QUndoGroup>
#include <QUndoStack>

#include <optional>

namespace normscope::ui {

// What a change did: View changes how things are shown, Numbers what is computed.
enum class Change { View, Numbers };

// The scenario of a window, with its undo history and file. The only writer: everybody else asks it for a change.
class ScenarioDocument : public QObject {
    Q_OBJECT
public:
    explicit ScenarioDocument(const Scenario& scenario = {}, QObject* parent = nullptr);
    ~ScenarioDocument() override;

    const Scenario& scenario() const { return m_scenario; }
    QString path() const { return m_path; } // empty: never saved
    bool clean() const { return history().isClean(); }
    QUndoStack& undoStack() { return m_aside ? m_guestUndo : m_undo; }
    QUndoGroup& undoGroup() { return m_undoGroup; } // its actions follow the history that counts now

    // Replaces the scenario, if it is valid. what is shown with undo. Changes with the same non-empty mergeKey become
    // one step until endMerge(). A pure View change is not a step and leaves the document clean.
    Expected<void> change(const Scenario& next, const QString& what = {}, const QString& mergeKey = {});
    void endMerge();

    void reset(const Scenario& scenario);     // a new document without file
    Expected<void> open(const QString& path); // on failure all stays as it was, the path included
    Expected<void> saveAs(const QString& path);
    Expected<void> save() { return saveAs(m_path); } // path() must not be empty

    // Puts scenario, history and file away and goes on with a guest, who has a history of its own and no file, until
    // takeBack() brings back what was there. Nothing is asked: nothing is lost. Not twice: then the guest is replaced.
    void setAside(const Scenario& guest);
    bool isAside() const { return m_aside.has_value(); }
    void takeBack();

signals:
    void changed(const normscope::Scenario& before, normscope::ui::Change change); // scenario() is the new one
    void pathChanged(const QString& path);
    void cleanChanged(bool clean);

private:
    struct Aside {
        Scenario scenario;
        QString path;
    };
    const QUndoStack& history() const { return m_aside ? m_guestUndo : m_undo; }
    void show(const Scenario& next);
    void setPath(const QString& path);
    int groupOf(const QString& mergeKey);

    Scenario m_scenario;
    QUndoGroup m_undoGroup;
    QUndoStack m_undo, m_guestUndo;
    std::optional<Aside> m_aside;
    QString m_path;
    QString m_mergeKey;
    int m_group = 0; // of the current mergeKey; never reused
};

} // namespace normscope::ui
