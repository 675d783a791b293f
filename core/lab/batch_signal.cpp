// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/batch_signal.h"

#include "data/source.h"
#include "lab/axes_norms.h"
#include "math/moments.h"
#include "nn/initialise.h"

#include <cmath>

namespace normscope {

namespace {

template <class Cells>
void standardise(Cells&& cells) {
    const Moments all = moments(cells);
    cells.array() -= all.mean;
    if (all.var > 0) cells.array() /= std::sqrt(all.var);
}

} // namespace

const Table& tableOf(StreamData data) { return data == StreamData::Wine ? wine() : digits(); }

MatrixD standardisedData(StreamData data) {
    MatrixD x = tableOf(data).values;
    if (data == StreamData::Digits)
        standardise(x);
    else
        for (Index j = 0; j < x.cols(); ++j) standardise(x.col(j));
    return x;
}

Linear<double> firstLayer(Index inputs, std::uint64_t seed) {
    Linear<double> layer = zeroLinear<double>(inputs, firstLayerUnits, true);
    Random random(seed, batchRandom::Layer);
    initialise(layer, {.kind = Initialisation::TorchDefault}, random);
    return layer;
}

MatrixD through(const Linear<double>& layer, const MatrixD& x) {
    MatrixD y(x.rows(), layer.out());
    forward<double>(layer, x, y);
    return y;
}

BatchSignal batchSignal(const Scenario& scenario) {
    BatchSignal signal{standardisedData(scenario.batch.data), tableOf(scenario.batch.data).labels, {}, {}};
    if (scenario.batch.signal == StreamSignal::PreActivation)
        signal.x = through(firstLayer(signal.x.cols(), scenario.seed), signal.x);
    for (Index j = 0; j < signal.x.cols(); ++j) {
        const Moments feature = moments(signal.x.col(j));
        signal.mean.push_back(feature.mean);
        signal.var.push_back(feature.var);
    }
    return signal;
}

BatchNorm<double> batchNormOf(const NormSettings& settings, Index features) {
    return std::get<BatchNorm<double>>(makeNorm<double>(NormKind::Batch, settings, features));
}

LayerNorm<double> layerNormOf(const NormSettings& settings, Index features) {
    return std::get<LayerNorm<double>>(makeNorm<double>(NormKind::Layer, settings, features));
}

} // namespace normscope
