// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worker.h"
#include "lesson/lesson_check.h"

#include <QObject>

#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace normscope::ui {

// As ui::measure; tests bring their own. On a thread of its own, one call at a time.
using MeasureScenario = std::function<Expected<Measurement>(const Scenario&, std::stop_token)>;

// Measures scenarios behind the window's back, one after the other, while the GUI goes on. The newest wish wins: what
// was asked before is given up at once.
class StepMeasurer : public QObject {
    Q_OBJECT
public:
    struct Named {
        std::string name;
        Scenario scenario;
    };
    struct Outcome {
        std::string name;
        Expected<Measurement> measurement;
    };
    using Answer = std::vector<std::shared_ptr<const Outcome>>; // all so far, in the order of the wish

    explicit StepMeasurer(MeasureScenario measure, QObject* parent = nullptr);

    void measure(std::vector<Named> wanted); // empty: nothing more
    bool busy() const { return m_busy; }     // something that was wished for is still to come

signals:
    void measured(const normscope::ui::StepMeasurer::Answer& soFar);
    void answered(); // from the thread: an answer waits

private:
    using Work = Worker<std::vector<Named>, Answer>;
    void deliver();

    std::uint64_t m_asked = 0;
    bool m_busy = false;
    Work m_worker; // last: its thread ends before the signal it uses
};

} // namespace normscope::ui
