// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario_argument.h"

#include "scenario/figure_scenario.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

namespace normscope::cli {

Expected<Scenario> scenarioNamed(const std::string& name) {
    for (const Preset& preset : presets())
        if (preset.id == name) return preset.scenario;
    return isFigure(name) ? scenarioInFigure(name) : readScenario(name);
}

Expected<Scenario> withSetting(const Scenario& scenario, const std::string& keyAndValue) {
    const auto equals = keyAndValue.find('=');
    const std::string key = keyAndValue.substr(0, equals);
    if (equals == std::string::npos)
        return unexpected(Error{"", "--set", {NORMSCOPE_TEXT("must be KEY=VALUE, not \"%1\""), {keyAndValue}}});
    const Parameter* parameter = findParameter(key);
    if (!parameter)
        return unexpected(Error{"", "--set", {NORMSCOPE_TEXT("no parameter \"%1\"; see normscope parameters"), {key}}});
    const auto value = parseValue(*parameter, keyAndValue.substr(equals + 1));
    if (!value) return unexpected(value.error());
    return with(scenario, *parameter, *value);
}

} // namespace normscope::cli
