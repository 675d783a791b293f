// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario/parameter.h"

namespace normscope::ui {

// Whole-number positions of a slider and the round values they stand for: every integer; on a linear scale a step of
// 1, 2 or 5 times a power of ten; on a logarithmic one ten a decade, to two digits, and 0 first where that is allowed.
class SliderScale {
public:
    explicit SliderScale(const Parameter& parameter);

    int last() const { return m_last; } // positions are 0 ... last()
    double valueAt(int position) const;
    int positionOf(double value) const; // the nearest; ends for values beyond the slider

private:
    double m_lower;
    double m_step; // of the value, or of its decimal logarithm
    bool m_logarithmic;
    int m_first; // position of m_lower: 1 if 0 comes before it
    int m_last;
};

} // namespace normscope::ui
