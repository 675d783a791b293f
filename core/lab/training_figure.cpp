// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_scene.h"
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
    const Index seeds = scenario.training.seeds;
    if (seeds == 1) return {NORMSCOPE_TEXT("seed %1"), {std::to_string(scenario.seed)}};
    return {NORMSCOPE_TEXT("seeds %1–%2"),
            {std::to_string(scenario.seed), std::to_string(scenario.seed + std::uint64_t(seeds) - 1)}};
}

void addView(const TrainingScene& scene, std::vector<Panel>& panels) {
    switch (scene.display.view) {
    case TrainingView::GradientMap:
    case TrainingView::RmsMap:
        return addMaps(scene, panels);
    case TrainingView::Schedule:
        return addSchedule(scene, panels);
    case TrainingView::Affine:
        return addAffine(scene, panels);
    case TrainingView::Stream:
        return addStream(scene, panels);
    }
}

} // namespace

Text trainingCaption(const TrainingResult& result) {
    const Scenario& scenario = result.scenario;
    const TrainingSettings& training = scenario.training;
    const ArmSettings& all = training.all;
    std::vector<Text> arms;
    for (std::size_t k = 0; k < training.arms.size(); ++k)
        arms.push_back({"%1 %2", {armLetter(k), trainingArmName(training, k)}});
    return sequence({{"%1", {choiceLabel("training.data", scenario)}},
                     {"%1", {choiceLabel("training.block", scenario)}},
                     {NORMSCOPE_TEXT("%1 layers, width %2"), {count(all.model.layers), count(all.model.width)}},
                     {NORMSCOPE_TEXT("%1, learning rate %2"),
                      {choiceLabel("training.optimizer", scenario), epsPlain(all.learning.lr)}},
                     {NORMSCOPE_TEXT("batch %1, %2 steps"), {count(all.batch), count(training.steps)}},
                     sequence(arms, "; "),
                     {"ε %1", {epsPlain(scenario.norm.eps)}},
                     seedsText(scenario),
                     {NORMSCOPE_TEXT("code %1"), {code(scenario)}}},
                    " · ");
}

Figure trainingFigure(const TrainingResult& result, const TrainingLook& look) {
    const TrainingScene scene = trainingScene(result, look);
    Figure figure;
    figure.name = "training";
    figure.title =
        result.scenario.title.empty() ? Text(NORMSCOPE_TEXT("Training dynamics")) : Text("%1", {result.scenario.title});
    figure.panels.emplace_back(armCards(scene));
    figure.panels.emplace_back(lossPlot(scene));
    figure.panels.emplace_back(accuracyPlot(scene));
    figure.panels.emplace_back(gradientNormPlot(scene));
    figure.panels.emplace_back(updateRatioPlot(scene));
    addView(scene, figure.panels);
    figure.caption = trainingCaption(result);
    figure.sentence = trainingSentence(scene);
    return figure;
}

} // namespace normscope
