// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/task.h"

#include "math/random.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace normscope {

namespace {

constexpr double testShare = 0.25;

struct Split {
    std::vector<Index> train, test; // rows, ascending
};

Split stratified(const std::vector<int>& labels, std::uint64_t seed) {
    Random random(seed);
    std::vector<std::vector<Index>> byClass(std::size_t(*std::ranges::max_element(labels)) + 1);
    for (std::size_t row = 0; row < labels.size(); ++row) byClass[std::size_t(labels[row])].push_back(Index(row));
    Split split;
    for (std::vector<Index>& rows : byClass) {
        random.shuffle(std::span<Index>(rows));
        const auto tested = rows.begin() + std::lround(testShare * double(rows.size()));
        split.test.insert(split.test.end(), rows.begin(), tested);
        split.train.insert(split.train.end(), tested, rows.end());
    }
    std::ranges::sort(split.train);
    std::ranges::sort(split.test);
    return split;
}

struct Scaling {
    Eigen::RowVectorXd mean, sd; // of each feature
};

Scaling scalingOf(const MatrixD& train, Standardise standardise) {
    Scaling scaling{train.colwise().mean(), {}};
    if (standardise == Standardise::Together) scaling.mean.setConstant(train.mean());
    const MatrixD centred = train.rowwise() - scaling.mean;
    scaling.sd = (centred.colwise().squaredNorm() / double(train.rows())).cwiseSqrt();
    if (standardise == Standardise::Together)
        scaling.sd.setConstant(std::sqrt(centred.squaredNorm() / double(train.size())));
    return scaling;
}

Samples samplesOf(const Table& table, const std::vector<Index>& rows, const Scaling& scaling, Index inputs) {
    MatrixF x(std::ssize(rows), table.values.cols());
    Samples samples;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (Index j = 0; j < x.cols(); ++j) {
            const double deviation = table.values(rows[i], j) - scaling.mean(j);
            x(Index(i), j) = scaling.sd(j) > 0 ? float(deviation / scaling.sd(j)) : 0.0F;
        }
        samples.labels.push_back(table.labels[std::size_t(rows[i])]);
    }
    samples.x = Eigen::Map<const MatrixF>(x.data(), x.size() / inputs, inputs);
    return samples;
}

} // namespace

TrainingTask makeTask(const Table& table, Index tokens, Standardise standardise, std::uint64_t seed) {
    if (table.labels.empty() || table.values.hasNaN())
        throw std::invalid_argument("a training task needs labels and no missing cells");
    if (tokens < 1 || table.values.cols() % tokens != 0)
        throw std::invalid_argument("the tokens must divide the features");
    const Split split = stratified(table.labels, seed);
    MatrixD train(std::ssize(split.train), table.values.cols());
    for (Index i = 0; i < train.rows(); ++i) train.row(i) = table.values.row(split.train[std::size_t(i)]);
    const Scaling scaling = scalingOf(train, standardise);
    const Index inputs = table.values.cols() / tokens;
    return {samplesOf(table, split.train, scaling, inputs), samplesOf(table, split.test, scaling, inputs), tokens,
            inputs, 1 + *std::ranges::max_element(table.labels)};
}

} // namespace normscope
