// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include <memory>
#include <utility>

namespace normscope::ui {

namespace {

// Shorter runs are finished, so that a picture follows every drag; longer ones would keep the person waiting.
constexpr int patienceMilliseconds = 100;

// Of the time of the GUI's thread, partial results may take one part in so many: the rest is for the run itself.
constexpr int partsOfTime = 5;

Worker<PageRequest, PageAnswer>::Work pageWork() {
    return [job = std::make_shared<PageJob>()](const PageRequest& request, std::stop_token stop,
                                               const PageJob::Publish& publish) {
        return (*job)(request, std::move(stop), publish);
    };
}

} // namespace

Engine::Engine(QObject* parent) : QObject(parent), m_worker(pageWork(), [this] { emit answered(); }) {
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &Engine::deliver);
    connect(this, &Engine::answered, this, &Engine::deliver, Qt::QueuedConnection);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_worker.giveUpStale(); });
}

void Engine::run(const Scenario& scenario, TrainingPace pace) {
    if (busy() && !m_patience.isActive()) m_patience.start();
    m_asked = m_worker.post({scenario, pace});
    if (m_rest.isActive()) m_rest.start(0); // a person waits
}

void Engine::deliver() {
    if (m_rest.isActive()) return; // the newest will be taken then
    const auto answer = m_worker.take();
    if (!answer || answer->run <= m_delivered) return;
    if (answer->final) m_delivered = answer->run;
    if (busy())
        m_patience.start(); // of the run that has begun by now
    else
        m_patience.stop();
    if (!answer->final) rest();
    if (answer->answer)
        emit finished(*answer->answer, answer->final);
    else
        emit failed(answer->answer.error());
}

// As long as drawing the result takes, several times over. It has been drawn when the event loop is idle again.
void Engine::rest() {
    m_drawing.start();
    QTimer::singleShot(0, this, [this] { m_rest.start(int(m_drawing.elapsed()) * (partsOfTime - 1)); });
}

} // namespace normscope::ui
