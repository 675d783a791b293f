// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "normalize.h"

#include <algorithm>

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

} // namespace

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
                             checkVariance(settings.runningVar, input.runningVar)})
        if (!read) return unexpected(read.error());
    return input;
}

} // namespace normscope::cli
