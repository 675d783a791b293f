// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/training.h"
#include "lab/training_setup.h"
#include "scenario/arm_settings.h"

#include <algorithm>

namespace normscope {

namespace {

constexpr std::size_t snapshotBudget = 64'000'000; // bytes a lane
constexpr std::size_t detailBudget = 24'000'000;
constexpr Index snapshotsAtFirst = 40;

// What is kept at every so many steps, fewer and fewer as the memory fills: then every second one goes.
template <class T>
struct Kept {
    std::vector<std::shared_ptr<const T>> items;
    Index every = 1;
    std::size_t bytes = 0;

    bool wants(Index step) const { return step % every == 0; }

    void add(T item, std::size_t size, std::size_t budget, Index T::*step) {
        bytes += size;
        items.push_back(std::make_shared<const T>(std::move(item)));
        while (bytes > budget && items.size() > 1) {
            every *= 2;
            const std::size_t before = items.size();
            std::erase_if(items, [&](const auto& kept) { return !wants((*kept).*step); });
            bytes = bytes / before * items.size();
        }
    }
};

std::size_t bytesOf(const StreamDetail& detail) {
    std::size_t bytes = sizeof(StreamDetail);
    for (const auto& layer : detail.layers)
        bytes += sizeof(layer) + std::size_t(layer.values.size()) * sizeof(float) +
                 2 * std::size_t(layer.values.rows() + layer.values.cols()) * sizeof(double);
    return bytes;
}

void shorten(Margin& margin, Index count) {
    margin.mean.resize(std::size_t(count));
    margin.sd.resize(std::size_t(count));
}

StreamDetail::Layer detailOf(const Eigen::Map<const MatrixF>& stream) {
    const Index rows = std::min(streamRows, stream.rows()), columns = std::min(streamColumns, stream.cols());
    StreamDetail::Layer layer{stream.topLeftCorner(rows, columns), margins(stream.cast<double>())};
    shorten(layer.margins.rows, rows);
    shorten(layer.margins.columns, columns);
    return layer;
}

StreamDetail detailOf(const Trainer& trainer, Index layers) {
    StreamDetail detail{trainer.record().step, {}};
    for (Index layer = 0; layer <= layers; ++layer) detail.layers.push_back(detailOf(trainer.stream(layer)));
    return detail;
}

} // namespace

struct TrainingLane::State {
    ArmPlan plan;
    Index steps; // of the whole run
    Trainer trainer;
    bool keep;
    TrainingRun run = {};
    Kept<TrainerState> snapshots = {};
    Kept<StreamDetail> details = {};

    void setPace() { trainer.setPace(trainerPace(learningAt(plan, trainer.steps()), plan.start.model, steps)); }
    void record();
    void keepDetail();
    void keepSnapshot();
    void describeKept();
};

// The layers of other seeds are not looked at.
void TrainingLane::State::record() {
    StepRecord record = trainer.record();
    if (!keep) record.layerRms = record.layerGradient = record.layerUpdate = {};
    run.records.push_back(std::make_shared<const StepRecord>(std::move(record)));
    if (!keep) return;
    keepDetail();
    if (!trainer.ended()) keepSnapshot();
    describeKept();
}

void TrainingLane::State::keepDetail() {
    if (!details.wants(trainer.record().step)) return;
    StreamDetail detail = detailOf(trainer, plan.start.model.layers);
    const std::size_t bytes = bytesOf(detail);
    details.add(std::move(detail), bytes, detailBudget, &StreamDetail::step);
}

void TrainingLane::State::keepSnapshot() {
    if (!snapshots.wants(trainer.steps())) return;
    TrainerState state = trainer.state();
    const std::size_t bytes = state.bytes();
    snapshots.add(std::move(state), bytes, snapshotBudget, &TrainerState::steps);
}

void TrainingLane::State::describeKept() {
    run.details = details.items;
    run.detailEvery = details.every;
    run.snapshots = std::ssize(snapshots.items);
    run.snapshotEvery = snapshots.every;
    run.snapshotBytes = snapshots.bytes;
}

TrainingLane::TrainingLane(const Scenario& scenario, std::size_t arm, std::uint64_t seed,
                           std::shared_ptr<const TrainingTask> task, bool keep) {
    ArmPlan plan = planOf(scenario.training, arm);
    Trainer trainer(trainerSettings(scenario, plan.start, seed), std::move(task));
    m_state = std::make_unique<State>(State{std::move(plan), scenario.training.steps, std::move(trainer), keep});
    m_state->run.seed = seed;
    m_state->snapshots.every = std::max<Index>(1, scenario.training.steps / snapshotsAtFirst);
}
TrainingLane::~TrainingLane() = default;
TrainingLane::TrainingLane(TrainingLane&&) noexcept = default;
TrainingLane& TrainingLane::operator=(TrainingLane&&) noexcept = default;

void TrainingLane::takeOver(const TrainingLane& other) {
    State& own = *m_state;
    const State& from = *other.m_state;
    const Index parting = std::min(partingStep(own.plan, from.plan, own.steps), from.run.steps());
    const auto after = std::ranges::find_if(from.snapshots.items, [&](const auto& s) { return s->steps > parting; });
    if (after == from.snapshots.items.begin()) return;
    const TrainerState& state = **std::prev(after);
    own.snapshots = from.snapshots;
    own.snapshots.items.resize(std::size_t(after - from.snapshots.items.begin()));
    own.snapshots.bytes = own.snapshots.items.size() * state.bytes();
    own.details = from.details;
    std::erase_if(own.details.items, [&](const auto& detail) { return detail->step >= state.steps; });
    own.run.records.assign(from.run.records.begin(), from.run.records.begin() + state.steps);
    own.trainer.setPace(trainerPace(learningAt(own.plan, state.steps - 1), own.plan.start.model, own.steps));
    own.trainer.restore(state);
    own.describeKept();
}

bool TrainingLane::step(std::stop_token stop) {
    State& own = *m_state;
    if (!own.plan.later.empty()) own.setPace();
    if (!own.trainer.step(std::move(stop))) return false;
    own.run.outcome = own.trainer.outcome();
    if (own.run.outcome.end != TrainingEnd::Impossible) own.record();
    return true;
}

const TrainingRun& TrainingLane::run() const { return m_state->run; }
const ArmPlan& TrainingLane::plan() const { return m_state->plan; }

} // namespace normscope
