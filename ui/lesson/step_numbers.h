// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_result.h"
#include "lesson/step_measurer.h"

#include <map>
#include <optional>

namespace normscope::ui {

// What the scenarios of a step measure. Of its own scenario the window's result is taken where that is of these very
// numbers; all else is measured in the background once the window has nothing to compute. What was measured is kept
// for the steps that ask for it again.
class StepNumbers : public QObject {
    Q_OBJECT
public:
    explicit StepNumbers(MeasureScenario measure, QObject* parent = nullptr);

    void setStep(const LessonStep& step); // outlives the next call of setStep or forget
    void forget();                        // the lesson is over
    void take(const PageResult& result);  // as the window shows it; of a partial one nothing is taken
    void ask(); // for what is still missing; to be called when the window has nothing to compute

    const StepMeasurements& measurements() const { return m_known; }
    bool complete() const;
    bool knows(const Measured& measured) const;                  // its runs
    std::optional<double> value(const Measured& measured) const; // none: not yet, or not to be had
    QString text(const std::string& name) const;                 // a quoted number; "…": not yet, "?": not to be had

signals:
    void changed();
    void failed(const normscope::Error& error);

private:
    std::map<std::string, Scenario> wanted() const; // by run
    void findKnown();
    void takeResult(const PageResult& result);
    void takeMeasured(const StepMeasurer::Answer& soFar);
    void keep(const Scenario& scenario, Measurement measurement);

    const LessonStep* m_step = nullptr;
    StepMeasurements m_known;                  // of the step
    std::map<std::string, Measurement> m_kept; // by scenario
    std::map<Page, PageResult> m_results;      // the newest of each page
    std::map<std::string, Error> m_errors;     // by run
    StepMeasurer m_measurer;
};

} // namespace normscope::ui
