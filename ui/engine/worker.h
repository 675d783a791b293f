// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mailbox.h"

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace normscope::ui {

// One thread that works on requests; the newest one waiting wins. Plain C++, so that sanitizers and tests see all of
// it. Requests go in by value and answers come out by value; each answer carries the number of its run. A long run may
// publish answers on the way; the one it returns is its final one.
template <class Request, class Answer>
class Worker {
public:
    using Publish = std::function<void(Answer)>; // from any thread, until the work returns
    // Throws nothing; ends soon after a stop.
    using Work = std::function<Answer(const Request&, std::stop_token, const Publish&)>;
    struct Numbered {
        std::uint64_t run = 0;
        Answer answer;
        bool final = true;
    };

    // wake is called on the thread that has put an answer, when there is one to take.
    Worker(Work work, std::function<void()> wake)
        : m_work(std::move(work)), m_answers(std::move(wake)), m_thread([this](std::stop_token stop) { loop(stop); }) {}

    ~Worker() {
        m_thread.request_stop();
        stopRun();
    }

    // Returns the run's number; numbers rise from 1. A run that has published something gives way at once, as there is
    // an answer to look at; any other goes on: see giveUpStale.
    std::uint64_t post(Request request) {
        const std::lock_guard lock(m_mutex);
        m_waiting = std::move(request);
        if (m_published) m_run.request_stop();
        m_posted.notify_one();
        return ++m_last;
    }

    // Stops the run at work if a newer request waits. What it answers from then on is dropped.
    void giveUpStale() {
        const std::lock_guard lock(m_mutex);
        if (m_waiting) m_run.request_stop();
    }

    std::optional<Numbered> take() { return m_answers.take(); }

private:
    void stopRun() {
        const std::lock_guard lock(m_mutex);
        m_run.request_stop();
    }

    // Waits for a request; none when the thread is to end.
    std::optional<Request> next(std::stop_token stop, std::uint64_t& run, std::stop_token& runStop) {
        std::unique_lock lock(m_mutex);
        if (!m_posted.wait(lock, stop, [this] { return m_waiting.has_value(); }) || stop.stop_requested()) return {};
        run = m_last;
        m_published = false;
        m_run = std::stop_source();
        runStop = m_run.get_token();
        return std::exchange(m_waiting, std::nullopt);
    }

    void publish(std::uint64_t run, const std::stop_token& runStop, Answer answer) {
        if (runStop.stop_requested()) return;
        m_answers.put({run, std::move(answer), false});
        const std::lock_guard lock(m_mutex);
        m_published = true;
        if (m_waiting) m_run.request_stop();
    }

    void loop(std::stop_token stop) {
        std::uint64_t run = 0;
        std::stop_token runStop;
        while (const auto request = next(stop, run, runStop)) {
            const auto early = [&](Answer answer) { publish(run, runStop, std::move(answer)); };
            Answer answer = m_work(*request, runStop, early);
            if (!runStop.stop_requested()) m_answers.put({run, std::move(answer), true});
        }
    }

    const Work m_work;
    Mailbox<Numbered> m_answers;
    std::mutex m_mutex;
    std::condition_variable_any m_posted;
    std::optional<Request> m_waiting;
    std::uint64_t m_last = 0;
    std::stop_source m_run;
    bool m_published = false; // by the run at work
    std::jthread m_thread;    // last: ends before what it uses
};

} // namespace normscope::ui
