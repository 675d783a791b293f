// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/axes_job.h"
#include "engine/worker.h"

#include <QObject>
#include <QTimer>

namespace normscope::ui {

// The engine as the window sees it: ask for a scenario, get its result on the GUI thread, which never waits. Only the
// answer to the newest request, or to one the engine finished before it began that, is delivered, in order.
class Engine : public QObject {
    Q_OBJECT
public:
    explicit Engine(QObject* parent = nullptr);

    void run(const Scenario& scenario);
    bool busy() const { return m_delivered < m_asked; }

signals:
    void finished(std::shared_ptr<const normscope::AxesResult> result);
    void failed(const normscope::Error& error);
    void answered(); // from the engine's thread: an answer waits in the mailbox

private:
    void deliver();

    QTimer m_patience; // a run that has taken this long gives way to a newer request
    std::uint64_t m_asked = 0;
    std::uint64_t m_delivered = 0;
    Worker<Scenario, AxesAnswer> m_worker; // last: its thread ends before the signals it uses
};

} // namespace normscope::ui
