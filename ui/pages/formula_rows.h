// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formula/formula_store.h"

#include <vector>

class QLabel;
class QVBoxLayout;
class QWidget;

namespace normscope::ui {

class FormulaView;
struct Theme;

struct FormulaRow {
    QString words = {};      // rich text above the formula; empty: none
    FormulaRef formula = {}; // no id: the words are all
    bool operator==(const FormulaRow&) const = default;
};

// Formulas one below the other in a dock of a page, with a few words before those that need them.
class FormulaRows {
public:
    explicit FormulaRows(QWidget* dock);

    QVBoxLayout* layout() const { return m_layout; } // to be added to the dock's
    void show(const std::vector<FormulaRow>& rows, const Theme& theme);
    void show(const std::vector<FormulaRef>& formulas, const Theme& theme);

private:
    struct Row {
        QLabel* words;
        FormulaView* formula;
    };
    Row makeRow(const Theme& theme);

    QWidget* m_dock;
    QVBoxLayout* m_layout;
    std::vector<Row> m_rows;
};

} // namespace normscope::ui
