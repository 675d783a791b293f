// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training_setup.h"
#include "lab/training_standing.h"
#include "scenario/arm_settings.h"

#include <algorithm>
#include <cmath>

// "What you see" on the Training page: how the arms do, those that do alike in one sentence, then the count of seeds.
namespace normscope {

namespace {

using enum ArmState;

struct Standing {
    std::size_t arm;
    ArmStanding now;
};
using Standings = std::vector<Standing>;

Text chanceText(const TrainingScene& scene) {
    return {"ln %1 = %2", {count(scene.result.classes), fixed(scene.chance(), 2)}};
}

Text strongText(const Text& text) { return {"%1", {{text, Role::Strong}}}; }

// What goes on in one sentence about one arm, or several.
struct Pattern {
    ArmState state;
    const char* one;
    const char* several;
};
constexpr Pattern patterns[] = {{Stuck, NORMSCOPE_TEXT("%1 is stuck at chance: its loss stays near %2."),
                                 NORMSCOPE_TEXT("%1 are stuck at chance: their loss stays near %2.")},
                                {Worse, NORMSCOPE_TEXT("%1 is worse than chance, at a training loss of %2."),
                                 NORMSCOPE_TEXT("%1 are worse than chance, at training losses of %2.")},
                                {Missed, NORMSCOPE_TEXT("%1 has ended at %2, short of the mark."),
                                 NORMSCOPE_TEXT("%1 have ended at %2, short of the mark.")},
                                {Begun, NORMSCOPE_TEXT("%1 has begun, at a training loss of %2."),
                                 NORMSCOPE_TEXT("%1 have begun, at training losses of %2.")},
                                {Learning, NORMSCOPE_TEXT("%1 is learning: %2 of the held-out samples are right."),
                                 NORMSCOPE_TEXT("%1 are learning: %2 of the held-out samples are right.")},
                                {Reached, NORMSCOPE_TEXT("%1 gets %2 of the held-out samples right."),
                                 NORMSCOPE_TEXT("%1 get %2 of the held-out samples right.")}};

Text numberOf(const Standing& standing) {
    if (standing.now.state == Worse || standing.now.state == Begun)
        return strongText(readingText(standing.now.trainLoss));
    return strongText(percentText(standing.now.test ? standing.now.test->accuracy : 0));
}

// "In A the gradient of layer 1 has fallen to ...": why it is stuck, as far as that was measured.
Text sharePercent(double share) {
    constexpr double least = 0.001; // percent: below it digits say nothing
    if (100 * share < least) return {NORMSCOPE_TEXT("less than %1 %"), {fixed(least, 3)}};
    return {"%1 %", {reading(100 * share)}};
}

Text mechanism(const TrainingScene& scene, std::size_t arm) {
    constexpr double fallen = 0.02, alike = 0.01;
    constexpr Index beginning = 10; // steps
    const StepRecord* now = recordAt(scene, arm, scene.reached);
    if (!now || now->layerGradient.empty()) return {};
    double before = 0;
    for (Index step = 1; step <= std::min(beginning, scene.reached); ++step)
        if (const auto& layers = recordAt(scene, arm, step)->layerGradient; !layers.empty())
            before = std::max(before, layers.front());
    const double first = now->layerGradient.front();
    const TextArgument letter = letterWord(scene.looks[arm]), gradient = strong(reading(first));
    const TextArgument share = strongText(sharePercent(now->share));
    const bool vanished = first < fallen * before, same = now->share < alike;
    if (vanished && same)
        return {NORMSCOPE_TEXT("In %1 the gradient of layer 1 has fallen to %2, and all samples look alike to the "
                               "head: %3 of the energy of their features differs."),
                {letter, gradient, share}};
    if (vanished) return {NORMSCOPE_TEXT("In %1 the gradient of layer 1 has fallen to %2."), {letter, gradient}};
    if (!same) return {};
    return {NORMSCOPE_TEXT("In %1 all samples look alike to the head: %2 of the energy of their features "
                           "differs."),
            {letter, share}};
}

Text groupText(const TrainingScene& scene, const Pattern& pattern, const Standings& standings) {
    std::vector<Text> names, numbers, reasons;
    for (const Standing& standing : standings) {
        if (standing.now.state != pattern.state) continue;
        names.push_back(armMention(scene.looks[standing.arm]));
        numbers.push_back(numberOf(standing));
        if (pattern.state == Stuck) reasons.push_back(mechanism(scene, standing.arm));
    }
    if (names.empty()) return {};
    const Text number = pattern.state == Stuck ? strongText(chanceText(scene)) : listed(numbers);
    const Text told(names.size() == 1 ? pattern.one : pattern.several, {listed(names), number});
    return sequence({told, sequence(reasons)});
}

bool isBroken(const Standing& standing) { return standing.now.state == Impossible || standing.now.state == Diverged; }

Text brokenText(const TrainingScene& scene, const Standings& standings) {
    std::vector<Text> texts;
    for (const Standing& standing : standings)
        if (isBroken(standing))
            texts.push_back({NORMSCOPE_TEXT("%1 %2."),
                             {divergenceFact(scene.result, standing.arm, armMention(scene.looks[standing.arm])),
                              divergenceAdvice(scene.result, standing.arm)}});
    return sequence(texts);
}

// The share of the steps done that were clipped; none for an arm that does not clip.
std::optional<double> clippedShare(const TrainingScene& scene, const Standing& standing) {
    const TrainingRun* run = firstRun(scene.result, standing.arm);
    if (!run || standing.now.steps == 0 ||
        learningAt(scene.result.arms[standing.arm].plan, standing.now.steps).clip <= 0)
        return {};
    const auto clipped = std::count_if(run->records.begin(), run->records.begin() + standing.now.steps,
                                       [](const auto& record) { return record->clipFactor < 1; });
    return double(clipped) / double(standing.now.steps);
}

Text clippedText(const TrainingScene& scene, const Standings& standings) {
    std::vector<Text> always, others;
    for (const Standing& standing : standings) {
        const std::optional<double> share = clippedShare(scene, standing);
        const TextArgument letter = letterWord(scene.looks[standing.arm]);
        if (!share || *share == 0) continue;
        if (*share == 1)
            always.push_back({"%1", {letter}});
        else
            others.push_back({"%1 %2", {letter, strongText(percentText(*share))}});
    }
    const Text every = always.empty() ? Text() : Text(NORMSCOPE_TEXT("Every step of %1 is clipped."), {listed(always)});
    return sequence({every, others.empty() ? Text() : Text(NORMSCOPE_TEXT("Clipped steps: %1."), {listed(others)})});
}

// BatchNorm judged by what it remembers, and by the batch it sees.
Text batchText(const TrainingScene& scene, const Standings& standings) {
    constexpr double telling = 0.03;
    std::vector<Text> texts;
    for (const Standing& standing : standings) {
        const auto& test = standing.now.test;
        if (!test || !(std::abs(test->accuracy - test->batchAccuracy) > telling)) continue;
        texts.push_back({NORMSCOPE_TEXT("%1 gets %2 right by its running statistics, and %3 by those of the batch."),
                         {letterWord(scene.looks[standing.arm]), strongText(percentText(test->accuracy)),
                          strongText(percentText(test->batchAccuracy))}});
    }
    return sequence(texts);
}

Text seedsText(const TrainingScene& scene) {
    std::vector<Text> counts;
    for (std::size_t k = 0; k < scene.arms(); ++k)
        if (const SuccessRate rate = successOf(scene.result, k); rate.ended > 0)
            counts.push_back({NORMSCOPE_TEXT("%1 %2 of %3"),
                              {letterWord(scene.looks[k]), strong(count(rate.reached)), count(rate.ended)}});
    if (counts.empty()) return {};
    return {scene.result.complete() ? NORMSCOPE_TEXT("Seeds that reached %1: %2.")
                                    : NORMSCOPE_TEXT("Seeds that reached %1 so far: %2."),
            {percentText(scene.settings().success), sequence(counts, ", ")}};
}

bool firstBroke(const TrainingScene& scene, std::size_t arm) {
    const TrainingRun* run = firstRun(scene.result, arm);
    return run && (run->outcome.end == TrainingEnd::Diverged || run->outcome.end == TrainingEnd::Impossible);
}

// What other seeds than the first have met with; and that a stuck arm gives no sign of it.
Text failuresText(const TrainingScene& scene, const Standings& standings) {
    std::vector<Text> texts;
    for (const Standing& standing : standings)
        if (!firstBroke(scene, standing.arm))
            texts.push_back(divergenceFact(scene.result, standing.arm, armMention(scene.looks[standing.arm])));
    const bool stuck = std::ranges::any_of(standings, [](const auto& s) { return s.now.state == Stuck; });
    const bool silent = std::ranges::none_of(standings, isBroken) &&
                        std::ranges::all_of(texts, [](const Text& text) { return text.empty(); });
    if (stuck && silent) texts.push_back(NORMSCOPE_TEXT("Nothing overflowed: this failure is silent."));
    return sequence(texts);
}

} // namespace

Text trainingSentence(const TrainingScene& scene) {
    Standings standings;
    for (std::size_t k = 0; k < scene.arms(); ++k) standings.push_back({k, standingOf(scene, k)});
    std::vector<Text> now = {brokenText(scene, standings)};
    for (const Pattern& pattern : patterns) now.push_back(groupText(scene, pattern, standings));
    now.push_back(clippedText(scene, standings));
    now.push_back(batchText(scene, standings));
    Text first = sequence(now);
    if (first.empty())
        first = scene.newest == 0 ? NORMSCOPE_TEXT("Training begins.") : NORMSCOPE_TEXT("No step has been done yet.");
    return sequence({first, sequence({seedsText(scene), failuresText(scene, standings)})}, "\n");
}

} // namespace normscope
