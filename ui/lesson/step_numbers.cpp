// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_numbers.h"

#include "document/scenario_command.h"
#include "engine/measure.h"
#include "scenario/scenario_json.h"

#include <type_traits>
#include <utility>

namespace normscope::ui {

namespace {

// Whether the result's numbers are those of the scenario, whatever part of them it shows.
bool sameNumbers(const Scenario& result, const Scenario& scenario) {
    if (result.page != scenario.page || code(result) != code(scenario)) return false;
    Scenario seen = withViewOf(result, scenario);
    seen.title = scenario.title;
    seen.note = scenario.note;
    return seen == scenario;
}

// The same numbers in the view of the scenario.
PageResult seenAs(const PageResult& result, const Scenario& scenario) {
    if (scenarioOf(result) == scenario) return result;
    const auto copied = [&](const auto& one) -> PageResult {
        auto copy = std::make_shared<std::remove_cvref_t<decltype(*one)>>(*one);
        copy->scenario = scenario;
        return std::shared_ptr<const std::remove_cvref_t<decltype(*one)>>(std::move(copy));
    };
    return std::visit(copied, result);
}

// A training that was paused ends with a part of it.
bool isWhole(const PageResult& result) {
    const auto whole = [](const auto& one) {
        if constexpr (requires { one->complete(); })
            return one->complete();
        else
            return true;
    };
    return std::visit(whole, result);
}

} // namespace

StepNumbers::StepNumbers(MeasureScenario measure, QObject* parent) : QObject(parent), m_measurer(std::move(measure)) {
    connect(&m_measurer, &StepMeasurer::measured, this, &StepNumbers::takeMeasured);
}

void StepNumbers::setStep(const LessonStep& step) {
    m_step = &step;
    m_known.clear();
    m_errors.clear();
    m_measurer.measure({});
    findKnown();
}

void StepNumbers::forget() {
    m_step = nullptr;
    m_known.clear();
    m_kept.clear();
    m_errors.clear();
    m_measurer.measure({});
}

std::map<std::string, Scenario> StepNumbers::wanted() const {
    if (!m_step) return {};
    std::map<std::string, Scenario> all = m_step->runs;
    all[""] = m_step->scenario;
    return all;
}

bool StepNumbers::complete() const { return m_known.size() == wanted().size(); }

void StepNumbers::findKnown() {
    const auto shown = m_step ? m_results.find(m_step->scenario.page) : m_results.end();
    if (shown != m_results.end()) takeResult(shown->second);
    for (const auto& [run, scenario] : wanted()) {
        if (m_known.contains(run)) continue;
        if (const auto kept = m_kept.find(toJson(scenario)); kept != m_kept.end()) m_known[run] = kept->second;
    }
}

void StepNumbers::take(const PageResult& result) {
    if (!isWhole(result)) return;
    m_results.insert_or_assign(pageOf(result), result);
    if (!m_step || m_known.contains("")) return;
    findKnown();
    emit changed();
}

void StepNumbers::takeResult(const PageResult& result) {
    if (!sameNumbers(scenarioOf(result), m_step->scenario) || m_kept.contains(toJson(m_step->scenario))) return;
    const PageResult seen = seenAs(result, m_step->scenario);
    keep(m_step->scenario, {metricsOf(seen), finishedFigure(seen)});
}

void StepNumbers::keep(const Scenario& scenario, Measurement measurement) {
    m_kept.insert_or_assign(toJson(scenario), std::move(measurement));
}

void StepNumbers::ask() {
    if (!m_step || m_measurer.busy()) return;
    std::vector<StepMeasurer::Named> missing;
    for (const auto& [run, scenario] : wanted())
        if (!m_known.contains(run) && !m_errors.contains(run)) missing.push_back({run, scenario});
    if (!missing.empty()) m_measurer.measure(std::move(missing));
}

void StepNumbers::takeMeasured(const StepMeasurer::Answer& soFar) {
    const std::map<std::string, Scenario> scenarios = wanted();
    for (const auto& one : soFar) {
        const auto scenario = scenarios.find(one->name);
        if (scenario == scenarios.end() || m_known.contains(one->name)) continue;
        if (one->measurement)
            keep(scenario->second, *one->measurement);
        else if (m_errors.emplace(one->name, one->measurement.error()).second)
            emit failed(one->measurement.error());
    }
    findKnown();
    emit changed();
}

bool StepNumbers::knows(const Measured& measured) const {
    const bool over = measured.over.empty() || m_known.contains(measured.overRun);
    return over && m_known.contains(measured.run);
}

std::optional<double> StepNumbers::value(const Measured& measured) const {
    if (!knows(measured)) return {};
    const auto value = valueOf(measured, m_known);
    return value ? std::optional(*value) : std::nullopt;
}

QString StepNumbers::text(const std::string& name) const {
    const QString unknown = QStringLiteral("?");
    const auto quoted = m_step ? m_step->quoted.find(name) : std::map<std::string, Quoted>::const_iterator();
    if (!m_step || quoted == m_step->quoted.end()) return unknown;
    const Measured& of = quoted->second.measured;
    if (!knows(of)) return m_errors.contains(of.run) || m_errors.contains(of.overRun) ? unknown : QStringLiteral("…");
    const auto text = quotedText(quoted->second, m_known);
    return text ? QString::fromStdString(*text) : unknown;
}

} // namespace normscope::ui
