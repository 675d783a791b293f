// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/bits_hash.h"
#include "lab/models.h"

namespace normscope {

namespace {

void add(const std::vector<double>& values, BitsHash& hash) {
    hash.add(double(values.size()));
    for (const double value : values) hash.add(value);
}

void add(const Model& model, BitsHash& hash) {
    for (const double value : {double(model.norm), double(model.placement), model.eps, double(model.affine),
                               double(model.finalNorm), double(model.embeddingNorm), double(model.qkNorm),
                               double(model.sublayers), double(model.width), double(model.layers)})
        hash.add(value);
}

} // namespace

std::string bitsCode(const ModelsResult& result) {
    BitsHash hash;
    for (const Model& model : models()) add(model, hash);
    if (!result.checkpoint) return hash.code();
    hash.add(double(result.checkpoint->tensors));
    for (const CheckpointNorm& norm : result.checkpoint->norms) {
        add(norm.gamma, hash);
        add(norm.beta, hash);
    }
    return hash.code();
}

} // namespace normscope
