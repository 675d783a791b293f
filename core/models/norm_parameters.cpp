// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/norm_parameters.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <utility>

namespace normscope {

namespace {

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& sign : result) sign = static_cast<char>(std::tolower(static_cast<unsigned char>(sign)));
    return result;
}

bool allDigits(std::string_view text) {
    return std::ranges::all_of(text, [](char sign) { return sign >= '0' && sign <= '9'; });
}

// "ln", "ln_1", "ln2", "bn", "bn1".
bool isShortName(const std::string& part, std::string_view stem) {
    if (!part.starts_with(stem)) return false;
    const std::string_view rest = std::string_view(part).substr(stem.size());
    return rest.empty() || rest.front() == '_' || allDigits(rest);
}

bool isNormName(std::string_view name) {
    const std::string part = lower(name);
    if (part.find("weight_norm") != std::string::npos) return false; // a reparametrisation of weights
    return part.find("norm") != std::string::npos || part.ends_with("_ln") || isShortName(part, "ln") ||
           isShortName(part, "bn");
}

enum class Part { Gamma, Beta, RunningMean, RunningVar };

std::optional<Part> partOf(std::string_view leaf) {
    for (const std::string_view name : {"weight", "gamma", "scale", "g"})
        if (leaf == name) return Part::Gamma;
    for (const std::string_view name : {"bias", "beta", "b"})
        if (leaf == name) return Part::Beta;
    if (leaf == "running_mean") return Part::RunningMean;
    if (leaf == "running_var") return Part::RunningVar;
    return {};
}

std::vector<std::string> split(const std::string& name) {
    std::vector<std::string> parts(1);
    for (const char sign : name) {
        if (sign == '.' || sign == '/')
            parts.emplace_back();
        else
            parts.back() += sign;
    }
    return parts;
}

// How the digits of "12", "h12" (GPT-2), "layer_12" (BERT), "encoderblock_12" (ViT) begin; none: no number of a layer.
std::optional<std::size_t> layerDigits(const std::string& part) {
    constexpr std::size_t mostDigits = 6;
    const std::size_t digits = part.find_last_not_of("0123456789") + 1; // npos + 1 = 0: all of them
    const std::string_view stem = std::string_view(part).substr(0, digits);
    const bool known = stem.empty() || stem == "h" || stem.ends_with("layer_") || stem.ends_with("layers_") ||
                       stem.ends_with("block_") || stem.ends_with("blocks_");
    if (!known || digits == part.size() || part.size() - digits > mostDigits) return {};
    return digits;
}

// The first part with a number is the layer's.
void takeLayer(NormParameters& norm, const std::vector<std::string>& owner) {
    for (const std::string& part : owner) {
        const auto digits = norm.layer ? std::nullopt : layerDigits(part);
        if (digits) norm.layer = std::stol(part.substr(*digits));
        norm.role += (norm.role.empty() ? "" : ".") + (digits ? part.substr(0, *digits) + "*" : part);
    }
}

std::optional<std::size_t>& slot(NormParameters& norm, Part part) {
    switch (part) {
    case Part::Gamma:
        return norm.gamma;
    case Part::Beta:
        return norm.beta;
    case Part::RunningMean:
        return norm.runningMean;
    case Part::RunningVar:
        break;
    }
    return norm.runningVar;
}

// Roles in the order of their first tensor, so that the input's norm comes before the output's.
std::vector<NormParameters> inOrder(std::map<std::string, NormParameters> norms,
                                    const std::vector<std::string>& roles) {
    std::vector<NormParameters> result;
    for (auto& [name, norm] : norms) result.push_back(std::move(norm));
    const auto place = [&](const NormParameters& norm) {
        return std::pair(std::ranges::find(roles, norm.role) - roles.begin(), norm.layer.value_or(-1));
    };
    std::ranges::stable_sort(result, {}, place);
    return result;
}

} // namespace

std::vector<NormParameters> findNorms(const Safetensors& file) {
    std::map<std::string, NormParameters> norms;
    std::vector<std::string> roles;
    for (std::size_t k = 0; k < file.tensors.size(); ++k) {
        const TensorInfo& tensor = file.tensors[k];
        std::vector<std::string> parts = split(tensor.name);
        const auto part = partOf(parts.back());
        parts.pop_back();
        if (!part || parts.empty() || tensor.shape.size() != 1 || !isNormName(parts.back())) continue;
        NormParameters& norm = norms[tensor.name.substr(0, tensor.name.find_last_of("./"))];
        if (norm.name.empty()) {
            norm.name = tensor.name.substr(0, tensor.name.find_last_of("./"));
            takeLayer(norm, parts);
            if (std::ranges::find(roles, norm.role) == roles.end()) roles.push_back(norm.role);
        }
        slot(norm, *part) = k;
    }
    return inOrder(std::move(norms), roles);
}

ParameterSummary summaryOf(const Array& array) {
    ParameterSummary summary;
    std::vector<double> finite;
    std::visit(
        [&](const auto& values) {
            for (const double value : values)
                if (std::isfinite(value)) finite.push_back(value);
        },
        array.values);
    summary.count = array.size();
    summary.nonFinite = summary.count - Index(finite.size());
    const double none = std::numeric_limits<double>::quiet_NaN();
    summary.mean = summary.sd = summary.min = summary.max = none;
    if (finite.empty()) return summary;
    double sum = 0, squares = 0;
    for (const double value : finite) sum += value;
    summary.mean = sum / double(finite.size());
    for (const double value : finite) squares += (value - summary.mean) * (value - summary.mean);
    summary.sd = std::sqrt(squares / double(finite.size()));
    const auto [least, greatest] = std::ranges::minmax(finite);
    summary.min = least;
    summary.max = greatest;
    return summary;
}

} // namespace normscope
