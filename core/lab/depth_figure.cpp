// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth_scene.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"

namespace normscope {

namespace {

Text choiceLabel(const char* key, const Scenario& scenario) {
    const Parameter& parameter = *findParameter(key);
    const auto chosen = std::get<std::string>(parameter.get(scenario));
    for (const Choice& choice : parameter.choices)
        if (choice.key == chosen) return choice.label;
    return {};
}

Text seedsText(const Scenario& scenario) {
    const Index seeds = scenario.depth.seeds;
    if (seeds == 1) return {NORMSCOPE_TEXT("seed %1"), {std::to_string(scenario.seed)}};
    return {NORMSCOPE_TEXT("seeds %1–%2"),
            {std::to_string(scenario.seed), std::to_string(scenario.seed + std::uint64_t(seeds) - 1)}};
}

} // namespace

Text depthCaption(const DepthResult& result) {
    const Scenario& scenario = result.scenario;
    const DepthSettings& depth = scenario.depth;
    std::vector<Text> arms;
    for (const DepthArm& arm : depth.arms) arms.push_back(armName(arm));
    return sequence({{"%1", {choiceLabel("depth.block", scenario)}},
                     {NORMSCOPE_TEXT("%1 layers, width %2"), {count(depth.layers), count(depth.width)}},
                     {NORMSCOPE_TEXT("%1 × %2 tokens"), {count(depth.batch), count(depth.tokens)}},
                     {"%1", {choiceLabel("depth.initialisation", scenario)}},
                     sequence(arms, ", "),
                     {"ε %1", {epsPlain(scenario.norm.eps)}},
                     seedsText(scenario),
                     {NORMSCOPE_TEXT("code %1"), {code(scenario)}}},
                    " · ");
}

Figure depthFigure(const DepthResult& result, const DepthLook& look) {
    const DepthScene scene = depthScene(result, look);
    Figure figure;
    figure.name = "depth";
    figure.title = result.scenario.title.empty() ? Text(NORMSCOPE_TEXT("Activation drift and gradient norms"))
                                                 : Text("%1", {result.scenario.title});
    figure.panels.emplace_back(rmsPlot(scene));
    figure.panels.emplace_back(scene.settings().view == DepthView::AgainstDepth ? againstDepthPlot(scene)
                                                                                : gradientPlot(scene));
    figure.panels.emplace_back(stripPanel(scene));
    figure.panels.emplace_back(wiringPanel(scene));
    figure.panels.emplace_back(layerPanel(scene));
    figure.caption = depthCaption(result);
    figure.sentence = depthSentence(scene);
    return figure;
}

} // namespace normscope
