// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_words.h"
#include "lab/models_table.h"

// A table without rows: which filter is to blame.
namespace normscope {

namespace {

struct Filter {
    Text name;
    ModelsSettings without; // the settings without this filter
};

std::vector<Filter> filtersOf(const ModelsSettings& settings) {
    const ModelsSettings none;
    std::vector<Filter> found;
    const auto add = [&](Text name, auto member) {
        if (settings.*member == none.*member) return;
        found.push_back({std::move(name), settings});
        found.back().without.*member = none.*member;
    };
    add({NORMSCOPE_TEXT("the search for “%1”"), {strong(settings.search)}}, &ModelsSettings::search);
    add({NORMSCOPE_TEXT("the norm %1"), {normGroupText(settings.norm)}}, &ModelsSettings::norm);
    add({NORMSCOPE_TEXT("the placement %1"), {placementGroupText(settings.placement)}}, &ModelsSettings::placement);
    return found;
}

Text withoutText(const Filter& filter) {
    const Index n = std::ssize(shownModels(filter.without));
    if (n == 0) return {NORMSCOPE_TEXT("Without %1 there is still none."), {filter.name}};
    return {NORMSCOPE_TEXT("Without %1 there are %2."), {filter.name, strong(count(n))}};
}

} // namespace

Text normGroupText(ModelsNorm norm) {
    switch (norm) {
    case ModelsNorm::Layer:
        return NORMSCOPE_TEXT("LayerNorm");
    case ModelsNorm::Rms:
        return NORMSCOPE_TEXT("RMSNorm");
    case ModelsNorm::Batch:
        return NORMSCOPE_TEXT("BatchNorm");
    case ModelsNorm::Any:
        break;
    }
    return NORMSCOPE_TEXT("any");
}

Text placementGroupText(ModelsPlacement placement) {
    switch (placement) {
    case ModelsPlacement::Post:
        return NORMSCOPE_TEXT("Post");
    case ModelsPlacement::Pre:
        return NORMSCOPE_TEXT("Pre");
    case ModelsPlacement::Other:
        return NORMSCOPE_TEXT("other");
    case ModelsPlacement::Any:
        break;
    }
    return NORMSCOPE_TEXT("any");
}

Reading nothingShown(const ModelsSettings& settings) {
    Reading reading;
    reading.name = "models";
    reading.title = NORMSCOPE_TEXT("How known models normalise");
    reading.subtitle = {NORMSCOPE_TEXT("%1 of %2 models"), {"0", count(std::ssize(models()))}};
    const std::vector<Filter> filters = filtersOf(settings);
    if (filters.size() == 1)
        reading.paragraphs.emplace_back(NORMSCOPE_TEXT("No row is left: %1 hides all %2 models."),
                                        std::vector<TextArgument>{filters[0].name, count(std::ssize(models()))});
    else
        reading.paragraphs.emplace_back(NORMSCOPE_TEXT("No row passes all the filters together."));
    if (filters.size() > 1)
        for (const Filter& filter : filters) reading.paragraphs.push_back(withoutText(filter));
    reading.description = sequence(reading.paragraphs);
    return reading;
}

} // namespace normscope
