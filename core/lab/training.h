// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "figure/figure.h"
#include "lab/matrix_statistics.h"
#include "scenario/training_arms.h"
#include "train/step_record.h"
#include "train/task.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

// The Training page: up to six arms learn the same task, step by step, from one or more seeds. Arms of one seed share
// the split of the data, the batches and, where their networks are alike, the first weights.
namespace normscope {

// The first rows and columns of the stream behind every layer, at one step.
struct StreamDetail {
    struct Layer {
        MatrixF values;
        Margins margins; // of those rows over all columns, and of those columns over all rows
    };
    Index step = 0;            // from 0
    std::vector<Layer> layers; // 0 ... L
};
inline constexpr Index streamRows = 16, streamColumns = 24;

// One arm with one seed, as far as it has come.
struct TrainingRun {
    std::uint64_t seed = 0;
    std::vector<std::shared_ptr<const StepRecord>> records; // from step 0
    TrainingOutcome outcome;                                // Stopped: not at its end yet
    // Of the first seed only, to look into and to go on from.
    std::vector<std::shared_ptr<const StreamDetail>> details; // by step
    Index detailEvery = 0;                                    // steps; 0: none are kept
    Index snapshots = 0, snapshotEvery = 0;
    std::size_t snapshotBytes = 0;

    bool ended() const { return outcome.end != TrainingEnd::Stopped; }
    Index steps() const { return std::ssize(records); }
};

struct TrainingResult {
    struct Arm {
        ArmPlan plan;
        std::vector<std::shared_ptr<const TrainingRun>> runs; // one a seed; null: not begun
    };
    Scenario scenario;
    std::vector<Arm> arms;
    int classes = 0;
    Index testSamples = 0;
    std::vector<Text> notes;     // of the data
    Index done = 0, planned = 0; // steps, over all arms and seeds; those of a run that has diverged count as done
    bool complete() const { return planned > 0 && done == planned; }
};

// The labelled table that the scenario names, split and standardised. Refuses a file without two classes, with a cell
// missing, or with classes that are no whole numbers.
Expected<std::shared_ptr<const TrainingTask>> trainingTask(const Scenario& scenario, std::uint64_t seed,
                                                           std::vector<Text>* notes = nullptr);

// One arm with one seed, at work. Not for two threads at once.
class TrainingLane {
public:
    // keep: streams and snapshots, too, of the first seed.
    TrainingLane(const Scenario& scenario, std::size_t arm, std::uint64_t seed,
                 std::shared_ptr<const TrainingTask> task, bool keep);
    ~TrainingLane();
    TrainingLane(TrainingLane&&) noexcept;
    TrainingLane& operator=(TrainingLane&&) noexcept;

    // Starts where the other has been instead of at step 0: at its last snapshot before the two part. For a lane that
    // has not begun, of the same seed and task. Gives the same bits as to start at 0.
    void takeOver(const TrainingLane& other);

    // One step. False: stopped on request, and nothing has happened. Not when ended.
    bool step(std::stop_token stop);
    bool ended() const { return run().ended(); }
    const TrainingRun& run() const;
    const ArmPlan& plan() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

TrainingResult emptyTrainingResult(const Scenario& scenario);
// done and planned from the runs.
void count(TrainingResult& result);
// Everything on this thread, seed by seed, arms in lockstep.
Expected<TrainingResult> runTraining(const Scenario& scenario, std::stop_token stop = {});

// The share of seeds whose run has ended and reached the accuracy that counts as success, of those that have ended.
struct SuccessRate {
    Index reached = 0, ended = 0;
};
SuccessRate successOf(const TrainingResult& result, std::size_t arm);
// The last evaluation of a run; none before the first.
std::optional<Evaluation> lastEvaluation(const TrainingRun& run);

// Named numbers, one set an arm, the arm's letter ("a" ... "f") in front:
//   A.accuracy_median, accuracy_least, accuracy_greatest, accuracy_batch_median (BatchNorm by batch statistics),
//   A.test_loss_median, A.train_loss_last (mean of the last 20 steps, median over seeds), A.success, A.runs, A.ended,
//   A.diverged, A.divergence_step_median, A.clipped (share of steps), A.loss_first, A.loss_max, A.gradient_first,
//   A.layer_gradient_first, layer_gradient_last (layers 1 and L at the last step), A.update_ratio_last, A.share_last,
//   A.gamma_mean, A.gamma_sd, A.beta_rms, A.running_mean_rms, A.running_var_mean, A.steps
// Numbers "over seeds" are medians. A number that does not exist is NaN.
std::map<std::string, double> metrics(const TrainingResult& result);
// Six hex digits over the bits of all records.
std::string bitsCode(const TrainingResult& result);
// Every step of every run as CSV: arm,seed,step,loss,accuracy,learning_rate,gradient_norm,clip_factor,update_ratio,
// share,gamma_mean,gamma_sd,beta_rms,running_mean_rms,running_var_mean,test_loss,test_accuracy,test_accuracy_batch
std::string stepsCsv(const TrainingResult& result);
// Layer by layer of the first seed: arm,seed,step,layer,rms,gradient,update
std::string trainingLayersCsv(const TrainingResult& result);

std::string armLetter(std::size_t arm); // "A" ... "F"
// "A (Post-LN) diverged at step 4 ...": what happened and what to try; empty if nothing did.
Text divergenceMessage(const TrainingResult& result, std::size_t arm);

// Where the page is looked at from.
struct TrainingLook {
    double frame = 0;                        // steps done; past the last one: the newest of the first seed
    std::optional<Index> hovered;            // a step, read out instead
    std::optional<TrainingSettings> display; // display settings, when they are newer than the result's
    const Figure* ranges = nullptr;          // axes to keep, of an earlier figure
};
// Steps that the first seed's arms have done: the furthest of them.
Index newestStep(const TrainingResult& result);

// Panels in order: "arms", "loss", "accuracy", "gradient-norm", "update-ratio", and by view
//   GradientMap  "gradient-map-a" ... one an arm        RmsMap  "rms-map-a" ...
//   Schedule     "learning-rate", where some arm clips "clip-factor", "share"
//   Affine       "gamma", "beta", and with BatchNorm "running"
//   Stream       "layer" (the chosen arm's matrix, a MatrixPlot) and "layer-gradient", "layer-rms" (against layer, at
//                the step, all arms)
Figure trainingFigure(const TrainingResult& result, const TrainingLook& look);

} // namespace normscope
