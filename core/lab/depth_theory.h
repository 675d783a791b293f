// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/depth.h"

#include <optional>
#include <vector>

// What is known in closed form about a stack at initialisation, and only where it holds. Everything is told as the RMS
// of the stream behind layer l, l = 0 ... L, for an input of RMS 1.
//
//   MLP, Pre         E x_l^2 = 1 + c l              c = E|f(N(0, I))|^2 / d of one branch
//   MLP, no norm     v_l = v_(l-1) + c(v_(l-1))     with c at the input variance v; Xavier and GELU approach a factor
//                                                   1.32 a layer, He and ReLU 3
//   output, Peri     1 + gamma^2 steps              a normed branch adds variance 1; with BatchNorm l + 1 as in
//                                                   De and Smith 2020 (arXiv 2002.10444, section 2)
//   Post, DeepNorm   1
//   Xiong, Pre       (1 + l/2) ... (1 + 3l/2)       Xiong et al. 2020 (arXiv 2002.04745, lemma 2), Xavier normal
//   Xiong, Post      3/2 before the second norm     the same lemma
//   LayerScale       1                              up to lambda^2
//   ReZero           1
namespace normscope {

struct DepthTheory {
    std::vector<double> rms;          // of layers 0 ... L; empty: none
    std::vector<double> lower, upper; // the wedge of Xiong's lemma instead
    double perLayer = 0;              // c of the Pre law; 0: another law
};

DepthTheory theoryOf(const Scenario& scenario, const DepthArm& arm);

// Mean over layers 1 ... L of |measured / theory - 1|. Layers that overflowed do not count.
double misfit(const DepthTheory& theory, const std::vector<double>& measured);

// E|f(x)|^2 / d of an MLP or linear branch without bias on x ~ N(0, v I).
double branchVariance(const DepthSettings& depth, double v);

// What the un-normed stream's RMS is multiplied by in each layer once it is large: sqrt(1.32) for Xavier and GELU,
// sqrt(3) for He and ReLU, 1 for a bounded branch.
double limitingFactor(const DepthSettings& depth);

// Whether lemma 2 of Xiong et al. speaks of these settings.
bool isXiongSetting(const Scenario& scenario);

} // namespace normscope
