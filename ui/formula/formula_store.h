// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QStringList>

#include <vector>

// The shipped formulas: resources/formulas/formulas.json and the SVGs that scripts/formulas makes of it.
namespace normscope::ui {

struct FormulaInfo {
    QString id;        // "layer-affine"
    QString spoken;    // read aloud; English, with %1 for the count
    QStringList terms; // names of the parts that can be lit
    QString count;     // letter of the number of values in its mean, "d" or "n"; empty: it holds none
};

// A formula as shown: with the real number of values in each mean where it holds one.
struct FormulaRef {
    QString id;
    int count = 0; // 0: the letter stands for it
    bool operator==(const FormulaRef&) const = default;
};

const std::vector<FormulaInfo>& formulas();
const FormulaInfo& formulaInfo(const QString& id); // an unknown id throws std::invalid_argument

// In the language of the window.
QString spokenFormula(const FormulaRef& formula);

// 1000 units an em, baseline at y = 0, size in the viewBox; the term NAME is the element "term-NAME". Counts above 9999
// show the letter.
QByteArray formulaSvg(const FormulaRef& formula, const QColor& ink, const QColor& statistic);

} // namespace normscope::ui
