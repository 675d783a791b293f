// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/csv.h"
#include "lab/models.h"

namespace normscope {

namespace {

const std::string partColumns[] = {"count", "non_finite", "mean", "sd", "min", "max"};

// Empty fields where the norm does not have it.
void append(std::string& text, const std::vector<double>& values, const ParameterSummary& summary) {
    if (values.empty()) {
        text.append(std::size(partColumns), ',');
        return;
    }
    for (const Index n : {summary.count, summary.nonFinite}) text.append(",").append(std::to_string(n));
    for (const double value : {summary.mean, summary.sd, summary.min, summary.max})
        text.append(",").append(roundTrip(value));
}

} // namespace

std::string affineCsv(const ModelsResult& result) {
    std::string text = "role,name,layer";
    for (const char* part : {"gamma", "beta"})
        for (const std::string& column : partColumns) text.append(",").append(part).append("_").append(column);
    text.append("\n");
    if (!result.checkpoint) return text;
    for (const CheckpointNorm& norm : result.checkpoint->norms) {
        text.append(csvName(norm.place.role)).append(",").append(csvName(norm.place.name)).append(",");
        if (norm.place.layer) text.append(std::to_string(*norm.place.layer));
        append(text, norm.gamma, norm.gammaSummary);
        append(text, norm.beta, norm.betaSummary);
        text.append("\n");
    }
    return text;
}

} // namespace normscope
