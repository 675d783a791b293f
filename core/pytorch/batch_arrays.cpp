// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pytorch/batch_arrays.h"

#include "data/batch_stream.h"
#include "lab/batch.h"
#include "lab/batch_draws.h"
#include "lab/batch_signal.h"
#include "lab/batch_stream.h"
#include "lab/batch_trained.h"
#include "pytorch/block_arrays.h"
#include "pytorch/sample_order.h"
#include "train/test_batches.h"

#include <algorithm>

namespace normscope {

namespace {

using Study = TrainedCase::Study;

std::vector<std::vector<Index>> rowsOfStream(const Scenario& scenario) {
    const BatchSettings& batch = scenario.batch;
    BatchRows rows(tableOf(batch.data).labels, batch.order, Random(scenario.seed, batchRandom::Rows));
    std::vector<std::vector<Index>> all;
    for (Index b = 0; b < batch.batches; ++b) all.push_back(rows.next(batch.size - paddingRows(batch)));
    return all;
}

class Arrays {
public:
    explicit Arrays(const Scenario& scenario) : m_scenario(scenario), m_batch(scenario.batch) {}

    std::vector<NpzMember> take() {
        addStream();
        switch (m_batch.view) {
        case BatchView::Law:
            addLaw();
            break;
        case BatchView::Perturbation:
            addPerturbation();
            break;
        case BatchView::Padding:
            m_arrays.add("padded_signal", paddedSignal(m_scenario.seed));
            for (Index k = 0; k < m_batch.seeds; ++k) addPaddedTraining(seedAt(k));
            break;
        case BatchView::Accuracy:
        case BatchView::Gap:
        case BatchView::Composition:
            for (Index k = 0; k < m_batch.seeds; ++k) addTraining(seedAt(k));
            break;
        case BatchView::Conventions:
            break;
        }
        return m_arrays.take();
    }

private:
    std::uint64_t seedAt(Index k) const { return m_scenario.seed + std::uint64_t(k); }

    // Shorter batches are filled up with -1.
    void addStream() {
        const MatrixD data = standardisedData(m_batch.data);
        m_arrays.add("data", data);
        if (m_batch.signal == StreamSignal::PreActivation) {
            const Linear<double> layer = firstLayer(data.cols(), m_scenario.seed);
            m_arrays.add("weight", layer.weight);
            m_arrays.add("bias", std::vector<double>(layer.bias.begin(), layer.bias.end()));
        }
        const Index most = m_batch.size - paddingRows(m_batch);
        for (std::vector<Index> rows : rowsOfStream(m_scenario)) {
            rows.resize(std::size_t(most), -1);
            m_arrays.stack("rows", {m_batch.batches}, {most}, rows);
        }
    }

    void addLaw() {
        const Index samples = tableOf(m_batch.data).values.rows();
        Random random = lawRandom(m_scenario.seed);
        for (const Index size : lawSizes)
            m_arrays.add("law_" + std::to_string(size), {lawBatches, size}, lawRows(samples, size, random));
    }

    void addPerturbation() {
        const Table& table = tableOf(m_batch.data);
        const Index samples = table.values.rows(), inputs = table.values.cols();
        const Index most = std::min<Index>(samples, lawSizes[std::size(lawSizes) - 1]);
        MatrixD biases(perturbedSeeds, firstLayerUnits);
        for (Index k = 0; k < perturbedSeeds; ++k) {
            const Linear<double> layer = firstLayer(inputs, seedAt(k));
            m_arrays.stack("layer.weights", {perturbedSeeds}, layer.weight);
            biases.row(k) = layer.bias.transpose();
            m_arrays.stack("warming", {perturbedSeeds}, {warmBatches, warmSize}, warmingRows(samples, seedAt(k)));
            m_arrays.stack("perturbed", {perturbedSeeds}, {most}, perturbedRows(samples, most, seedAt(k)));
        }
        m_arrays.add("layer.biases", biases);
    }

    void addTraining(std::uint64_t seed) {
        const auto task = trainedTask(m_batch.data, seed);
        addSamples("", *task);
        const TrainerSettings start = trainedSettings(m_scenario, {.seed = seed});
        const Classifier<float> model = initialClassifier(start, *task);
        stackLinear(m_arrays, "first", {m_batch.seeds}, model.embedding);
        stackLinear(m_arrays, "hidden", {m_batch.seeds},
                    std::get<ActivationLinear<float>>(model.stack.steps.front().block).linear);
        stackLinear(m_arrays, "head", {m_batch.seeds}, model.head);
        for (const TrainedCase& which : casesOf(seed)) addOrder(which, task);
        if (m_batch.view == BatchView::Composition) addComposition(*task, seed);
    }

    // One case of each kind of batches that the view trains with.
    std::vector<TrainedCase> casesOf(std::uint64_t seed) const {
        std::vector<TrainedCase> cases;
        for (const TrainedCase& which : trainedCases(m_scenario)) {
            const bool shown = m_batch.view == BatchView::Accuracy ? which.study == Study::Accuracy
                               : m_batch.view == BatchView::Gap
                                   ? which.study == Study::Lag
                                   : which.study == Study::Composition || which.study == Study::OneClass;
            const auto alike = [&](const TrainedCase& other) {
                return other.study == which.study && other.size == which.size;
            };
            if (shown && which.seed == seed && std::ranges::none_of(cases, alike)) cases.push_back(which);
        }
        return cases;
    }

    void addOrder(const TrainedCase& which, const std::shared_ptr<const TrainingTask>& task) {
        const TrainerSettings settings = trainedSettings(m_scenario, which);
        const bool oneClass = which.study == Study::OneClass;
        const std::string size = std::to_string(which.size);
        m_arrays.stack(oneClass ? "one_class_batches" : "batches_" + size, {m_batch.seeds}, {which.steps, which.size},
                       sampleOrder(task->train.labels, which.size, settings.sampling, which.steps,
                                   Trainer(settings, task).state().batches));
        if (oneClass || m_batch.view == BatchView::Composition) return;
        const TestBatches test = testBatches(which.size, which.seed);
        m_arrays.stack("test_batches_" + size, {m_batch.seeds}, {test.count, which.size},
                       sampleOrder(task->test.labels, which.size, Sampling::Random, test.count, test.random));
    }

    void addComposition(const TrainingTask& task, std::uint64_t seed) {
        for (const std::vector<Index>& rows : compositionRows(std::ssize(task.test.labels), seed))
            m_arrays.stack("composition", {m_batch.seeds, compositionBatches}, {std::ssize(rows)}, rows);
    }

    void addSamples(const std::string& prefix, const TrainingTask& task) {
        for (const auto& [name, samples] : {std::pair("train", &task.train), std::pair("test", &task.test)}) {
            const Index count = std::ssize(samples->labels);
            std::vector<Index> shape = {count, task.tokens, task.inputs};
            if (task.tokens == 1) shape = {count, task.inputs};
            m_arrays.stack(prefix + name + "_x", {m_batch.seeds}, shape,
                           {samples->x.data(), std::size_t(samples->x.size())});
            m_arrays.stack(prefix + name + "_labels", {m_batch.seeds}, {count},
                           std::vector<Index>(samples->labels.begin(), samples->labels.end()));
        }
    }

    void addPaddedTraining(std::uint64_t seed) {
        const TrainingTask task = paddedTask(seed);
        addSamples("padded.", task);
        const TrainedCase which = paddedCase(seed);
        const PaddedNetwork<float> network = trainedPaddedNetwork(m_scenario, which);
        stackLinear(m_arrays, "padded.embedding", {m_batch.seeds}, network.embedding);
        m_arrays.stack("padded.positions", {m_batch.seeds}, network.positions);
        stackLinear(m_arrays, "padded.hidden", {m_batch.seeds}, network.hidden);
        stackLinear(m_arrays, "padded.head", {m_batch.seeds}, network.head);
        m_arrays.stack("padded.batches", {m_batch.seeds}, {which.steps, which.size},
                       sampleOrder(task.train.labels, which.size, Sampling::Random, which.steps, paddedBatches(which)));
        Random random = paddedAmounts(which);
        std::vector<Index> pads;
        for (Index step = 0; step < which.steps; ++step)
            pads.push_back(padTokens[std::size_t(random.below(std::ssize(padTokens)))]);
        m_arrays.stack("padded.pads", {m_batch.seeds}, {which.steps}, pads);
    }

    TrainedCase paddedCase(std::uint64_t seed) const {
        const auto cases = trainedCases(m_scenario);
        return *std::ranges::find_if(
            cases, [&](const TrainedCase& which) { return which.study == Study::Padding && which.seed == seed; });
    }

    const Scenario& m_scenario;
    const BatchSettings& m_batch;
    ExportArrays m_arrays;
};

} // namespace

std::vector<NpzMember> batchArrays(const Scenario& scenario) { return Arrays(scenario).take(); }

bool streamIsRagged(const Scenario& scenario) {
    const auto rows = rowsOfStream(scenario);
    return std::ranges::any_of(rows, [&](const auto& batch) { return batch.size() != rows.front().size(); });
}

} // namespace normscope
