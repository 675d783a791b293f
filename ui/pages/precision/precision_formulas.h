// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/formula_rows.h"
#include "scenario/scenario.h"

#include <vector>

// What the right dock of the Precision page says beside "What you see". Texts are rich text.
namespace normscope::ui {

// The definition of the norm and, where the view is about it, its statistic.
std::vector<FormulaRef> precisionFormulas(const PrecisionSettings& settings);

// What the view is about.
struct ViewFormula {
    QString heading;
    std::vector<FormulaRow> rows;
};
ViewFormula viewFormula(const PrecisionSettings& settings);

QString viewLegend(PrecisionView view);
QString viewGestures(PrecisionView view); // empty: there are none

} // namespace normscope::ui
