// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_maker.h"

#include <utility>

namespace normscope::ui {

SlideMaker::SlideMaker(QObject* parent) : QObject(parent) {
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &SlideMaker::step);
}

void SlideMaker::start(const SlidesRequest& request) {
    stop();
    m_request = request;
    m_running = true;
    if (const auto possible = checkSlides(request); !possible) return fail(possible.error());
    m_engine = new Engine(this);
    connect(m_engine, &Engine::finished, this, &SlideMaker::take);
    connect(m_engine, &Engine::failed, this, &SlideMaker::fail);
    m_engine->run(request.picture.scenario);
}

// Perhaps within a signal of the engine, which then goes on for a moment.
void SlideMaker::stop() {
    m_turn.stop();
    m_run.reset();
    m_running = false;
    if (!m_engine) return;
    m_engine->disconnect(this);
    std::exchange(m_engine, nullptr)->deleteLater();
}

void SlideMaker::take(const PageResult& result, bool complete) {
    if (!complete) {
        const auto tell = [this](const auto& one) {
            if constexpr (requires { one->planned; })
                emit computed(static_cast<std::size_t>(one->done), static_cast<std::size_t>(one->planned));
        };
        return std::visit(tell, result);
    }
    auto run = SlideRun::begin(m_request, result);
    if (!run) return fail(run.error());
    m_run = std::move(*run);
    m_turn.start();
}

void SlideMaker::step() {
    if (const auto done = m_run->step(); !done) return fail(done.error());
    emit drawn(m_run->done(), m_run->slides());
    if (!m_run || !m_run->finished()) return; // stopped by who heard of it
    stop();
    emit finished();
}

void SlideMaker::fail(const Error& error) {
    const Error kept = error; // it may belong to what goes
    stop();
    emit failed(kept);
}

} // namespace normscope::ui
