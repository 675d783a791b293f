// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/bits_hash.h"
#include "lab/precision.h"

namespace normscope {

namespace {

void add(const std::vector<double>& values, BitsHash& hash) {
    for (const double value : values) hash.add(value);
}

void add(const PrecisionGrid& grid, BitsHash& hash) {
    for (const auto& [format, rows] : grid.cells)
        for (const auto& row : rows)
            for (const PrecisionCell& cell : row)
                for (const double value : {cell.error, double(cell.nan), double(cell.infinite), double(cell.state)})
                    hash.add(value);
}

void add(const RowTrace& trace, BitsHash& hash) {
    for (const OperationTrace& operation : trace.operations) {
        add(operation.exact, hash);
        add(operation.emulated, hash);
    }
}

void add(const OverflowStudy& study, BitsHash& hash) {
    for (const auto* values :
         {&study.measured, &study.fractionAtHalf, &study.fractionAtThreshold, &study.fractionAtTwice})
        add(*values, hash);
}

void add(const VarianceStudy& study, BitsHash& hash) {
    for (const auto& [algorithm, points] : study.algorithms)
        for (const VarianceStudy::Point& point : points)
            add({point.median, point.largest, point.least, double(point.negative)}, hash);
}

void add(const GenerationStudy& study, BitsHash& hash) {
    for (const GenerationStudy::Model& model : study.models) {
        add(model.losses, hash);
        add(model.normVariance, hash);
    }
    for (const GenerationStudy::Run& run : study.runs) {
        add(run.kl, hash);
        add({run.logitChange, run.differing, run.firstDifference, run.crossEntropy}, hash);
    }
}

} // namespace

std::string bitsCode(const PrecisionResult& result) {
    BitsHash hash;
    add(result.grid, hash);
    add(result.trace, hash);
    for (const auto& sd : result.floor.sd) add(sd, hash);
    add(result.overflow, hash);
    add(result.variance, hash);
    add(result.generation, hash);
    return hash.code();
}

} // namespace normscope
