// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_sentence.h"

#include "lab/axes_words.h"

namespace normscope {

namespace {

Text firstParagraph(const AxesScene& scene) {
    for (const auto tell : {failureSentence, stageSentence, editSentence, dominanceSentence}) {
        Text text = tell(scene);
        if (!text.empty()) return text;
    }
    return overviewSentence(scene);
}

Text paragraphWithPadding(const AxesScene& scene) {
    const Text first = firstParagraph(scene);
    return scene.finished() ? sequence({first, paddingSentence(scene)}) : first;
}

Text secondParagraph(const AxesScene& scene) {
    if (scene.display.view == AxesView::Influence) return influenceSentence(scene);
    if (scene.display.view == AxesView::Backward) return backwardSentence(scene);
    if (scene.display.view == AxesView::Invariance) return invarianceSentence(scene.result.invariance, scene.guess);
    return cellSentence(scene);
}

} // namespace

Text axesSentence(const AxesScene& scene) {
    if (scene.empty()) return NORMSCOPE_TEXT("The data hold no cells, so there is nothing to average.");
    if (scene.result.runs.empty()) return NORMSCOPE_TEXT("Stopped before the first norm was run.");
    const Text first = paragraphWithPadding(scene), second = secondParagraph(scene);
    const bool bench = scene.display.view == AxesView::Invariance; // a projector shows the first paragraph only
    return bench ? sequence({second, first}, "\n") : sequence({first, second}, "\n");
}

} // namespace normscope
