// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_job.h"
#include "engine/worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace normscope::ui {

// The engine as the window sees it: ask for a scenario, get the result of its page on the GUI thread, which never
// waits. Only answers to the newest request, or those the engine had before it began that, are delivered, in order.
class Engine : public QObject {
    Q_OBJECT
public:
    explicit Engine(QObject* parent = nullptr);

    void run(const Scenario& scenario, TrainingPace pace = TrainingPace::Run);
    bool busy() const { return m_delivered < m_asked; } // until the final answer to the newest request

signals:
    // Not complete: a partial result, more of the same run follows unless a newer request comes first.
    void finished(const normscope::ui::PageResult& result, bool complete);
    void failed(const normscope::Error& error);
    void answered(); // from a thread of the engine: an answer waits in the mailbox

private:
    void deliver();
    void remember(bool partial);
    int restLeft() const;

    QTimer m_patience;        // a run that has taken this long gives way to a newer request
    QTimer m_rest;            // until the next partial result may be delivered
    QElapsedTimer m_delivery; // since the last partial result; invalid: there was none
    qint64 m_timeSpent = 0;   // by this thread until then, ms
    std::uint64_t m_asked = 0;
    std::uint64_t m_delivered = 0;            // the run of the last final answer
    Worker<PageRequest, PageAnswer> m_worker; // last: its thread ends before the signals it uses
};

} // namespace normscope::ui
