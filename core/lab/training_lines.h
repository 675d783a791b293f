// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training_scene.h"

#include <optional>
#include <vector>

// Lines over the steps of a run.
namespace normscope {

// What is drawn of a step: nothing, or a value; one that is not finite ends the line.
using StepValue = std::optional<double> (*)(const StepRecord&);
using ValueLabel = Text (*)(double);

struct StepCurve {
    std::vector<double> x, y;
};
StepCurve stepCurve(const TrainingRun& run, StepValue value, Index from = 0); // without the steps before
// Each value the mean of the last so many, itself included.
enum class Average { None, Arithmetic, Geometric };
StepCurve averaged(StepCurve curve, Average average);
inline constexpr std::size_t averagedSteps = 9;
// At most about so many points: of each stretch the least and the greatest.
StepCurve thinnedOut(const StepCurve& curve, std::size_t most);

struct StepQuantity {
    const char* name; // of the plot
    StepValue value;
    ValueLabel label;
    bool otherSeeds = true;
    Average average = Average::None; // of the last steps: for what jumps from batch to batch
};

Series armLine(const ArmLook& look, const std::string& name);

// The line of the first seed: up to where the timeline stands, and pale from there on. Its letter and last value stand
// at its end if it has a label.
void addFirstSeed(const TrainingScene& scene, const Series& line, const StepCurve& curve, ValueLabel label,
                  const std::string& letter, std::vector<Series>& series);
void addOtherSeeds(const TrainingScene& scene, std::size_t arm, const StepQuantity& quantity,
                   std::vector<Series>& series);

// A horizontal line in ink with its label in the plot.
Series guideLine(const std::string& name, double from, double to, double y, Text label);

// A plot over all steps, with the cursor.
Plot emptyStepPlot(const TrainingScene& scene, const char* name);
// One line an arm, the other seeds thin behind them.
Plot stepPlot(const TrainingScene& scene, const StepQuantity& quantity);
// "Loss: A 2.30, B 0.50", from the end labels.
void describeEnds(Plot& plot);

} // namespace normscope
