// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "lab/matrix_statistics.h"
#include "math/histogram.h"
#include "nn/build_stack.h"
#include "scenario/scenario.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// The Depth page: activation drift and gradient norms. The same weights and the same input through up to six stacks
// (norm × placement), one forward and one backward pass each, in float32.
//
// Input: batch * tokens rows of N(0, 1). Loss: cross-entropy of a linear head on random labels. Each of weights, input,
// labels and head has a random stream of its own, so that arms of one seed share them all.
namespace normscope {

// What one layer did. Layer 0 is the input of the first. NaN where a quantity does not exist (a gradient of weights at
// layer 0) or is not finite.
struct DepthLayer {
    double rms = 0, mean = 0, sd = 0, maxAbs = 0; // of the stream behind the layer, over all its values
    double branchRms = 0;                         // of what the layer's last step adds
    double updateRatio = 0;                       // ||h_l - h_(l-1)|| / ||h_(l-1)||
    double sumRms = 0;         // of the sum before the last norm; only where a norm follows the sum (Post-LN, DeepNorm)
    double saturated = 0;      // share of hidden activations whose slope is below 0.05 in size
    double dead = 0;           // share of hidden units for which that holds in every row
    double streamGradient = 0; // L2 of dL/dh_l
    double weightGradient = 0; // L2 over all weight matrices of the layer
    double lastGradient = 0;   // L2 over the last weight matrix of the layer: W2 of an MLP
};

// Where the first value that is not finite turned up.
struct DepthFailure {
    enum class Tensor { Stream, Loss, StreamGradient, WeightGradient };
    Tensor tensor = Tensor::Stream;
    Index layer = 0;
};

// One arm with one seed.
struct DepthRun {
    std::size_t arm = 0;
    std::uint64_t seed = 0;
    std::vector<DepthLayer> layers; // 0 ... L
    double loss = 0;
    NormStatus status = NormStatus::Ok; // anything else: a norm could not be computed, layers end before it
    std::optional<DepthFailure> failure;
    bool stopped = false; // on request; not to be counted
};

// What is looked at in one arm, of the first seed.
struct DepthDetail {
    struct Layer {
        MatrixD values;                     // the first rows and columns of the stream
        Margins margins;                    // of those rows over all columns, and of those columns over all rows
        std::vector<double> stream, branch; // histograms on the detail's edges: share of all values; empty: not finite
    };
    std::vector<double> edges;
    double outside = 0;        // largest share of a layer's values outside the edges
    std::vector<Layer> layers; // 0 ... L; branch of layer 0 is empty
};
inline constexpr Index detailRows = 16, detailColumns = 24;

// One pass to be done. Tasks are independent of each other: they may run in any order and on any thread, and give the
// same bits.
struct DepthTask {
    std::size_t arm = 0;
    std::uint64_t seed = 0;
    Index layers = 0;
    bool detail = false;
    bool sweep = false; // belongs to the curve against depth
};

struct DepthAnswer {
    DepthTask task;
    DepthRun run;
    std::shared_ptr<const DepthDetail> detail; // if asked for
};

// First seed of all arms, then the second of all ...; then, if wanted, those of the depths of the sweep.
std::vector<DepthTask> depthTasks(const Scenario& scenario, bool sweep);
inline constexpr Index sweepDepths[] = {6, 12, 24, 48, 96};

// Does tasks one after another; keeps the weights of the last seed, as the next arm starts from the same. One a thread.
class DepthWorker {
public:
    // Stops within one layer. scenario is valid.
    DepthAnswer run(const Scenario& scenario, const DepthTask& task, std::stop_token stop = {});

private:
    struct Key {
        DepthSettings settings;
        std::uint64_t seed = 0;
        Index layers = 0;
        bool operator==(const Key&) const = default;
    };
    const std::vector<Block<float>>& blocks(const Scenario& scenario, const DepthTask& task);

    std::optional<Key> m_key;
    std::vector<Block<float>> m_blocks;
};

// All answers so far.
struct DepthResult {
    struct Arm {
        DepthArm arm;
        std::vector<DepthRun> runs;                   // by seed; those that are done
        std::shared_ptr<const DepthDetail> detail;    // null until the first seed is done
        std::map<Index, std::vector<DepthRun>> sweep; // by depth
    };
    Scenario scenario;
    std::vector<Arm> arms;
    std::size_t done = 0, planned = 0; // tasks
    bool complete() const { return done == planned; }
};

DepthResult emptyDepthResult(const Scenario& scenario, bool sweep);
void add(DepthResult& result, const DepthAnswer& answer);
// All tasks on this thread.
DepthResult runDepth(const Scenario& scenario, bool sweep, std::stop_token stop = {});

// Over the seeds, layer by layer: the middle one (mean of the two middle ones), least and greatest. Runs in which the
// value is not finite count as infinite where it overflowed.
struct DepthBand {
    std::vector<double> median, lowest, highest;
};
DepthBand band(const std::vector<DepthRun>& runs, double DepthLayer::*quantity);
// The last matrix's gradient of the last layer against the depths of the sweep.
DepthBand sweepBand(const DepthResult::Arm& arm);
// Least squares of log y against log x over the positive, finite points; NaN with fewer than two.
double logLogSlope(const std::vector<double>& x, const std::vector<double>& y);

// Named numbers, medians over the seeds, for each arm's key ("none", "post_ln", "pre_rms" ...):
//   KEY.rms_input, rms_first, rms_middle, rms_last (layers 0, 1, L/2, L), KEY.growth (per layer, geometric, layer 0 to
//   L), KEY.gradient_first, gradient_last (W2 of layers 1 and L), KEY.gradient_ratio (first / last),
//   KEY.weight_gradient_first, weight_gradient_last, KEY.stream_gradient_input, stream_gradient_last,
//   KEY.update_first, update_last, KEY.loss, KEY.runs, KEY.failed (runs with a value that is not finite),
//   KEY.theory_misfit (where a theory holds), and with a sweep KEY.depth_slope, KEY.gradient_at_6 ... _96
std::map<std::string, double> metrics(const DepthResult& result);
// Six hex digits over the bits of all layers of all runs.
std::string bitsCode(const DepthResult& result);

// Every number of every layer of every run as CSV: arm,depth,seed,layer,rms,mean,... one line a layer.
std::string layersCsv(const DepthResult& result);

std::string armKey(const DepthArm& arm); // "post_ln"
Text armName(const DepthArm& arm);       // "Post-LN"
// Every arm there is, in the order of the menu.
const std::vector<DepthArm>& allArms();

// Where the page is looked at from.
struct DepthLook {
    // On the timeline: 0 and 2L + 1 are at rest, everything shown; 0 ... L forward, layer by layer; L ... L + 1 the
    // loss; then backward from layer L.
    double frame = 0;
    std::optional<Index> hovered; // layer, instead of the chosen one
    // The display settings in force when they are newer than the result's.
    std::optional<DepthSettings> display;
    // Ranges of the axes to keep, of an earlier figure; empty: fitted to the curves.
    const Figure* ranges = nullptr;
};
double depthTimelineLength(Index layers);
// The layer that a position of the timeline speaks of, and the way it goes: 1 forward, -1 backward, 0 at rest.
struct DepthPlace {
    Index layer = 0;
    int direction = 0;
};
DepthPlace depthPlace(double frame, const DepthSettings& settings);

// Panels in order: "rms", then "gradient" or "against-depth", "histograms", "block", "layer".
Figure depthFigure(const DepthResult& result, const DepthLook& look);

} // namespace normscope
