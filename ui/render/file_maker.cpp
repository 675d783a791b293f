// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/file_maker.h"

#include <utility>

namespace normscope::ui {

FileMaker::FileMaker(QObject* parent) : QObject(parent) {
    m_turn.setInterval(0);
    connect(&m_turn, &QTimer::timeout, this, &FileMaker::step);
}

void FileMaker::start(const FileOrder& order) {
    stop();
    m_order = order;
    m_running = true;
    m_engine = new Engine(this);
    connect(m_engine, &Engine::finished, this, &FileMaker::take);
    connect(m_engine, &Engine::failed, this, &FileMaker::fail);
    m_engine->run(m_order.scenario);
}

// Perhaps within a signal of the engine, which then goes on for a moment.
void FileMaker::stop() {
    m_turn.stop();
    m_run.reset();
    m_running = false;
    if (!m_engine) return;
    m_engine->disconnect(this);
    std::exchange(m_engine, nullptr)->deleteLater();
}

void FileMaker::take(const PageResult& result, bool complete) {
    if (!complete) {
        const auto tell = [this](const auto& one) {
            if constexpr (requires { one->planned; })
                emit computed(static_cast<std::size_t>(one->done), static_cast<std::size_t>(one->planned));
        };
        return std::visit(tell, result);
    }
    auto run = m_order.begin(result);
    if (!run) return fail(run.error());
    m_run = std::move(*run);
    m_turn.start();
}

void FileMaker::step() {
    if (const auto done = m_run->step(); !done) return fail(done.error());
    emit drawn(m_run->done(), m_run->planned());
    if (!m_run || !m_run->finished()) return; // stopped by who heard of it
    stop();
    emit finished();
}

void FileMaker::fail(const Error& error) {
    const Error kept = error; // it may belong to what goes
    stop();
    emit failed(kept);
}

} // namespace normscope::ui
