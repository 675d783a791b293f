// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "norm/emulated_norm.h"
#include "scenario/scenario.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// The Precision page: what eps does, and what number formats do.
namespace normscope {

inline constexpr double gridEps[] = {1e-3, 1e-5, 1e-6, 1e-8, 1e-12};
inline constexpr double gridSds[] = {0, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 10, 100, 1000};
inline constexpr NumberFormat gridFormats[] = {NumberFormat::Float32, NumberFormat::Float16, NumberFormat::BFloat16};

// One norm of one row in one format with one eps.
struct PrecisionCell {
    enum class State {
        Exact, // equals float64, rounded to the format
        Ok,
        Wrong,    // finite, and off by more than a tenth
        AllZero,  // all outputs are 0, and should not be
        Infinite, // an infinite output, no NaN
        NotANumber
    } state = State::Ok;
    double error = 0; // rms of (y - exact) over rms of exact; over 1 if exact is all 0
    Index nan = 0, infinite = 0;
};

struct PrecisionGrid {
    std::vector<double> eps; // gridEps and norm.eps, falling
    std::vector<double> sds; // gridSds and precision.sd, rising
    // By format, then [eps][sd].
    std::map<NumberFormat, std::vector<std::vector<PrecisionCell>>> cells;
};

// What becomes of an eps in a format.
struct EffectiveEps {
    NumberFormat format = NumberFormat::Float16;
    double stored = 0; // 0 if flushed or too small
    bool subnormal = false;
    bool absorbedAtOne = false; // 1 + eps = 1
};

// The sd of the output against the variance of the input, in float64, for each eps of the grid.
struct FloorStudy {
    std::vector<double> var;
    std::vector<std::vector<double>> sd;     // by eps of the grid, measured
    std::vector<std::vector<double>> theory; // sigma / sqrt(sigma^2 + eps)
};

// Where the sum of squares leaves the chosen format. rms of N(0, s^2), widths of powers of two.
struct OverflowStudy {
    std::vector<Index> widths;
    std::vector<double> threshold; // sqrt(largest / d), of the sums' format; at most the largest value
    std::vector<double> measured; // the least s (in steps of 2^(1/4)) at which half of the seeds overflow; NaN: none up
                                  // to greatestRms (precision_ranges.h)
    std::vector<double> fractionAtThreshold, fractionAtTwice, fractionAtHalf;
};

// The error of six algorithms against the offset, fp32, over the seeds.
struct VarianceStudy {
    struct Point {
        double median = 0, largest = 0, least = 0; // relative error
        Index negative = 0;                        // seeds with a variance below 0
    };
    std::vector<double> offsets;                                // 1, 10^0.5 ... 10^7
    std::map<VarianceAlgorithm, std::vector<Point>> algorithms; // one an offset
};

// A language model that was trained with one eps and generates with others.
struct GenerationStudy {
    struct Model {
        std::uint64_t seed = 0;
        std::vector<double> losses;       // by step
        std::vector<double> normVariance; // of the rows into each norm, first to last
        bool trained = false;
    };
    struct Run { // one eps, over models and prompts
        double eps = 0;
        std::vector<double> kl;             // KL(trained eps || this eps) by position, mean over models and prompts
        double klMean = 0, logitChange = 0; // mean over positions of KL, of the largest |d logit|
        double differing = 0, firstDifference = 0; // share of characters; mean of the first position
        double crossEntropy = 0;                   // of the training text
    };
    std::vector<Model> models;
    std::vector<Run>
        runs; // eps 1e-12, 1e-8, 1e-6, 1e-5 ... 1e-2 and the chosen one; empty until all models are trained
    std::string prompt, text, changedText; // of the first model: by the trained eps, and by the chosen one
    std::size_t firstDifference = 0;       // place in text; its length: none
};

class TrainedLanguageModel; // train/language_model.h

struct PrecisionResult {
    Scenario scenario;
    PrecisionGrid grid;
    std::vector<EffectiveEps> effective; // of norm.eps: Float64, Float32, BFloat16, Float16
    RowTrace trace;                      // of the chosen cell
    std::vector<double> row;             // its input, rounded to the format
    PrecisionCell chosen;
    FloorStudy floor;
    OverflowStudy overflow;
    VarianceStudy variance;
    GenerationStudy generation;
    std::vector<std::shared_ptr<const TrainedLanguageModel>> models; // those that are trained, by seed
    Index done = 0, planned = 0;                                     // training steps of the models
    bool complete() const { return done == planned; }
};

// Everything but the language models. Of an earlier result is taken what has not changed since.
PrecisionResult quickPrecision(const Scenario& scenario, const PrecisionResult* earlier = nullptr);
// The settings that the models are trained by are equal.
bool sameModels(const Scenario& a, const Scenario& b);
// onStep is told the losses so far. Null: stopped.
std::shared_ptr<const TrainedLanguageModel> trainLanguageModel(const Scenario& scenario, std::uint64_t seed,
                                                               std::stop_token stop = {},
                                                               const std::function<void(Index step)>& onStep = {});
// With all models of the scenario, in the order of the seeds. Without runs when models are missing, or stopped.
GenerationStudy studyGeneration(const Scenario& scenario,
                                const std::vector<std::shared_ptr<const TrainedLanguageModel>>& models,
                                std::stop_token stop = {});
PrecisionResult runPrecision(const Scenario& scenario, std::stop_token stop = {});

// Named numbers: FORMAT is fp32, fp16, bf16.
//   FORMAT.finite, FORMAT.nan, FORMAT.infinite, FORMAT.all_zero, FORMAT.wrong: cells; FORMAT.error_median
//   eps.FORMAT, eps.FORMAT_change (relative); chosen.error, chosen.nan, chosen.infinite, chosen.broken (operation, -1)
//   floor.misfit; overflow.measured_D; variance.ALGORITHM_C and variance.ALGORITHM_C_negative (C = 1, 10 ... 1e7 as
//   10^k: variance.one_pass_3); generation.kl_E, first_E, differing_E, cross_entropy_E (E = 12, 8, 6, 5, 4, 3, 2: eps =
//   10^-E), generation.kl_chosen ..., generation.loss, generation.norm_variance_first, _last. Not there yet: NaN.
std::map<std::string, double> metrics(const PrecisionResult& result);
std::string bitsCode(const PrecisionResult& result);

struct PrecisionLook {
    double frame = 0; // rows of the grid that have been computed, from the top; 0: at rest, all
    std::optional<PrecisionSettings> display;
};

// Panels in order, by view, and last in every view "effective-eps" (TextTable: format, stored value, change, what it
// is).
//   Grid       "grid-fp32", "grid-fp16", "grid-bf16" (HeatMaps, y: eps, x: sd), "verdict" (Reading, card), "operations"
//              (TextTable: operation, float64, in the format, state), "vector" (y of the chosen cell by feature,
//              float64 and the format)
//   Floor      "floor"
//   Overflow   "overflow", "overflow-share"
//   Variance   "variance"
//   Generation "kl", "texts" (Reading), "language-loss"
Figure precisionFigure(const PrecisionResult& result, const PrecisionLook& look);

// The cell of a grid panel, as rows and columns of the HeatMap, to the settings that it stands for.
struct GridPlace {
    NumberFormat format = NumberFormat::Float16;
    double eps = 0, sd = 0;
};
std::optional<GridPlace> gridPlace(const PrecisionResult& result, const std::string& panel, CellIndex cell);

} // namespace normscope
