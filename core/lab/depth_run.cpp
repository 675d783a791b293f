// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"
#include "lab/depth.h"
#include "lab/depth_measure.h"
#include "nn/loss.h"
#include "scenario/depth_arms.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

// Streams of one seed, so that each may change without moving the others.
enum Stream : std::uint64_t { InputStream, WeightStream, LabelStream, HeadStream, DropoutStream };

StackSettings stackSettings(const DepthSettings& depth, Index layers) {
    return {.block = depth.block,
            .layers = layers,
            .width = depth.width,
            .hidden = depth.hidden * depth.width,
            .heads = headsOf(depth),
            .tokens = depth.tokens,
            .activation = depth.activation,
            .causal = depth.causal,
            .qkNorm = depth.qkNorm,
            .initialisation = depth.initialisation,
            .gain = depth.gain,
            .fusedQkv = depth.fusedQkv};
}

StackNorms<float> stackNorms(const Scenario& scenario, const DepthArm& arm) {
    const DepthSettings& depth = scenario.depth;
    StackNorms<float> norms{.placement = arm.placement, .norm = makeNorm<float>(arm.norm, scenario.norm, depth.width)};
    norms.finalNorm = depth.finalNorm;
    norms.layerScale = depth.layerScale;
    norms.dropout = depth.dropout;
    const NormKind embedding = arm.norm == NormKind::None ? NormKind::Layer : arm.norm;
    if (depth.embeddingNorm) norms.embedding = makeNorm<float>(embedding, scenario.norm, depth.width);
    return norms;
}

MatrixF normalInput(const DepthSettings& depth, std::uint64_t seed) {
    Random random(seed, InputStream);
    MatrixF x(depth.batch * depth.tokens, depth.width);
    for (float& value : std::span(x.data(), std::size_t(x.size()))) value = float(random.normal());
    return x;
}

// Linear head and cross-entropy with random labels.
class Readout {
public:
    Readout(const DepthSettings& depth, std::uint64_t seed)
        : m_tokens(depth.labels == DepthLabels::Sequence ? depth.tokens : 1) {
        Random labels(seed, LabelStream), weights(seed, HeadStream);
        m_labels.resize(std::size_t(depth.batch * depth.tokens / m_tokens));
        for (int& label : m_labels) label = int(labels.below(depth.classes));
        m_head = zeroLinear<float>(depth.width, depth.classes, false);
        if (depth.head == DepthHead::Xavier)
            initialise(m_head, {}, weights);
        else
            for (float& w : std::span(m_head.weight.data(), std::size_t(m_head.weight.size())))
                w = float(weights.normal() / std::sqrt(double(depth.width)));
    }

    // Returns the loss; writes its gradient at the output of the stack.
    double operator()(const Eigen::Map<MatrixF>& output, MatrixF& dout) const {
        const Index n = std::ssize(m_labels);
        MatrixF pooled(n, output.cols()), logits(n, m_head.out());
        for (Index i = 0; i < n; ++i)
            pooled.row(i) = output.middleRows(i * m_tokens, m_tokens).colwise().sum() / float(m_tokens);
        forward<float>(m_head, pooled, logits);
        const double loss = crossEntropy<float>(logits, m_labels, logits);
        pooled.noalias() = logits * m_head.weight;
        for (Index i = 0; i < n; ++i)
            dout.middleRows(i * m_tokens, m_tokens).rowwise() = pooled.row(i) / float(m_tokens);
        return loss;
    }

private:
    Index m_tokens; // that one label speaks of
    std::vector<int> m_labels;
    Linear<float> m_head;
};

// What ends before the passes do.
std::vector<DepthLayer> unmeasured(Index layers) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    return std::vector<DepthLayer>(std::size_t(layers) + 1,
                                   {nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan, nan});
}

// Both passes of one stack.
class Passes {
public:
    Passes(const Scenario& scenario, const DepthTask& task, std::vector<Block<float>> blocks, std::stop_token stop)
        : m_scenario(scenario), m_task(task), m_stop(std::move(stop)),
          m_stack(buildStack(stackSettings(scenario.depth, task.layers),
                             stackNorms(scenario, scenario.depth.arms[task.arm]), std::move(blocks))),
          m_x(normalInput(scenario.depth, task.seed)), m_statistics(initialStatistics(m_stack)),
          m_work(m_stack, m_x.rows()) {}

    DepthAnswer run() {
        DepthAnswer answer{
            m_task, {m_task.arm, m_task.seed, unmeasured(m_task.layers), 0, NormStatus::Ok, {}, false}, {}};
        Random random(m_task.seed, DropoutStream);
        answer.run.status =
            m_work.forward(m_stack, NormMode::Train, m_x, m_statistics, random, [this](Index) { return goOn(); })
                .status;
        if (goOn() && answer.run.status == NormStatus::Ok) finish(answer);
        answer.run.stopped = !goOn();
        return answer;
    }

private:
    bool goOn() const { return !m_stop.stop_requested(); }

    void finish(DepthAnswer& answer) {
        const Index steps = stepsOf(m_scenario.depth.block);
        DepthRun& run = answer.run;
        run.layers = measureForward(m_work, m_task.layers, steps);
        if (m_task.detail) answer.detail = std::make_shared<const DepthDetail>(detailOf(m_work, run.layers, steps));
        MatrixF dout(m_x.rows(), m_x.cols());
        run.loss = Readout(m_scenario.depth, m_task.seed)(m_work.output(), dout);
        auto gradient = zeroGradient(m_stack);
        m_work.backward(m_stack, NormMode::Train, m_x, dout, gradient, [&](Index k, const Eigen::Map<MatrixF>& d) {
            if (k % steps == 0) run.layers[std::size_t(k / steps)].streamGradient = l2Norm(d);
            return goOn();
        });
        measureWeights(m_stack, gradient, steps, run.layers);
        run.failure = locateFailure(run.layers, run.loss);
    }

    const Scenario& m_scenario;
    const DepthTask& m_task;
    std::stop_token m_stop;
    ResidualStack<float> m_stack;
    MatrixF m_x;
    StackStatistics<float> m_statistics;
    FloatWork m_work;
};

} // namespace

const std::vector<Block<float>>& DepthWorker::blocks(const Scenario& scenario, const DepthTask& task) {
    Key key{scenario.depth, task.seed, task.layers};
    if (m_key == key) return m_blocks;
    m_key.reset();
    Random random(task.seed, WeightStream);
    m_blocks = drawBlocks<float>(stackSettings(scenario.depth, task.layers), random);
    m_key = std::move(key);
    return m_blocks;
}

DepthAnswer DepthWorker::run(const Scenario& scenario, const DepthTask& task, std::stop_token stop) {
    return Passes(scenario, task, blocks(scenario, task), std::move(stop)).run();
}

} // namespace normscope
