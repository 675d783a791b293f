// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formula/formula_view.h"
#include "lab/axes.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace normscope::ui {

// One norm in the right dock: its name, the formula that is computed with the current term lit, and what the letters
// of a group stand for, those of rows and columns in the first card only.
class NormCard : public QWidget {
    Q_OBJECT
public:
    NormCard(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setRun(const AxesResult& result, std::size_t run, const Figure& figure, AxesView view);

signals:
    void termHovered(const QString& name); // a part of a formula under the pointer; empty: none

private:
    static QString indicesText(const Sample& sample);
    static QString groupText(const AxesRun& run);
    void setFormulas(const std::vector<FormulaRef>& formulas);
    void fitFormulas();
    void refreshTexts();

    const Theme* m_theme;
    Text m_title;
    QString m_letters; // what they stand for
    Role m_role = Role::Plain;
    QLabel* m_name;
    QVBoxLayout* m_formulaRows;
    std::vector<FormulaView*> m_formulas;
    QLabel* m_group;
};

} // namespace normscope::ui
