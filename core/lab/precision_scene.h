// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/precision.h"
#include "lab/precision_words.h"

#include <vector>

// What the panels of the Precision page are made from.
namespace normscope {

struct PrecisionScene {
    const PrecisionResult& result;
    PrecisionSettings display; // what is shown how
    std::size_t rows = 0;      // of the grid that are shown, from the top; the others are to come

    const PrecisionSettings& settings() const { return result.scenario.precision; }
    bool means() const { return settings().norm == PrecisionNorm::Layer; } // the norm subtracts the mean
    Role role() const { return roleOf(kindOf(settings().norm)); }
};
PrecisionScene precisionScene(const PrecisionResult& result, const PrecisionLook& look);

// What became of the cells of one format.
struct GridCount {
    Index cells = 0, nan = 0, infinite = 0, allZero = 0, wrong = 0;
    double medianError = 0; // of those that are finite and not all 0
    Index finite() const { return cells - nan - infinite; }
    Index failing() const { return nan + infinite + allZero + wrong; }
};
GridCount countOf(const PrecisionGrid& grid, NumberFormat format);                   // all rows
GridCount countOf(const PrecisionGrid& grid, NumberFormat format, std::size_t rows); // those from the top
std::optional<CellIndex> chosenPlace(const PrecisionResult& result);                 // [eps][sd], from the top

double misfit(const FloorStudy& study); // largest |measured / theory - 1|

const GenerationStudy::Run* runWith(const GenerationStudy& study, double eps); // null: there is none (yet)
double klAtStart(const GenerationStudy::Run& run);                             // mean over the first 20 characters
double klAtEnd(const GenerationStudy::Run& run);                               // over the last 20

Index modelsTrained(const PrecisionScene& scene);

// Lines of one hue that are told apart by dash and marker; the first one is solid.
Series lineNumber(std::size_t k, Role role, const std::string& name);

void addGridPanels(const PrecisionScene& scene, std::vector<Panel>& panels);
Reading verdictPanel(const PrecisionScene& scene);
TextTable operationsPanel(const PrecisionScene& scene);
Plot vectorPlot(const PrecisionScene& scene);
Plot floorPlot(const PrecisionScene& scene);
Plot overflowPlot(const PrecisionScene& scene);
Plot overflowSharePlot(const PrecisionScene& scene);
Plot variancePlot(const PrecisionScene& scene);
Plot klPlot(const PrecisionScene& scene);
Reading textsPanel(const PrecisionScene& scene);
Plot languageLossPlot(const PrecisionScene& scene);
TextTable effectiveEpsPanel(const PrecisionScene& scene);

Text precisionSentence(const PrecisionScene& scene);
Text gridSentence(const PrecisionScene& scene);
Text generationSentence(const PrecisionScene& scene);
Text precisionCaption(const PrecisionResult& result);

} // namespace normscope
