// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <utility>

namespace normscope::ui {

namespace {

// Shorter runs are finished, so that a picture follows every drag; longer ones would keep the person waiting.
constexpr int patienceMilliseconds = 100;

// Drawing partial results may take one part in so many of a processor's time: the rest is for the run itself, which
// with two of them is then slowed by less than a tenth.
constexpr int partsOfTime = 6;
constexpr qint64 longestRest = 250; // ms: whatever else the GUI does, the picture moves

qint64 spentByThisThread() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

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
    m_delivery.invalidate(); // a person waits
    if (m_rest.isActive()) m_rest.start(0);
}

void Engine::deliver() {
    if (const int rest = restLeft(); rest > 0) return m_rest.start(rest); // the newest will be taken then
    m_rest.stop();
    const auto answer = m_worker.take();
    if (!answer || answer->run <= m_delivered) return;
    if (answer->final) m_delivered = answer->run;
    if (busy())
        m_patience.start(); // of the run that has begun by now
    else
        m_patience.stop();
    remember(!answer->final);
    if (answer->answer)
        emit finished(*answer->answer, answer->final);
    else
        emit failed(answer->answer.error());
}

// Drawing takes its time some time after the delivery, so it is the thread's own time that tells.
void Engine::remember(bool partial) {
    m_timeSpent = spentByThisThread();
    if (partial)
        m_delivery.start();
    else
        m_delivery.invalidate();
}

// Milliseconds until the GUI has taken no more than its part since the last partial result.
int Engine::restLeft() const {
    if (!m_delivery.isValid()) return 0;
    const qint64 due = std::min(partsOfTime * (spentByThisThread() - m_timeSpent), longestRest);
    return int(std::max(due - m_delivery.elapsed(), qint64(0)));
}

} // namespace normscope::ui
