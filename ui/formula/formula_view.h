// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formula/formula_store.h"
#include "plot/theme.h"

#include <QSvgRenderer>
#include <QWidget>

#include <optional>

namespace normscope::ui {

// One formula in the theme's colours: ink, statistics in theirs, lit terms boxed on the statistics band. Its letters
// match 14 px body text. Around the formula there is room for a box, `padding` on each side: place the widget that much
// further left and up to align the formula itself.
class FormulaView : public QWidget {
    Q_OBJECT
public:
    static constexpr int padding = 3;

    explicit FormulaView(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setFormula(const FormulaRef& formula); // an unknown id throws std::invalid_argument
    const FormulaRef& formula() const { return m_formula; }
    void setLit(const QStringList& terms); // names that the formula does not hold are ignored
    const QStringList& lit() const { return m_lit; }

    QSizeF formulaSize() const;                // px, without padding
    qreal baseline() const;                    // px below the formula's top
    QRectF termBox(const QString& term) const; // px from the formula's top left, without padding; null: no such term
    void paint(QPainter& painter, const QPointF& topLeft); // of the formula

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void termHovered(const QString& term); // the innermost term under the pointer; empty: none

protected:
    void paintEvent(QPaintEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent*) override;

private:
    void load();
    qreal pixelsPerUnit() const;
    QRectF place(const QPointF& topLeft) const { return {topLeft, formulaSize()}; }
    QPainterPath litArea(const QPointF& topLeft) const;
    QString termAt(const QPointF& point) const;
    void hover(const QString& term);

    const Theme* m_theme;
    FormulaRef m_formula;
    QStringList m_lit;
    QString m_hovered;
    QSvgRenderer m_plain, m_bright; // bright: all in statistics colour
};

} // namespace normscope::ui
