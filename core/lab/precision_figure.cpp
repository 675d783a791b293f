// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"
#include "scenario/scenario_json.h"

namespace normscope {

namespace {

constexpr const char* gridPanelPrefix = "grid-";

void addViewPanels(const PrecisionScene& scene, std::vector<Panel>& panels) {
    switch (scene.display.view) {
    case PrecisionView::Grid:
        addGridPanels(scene, panels);
        panels.emplace_back(verdictPanel(scene));
        panels.emplace_back(operationsPanel(scene));
        panels.emplace_back(vectorPlot(scene));
        return;
    case PrecisionView::Floor:
        panels.emplace_back(floorPlot(scene));
        return;
    case PrecisionView::Overflow:
        panels.emplace_back(overflowPlot(scene));
        panels.emplace_back(overflowSharePlot(scene));
        return;
    case PrecisionView::Variance:
        panels.emplace_back(variancePlot(scene));
        return;
    case PrecisionView::Generation:
        panels.emplace_back(klPlot(scene));
        panels.emplace_back(textsPanel(scene));
        panels.emplace_back(languageLossPlot(scene));
        return;
    }
}

Text sumsText(const PrecisionSettings& settings) {
    const Text sums = settings.sums == Accumulation::Native ? Text(NORMSCOPE_TEXT("sums in the format"))
                                                            : Text(NORMSCOPE_TEXT("sums in fp32"));
    if (!settings.flushToZero) return sums;
    return {NORMSCOPE_TEXT("%1, subnormals flushed"), {sums}};
}

Text varianceText(const PrecisionSettings& settings) {
    if (settings.norm == PrecisionNorm::Rms) return {};
    return {NORMSCOPE_TEXT("variance: %1"), {algorithmName(settings.variance)}};
}

Text modelsText(const PrecisionSettings& settings) {
    return {NORMSCOPE_TEXT("models: scale %1, ε %2 → %3"),
            {shortNumber(settings.residualScale), epsPlain(settings.trainEps), epsPlain(settings.generateEps)}};
}

std::optional<NumberFormat> formatOf(const std::string& panel) {
    for (const NumberFormat format : gridFormats)
        if (panel == gridPanelPrefix + formatName(format)) return format;
    return {};
}

} // namespace

Text precisionCaption(const PrecisionResult& result) {
    const Scenario& scenario = result.scenario;
    const PrecisionSettings& settings = scenario.precision;
    return sequence({{NORMSCOPE_TEXT("%1, %2 values"), {methodName(kindOf(settings.norm)), count(settings.features)}},
                     {"%1", {formatName(settings.format)}},
                     sumsText(settings),
                     varianceText(settings),
                     {"ε %1", {epsPlain(scenario.norm.eps)}},
                     {"sd %1", {epsPlain(settings.sd)}},
                     settings.offset == 0 ? Text() : Text(NORMSCOPE_TEXT("offset %1"), {shortNumber(settings.offset)}),
                     modelsText(settings),
                     {NORMSCOPE_TEXT("seed %1"), {std::to_string(scenario.seed)}},
                     {NORMSCOPE_TEXT("code %1"), {code(scenario)}}},
                    " · ");
}

Figure precisionFigure(const PrecisionResult& result, const PrecisionLook& look) {
    const PrecisionScene scene = precisionScene(result, look);
    Figure figure;
    figure.name = "precision";
    figure.title = result.scenario.title.empty() ? Text(NORMSCOPE_TEXT("What ε does, and what number formats do"))
                                                 : Text("%1", {result.scenario.title});
    addViewPanels(scene, figure.panels);
    figure.panels.emplace_back(effectiveEpsPanel(scene));
    figure.caption = precisionCaption(result);
    figure.sentence = precisionSentence(scene);
    return figure;
}

std::optional<GridPlace> gridPlace(const PrecisionResult& result, const std::string& panel, CellIndex cell) {
    const auto format = formatOf(panel);
    const Index rows = std::ssize(result.grid.eps), columns = std::ssize(result.grid.sds);
    if (!format || cell.row < 0 || cell.row >= rows || cell.column < 0 || cell.column >= columns) return {};
    return GridPlace{*format, result.grid.eps[std::size_t(rows - 1 - cell.row)],
                     result.grid.sds[std::size_t(cell.column)]};
}

} // namespace normscope
