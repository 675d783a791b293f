// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/depth_scene.h"
#include "lab/training.h"

#include <string>
#include <vector>

// What the panels of the Training page are made from. People count steps from 1: record.step 0 is "step 1" and stands
// at x = 1, and at x = f so many steps are done.
namespace normscope {

// How an arm is told from the others.
struct ArmLook {
    Role role = Role::Plain;
    LineForm form = LineForm::Plain;
    bool second = false;
    std::string letter; // "A"
    std::string key;    // "a": in names of panels and series
    Text name;          // "Post-LN, warm-up 100"
    Index from = 0;     // a branch is drawn from where it leaves an arm before it
};
std::string armKey(std::size_t arm);
// Six arms of one kind get six different lines.
std::vector<ArmLook> armLooks(const TrainingSettings& settings);

struct TrainingScene {
    const TrainingResult& result;
    TrainingSettings display; // what is shown how
    Index newest = 0;         // steps that are done
    Index reached = 0;        // up to here the timeline has come; the rest is pale
    Index cursor = 0;         // what is read out: reached, or the hovered step
    bool hovered = false;
    std::size_t arm = 0; // chosen
    const Figure* ranges = nullptr;
    std::vector<ArmLook> looks = {};

    const TrainingSettings& settings() const { return result.scenario.training; }
    std::size_t arms() const { return result.arms.size(); }
    const ArmSettings& start(std::size_t k) const { return result.arms[k].plan.start; }
    double chance() const; // the loss of a guess, ln classes; NaN while the classes are not known
};
TrainingScene trainingScene(const TrainingResult& result, const TrainingLook& look);

// The first seed's run, or null: not begun.
const TrainingRun* firstRun(const TrainingResult& result, std::size_t arm);
// Its record when so many steps are done, or when it ended before; null: none yet.
const StepRecord* recordAt(const TrainingScene& scene, std::size_t arm, Index steps);
// The learning rate of this step, from 0.
double plannedRate(const ArmPlan& plan, Index step, Index steps);

TextArgument letterWord(const ArmLook& look);      // "A" in its hue
Text armMention(const ArmLook& look);              // "A (Post-LN, warm-up 100)"
Text listed(const std::vector<Text>& parts);       // "A, B and C"
Text alternatives(const std::vector<Text>& parts); // "A, B or C"
Text percentText(double share);                    // "86 %"
Text readingText(double value);                    // "0.50"
std::string powerReading(double value);            // "1.6·10^−5": for labels, what follows '^' is raised

// The panel of that name in an earlier figure whose axes are kept; null: none.
template <class T>
const T* keptPanel(const TrainingScene& scene, const std::string& name) {
    if (!scene.ranges) return nullptr;
    for (const Panel& panel : scene.ranges->panels)
        if (const T* one = std::get_if<T>(&panel); one && one->name == name) return one;
    return nullptr;
}
// The y axis that is kept, if it is of the same kind, or else the fitted one.
Axis keptAxis(const TrainingScene& scene, const std::string& panel, const Axis& fitted);
// From the whole power of ten below the least positive value to that above the greatest: it seldom moves.
Axis decadesOf(const std::vector<Series>& series, double lower, double upper);

Plot lossPlot(const TrainingScene& scene);
Plot accuracyPlot(const TrainingScene& scene);
Plot gradientNormPlot(const TrainingScene& scene);
Plot updateRatioPlot(const TrainingScene& scene);
ArmCards armCards(const TrainingScene& scene);
void addMaps(const TrainingScene& scene, std::vector<Panel>& panels);
void addSchedule(const TrainingScene& scene, std::vector<Panel>& panels);
void addAffine(const TrainingScene& scene, std::vector<Panel>& panels);
void addStream(const TrainingScene& scene, std::vector<Panel>& panels);
Text trainingSentence(const TrainingScene& scene);
Text trainingCaption(const TrainingResult& result);

} // namespace normscope
