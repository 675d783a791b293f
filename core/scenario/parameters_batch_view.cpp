// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

// How the Batch page is looked at. No number depends on it.
namespace normscope {

namespace {

using describe::at;

Parameter feature() {
    return describe::integer(
        {.key = "batch.feature",
         .group = "batch",
         .label = NORMSCOPE_TEXT("chosen feature"),
         .help =
             NORMSCOPE_TEXT("Counted from 1: the feature whose mean and variance are followed from batch to batch."),
         .lower = 1,
         .upper = 64,
         .sliderLower = 1,
         .sliderUpper = 64,
         .display = true},
        at(&Scenario::batch, &BatchSettings::feature));
}

Parameter view() {
    return describe::choice<BatchView>(
        {.key = "batch.view",
         .group = "batch",
         .label = NORMSCOPE_TEXT("beside the stream"),
         .help = NORMSCOPE_TEXT("Error law: statistics against B. Accuracy: against B. Gap: between training and "
                                "evaluation. Perturbation: who feels one sample. Composition: batches of one class. "
                                "Padding: its share. Conventions: PyTorch and Keras."),
         .display = true},
        at(&Scenario::batch, &BatchSettings::view),
        {{BatchView::Law, "law", NORMSCOPE_TEXT("error law")},
         {BatchView::Accuracy, "accuracy", NORMSCOPE_TEXT("accuracy")},
         {BatchView::Gap, "gap", NORMSCOPE_TEXT("gap")},
         {BatchView::Perturbation, "perturbation", NORMSCOPE_TEXT("perturbation")},
         {BatchView::Composition, "composition", NORMSCOPE_TEXT("composition")},
         {BatchView::Padding, "padding", NORMSCOPE_TEXT("padding")},
         {BatchView::Conventions, "conventions", NORMSCOPE_TEXT("conventions")}});
}

} // namespace

std::vector<Parameter> batchViewParameters() { return {feature(), view()}; }

} // namespace normscope
