// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

// The learning rate of step s = 0, 1 ... With warm-up w > 0 every schedule but Noam first rises linearly:
// lr (s + 1) / w for s < w. Then, with S steps in all:
//
//   Constant      lr
//   Linear        from lr at s = w down to min_lr at s = S
//   Cosine        min_lr + 1/2 (1 + cos(pi (s - w) / (S - w))) (lr - min_lr)
//   InverseSqrt   lr sqrt(w / (s + 1)); without warm-up w counts as 1
//   Noam          lr d_model^(-1/2) min(t^(-1/2), t w^(-3/2)), t = s + 1      Vaswani et al. 2017, eq. 3; lr is the
//   factor
namespace normscope {

enum class ScheduleKind { Constant, Linear, Cosine, InverseSqrt, Noam };

struct ScheduleSettings {
    ScheduleKind kind = ScheduleKind::Constant;
    double lr = 1e-3;
    double minLr = 0;  // of Linear and Cosine
    Index warmup = 0;  // steps
    Index steps = 100; // in all
    Index width = 64;  // d_model, of Noam
};

double learningRate(const ScheduleSettings& settings, Index step);

} // namespace normscope
