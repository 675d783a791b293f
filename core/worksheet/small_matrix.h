// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "math/random.h"

namespace normscope {

// Whole numbers 1 ... 9; each row and column has a whole or half mean and at least two different numbers. Both sizes
// lie in 2 ... 6.
MatrixD smallMatrix(Index rows, Index columns, Random& random);

} // namespace normscope
