// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nn/initialise.h"

#include <cmath>
#include <functional>
#include <span>
#include <stdexcept>

namespace normscope {

namespace {

using Draw = std::function<double(Random&)>;

Draw uniformWithin(double bound) {
    return [bound](Random& random) { return random.uniform(-bound, bound); };
}

Draw normalOf(double sd) {
    return [sd](Random& random) { return sd * random.normal(); };
}

Draw drawOf(const InitialiseSettings& settings, double fanIn, double fanOut) {
    switch (settings.kind) {
    case Initialisation::XavierUniform:
        return uniformWithin(settings.gain * std::sqrt(6 / (fanIn + fanOut)));
    case Initialisation::XavierNormal:
        return normalOf(settings.gain * std::sqrt(2 / (fanIn + fanOut)));
    case Initialisation::HeNormal:
        return normalOf(settings.gain * std::sqrt(2 / fanIn));
    case Initialisation::TorchDefault:
        return uniformWithin(settings.gain / std::sqrt(fanIn));
    case Initialisation::Gpt2:
        return normalOf(0.02 * settings.gain / (settings.endsBranch ? std::sqrt(double(settings.sublayers)) : 1));
    }
    throw std::invalid_argument("unknown initialisation");
}

} // namespace

template <class T>
void initialise(Linear<T>& linear, const InitialiseSettings& settings, Random& random, Index fanOut) {
    if (linear.weight.size() == 0) throw std::invalid_argument("initialise: the layer has no weights");
    const Draw draw = drawOf(settings, double(linear.in()), double(fanOut > 0 ? fanOut : linear.out()));
    for (T& weight : std::span(linear.weight.data(), std::size_t(linear.weight.size()))) weight = T(draw(random));
    linear.bias.setZero();
    if (settings.kind == Initialisation::TorchDefault)
        for (T& bias : linear.bias) bias = T(draw(random));
}

template void initialise<float>(Linear<float>&, const InitialiseSettings&, Random&, Index);
template void initialise<double>(Linear<double>&, const InitialiseSettings&, Random&, Index);

} // namespace normscope
