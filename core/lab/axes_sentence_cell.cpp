// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_norms.h"
#include "lab/axes_words.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

constexpr double usualWithin = 0.1; // standard deviations around the mean

const AxesRun* findRun(const AxesScene& scene, NormKind kind) {
    for (const AxesRun& run : scene.result.runs)
        if (run.kind == kind) return &run;
    return nullptr;
}

double output(const AxesScene& scene, const AxesRun& run) { return run.y(scene.worked.row, scene.worked.column); }

TextArgument outputText(const AxesScene& scene, const AxesRun& run) {
    return {signedNumber(output(scene, run)), roleOf(run.kind)};
}

Text judged(double x, double mean, double sd) {
    if (std::abs(x - mean) < usualWithin * sd) return NORMSCOPE_TEXT("usual");
    return x > mean ? NORMSCOPE_TEXT("much") : NORMSCOPE_TEXT("little");
}

Text subject(const AxesScene& scene) {
    const Sample& sample = scene.result.sample;
    const char* words = scene.result.scenario.data.source == DataSource::Wine ? NORMSCOPE_TEXT("%1 %2 has %3 of %4")
                                                                              : NORMSCOPE_TEXT("%1 %2 has %3 in %4");
    return {words,
            {capitalRowNoun(sample), rowLabel(sample, scene.worked.row),
             strong(number(scene.x()(scene.worked.row, scene.worked.column))),
             columnLabel(sample, scene.worked.column)}};
}

Text comparison(const AxesScene& scene) {
    const Margins& input = scene.result.inputStatistics.margins;
    const auto row = std::size_t(scene.worked.row), column = std::size_t(scene.worked.column);
    const double x = scene.x()(scene.worked.row, scene.worked.column);
    return {NORMSCOPE_TEXT("%1: %2 for this %3 (row mean %4), %5 for this feature (column mean %6)."),
            {subject(scene), judged(x, input.rows.mean[row], input.rows.sd[row]), rowNoun(scene.result.sample),
             statistic(number(input.rows.mean[row])), judged(x, input.columns.mean[column], input.columns.sd[column]),
             statistic(number(input.columns.mean[column]))}};
}

int signOf(double value) {
    if (fixed(value, 2) == fixed(0, 2)) return 0;
    return value > 0 ? 1 : -1;
}

// With gamma > 0 and beta = 0 an output has the sign of its value's deviation from the mean: "so".
Text consequence(const AxesScene& scene, const AxesRun& layer, const AxesRun& batch) {
    const TextArgument first = outputText(scene, layer), second = outputText(scene, batch);
    const int a = signOf(output(scene, layer)), b = signOf(output(scene, batch));
    const Index feature = scene.worked.column;
    const bool follows = gammaOf(scene.norm(), feature) > 0 && betaOf(scene.norm(), feature) == 0;
    if (follows && a * b < 0) return {NORMSCOPE_TEXT("So the two outputs differ in sign: %1 and %2."), {first, second}};
    if (follows && a > 0 && b > 0) return {NORMSCOPE_TEXT("So both outputs are positive: %1 and %2."), {first, second}};
    if (follows && a < 0 && b < 0) return {NORMSCOPE_TEXT("So both outputs are negative: %1 and %2."), {first, second}};
    return {NORMSCOPE_TEXT("The two outputs are %1 and %2."), {first, second}};
}

Text plainList(const AxesScene& scene) {
    std::vector<Text> outputs;
    for (const AxesRun& run : scene.result.runs)
        outputs.push_back(run.kind == NormKind::None
                              ? Text(NORMSCOPE_TEXT("%1 without a norm"), {outputText(scene, run)})
                              : Text(NORMSCOPE_TEXT("%1 after %2"), {outputText(scene, run), methodName(run.kind)}));
    return {NORMSCOPE_TEXT("%1: %2."), {subject(scene), sequence(outputs, ", ")}};
}

} // namespace

Text cellSentence(const AxesScene& scene) {
    const AxesRun* layer = findRun(scene, NormKind::Layer);
    const AxesRun* batch = findRun(scene, NormKind::Batch);
    const bool pair = scene.result.runs.size() == 2 && layer && batch && batch->group == GroupShape::Column &&
                      batch->groups.real.empty();
    const bool finite = pair && std::isfinite(output(scene, *layer)) && std::isfinite(output(scene, *batch));
    if (!finite) return plainList(scene);
    return sequence({comparison(scene), consequence(scene, *layer, *batch)});
}

} // namespace normscope
