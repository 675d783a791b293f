// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/parameter_builders.h"
#include "scenario/parameter_groups.h"

namespace normscope {

namespace {

Parameter title() {
    return describe::text({.key = "title",
                           .group = "scenario",
                           .label = NORMSCOPE_TEXT("title"),
                           .help = NORMSCOPE_TEXT("Stands in the window and in the captions of exported figures."),
                           .upper = 200,
                           .display = true},
                          describe::at(&Scenario::title));
}

Parameter note() {
    return describe::text({.key = "note",
                           .group = "scenario",
                           .label = NORMSCOPE_TEXT("note"),
                           .help = NORMSCOPE_TEXT("One sentence on why this scenario is worth a look."),
                           .upper = 1000,
                           .display = true},
                          describe::at(&Scenario::note));
}

Parameter page() {
    return describe::choice<Page>({.key = "page",
                                   .group = "scenario",
                                   .label = NORMSCOPE_TEXT("page"),
                                   .help = NORMSCOPE_TEXT("The page that opens with this scenario."),
                                   .display = true},
                                  describe::at(&Scenario::page),
                                  {{Page::Axes, "axes", NORMSCOPE_TEXT("Axes")},
                                   {Page::Depth, "depth", NORMSCOPE_TEXT("Depth")},
                                   {Page::Training, "training", NORMSCOPE_TEXT("Training")},
                                   {Page::Batch, "batch", NORMSCOPE_TEXT("Batch")},
                                   {Page::Precision, "precision", NORMSCOPE_TEXT("Precision")},
                                   {Page::Models, "models", NORMSCOPE_TEXT("Models")}});
}

} // namespace

std::vector<Parameter> scenarioParameters() { return {title(), note(), page()}; }

} // namespace normscope
