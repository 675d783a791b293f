// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_notes.h"

#include "lab/axes_words.h"
#include "lab/batch_parts.h"
#include "lab/batch_stream.h"

#include <algorithm>

namespace normscope {

namespace {

Text lastBatchNote(const BatchSettings& settings, Index last, Index others) {
    const bool alone = last == 1 && (settings.mask || paddingRows(settings) == 0);
    if (alone)
        return {
            NORMSCOPE_TEXT("The last batch of an epoch holds %1 sample, the others %2: it has no variance, BatchNorm "
                           "refuses it in training and keeps its running statistics."),
            {count(last), count(others)}};
    return {NORMSCOPE_TEXT("The last batch of an epoch holds %1 samples, the others %2."),
            {count(last), count(others)}};
}

} // namespace

std::vector<Text> batchNotes(const Scenario& scenario) {
    const BatchSettings& settings = scenario.batch;
    const Index padding = paddingRows(settings), real = settings.size - padding;
    std::vector<Text> notes;
    if (real == 1 && (settings.mask || padding == 0))
        notes.emplace_back(
            NORMSCOPE_TEXT("One sample a batch has no variance: BatchNorm refuses every batch in training "
                           "and keeps its running statistics."));
    const Index samples = std::ssize(tableOf(settings.data).labels), last = lastBatch(samples, real);
    if (settings.order == BatchOrder::Sorted && last != real && real < samples)
        notes.push_back(lastBatchNote(settings, last, real));
    const bool poisoned = std::ranges::any_of(settings.events, [&](const StreamEvent& event) {
        return event.kind == StreamEvent::Kind::Poison && event.batch <= settings.batches;
    });
    if (poisoned && settings.signal == StreamSignal::Data)
        notes.push_back({NORMSCOPE_TEXT("The NaN of a poisoned batch is a value of feature %1."),
                         {count(poisonedFeature(tableOf(settings.data).values.cols()) + 1)}});
    return notes;
}

} // namespace normscope
