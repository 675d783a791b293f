// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/matrix.h"

#include <span>

namespace normscope {

// Softmax cross-entropy, the mean over rows as PyTorch's F.cross_entropy:
//
//   L = 1/n sum_i (log sum_k exp(z_ik) - z_i,label(i)),     dz_ik = (softmax(z_i)_k - [k = label(i)]) / n
//
// logits z rows × classes, one label 0 ... classes - 1 a row. The largest logit of a row is taken off first, so finite
// logits never overflow. Writes dz (may alias z), returns L: summed in double. A NaN or an infinite largest logit makes
// L and its row NaN. No rows: throws.
template <class T>
double crossEntropy(ConstMatrixRef<T> logits, std::span<const int> labels, MatrixRef<T> dlogits);

} // namespace normscope
