// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

namespace normscope::ui {

namespace {

// Shorter runs are finished, so that a picture follows every drag; longer ones would keep the person waiting.
constexpr int patienceMilliseconds = 100;

Worker<Scenario, PageAnswer>::Work pageWork() {
    return [job = std::make_shared<PageJob>()](const Scenario& scenario, std::stop_token stop,
                                               const PageJob::Publish& publish) {
        return (*job)(scenario, stop, publish);
    };
}

} // namespace

Engine::Engine(QObject* parent) : QObject(parent), m_worker(pageWork(), [this] { emit answered(); }) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    connect(this, &Engine::answered, this, &Engine::deliver, Qt::QueuedConnection);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_worker.giveUpStale(); });
}

void Engine::run(const Scenario& scenario) {
    if (busy() && !m_patience.isActive()) m_patience.start();
    m_asked = m_worker.post(scenario);
}

void Engine::deliver() {
    const auto answer = m_worker.take();
    if (!answer || answer->run <= m_delivered) return;
    if (answer->final) m_delivered = answer->run;
    if (busy())
        m_patience.start(); // of the run that has begun by now
    else
        m_patience.stop();
    if (answer->answer)
        emit finished(*answer->answer, answer->final);
    else
        emit failed(answer->answer.error());
}

} // namespace normscope::ui
