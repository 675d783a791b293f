// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "norm/norm.h"
#include "scenario/scenario.h"
#include "text.h"

#include <optional>
#include <string>
#include <vector>

// How known models normalise: what their published code and configurations say.
namespace normscope {

enum class ModelPlacement { Post, Pre, PreAndPost, Output, ScaledPost, InsideBranch, ConvBlock };
enum class ModelAffine { GammaBeta, Gamma, OnePlusGamma, None };
enum class Sublayers { Sequential, Parallel, NotApplicable };

struct Model {
    std::string id = {};   // "gpt-2"
    std::string name = {}; // "GPT-2 (small)"
    NormKind norm = NormKind::Layer;
    ModelPlacement placement = ModelPlacement::Pre;
    double eps = 1e-5; // of the released checkpoint or the code's default; a remark says which, where they differ
    ModelAffine affine = ModelAffine::GammaBeta;
    bool finalNorm = false;
    bool embeddingNorm = false;
    bool qkNorm = false;
    Sublayers sublayers = Sublayers::Sequential;
    Index width = 0, layers = 0; // d_model and blocks of the named size; the largest stage where stages differ
    std::string widthText = {}, layersText = {}; // as published: "96→768", "3,3,9,3", "6+6"; empty: the number alone
    std::vector<Text> remarks = {};              // what the columns do not say: "one norm shared by both sublayers"
    std::string source = {};                     // the file that says so
};

const std::vector<Model>& models();            // 26, in the order of their history
const Model* findModel(const std::string& id); // nullptr: there is none

// Those that search, norm and placement let through, in the settings' order. Equal ones stay as listed.
std::vector<const Model*> shownModels(const ModelsSettings& settings);

Text normText(const Model& model);      // "LayerNorm", "RMSNorm × (1 + w)"
Text placementText(const Model& model); // "Pre-LN", "Post-LN + embedding norm"
Text affineText(const Model& model);    // "γ, β"
std::string epsText(const Model& model);

// The Depth page with the model's configuration, small enough to run live: norm, placement, ε, final, embedding and
// query-key norms, block; at most 64 wide and 24 blocks deep. All other settings are those of the scenario.
Scenario depthScenario(const Model& model, const Scenario& scenario);
// What was made smaller, and what the Depth page does not have: "64 wide instead of 4096 …; its sublayers run in
// parallel, here one after the other".
std::vector<Text> depthDifferences(const Model& model);

} // namespace normscope
