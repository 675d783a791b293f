// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/worksheet_norm.h"

#include "norm/norm.h"

namespace normscope {

namespace {

Norm<double> normOf(WorksheetNorm norm, double eps) {
    switch (norm) {
    case WorksheetNorm::Layer:
        return LayerNorm<double>{eps, {}};
    case WorksheetNorm::Rms:
        return RmsNorm<double>{eps, {}};
    case WorksheetNorm::Batch:
        break;
    }
    BatchNorm<double> batch;
    batch.eps = eps;
    return batch;
}

} // namespace

bool byRows(WorksheetNorm norm) { return norm != WorksheetNorm::Batch; }

Text worksheetName(WorksheetNorm norm) {
    switch (norm) {
    case WorksheetNorm::Layer:
        return {"%1", {{"LayerNorm", Role::Layer}}};
    case WorksheetNorm::Rms:
        return {"%1", {{"RMSNorm", Role::Rms}}};
    case WorksheetNorm::Batch:
        break;
    }
    return {"%1", {{"BatchNorm", Role::Batch}}};
}

WorksheetPass worksheetPass(WorksheetNorm norm, const MatrixD& x, double eps) {
    WorksheetPass pass;
    pass.y = x;
    RunningStatistics<double> running = initialRunningStatistics<double>(x.cols());
    pass.status = forward<double>(normOf(norm, eps), NormMode::Train, x, pass.y, pass.cache, running);
    return pass;
}

} // namespace normscope
