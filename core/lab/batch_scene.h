// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes_words.h"
#include "lab/batch.h"

#include <span>
#include <string>
#include <vector>

// What the panels of the Batch page are made from. People count batches, samples and features from 1.
namespace normscope {

struct BatchScene {
    const BatchResult& result;
    BatchSettings display;   // what is shown how
    Index reached = 0;       // batches that the timeline has come to; at rest all
    Index cursor = 0;        // what is read out: reached, or the hovered batch; 0: none yet
    bool pointing = false;   // the cursor is drawn: not at rest
    std::size_t feature = 0; // chosen, from 0
    const Figure* ranges = nullptr;

    const BatchSettings& settings() const { return result.scenario.batch; }
    const NormSettings& norm() const { return result.scenario.norm; }
    Index batches() const { return std::ssize(result.stream.steps); }
    const StreamStep& step(Index batch) const { return result.stream.steps[std::size_t(batch) - 1]; }
    double paddedShare() const; // of the rows, whole ones; the setting is what was asked for
    bool padded() const { return paddedShare() > 0; }
    bool masked() const { return padded() && settings().mask; }
};
BatchScene batchScene(const BatchResult& result, const BatchLook& look);

// Of the chosen feature; NaN where there is none, as of a batch that was refused.
double chosenOf(const BatchScene& scene, const std::vector<double>& values);

// The same of a convention's running values after this batch; before the first one the start value.
double chosenAfter(const BatchScene& scene, const std::vector<std::vector<double>>& values, Index batch, double start);

// The panel of that name in an earlier figure whose axes are kept; null: none.
template <class T>
const T* keptPanel(const BatchScene& scene, const std::string& name) {
    if (!scene.ranges) return nullptr;
    for (const Panel& panel : scene.ranges->panels)
        if (const T* one = std::get_if<T>(&panel); one && one->name == name) return one;
    return nullptr;
}
// The y axis that is kept, if it is of the same kind, or else the fitted one.
Axis keptAxis(const BatchScene& scene, const std::string& panel, const Axis& fitted);
// A little more than the finite values.
Axis looseAxis(const std::vector<Series>& series);
Axis looseAxisFromZero(const std::vector<Series>& series);
Axis looseLogAxis(const std::vector<Series>& series);
// Batch sizes, each with its tick.
Axis sizeAxis(std::span<const Index> sizes);
// The size of the stream's batches, with a badge if no line of the plot has a point there.
Cursor sizeCursor(const BatchScene& scene, std::span<const Index> sizes);

Series newLine(const std::string& name, Role role, LineForm form = LineForm::Plain);
Series theoryCurve(const std::string& name, std::vector<double> x, std::vector<double> y, Text label);
// A plot over the batches of the stream, with the cursor.
Plot emptyBatchPlot(const BatchScene& scene, const char* name);

Text valueText(double value);              // "−1.03", "NaN"
std::string changeNumber(double change);   // "1.11"; "0" only for what is exactly 0
std::string shareText(double share);       // "0.1", "0.999"
Text percentPoint(double percent);         // "97 %"
Text sigmas(double value);                 // "0.35 σ"
Text featureText(const BatchScene& scene); // "feature 34"
// What evaluation goes by: "running", or where no running statistics are kept "evaluation", by its own batch.
Text evaluationName(const BatchScene& scene);

Plot batchMeanPlot(const BatchScene& scene);
Plot batchVariancePlot(const BatchScene& scene);
Plot sampleStatisticsPlot(const BatchScene& scene);
void addLaw(const BatchScene& scene, std::vector<Panel>& panels);
void addAccuracy(const BatchScene& scene, std::vector<Panel>& panels);
void addGap(const BatchScene& scene, std::vector<Panel>& panels);
void addPerturbation(const BatchScene& scene, std::vector<Panel>& panels);
void addComposition(const BatchScene& scene, std::vector<Panel>& panels);
void addPadding(const BatchScene& scene, std::vector<Panel>& panels);
void addConventions(const BatchScene& scene, std::vector<Panel>& panels);
Reading statisticsInUse(const BatchScene& scene);
Text batchSentence(const BatchScene& scene);
Text batchViewSentence(const BatchScene& scene); // what the chosen view shows
Text batchCaption(const BatchScene& scene);

} // namespace normscope
