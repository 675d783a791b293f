// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_runs.h"

#include "io/excerpt.h"
#include "lesson/names.h"

namespace normscope {

namespace {

class RunCheck {
public:
    RunCheck(const LessonStep& step, JsonObject& object) : m_step(step), m_object(object) {
        for (const auto& [name, scenario] : step.runs) m_names.push_back(name);
    }

    void check(const Measured& measured, const std::string& key) {
        checkRun(measured.run, key + ".run");
        checkRun(measured.overRun, key + ".over.run");
    }

private:
    void checkRun(const std::string& run, const std::string& key) {
        if (run.empty() || m_step.runs.contains(run)) return;
        m_object.refuse(key, {NORMSCOPE_TEXT("the step has no run \"%1\"%2"), {excerpt(run), insteadOf(run, m_names)}});
    }

    const LessonStep& m_step;
    JsonObject& m_object;
    std::vector<std::string> m_names;
};

} // namespace

void checkRuns(const LessonStep& step, JsonObject& object) {
    RunCheck runs(step, object);
    for (const auto& [name, quoted] : step.quoted) runs.check(quoted.measured, "numbers." + name);
    for (std::size_t i = 0; i < step.claims.size(); ++i) {
        const std::string key = "claims[" + std::to_string(i) + "]";
        runs.check(step.claims[i].measured, key);
        if (step.claims[i].boundMeasured) runs.check(*step.claims[i].boundMeasured, key + ".bound");
    }
    if (!step.prediction) return;
    if (const auto* number = std::get_if<NumberPrediction>(&*step.prediction)) runs.check(number->measured, "predict");
}

} // namespace normscope
