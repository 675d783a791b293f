// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter.h"

// The descriptions, one function a part of the scenario; parameters() puts them together in this order.
namespace normscope {

std::vector<Parameter> scenarioParameters();
std::vector<Parameter> dataParameters();
std::vector<Parameter> normParameters();
std::vector<Parameter> batchNormParameters();
std::vector<Parameter> axesParameters();
std::vector<Parameter> depthStackParameters();
std::vector<Parameter> depthArmParameters();
std::vector<Parameter> depthMeasureParameters();
std::vector<Parameter> trainingTaskParameters();
std::vector<Parameter> trainingModelParameters();
std::vector<Parameter> trainingLearningParameters();
std::vector<Parameter> trainingArmParameters();
std::vector<Parameter> trainingViewParameters();
std::vector<Parameter> batchStreamParameters();
std::vector<Parameter> batchEventParameters();
std::vector<Parameter> batchTrainingParameters();
std::vector<Parameter> batchViewParameters();
std::vector<Parameter> precisionParameters();
std::vector<Parameter> precisionLanguageParameters();
std::vector<Parameter> modelsParameters();

} // namespace normscope
