// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_measurer.h"

namespace normscope::ui {

StepMeasurer::StepMeasurer(MeasureScenario measure, QObject* parent)
    : QObject(parent),
      m_worker(
          [measure = std::move(measure)](const std::vector<Named>& wanted, std::stop_token stop,
                                         const Work::Publish& publish) {
              Answer soFar;
              for (const Named& one : wanted) {
                  auto measurement = measure(one.scenario, stop);
                  if (stop.stop_requested()) break;
                  soFar.push_back(std::make_shared<const Outcome>(Outcome{one.name, std::move(measurement)}));
                  publish(soFar);
              }
              return soFar;
          },
          [this] { emit answered(); }) {
    connect(this, &StepMeasurer::answered, this, &StepMeasurer::deliver, Qt::QueuedConnection);
}

void StepMeasurer::measure(std::vector<Named> wanted) {
    m_busy = !wanted.empty();
    m_asked = m_worker.post(std::move(wanted));
    m_worker.giveUpStale();
}

void StepMeasurer::deliver() {
    const auto answer = m_worker.take();
    if (!answer || answer->run < m_asked) return;
    if (answer->final) m_busy = false;
    emit measured(answer->answer);
}

} // namespace normscope::ui
