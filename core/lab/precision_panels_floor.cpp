// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr double lowestShown = 1e-4; // output sd

// The chosen eps has the solid line, the others follow.
std::vector<std::size_t> order(const PrecisionScene& scene) {
    std::vector<std::size_t> places(scene.result.grid.eps.size());
    for (std::size_t k = 0; k < places.size(); ++k) places[k] = k;
    const auto chosen = [&](std::size_t k) { return scene.result.grid.eps[k] == scene.result.scenario.norm.eps; };
    std::rotate(places.begin(), std::ranges::find_if(places, chosen), places.end());
    std::sort(places.begin() + 1, places.end());
    return places;
}

std::string nameOf(double eps) { return std::string("eps_").append(epsPlain(eps)); }

Series measuredLine(const PrecisionScene& scene, std::size_t k, std::size_t number) {
    const double eps = scene.result.grid.eps[k];
    Series line = lineNumber(number, scene.role(), nameOf(eps));
    line.label = {"ε = %1", {{powerOfTen(eps), number == 0 ? Role::Strong : Role::Plain}}};
    line.x = scene.result.floor.var;
    line.y = scene.result.floor.sd[k];
    line.pending = k >= scene.rows;
    return line;
}

Series theoryLine(const PrecisionScene& scene, std::size_t k, bool labelled) {
    Series line{.name = nameOf(scene.result.grid.eps[k]) + "_theory", .label = {}};
    if (labelled) line.label = NORMSCOPE_TEXT("theory σ/√(σ² + ε)");
    line.theory = true;
    line.x = scene.result.floor.var;
    line.y = scene.result.floor.theory[k];
    return line;
}

} // namespace

Plot floorPlot(const PrecisionScene& scene) {
    const std::vector<double>& var = scene.result.floor.var;
    Plot plot;
    plot.name = "floor";
    plot.title = NORMSCOPE_TEXT("ε is a floor");
    plot.subtitle = scene.means() ? NORMSCOPE_TEXT("output sd against input variance, float64")
                                  : NORMSCOPE_TEXT("output rms against input mean square, float64");
    plot.x = {"σ²", "", var.front(), var.back(), true};
    plot.y = {{}, "", lowestShown, 2, true};
    const std::vector<std::size_t> places = order(scene);
    for (std::size_t number = 0; number < places.size(); ++number)
        plot.series.push_back(measuredLine(scene, places[number], number));
    for (const std::size_t k : places) plot.series.push_back(theoryLine(scene, k, k == places.front()));
    plot.description = {NORMSCOPE_TEXT("Output sd against input variance for %1 values of ε; measured and theory "
                                       "differ by at most %2"),
                        {count(std::ssize(places)), measured(misfit(scene.result.floor))}};
    return plot;
}

} // namespace normscope
