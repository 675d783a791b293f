// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/training_parts.h"

#include "lab/training.h"
#include "lab/training_setup.h"
#include "pytorch/block_arrays.h"
#include "pytorch/sample_order.h"
#include "train/test_batches.h"

#include <algorithm>
#include <set>

namespace normscope {

namespace {

constexpr std::size_t mostBytes = std::size_t(128) << 20;

// What the first weights depend on.
ModelSettings drawnBy(ModelSettings model) {
    const ModelSettings usual;
    if (model.block != BlockKind::Plain) model.activation = usual.activation; // nobody reads it
    model.heads = usual.heads;
    model.qkNorm = usual.qkNorm;
    model.embeddingNorm = usual.embeddingNorm;
    model.finalNorm = usual.finalNorm;
    model.layerScale = usual.layerScale;
    return model;
}

void nameWeights(std::vector<TrainingExtent::Arm>& arms) {
    const auto alike = [](const TrainingExtent::Arm& a, const TrainingExtent::Arm& b) {
        return drawnBy(a.plan.start.model) == drawnBy(b.plan.start.model);
    };
    const bool one = std::ranges::all_of(arms, [&](const auto& arm) { return alike(arm, arms.front()); });
    for (auto& arm : arms) {
        const auto first = std::ranges::find_if(arms, [&](const auto& other) { return alike(arm, other); });
        if (!one) arm.weights = first->letter + ".";
    }
}

// As every arm starts, before a placement scales anything.
Classifier<float> bareClassifier(TrainerSettings settings, const TrainingTask& task) {
    settings.norms = {};
    settings.norms.placement = Placement::None;
    return initialClassifier(settings, task);
}

class Arrays {
public:
    Arrays(const Scenario& scenario, const TrainingExtent& extent) : m_scenario(scenario), m_extent(extent) {}

    void addSeed(std::uint64_t seed, std::shared_ptr<const TrainingTask> task) {
        addSamples("train", task->train, task->tokens);
        addSamples("test", task->test, task->tokens);
        std::set<std::string> weights;
        std::set<Index> batches, evaluated; // sizes that are there
        for (const TrainingExtent::Arm& arm : m_extent.arms) {
            const TrainerSettings settings = trainerSettings(m_scenario, arm.plan.start, seed);
            if (weights.insert(arm.weights).second)
                addWeights(arm.weights, bareClassifier(settings, *task), settings.stack.layers);
            if (batches.insert(settings.batch).second) addBatches(settings, task);
            if (arm.plan.start.arm.norm == NormKind::Batch && evaluated.insert(settings.batch).second)
                addTestBatches(settings, *task);
        }
    }

    std::vector<NpzMember> take() { return m_arrays.take(); }

private:
    void addSamples(const std::string& name, const Samples& samples, Index tokens) {
        const Index count = std::ssize(samples.labels);
        m_arrays.stack(name + "_x", {m_extent.seeds}, {count, tokens, samples.x.cols()},
                       {samples.x.data(), std::size_t(samples.x.size())});
        m_arrays.stack(name + "_labels", {m_extent.seeds}, {count},
                       std::vector<Index>(samples.labels.begin(), samples.labels.end()));
    }

    void addWeights(const std::string& prefix, const Classifier<float>& model, Index layers) {
        stackLinear(m_arrays, prefix + "embedding", {m_extent.seeds}, model.embedding);
        if (model.positions.size() > 0) m_arrays.stack(prefix + "positions", {m_extent.seeds}, model.positions);
        stackLinear(m_arrays, prefix + "head", {m_extent.seeds}, model.head);
        for (const auto& step : model.stack.steps) stackBlock(m_arrays, prefix, {m_extent.seeds, layers}, step.block);
    }

    void addBatches(const TrainerSettings& settings, std::shared_ptr<const TrainingTask> task) {
        const std::string size = std::to_string(settings.batch);
        const auto train = sampleOrder(task->train.labels, settings.batch, settings.sampling, settings.steps,
                                       Trainer(settings, task).state().batches);
        m_arrays.stack("batches_" + size, {m_extent.seeds}, {settings.steps, settings.batch}, train);
    }

    // Only BatchNorm is evaluated by the statistics of batches, too.
    void addTestBatches(const TrainerSettings& settings, const TrainingTask& task) {
        const TestBatches test = testBatches(settings.batch, settings.seed);
        m_arrays.stack("test_batches_" + std::to_string(settings.batch), {m_extent.seeds}, {test.count, settings.batch},
                       sampleOrder(task.test.labels, settings.batch, settings.sampling, test.count, test.random));
    }

    const Scenario& m_scenario;
    const TrainingExtent& m_extent;
    ExportArrays m_arrays;
};

std::size_t bytesOf(const std::vector<NpzMember>& arrays) {
    std::size_t bytes = 0;
    for (const NpzMember& member : arrays)
        bytes += std::visit([](const auto& values) { return values.size() * sizeof(values[0]); }, member.array.values);
    return bytes;
}

} // namespace

Expected<TrainingExtent> trainingExtent(const Scenario& scenario) {
    TrainingExtent extent;
    auto task = trainingTask(scenario, scenario.seed);
    if (!task) return unexpected(task.error());
    extent.task = std::move(*task);
    for (std::size_t place = 0; place < scenario.training.arms.size(); ++place) {
        const ArmPlan plan = planOf(scenario.training, place);
        const std::string letter(1, char('a' + int(place)));
        Trainer trainer(trainerSettings(scenario, plan.start, scenario.seed), extent.task);
        trainer.step();
        if (trainer.outcome().end == TrainingEnd::Impossible)
            extent.refused.push_back(letter + ": PyTorch refuses its norm on these batches, as NormScope does.");
        else
            extent.arms.push_back({place, letter, plan, {}});
    }
    nameWeights(extent.arms);
    Arrays one(scenario, extent);
    one.addSeed(scenario.seed, extent.task);
    const bool fits = bytesOf(one.take()) * std::size_t(scenario.training.seeds) <= mostBytes;
    extent.seeds = fits ? scenario.training.seeds : 1;
    return extent;
}

Expected<std::vector<NpzMember>> trainingArrays(const Scenario& scenario, const TrainingExtent& extent) {
    Arrays arrays(scenario, extent);
    for (Index k = 0; k < extent.seeds; ++k) {
        const std::uint64_t seed = scenario.seed + std::uint64_t(k);
        const auto task = trainingTask(scenario, seed);
        if (!task) return unexpected(task.error());
        arrays.addSeed(seed, *task);
    }
    return arrays.take();
}

} // namespace normscope
