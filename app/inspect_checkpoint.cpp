// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspect_checkpoint.h"

#include "array_file.h"
#include "columns.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <utility>

namespace normscope::cli {

namespace {

using nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

Expected<CheckpointInspection::Parameter> parameterOf(const Safetensors& file, std::size_t place, const char* part) {
    const TensorInfo& tensor = file.tensors[place];
    CheckpointInspection::Parameter parameter{tensor.name, part, {}};
    if (!tensor.readable) return parameter;
    const auto array = readTensor(file, tensor);
    if (!array) return unexpected(array.error());
    parameter.summary = summaryOf(*array);
    return parameter;
}

Expected<CheckpointInspection::Layer> layerOf(const Safetensors& file, const NormParameters& norm) {
    CheckpointInspection::Layer layer{norm, {}};
    const std::pair<std::optional<std::size_t>, const char*> parts[] = {{norm.gamma, "gamma"},
                                                                        {norm.beta, "beta"},
                                                                        {norm.runningMean, "running_mean"},
                                                                        {norm.runningVar, "running_var"}};
    for (const auto& [place, part] : parts) {
        if (!place) continue;
        auto parameter = parameterOf(file, *place, part);
        if (!parameter) return unexpected(parameter.error());
        layer.parameters.push_back(std::move(*parameter));
    }
    return layer;
}

std::string shown(double value) { return std::isnan(value) ? "-" : roundTrip(float(value)); }

std::vector<std::string> rowOf(const CheckpointInspection::Layer& layer,
                               const CheckpointInspection::Parameter& parameter) {
    std::vector<std::string> row = {layer.norm.name, parameter.part};
    if (!parameter.summary) return {layer.norm.name, parameter.part, "-", "-", "-", "-", "-"};
    const ParameterSummary& s = *parameter.summary;
    for (const std::string& cell : {std::to_string(s.count), shown(s.mean), shown(s.sd), shown(s.min), shown(s.max)})
        row.push_back(cell);
    return row;
}

Rows tensorRows(const Safetensors& file) {
    Rows rows = {{"TENSOR", "TYPE", "SHAPE", "BYTES"}};
    for (const TensorInfo& tensor : file.tensors)
        rows.push_back({tensor.name, tensor.dtype + (tensor.readable ? "" : " (not supported)"),
                        shapeText(tensor.shape), std::to_string(tensor.end - tensor.begin)});
    return rows;
}

ordered_json number(double value) { return std::isfinite(value) ? ordered_json(value) : ordered_json(); }

ordered_json parameterJson(const CheckpointInspection::Parameter& parameter) {
    ordered_json entry = {{"tensor", parameter.name}};
    if (!parameter.summary) return entry;
    const ParameterSummary& s = *parameter.summary;
    entry["size"] = s.count;
    entry["non_finite"] = s.nonFinite;
    entry["mean"] = number(s.mean);
    entry["sd"] = number(s.sd);
    entry["min"] = number(s.min);
    entry["max"] = number(s.max);
    return entry;
}

ordered_json layerJson(const CheckpointInspection::Layer& layer) {
    ordered_json entry = {{"name", layer.norm.name}, {"role", layer.norm.role}, {"layer", nullptr}};
    if (layer.norm.layer) entry["layer"] = *layer.norm.layer;
    for (const auto& parameter : layer.parameters) entry[parameter.part] = parameterJson(parameter);
    return entry;
}

} // namespace

bool isCheckpoint(const std::string& path) { return path.ends_with(".safetensors"); }

Expected<CheckpointInspection> inspectCheckpoint(const std::string& path) {
    auto file = readSafetensors(path);
    if (!file) return unexpected(file.error());
    CheckpointInspection checkpoint{std::move(*file), {}};
    for (const NormParameters& norm : findNorms(checkpoint.file)) {
        auto layer = layerOf(checkpoint.file, norm);
        if (!layer) return unexpected(layer.error());
        checkpoint.layers.push_back(std::move(*layer));
    }
    return checkpoint;
}

std::string checkpointTable(const CheckpointInspection& checkpoint) {
    Rows head = {{"file", checkpoint.file.path},
                 {"format", "safetensors"},
                 {"tensors", std::to_string(checkpoint.file.tensors.size())},
                 {"norm layers", std::to_string(checkpoint.layers.size())}};
    for (const auto& [key, value] : checkpoint.file.metadata) head.push_back({key, value});
    Rows norms = {{"NORM", "PART", "SIZE", "MEAN", "SD", "MIN", "MAX"}};
    for (const auto& layer : checkpoint.layers)
        for (const auto& parameter : layer.parameters) norms.push_back(rowOf(layer, parameter));
    const std::string normText = norms.size() > 1 ? "\n" + columns(norms) : "";
    return columns(head) + normText + "\n" + columns(tensorRows(checkpoint.file));
}

std::string checkpointJson(const CheckpointInspection& checkpoint) {
    ordered_json object = {{"file", checkpoint.file.path},
                           {"format", "safetensors"},
                           {"metadata", checkpoint.file.metadata},
                           {"norms", ordered_json::array()},
                           {"tensors", ordered_json::array()}};
    for (const auto& layer : checkpoint.layers) object["norms"].push_back(layerJson(layer));
    for (const TensorInfo& tensor : checkpoint.file.tensors)
        object["tensors"].push_back({{"name", tensor.name},
                                     {"dtype", tensor.dtype},
                                     {"shape", tensor.shape},
                                     {"bytes", tensor.end - tensor.begin},
                                     {"readable", tensor.readable}});
    return object.dump(2, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

} // namespace normscope::cli
