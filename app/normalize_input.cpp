// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace normscope::cli {

namespace {

// Axes of length 1 do not count: a CSV row is as good a gamma as a one-dimensional array.
std::vector<Index> squeezed(std::vector<Index> shape) {
    std::erase(shape, 1);
    return shape;
}

Expected<void> checkShape(const std::string& path, const Array& array, const std::vector<Index>& wanted, bool exact) {
    const bool same = exact ? array.shape == wanted : squeezed(array.shape) == squeezed(wanted);
    if (same) return {};
    return unexpected(Error{
        path,
        "shape",
        {NORMSCOPE_TEXT("must be %1 to go with the input, not %2"), {shapeText(wanted), shapeText(array.shape)}}});
}

// Reads a file if it is given.
Expected<void> readOptional(const std::string& path, const NormalizeSettings& settings,
                            const std::vector<Index>& wanted, std::optional<Array>& target, bool exact = false) {
    if (path.empty()) return {};
    auto array = readArray(path, settings.csv);
    if (!array) return unexpected(array.error());
    if (const auto shape = checkShape(path, *array, wanted, exact); !shape) return shape;
    target = std::move(*array);
    return {};
}

Expected<void> checkInput(const NormalizeSettings& settings, const Array& x) {
    const auto refuse = [&](Text reason) { return unexpected(Error{settings.input, "shape", std::move(reason)}); };
    if (x.shape.empty()) return refuse(NORMSCOPE_TEXT("() is a single number: there is no axis of features"));
    if (x.size() == 0)
        return refuse({NORMSCOPE_TEXT("%1 holds no values: there is nothing to normalize"), {shapeText(x.shape)}});
    if (settings.normalizedDims > std::ssize(x.shape))
        return refuse({NORMSCOPE_TEXT("%1 has %2 axes, --normalized-dims asks for %3"),
                       {shapeText(x.shape), std::to_string(x.shape.size()), std::to_string(settings.normalizedDims)}});
    return {};
}

Expected<void> checkVariance(const std::string& path, const std::optional<Array>& variance) {
    if (!variance) return {};
    const bool negative =
        std::visit([](const auto& values) { return std::ranges::any_of(values, [](auto value) { return value < 0; }); },
                   variance->values);
    if (negative) return unexpected(Error{path, "", NORMSCOPE_TEXT("a variance must not be negative")});
    return {};
}

// All axes of the input but the last, or their length in one. (A table has two axes, whatever it holds.)
Expected<void> checkMaskShape(const NormalizeSettings& settings, const Array& mask, const Array& x) {
    const std::vector<Index> rows(x.shape.begin(), x.shape.end() - 1), flat = {x.size() / x.shape.back()};
    const bool table = fileKind(settings.mask) == FileKind::Csv && squeezed(mask.shape) == squeezed(flat);
    if (mask.shape == rows || mask.shape == flat || table) return {};
    const Text wanted =
        rows.size() < 2 ? Text(shapeText(flat)) : Text(NORMSCOPE_TEXT("%1 or %2"), {shapeText(rows), shapeText(flat)});
    return unexpected(Error{settings.mask,
                            "shape",
                            {NORMSCOPE_TEXT("must be %1, one value a row of the input's %2, not %3"),
                             {wanted, shapeText(x.shape), shapeText(mask.shape)}}});
}

Expected<void> readMask(const NormalizeSettings& settings, NormalizeInput& input) {
    if (settings.mask.empty()) return {};
    const auto mask = readArray(settings.mask, settings.csv);
    if (!mask) return unexpected(mask.error());
    if (const auto shape = checkMaskShape(settings, *mask, input.x); !shape) return shape;
    return std::visit(
        [&](const auto& values) -> Expected<void> {
            input.mask.emplace();
            for (const auto value : values) {
                if (std::isnan(value))
                    return unexpected(Error{settings.mask, "", NORMSCOPE_TEXT("a mask must not hold NaN")});
                input.mask->push_back(value != 0);
            }
            return {};
        },
        mask->values);
}

} // namespace

Index NormalizeInput::columns() const {
    return std::accumulate(group.begin(), group.end(), Index(1), std::multiplies<>());
}

Index NormalizeInput::positions() const { return x.shape.size() < 2 ? 1 : x.size() / columns() / x.shape.front(); }

Expected<NormalizeInput> readNormalizeInput(const NormalizeSettings& settings) {
    auto x = readArray(settings.input, settings.csv);
    if (!x) return unexpected(x.error());
    if (const auto checked = checkInput(settings, *x); !checked) return unexpected(checked.error());
    NormalizeInput input;
    input.x = std::move(*x);
    input.group.assign(input.x.shape.end() - settings.normalizedDims, input.x.shape.end());
    for (const auto& read : {readOptional(settings.gamma, settings, input.group, input.gamma),
                             readOptional(settings.beta, settings, input.group, input.beta),
                             readOptional(settings.runningMean, settings, input.group, input.runningMean),
                             readOptional(settings.runningVar, settings, input.group, input.runningVar),
                             readOptional(settings.gradOutput, settings, input.x.shape, input.gradOutput, true),
                             checkVariance(settings.runningVar, input.runningVar), readMask(settings, input)})
        if (!read) return unexpected(read.error());
    return input;
}

} // namespace normscope::cli
