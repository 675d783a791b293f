// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/depth.h"
#include "lab/depth_measure.h"
#include "lab/depth_start.h"
#include "nn/loss.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace normscope {

namespace {

// Cross-entropy behind the head. Returns the loss; writes its gradient at the output of the stack.
double readOut(const DepthReadout& readout, const Eigen::Map<MatrixF>& output, MatrixF& dout) {
    const Index n = std::ssize(readout.labels), tokens = readout.tokens;
    MatrixF pooled(n, output.cols()), logits(n, readout.head.out());
    for (Index i = 0; i < n; ++i) pooled.row(i) = output.middleRows(i * tokens, tokens).colwise().sum() / float(tokens);
    forward<float>(readout.head, pooled, logits);
    const double loss = crossEntropy<float>(logits, readout.labels, logits);
    pooled.noalias() = logits * readout.head.weight;
    for (Index i = 0; i < n; ++i) dout.middleRows(i * tokens, tokens).rowwise() = pooled.row(i) / float(tokens);
    return loss;
}

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
          m_stack(buildStack(depthStack(scenario.depth, task.layers),
                             depthNorms(scenario, scenario.depth.arms[task.arm]), std::move(blocks))),
          m_x(depthInput(scenario.depth, task.seed)), m_statistics(initialStatistics(m_stack)),
          m_work(m_stack, m_x.rows()) {}

    DepthAnswer run() {
        DepthAnswer answer{
            m_task, {m_task.arm, m_task.seed, unmeasured(m_task.layers), 0, NormStatus::Ok, {}, false}, {}};
        Random random = depthDropout(m_task.seed);
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
        run.loss = readOut(depthReadout(m_scenario.depth, m_task.seed), m_work.output(), dout);
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
    m_blocks = depthBlocks(scenario.depth, task.seed, task.layers);
    m_key = std::move(key);
    return m_blocks;
}

DepthAnswer DepthWorker::run(const Scenario& scenario, const DepthTask& task, std::stop_token stop) {
    return Passes(scenario, task, blocks(scenario, task), std::move(stop)).run();
}

} // namespace normscope
