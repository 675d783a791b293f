// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth.h"

#include <array>

namespace normscope {

namespace {

struct Column {
    const char* name;
    double DepthLayer::*quantity;
};

constexpr std::array columns = {Column{"rms", &DepthLayer::rms},
                                Column{"mean", &DepthLayer::mean},
                                Column{"sd", &DepthLayer::sd},
                                Column{"max_abs", &DepthLayer::maxAbs},
                                Column{"branch_rms", &DepthLayer::branchRms},
                                Column{"update_ratio", &DepthLayer::updateRatio},
                                Column{"sum_rms", &DepthLayer::sumRms},
                                Column{"saturated", &DepthLayer::saturated},
                                Column{"dead", &DepthLayer::dead},
                                Column{"stream_gradient", &DepthLayer::streamGradient},
                                Column{"weight_gradient", &DepthLayer::weightGradient},
                                Column{"last_gradient", &DepthLayer::lastGradient}};

void append(std::string& text, const std::string& arm, const std::vector<DepthRun>& runs) {
    for (const DepthRun& run : runs)
        for (std::size_t l = 0; l < run.layers.size(); ++l) {
            for (const std::string& field : {arm, std::to_string(run.layers.size() - 1), std::to_string(run.seed)})
                text.append(field).append(",");
            text.append(std::to_string(l));
            for (const Column& column : columns) text.append(",").append(roundTrip(run.layers[l].*column.quantity));
            text += "\n";
        }
}

} // namespace

std::string layersCsv(const DepthResult& result) {
    std::string text = "arm,depth,seed,layer";
    for (const Column& column : columns) text.append(",").append(column.name);
    text += "\n";
    for (const DepthResult::Arm& arm : result.arms) {
        append(text, armKey(arm.arm), arm.runs);
        for (const auto& [depth, runs] : arm.sweep) append(text, armKey(arm.arm), runs);
    }
    return text;
}

} // namespace normscope
