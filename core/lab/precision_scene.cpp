// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/precision_scene.h"

#include "lab/precision_study.h"
#include "math/largest.h"

#include <algorithm>
#include <cmath>

namespace normscope {

namespace {

using State = PrecisionCell::State;

constexpr std::size_t averagedCharacters = 20;

void add(const PrecisionCell& cell, GridCount& counted, std::vector<double>& errors) {
    ++counted.cells;
    counted.nan += cell.state == State::NotANumber;
    counted.infinite += cell.state == State::Infinite;
    counted.allZero += cell.state == State::AllZero;
    counted.wrong += cell.state == State::Wrong;
    if (cell.state == State::Exact || cell.state == State::Ok || cell.state == State::Wrong)
        errors.push_back(cell.error);
}

double mean(std::vector<double>::const_iterator from, std::vector<double>::const_iterator to) {
    double sum = 0;
    for (auto value = from; value != to; ++value) sum += *value;
    return sum / double(to - from);
}

Index averaged(const GenerationStudy::Run& run) { return Index(std::min(averagedCharacters, run.kl.size())); }

} // namespace

PrecisionScene precisionScene(const PrecisionResult& result, const PrecisionLook& look) {
    PrecisionScene scene{result, look.display.value_or(result.scenario.precision)};
    const std::size_t all = result.grid.eps.size();
    const double reached = std::ceil(std::clamp(look.frame, 0.0, double(all)));
    scene.rows = reached > 0 ? std::size_t(reached) : all;
    return scene;
}

GridCount countOf(const PrecisionGrid& grid, NumberFormat format, std::size_t rows) {
    GridCount counted;
    std::vector<double> errors;
    const auto found = grid.cells.find(format);
    if (found == grid.cells.end()) return counted;
    for (std::size_t k = 0; k < std::min(rows, found->second.size()); ++k)
        for (const PrecisionCell& cell : found->second[k]) add(cell, counted, errors);
    counted.medianError = median(std::move(errors));
    return counted;
}

GridCount countOf(const PrecisionGrid& grid, NumberFormat format) { return countOf(grid, format, grid.eps.size()); }

std::optional<CellIndex> chosenPlace(const PrecisionResult& result) {
    const auto eps = std::ranges::find(result.grid.eps, result.scenario.norm.eps);
    const auto sd = std::ranges::find(result.grid.sds, result.scenario.precision.sd);
    if (eps == result.grid.eps.end() || sd == result.grid.sds.end()) return {};
    return CellIndex{eps - result.grid.eps.begin(), sd - result.grid.sds.begin()};
}

double misfit(const FloorStudy& study) {
    double most = 0;
    for (std::size_t k = 0; k < study.sd.size(); ++k)
        for (std::size_t i = 0; i < study.var.size(); ++i)
            most = greater(most, std::abs(study.sd[k][i] / study.theory[k][i] - 1));
    return most;
}

const GenerationStudy::Run* runWith(const GenerationStudy& study, double eps) {
    const auto found =
        std::ranges::find_if(study.runs, [eps](const auto& run) { return std::abs(run.eps - eps) <= 1e-9 * eps; });
    return found == study.runs.end() ? nullptr : &*found;
}

double klAtStart(const GenerationStudy::Run& run) { return mean(run.kl.begin(), run.kl.begin() + averaged(run)); }

double klAtEnd(const GenerationStudy::Run& run) { return mean(run.kl.end() - averaged(run), run.kl.end()); }

Index modelsTrained(const PrecisionScene& scene) {
    return std::ranges::count_if(scene.result.generation.models, &GenerationStudy::Model::trained);
}

Series lineNumber(std::size_t k, Role role, const std::string& name) {
    constexpr LineForm forms[] = {LineForm::Plain,  LineForm::Pre,  LineForm::Sandwich, LineForm::DeepNorm,
                                  LineForm::Output, LineForm::None, LineForm::ReZero,   LineForm::LayerScale};
    Series line{.name = name, .label = {}, .role = role};
    line.form = forms[k % std::size(forms)];
    line.second = k >= std::size(forms);
    return line;
}

} // namespace normscope
