// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_memory.h"

#include <cmath>

// Which statistics the norm uses now, and what has happened to them.
namespace normscope {

namespace {

Text rows(const BatchScene& scene) {
    if (!scene.padded()) return NORMSCOPE_TEXT("all rows of the batch");
    return scene.masked() ? NORMSCOPE_TEXT("the real rows only, padding left out")
                          : NORMSCOPE_TEXT("all rows, padding among them");
}

Text modeText(const BatchScene& scene) {
    const NormSettings& norm = scene.norm();
    const TextArgument over = rows(scene);
    if (norm.mode == NormMode::Train)
        return {scene.masked() ? NORMSCOPE_TEXT("Training: masked statistics of the batch, over %1.")
                               : NORMSCOPE_TEXT("Training: statistics of the batch, over %1."),
                {over}};
    if (!norm.trackRunningStats)
        return {NORMSCOPE_TEXT("Evaluation without tracking: still statistics of the batch, over %1."), {over}};
    return NORMSCOPE_TEXT("Evaluation: running statistics. The batch at hand does not enter.");
}

Text updateText(const BatchScene& scene) {
    const NormSettings& norm = scene.norm();
    if (!norm.trackRunningStats) return NORMSCOPE_TEXT("No running statistics are kept.");
    const double share = shareOfNew(norm);
    if (std::isnan(share)) return NORMSCOPE_TEXT("Running statistics: the plain average, each batch counted once.");
    const Text rule(NORMSCOPE_TEXT("After each batch: running = %1 · running + %2 · batch, %3."),
                    {shareText(1 - share), shareText(share), memoryText(scene)});
    const Index forgottenAt = startForgottenAt(scene, scene.cursor);
    if (forgottenAt == 0) return rule;
    return sequence(
        {rule, Text(NORMSCOPE_TEXT("From batch %1 on the start value weighs less than 1 %."), {count(forgottenAt)})});
}

Text readingOf(const BatchScene& scene) {
    if (scene.cursor < 1) return NORMSCOPE_TEXT("No batch has come yet.");
    const StreamStep& step = scene.step(scene.cursor);
    const Text own(NORMSCOPE_TEXT("Batch %1, %2: mean %3, variance %4."),
                   {count(scene.cursor), featureText(scene), statistic(number(chosenOf(scene, step.mean))),
                    statistic(number(chosenOf(scene, step.var)))});
    if (!scene.norm().trackRunningStats) return own;
    return sequence(
        {own, Text(NORMSCOPE_TEXT("Running: %1 and %2."), {{number(chosenOf(scene, step.running.mean)), Role::Batch},
                                                           {number(chosenOf(scene, step.running.var)), Role::Batch}})});
}

std::vector<NamedNumber> exactNumbers(const BatchScene& scene) {
    std::vector<NamedNumber> exact = {{"batch", double(scene.cursor)},
                                      {"feature", double(scene.feature + 1)},
                                      {"share_of_new", shareOfNew(scene.norm())},
                                      {"half_life", halfLife(shareOfNew(scene.norm()))}};
    if (scene.cursor < 1) return exact;
    const StreamStep& step = scene.step(scene.cursor);
    exact.push_back({"mean", chosenOf(scene, step.mean)});
    exact.push_back({"var", chosenOf(scene, step.var)});
    exact.push_back({"running_mean", chosenOf(scene, step.running.mean)});
    exact.push_back({"running_var", chosenOf(scene, step.running.var)});
    exact.push_back({"gap", step.gap});
    return exact;
}

} // namespace

Reading statisticsInUse(const BatchScene& scene) {
    Reading reading;
    reading.name = "statistics-in-use";
    reading.title = NORMSCOPE_TEXT("Statistics in use");
    reading.card = true;
    std::vector<Text> paragraphs = {modeText(scene), updateText(scene), readingOf(scene), spoiltText(scene),
                                    refusedText(scene)};
    for (Text& event : eventTexts(scene)) paragraphs.push_back(std::move(event));
    for (Text& paragraph : paragraphs)
        if (!paragraph.empty()) reading.paragraphs.push_back(std::move(paragraph));
    reading.exact = exactNumbers(scene);
    reading.description = sequence(reading.paragraphs);
    return reading;
}

} // namespace normscope
