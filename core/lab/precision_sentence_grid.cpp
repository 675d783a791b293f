// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"
#include "lab/precision_study.h"
#include "lab/training_scene.h"

#include <algorithm>
#include <cmath>
#include <limits>

// What the grid of the Precision page shows, format by format.
namespace normscope {

namespace {

using State = PrecisionCell::State;

struct Place {
    double eps = 0, sd = 0;
};

std::vector<Place> placesWith(const PrecisionScene& scene, NumberFormat format, std::initializer_list<State> states) {
    const PrecisionGrid& grid = scene.result.grid;
    std::vector<Place> places;
    for (std::size_t k = 0; k < scene.rows; ++k)
        for (std::size_t i = 0; i < grid.sds.size(); ++i)
            if (std::ranges::find(states, grid.cells.at(format)[k][i].state) != states.end())
                places.push_back({grid.eps[k], grid.sds[i]});
    return places;
}

Text rangeText(const std::vector<Place>& places) {
    const auto eps = std::ranges::minmax(places, {}, &Place::eps), sd = std::ranges::minmax(places, {}, &Place::sd);
    const auto range = [](const char* name, double from, double to) {
        if (from == to) return Text("%1 = %2", {name, epsPlain(from)});
        return Text(NORMSCOPE_TEXT("%1 from %2 to %3"), {name, epsPlain(from), epsPlain(to)});
    };
    return {"%1, %2", {range("ε", eps.min.eps, eps.max.eps), range("sd", sd.min.sd, sd.max.sd)}};
}

Text strongCount(std::size_t n) { return {"%1", {strong(std::to_string(n))}}; }

Text divisionText(const PrecisionScene& scene, NumberFormat format) {
    const auto places = placesWith(scene, format, {State::NotANumber, State::Infinite});
    if (places.empty()) return {};
    const Emulation emulation = emulationOf(scene.settings(), format);
    const bool noEps = std::ranges::all_of(places, [&](const Place& p) { return emulation.roundedSum(p.eps) == 0; });
    return {noEps ? NORMSCOPE_TEXT("%1 are NaN or inf (%2), all of them where ε itself rounds to 0.")
                  : NORMSCOPE_TEXT("%1 are NaN or inf (%2)."),
            {strongCount(places.size()), rangeText(places)}};
}

Text zeroText(const PrecisionScene& scene, NumberFormat format) {
    const auto places = placesWith(scene, format, {State::AllZero});
    if (places.empty()) return {};
    const double largest = facts(emulationOf(scene.settings(), format).sumFormat()).largest;
    const bool overflow = std::ranges::all_of(
        places, [&](const Place& p) { return p.sd * p.sd * double(scene.settings().features) > largest; });
    return {overflow
                ? NORMSCOPE_TEXT("%1 are all zero with no warning (%2): the sum of squares overflows, and the norm "
                                 "divides by inf.")
                : NORMSCOPE_TEXT("%1 are all zero with no warning (%2)."),
            {strongCount(places.size()), rangeText(places)}};
}

Text wrongText(const PrecisionScene& scene, NumberFormat format) {
    const auto places = placesWith(scene, format, {State::Wrong});
    if (places.empty()) return {};
    return {NORMSCOPE_TEXT("%1 are finite and off by more than a tenth (%2)."),
            {strongCount(places.size()), rangeText(places)}};
}

Text formatText(const PrecisionScene& scene, NumberFormat format) {
    const GridCount counted = countOf(scene.result.grid, format, scene.rows);
    if (counted.failing() == 0) return {};
    const Text fails(NORMSCOPE_TEXT("%1 fails in %2 of %3 settings:"),
                     {strong(formatName(format)), strong(count(counted.failing())), count(counted.cells)});
    return sequence({fails, divisionText(scene, format), zeroText(scene, format), wrongText(scene, format)});
}

Text soundText(const PrecisionScene& scene) {
    std::vector<Text> names;
    for (const NumberFormat format : gridFormats)
        if (countOf(scene.result.grid, format, scene.rows).failing() == 0)
            names.push_back({"%1", {formatName(format)}});
    if (names.empty()) return {};
    const Index all = Index(scene.rows) * std::ssize(scene.result.grid.sds);
    return {names.size() == 1 ? NORMSCOPE_TEXT("%1 is right in all %2 settings, up to its digits.")
                              : NORMSCOPE_TEXT("%1 are right in all %2 settings, up to their digits."),
            {listed(names), count(all)}};
}

Text digitsText(const PrecisionScene& scene) {
    const auto errorOf = [&](NumberFormat format) {
        return countOf(scene.result.grid, format, scene.rows).medianError;
    };
    const double fine = errorOf(NumberFormat::Float32), half = errorOf(NumberFormat::Float16),
                 coarse = errorOf(NumberFormat::BFloat16);
    if (!(fine > 0) || !(half > 0) || !(coarse > 0)) return {};
    return {NORMSCOPE_TEXT("Where they hold, the median error is %1 in fp32, %2 in fp16 and %3 in bf16, which trades "
                           "digits for range."),
            {measured(fine), measured(half), measured(coarse)}};
}

} // namespace

Text gridSentence(const PrecisionScene& scene) {
    std::vector<Text> texts = {soundText(scene)};
    for (const NumberFormat format : gridFormats) texts.push_back(formatText(scene, format));
    return sequence({sequence(texts), digitsText(scene)}, "\n");
}

} // namespace normscope
