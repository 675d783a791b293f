// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/axes_norms.h"

namespace normscope {

namespace {

// The shared value, or a feature's own.
double valueOf(const std::vector<double>& own, Index feature, double shared) {
    return feature < std::ssize(own) ? own[std::size_t(feature)] : shared;
}

template <class T>
Affine<T> sharedAffine(const NormSettings& settings, Index features) {
    Affine<T> affine;
    if (!settings.elementwiseAffine) return affine;
    affine.gamma.assign(std::size_t(features), T(settings.gamma));
    if (settings.bias) affine.beta.assign(std::size_t(features), T(settings.beta));
    return affine;
}

template <class T>
Affine<T> ownAffine(const NormSettings& settings, Index features) {
    Affine<T> affine;
    if (!settings.elementwiseAffine) return affine;
    for (const double gamma : gammasOf(settings, features)) affine.gamma.push_back(T(gamma));
    if (!settings.bias) return affine;
    for (const double beta : betasOf(settings, features)) affine.beta.push_back(T(beta));
    return affine;
}

template <class T>
BatchNorm<T> makeBatchNorm(const NormSettings& settings, const Affine<T>& affine) {
    return {
        settings.eps, affine, settings.momentum, settings.convention, settings.cumulative, settings.trackRunningStats};
}

template <class T>
Norm<T> normWith(NormKind kind, const NormSettings& settings, const Affine<T>& affine, Index positions) {
    switch (kind) {
    case NormKind::Layer:
        return LayerNorm<T>{settings.eps, affine};
    case NormKind::Rms:
        return RmsNorm<T>{settings.eps, affine};
    case NormKind::Batch:
        return makeBatchNorm(settings, affine);
    case NormKind::Group:
        return GroupNorm<T>{settings.eps, affine, settings.numGroups, positions};
    case NormKind::Instance:
        return GroupNorm<T>{settings.eps, affine, 0, positions};
    case NormKind::None:
        break;
    }
    return NoNorm{};
}

} // namespace

double gammaOf(const NormSettings& settings) { return settings.elementwiseAffine ? settings.gamma : 1; }

double betaOf(const NormSettings& settings) { return settings.elementwiseAffine && settings.bias ? settings.beta : 0; }

double gammaOf(const NormSettings& settings, Index feature) {
    return settings.elementwiseAffine ? valueOf(settings.gammaValues, feature, settings.gamma) : 1;
}

double betaOf(const NormSettings& settings, Index feature) {
    const bool shifts = settings.elementwiseAffine && settings.bias;
    return shifts ? valueOf(settings.betaValues, feature, settings.beta) : 0;
}

std::vector<double> gammasOf(const NormSettings& settings, Index features) {
    std::vector<double> gammas;
    for (Index j = 0; j < features; ++j) gammas.push_back(gammaOf(settings, j));
    return gammas;
}

std::vector<double> betasOf(const NormSettings& settings, Index features) {
    std::vector<double> betas;
    for (Index j = 0; j < features; ++j) betas.push_back(betaOf(settings, j));
    return betas;
}

template <class T>
Norm<T> makeNorm(NormKind kind, const NormSettings& settings, Index features, Index positions) {
    return normWith(kind, settings, sharedAffine<T>(settings, features), positions);
}

template <class T>
Norm<T> makeAxesNorm(NormKind kind, const NormSettings& settings, Index features, Index positions) {
    return normWith(kind, settings, ownAffine<T>(settings, features), positions);
}

template Norm<float> makeNorm<float>(NormKind, const NormSettings&, Index, Index);
template Norm<double> makeNorm<double>(NormKind, const NormSettings&, Index, Index);
template Norm<float> makeAxesNorm<float>(NormKind, const NormSettings&, Index, Index);
template Norm<double> makeAxesNorm<double>(NormKind, const NormSettings&, Index, Index);

GroupShape statisticShape(NormKind kind) {
    switch (kind) {
    case NormKind::Layer:
    case NormKind::Rms:
        return GroupShape::Row;
    case NormKind::Batch:
        return GroupShape::Column;
    case NormKind::Group:
    case NormKind::Instance:
        return GroupShape::Block;
    case NormKind::None:
        break;
    }
    return GroupShape::Cell;
}

GroupShape dependence(NormKind kind, const NormSettings& settings) {
    const bool running = settings.mode == NormMode::Evaluate && settings.trackRunningStats;
    return kind == NormKind::Batch && running ? GroupShape::Cell : statisticShape(kind);
}

std::string normKey(NormKind kind) {
    switch (kind) {
    case NormKind::Layer:
        return "layer";
    case NormKind::Batch:
        return "batch";
    case NormKind::Rms:
        return "rms";
    case NormKind::Group:
        return "group";
    case NormKind::Instance:
        return "instance";
    case NormKind::None:
        break;
    }
    return "none";
}

} // namespace normscope
