// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/arithmetic_formula.h"

#include <QFontMetricsF>

namespace normscope::ui {
namespace {

struct Setter {
    const Arithmetic& arithmetic;
    const Theme& theme;
    QFont font = theme.font(TextSize::Large);

    QColor ink() const { return theme.ink; }
    QColor statistic() const { return theme.text(Role::Statistic); }
    double pen() const { return 1.5 * theme.lineScale; }
    MathBox text(const QString& text, const QColor& colour) const { return mathText(text, font, colour); }
    MathBox number(const std::string& text, const QColor& colour) const {
        return mathText(QString::fromStdString(text), font, colour);
    }
    MathBox lit(Term term, MathBox box) const {
        return arithmetic.lit == term ? mathLit(std::move(box), theme.statisticBand, 3) : box;
    }
};

QString bracketed(const std::string& number) {
    const QString text = QString::fromStdString(number);
    return text.startsWith(u'−') ? u'(' + text + u')' : text;
}

MathBox above(const Setter& set) {
    MathBox x = set.lit(Term::Input, set.number(set.arithmetic.x, set.ink()));
    if (!set.arithmetic.hasMean) return set.lit(Term::Centre, std::move(x));
    MathBox mean = set.lit(Term::Mean, set.text(bracketed(set.arithmetic.mean), set.statistic()));
    return set.lit(Term::Centre, mathRow({std::move(x), set.text(QStringLiteral(" − "), set.ink()), std::move(mean)}));
}

MathBox below(const Setter& set) {
    MathBox variance = set.lit(Term::Variance, set.number(set.arithmetic.var, set.statistic()));
    MathBox sum = mathRow({std::move(variance), set.text(QStringLiteral(" + "), set.statistic()),
                           set.number(set.arithmetic.eps, set.statistic())});
    return set.lit(Term::Normalise, mathRoot(std::move(sum), set.statistic(), set.pen()));
}

MathBox fraction(const Setter& set) {
    const double axis = QFontMetricsF(set.font).capHeight() / 2;
    return mathFraction(above(set), below(set), axis, set.ink(), set.pen());
}

MathBox result(const Setter& set) {
    const QFont strong = set.theme.font(TextSize::Large, QFont::DemiBold);
    return mathText(QString::fromStdString(set.arithmetic.y), strong, set.theme.text(set.arithmetic.role));
}

} // namespace

MathBox formulaBox(const Arithmetic& arithmetic, const Theme& theme) {
    const Setter set{arithmetic, theme};
    std::vector<MathBox> row{set.text(QStringLiteral("y = "), set.ink())};
    if (arithmetic.identity) {
        row.push_back(set.lit(Term::Input, result(set)));
        return mathRow(std::move(row));
    }
    row.push_back(mathSpace(4));
    if (!arithmetic.gamma.empty()) {
        row.push_back(set.lit(Term::Affine, set.text(bracketed(arithmetic.gamma), set.ink())));
        row.push_back(set.text(QStringLiteral(" · "), set.ink()));
    }
    row.push_back(fraction(set));
    if (!arithmetic.beta.empty()) {
        row.push_back(set.text(QStringLiteral(" + "), set.ink()));
        row.push_back(set.lit(Term::Affine, set.text(bracketed(arithmetic.beta), set.ink())));
    }
    row.push_back(mathSpace(6));
    row.push_back(set.text(QStringLiteral(" = "), set.ink()));
    row.push_back(result(set));
    return mathRow(std::move(row));
}

} // namespace normscope::ui
