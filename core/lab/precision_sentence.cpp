// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_ranges.h"
#include "lab/precision_scene.h"
#include "lab/precision_study.h"

#include <algorithm>
#include <cmath>

// "What you see" on the Precision page: every word follows from the numbers of the result.
namespace normscope {

namespace {

using Points = std::vector<VarianceStudy::Point>;

// Where a value of the study lies, up to rounding.
std::optional<std::size_t> placeOf(const std::vector<double>& values, double value) {
    for (std::size_t k = 0; k < values.size(); ++k)
        if (std::abs(values[k] / value - 1) < 1e-9) return k;
    return {};
}

// Of an input with that variance: measured if the study has it, else by the law.
double floorSd(const PrecisionScene& scene, double var) {
    const double eps = scene.result.scenario.norm.eps;
    const FloorStudy& floor = scene.result.floor;
    const auto row = placeOf(scene.result.grid.eps, eps), column = placeOf(floor.var, var);
    return row && column ? floor.sd[*row][*column] : std::sqrt(var / (var + eps));
}

Text floorLawText(const PrecisionScene& scene) {
    const double eps = scene.result.scenario.norm.eps;
    if (eps == 0)
        return NORMSCOPE_TEXT(
            "Without ε every row comes out at sd 1, however small it was, and a constant one is 0/0.");
    return {NORMSCOPE_TEXT("ε is a floor: an input variance of %1, equal to ε, comes out with sd %2, one a hundred "
                           "times smaller with sd %3."),
            {epsPlain(eps), strong(fixed(floorSd(scene, eps), 2)), strong(fixed(floorSd(scene, eps / 100), 2))}};
}

Text ordinaryText(const PrecisionScene& scene) {
    const auto one = placeOf(scene.result.floor.var, 1);
    const std::vector<double>& eps = scene.result.grid.eps;
    const auto large = std::ranges::find(eps, gridEps[0]);
    if (!one || large == eps.end()) return {};
    const double sd = scene.result.floor.sd[std::size_t(large - eps.begin())][*one];
    return {
        NORMSCOPE_TEXT("At an ordinary variance of 1 even ε = %1 changes the output by %2 % only: there it cannot be "
                       "seen."),
        {epsPlain(gridEps[0]), strong(fixed(100 * (1 - sd), 2))}};
}

Text floorSentence(const PrecisionScene& scene) {
    const Text misfits(NORMSCOPE_TEXT("Measured and theory differ by at most %1."),
                       {measured(misfit(scene.result.floor))});
    return sequence({sequence({floorLawText(scene), misfits}), ordinaryText(scene)}, "\n");
}

// Wide sums stagnate before they overflow, so that theory comes too early.
Text stagnationText(const PrecisionScene& scene) {
    const OverflowStudy& study = scene.result.overflow;
    std::size_t first = study.widths.size();
    while (first > 0 && study.fractionAtThreshold[first - 1] == 0) --first;
    if (first == study.widths.size() || first == 0 || scene.settings().sums != Accumulation::Native) return {};
    return {NORMSCOPE_TEXT("From d = %1 on no seed overflows at the rms of theory: the sum stagnates, as what is added "
                           "to it is less than half the spacing of the numbers there."),
            {strong(count(study.widths[first]))}};
}

// From the narrowest to the widest sum that overflows at all.
Text overflowRangeText(const PrecisionScene& scene) {
    const OverflowStudy& study = scene.result.overflow;
    std::vector<std::size_t> found;
    for (std::size_t k = 0; k < study.widths.size(); ++k)
        if (!std::isnan(study.measured[k])) found.push_back(k);
    if (found.empty()) return {};
    const std::size_t a = found.front(), b = found.back();
    return {NORMSCOPE_TEXT("In %1 the mean square overflows from an rms of %2 over %3 values, and of %4 over %5: by "
                           "theory %6 and %7."),
            {formatName(scene.settings().format), strong(significant(study.measured[a], 3)), count(study.widths[a]),
             strong(significant(study.measured[b], 3)), count(study.widths[b]), significant(study.threshold[a], 3),
             significant(study.threshold[b], 3)}};
}

// Nothing was found to overflow; why.
Text noOverflowText(const PrecisionScene& scene) {
    const Emulation emulation = emulationOf(scene.settings(), scene.settings().format);
    const NumberFormat format = emulation.format, sums = emulation.sumFormat();
    const std::string name = formatName(format), sumName = formatName(sums), reach = count(greatestRms);
    if (valuesBreakFirst(scene.settings()))
        return {NORMSCOPE_TEXT("In %1 with sums in %2 no mean square overflows up to an rms of %3: only a value beyond "
                               "%4, the largest %1 number, does."),
                {name, sumName, reach, measured(facts(format).largest)}};
    const std::string largest = measured(facts(sums).largest);
    if (sums != format)
        return {NORMSCOPE_TEXT("In %1 with sums in %2 no mean square overflows up to an rms of %3: the largest %2 "
                               "number is %4."),
                {name, sumName, reach, largest}};
    return {NORMSCOPE_TEXT("In %1 no mean square overflows up to an rms of %2: the largest %1 number is %3."),
            {name, reach, largest}};
}

Text overflowSentence(const PrecisionScene& scene) {
    const Text range = overflowRangeText(scene);
    if (range.empty()) return noOverflowText(scene);
    return sequence({sequence({range, stagnationText(scene)}),
                     NORMSCOPE_TEXT("The norm then divides by inf: its output is 0, with no warning.")},
                    "\n");
}

Text wrongText(const VarianceStudy::Point& point) {
    if (point.median < 1) return {NORMSCOPE_TEXT("errs by %1"), {strong(measured(point.median))}};
    return {NORMSCOPE_TEXT("is wrong by a factor of %1"), {strong(measured(point.median))}};
}

Text onePassText(const PrecisionScene& scene, std::size_t k) {
    const VarianceStudy& study = scene.result.variance;
    const auto& point = study.algorithms.at(VarianceAlgorithm::OnePass)[k];
    return {NORMSCOPE_TEXT("At offset %1 the one-pass variance %2 and is negative for %3 of %4 seeds; two passes err "
                           "by %5."),
            {fixed(study.offsets[k], 0), wrongText(point), strong(count(point.negative)), count(scene.settings().seeds),
             strong(measured(study.algorithms.at(VarianceAlgorithm::TwoPass)[k].median))}};
}

// Where Welford's updates are worse than two plain passes, if anywhere.
Text welfordText(const VarianceStudy& study) {
    const Points& welford = study.algorithms.at(VarianceAlgorithm::Welford);
    const Points& twoPass = study.algorithms.at(VarianceAlgorithm::TwoPass);
    constexpr double clearly = 2;
    std::vector<std::size_t> worse;
    for (std::size_t k = 0; k < welford.size(); ++k)
        if (welford[k].median > clearly * twoPass[k].median) worse.push_back(k);
    if (worse.empty()) return {};
    return {NORMSCOPE_TEXT("Welford's updates are less exact than two passes at %1 of %2 offsets, between %3 and %4."),
            {count(std::ssize(worse)), count(std::ssize(welford)), fixed(study.offsets[worse.front()], 0),
             fixed(study.offsets[worse.back()], 0)}};
}

Text lastText(const VarianceStudy& study) {
    const auto last = [&](VarianceAlgorithm algorithm) { return study.algorithms.at(algorithm).back().median; };
    const double twoPass = last(VarianceAlgorithm::TwoPass), corrected = last(VarianceAlgorithm::CorrectedTwoPass);
    if (twoPass < 0.1 || corrected > twoPass / 10) return {};
    return {NORMSCOPE_TEXT("At %1 even two passes fail, by %2: the rounded mean is off. Their correction brings it to "
                           "%3, a shift by the first value to %4."),
            {measured(study.offsets.back()), strong(measured(twoPass)), strong(measured(corrected)),
             strong(measured(last(VarianceAlgorithm::Shifted)))}};
}

Text varianceSentence(const PrecisionScene& scene) {
    const VarianceStudy& study = scene.result.variance;
    const auto told = placeOf(study.offsets, 1e4);
    if (!told) return {};
    return sequence({onePassText(scene, *told), sequence({welfordText(study), lastText(study)})}, "\n");
}

} // namespace

Text precisionSentence(const PrecisionScene& scene) {
    switch (scene.display.view) {
    case PrecisionView::Grid:
        return gridSentence(scene);
    case PrecisionView::Floor:
        return floorSentence(scene);
    case PrecisionView::Overflow:
        return overflowSentence(scene);
    case PrecisionView::Variance:
        return varianceSentence(scene);
    case PrecisionView::Generation:
        return generationSentence(scene);
    }
    return {};
}

} // namespace normscope
