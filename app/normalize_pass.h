// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "normalize.h"

namespace normscope::cli {

// The norm that the settings describe and what it keeps between its passes: in T, with padding left out, or in a half
// format (then T is double, and what goes in holds values of the format).
template <class T>
class NormalizePass {
public:
    NormalizePass(const NormalizeSettings& settings, const NormalizeInput& input);

    NormStatus forward(ConstMatrixRef<T> x, MatrixRef<T> y);
    void backward(ConstMatrixRef<T> x, ConstMatrixRef<T> dy, MatrixRef<T> dx, AffineGradient<T>& gradient) const;

    const Norm<T>& norm() const { return m_norm; }
    const RunningStatistics<T>& running() const { return m_running; }
    Index undefinedGroup() const; // the first of 0/0, after a pass that ended with ZeroVarianceZeroEps

private:
    const RowMask* mask() const { return m_input.mask ? &*m_input.mask : nullptr; }

    const NormalizeSettings& m_settings;
    const NormalizeInput& m_input;
    std::optional<Emulation> m_emulation;
    Norm<T> m_norm;
    NormCache<T> m_cache;
    RunningStatistics<T> m_running;
};

} // namespace normscope::cli
