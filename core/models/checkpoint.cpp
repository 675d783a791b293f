// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/checkpoint.h"

#include "scenario/number_list.h"
#include "scenario/parameter.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

namespace normscope {

namespace {

constexpr Index mostNumbers = 20'000'000; // of all norms: five times those of the largest models known

std::vector<double> numbersOf(const Array& array) {
    return std::visit([](const auto& values) { return std::vector<double>(values.begin(), values.end()); },
                      array.values);
}

// One of a norm's tensors, if it has it.
Expected<void> readPart(const Safetensors& file, std::optional<std::size_t> place, std::vector<double>& values,
                        ParameterSummary& summary) {
    if (!place) return {};
    const auto array = readTensor(file, file.tensors[*place]);
    if (!array) return unexpected(array.error());
    values = numbersOf(*array);
    summary = summaryOf(*array);
    return {};
}

Expected<CheckpointNorm> readNorm(const Safetensors& file, const NormParameters& place) {
    CheckpointNorm norm{place, {}, {}, {}, {}};
    if (const auto read = readPart(file, place.gamma, norm.gamma, norm.gammaSummary); !read)
        return unexpected(read.error());
    if (const auto read = readPart(file, place.beta, norm.beta, norm.betaSummary); !read)
        return unexpected(read.error());
    return norm;
}

// A file may call anything a norm: what is read is bounded before it is read.
Expected<void> checkPlaces(const Safetensors& file, const std::vector<NormParameters>& places) {
    if (places.empty())
        return unexpected(Error{file.path,
                                "",
                                {NORMSCOPE_TEXT("none of its %1 tensors is the γ or β of a norm layer"),
                                 {std::to_string(file.tensors.size())}}});
    Index room = mostNumbers;
    for (const NormParameters& place : places)
        for (const auto& part : {place.gamma, place.beta}) {
            if (!part) continue;
            const TensorInfo& tensor = file.tensors[*part];
            if (tensor.size() > room)
                return unexpected(Error{
                    file.path,
                    tensor.name,
                    {NORMSCOPE_TEXT("its norm layers hold more than %1 numbers"), {std::to_string(mostNumbers)}}});
            room -= tensor.size();
        }
    return {};
}

void add(Checkpoint& checkpoint, CheckpointNorm norm) {
    auto& roles = checkpoint.roles;
    if (std::ranges::find(roles, norm.place.role) == roles.end()) roles.push_back(norm.place.role);
    checkpoint.norms.push_back(std::move(norm));
}

// What the parameters of the Axes page can hold: finite, not too large, not too many.
std::vector<double> shown(const std::vector<double>& values) {
    const auto fits = [](double value) { return std::abs(value) <= largestListed; }; // false for NaN
    const auto end = std::ranges::find_if_not(values, fits);
    const auto count = std::min<std::ptrdiff_t>(end - values.begin(), std::ptrdiff_t(mostListed));
    return {values.begin(), values.begin() + count};
}

// As much of a name as the parameter takes, cut at a whole character.
std::string cutTo(std::string text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xc0) == 0x80) --bytes;
    return text.substr(0, bytes);
}

// In a caption, on one line.
std::string sourceOf(const Checkpoint& checkpoint, const CheckpointNorm& norm) {
    std::string text = norm.place.name + " of " + checkpoint.file;
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    std::ranges::replace_if(text, isControl, ' ');
    return cutTo(std::move(text), std::size_t(findParameter("norm.affine_source")->upper));
}

} // namespace

std::vector<const CheckpointNorm*> Checkpoint::of(const std::string& role) const {
    const bool known = std::ranges::find(roles, role) != roles.end();
    std::vector<const CheckpointNorm*> found;
    for (const CheckpointNorm& norm : norms)
        if (norm.place.role == (known ? role : roles.front())) found.push_back(&norm);
    return found;
}

Expected<Checkpoint> readCheckpoint(const std::string& path, std::stop_token stop) {
    const auto file = readSafetensors(path);
    if (!file) return unexpected(file.error());
    const std::vector<NormParameters> places = findNorms(*file);
    if (const auto checked = checkPlaces(*file, places); !checked) return unexpected(checked.error());
    Checkpoint checkpoint{std::filesystem::path(path).filename().string(), file->tensors.size(), {}, {}};
    for (const NormParameters& place : places) {
        if (stop.stop_requested()) break;
        auto norm = readNorm(*file, place);
        if (!norm) return unexpected(norm.error());
        add(checkpoint, std::move(*norm));
    }
    return checkpoint;
}

Scenario axesScenario(const Checkpoint& checkpoint, const CheckpointNorm& norm, const Scenario& scenario) {
    Scenario axes = scenario;
    axes.page = Page::Axes;
    axes.norm.elementwiseAffine = true;
    axes.norm.bias = !norm.beta.empty();
    axes.norm.gammaValues = shown(norm.gamma);
    axes.norm.betaValues = shown(norm.beta);
    axes.norm.affineSource = sourceOf(checkpoint, norm);
    const Index features = std::max(std::ssize(norm.gamma), std::ssize(norm.beta));
    if (axes.data.source == DataSource::Gaussian && features > 0) axes.data.features = std::min(features, maxColumns);
    return axes;
}

} // namespace normscope
