// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formula/formula_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace normscope::ui {
namespace {

constexpr qreal emPerBody = 13.5 / 14; // makes the x-heights equal
constexpr qreal unitsPerEm = 1000;
constexpr qreal boxRadius = 3;

QString element(const QString& term) { return QStringLiteral("term-") + term; }

} // namespace

FormulaView::FormulaView(const Theme& theme, QWidget* parent) : QWidget(parent), m_theme(&theme) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void FormulaView::setTheme(const Theme& theme) {
    m_theme = &theme;
    if (!m_formula.id.isEmpty()) load();
}

void FormulaView::setFormula(const FormulaRef& formula) {
    if (formula == m_formula) return;
    const QString spoken = spokenFormula(formula);
    m_formula = formula;
    setAccessibleName(spoken);
    load();
}

void FormulaView::setLit(const QStringList& terms) {
    m_lit = terms;
    update();
}

void FormulaView::load() {
    const QColor& statistic = m_theme->statistic.text;
    m_plain.load(formulaSvg(m_formula, m_theme->ink, statistic));
    m_bright.load(formulaSvg(m_formula, statistic, statistic));
    updateGeometry();
    update();
}

qreal FormulaView::pixelsPerUnit() const { return emPerBody * m_theme->body / unitsPerEm; }

QSizeF FormulaView::formulaSize() const { return m_plain.viewBoxF().size() * pixelsPerUnit(); }

qreal FormulaView::baseline() const { return -m_plain.viewBoxF().top() * pixelsPerUnit(); }

QRectF FormulaView::termBox(const QString& term) const {
    const QString id = element(term);
    if (!m_plain.elementExists(id)) return {};
    const QRectF box = m_plain.transformForElement(id).mapRect(m_plain.boundsOnElement(id));
    const QPointF origin = m_plain.viewBoxF().topLeft();
    return {(box.topLeft() - origin) * pixelsPerUnit(), box.size() * pixelsPerUnit()};
}

QPainterPath FormulaView::litArea(const QPointF& topLeft) const {
    QPainterPath area;
    for (const QString& term : m_lit) {
        const QRectF box = termBox(term);
        if (!box.isNull()) area.addRect(box.translated(topLeft).adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    return area;
}

void FormulaView::paint(QPainter& painter, const QPointF& topLeft) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme->statisticBand);
    for (const QString& term : m_lit) {
        const QRectF box = termBox(term).translated(topLeft);
        if (!box.isEmpty())
            painter.drawRoundedRect(box.adjusted(-padding, -padding, padding, padding), boxRadius, boxRadius);
    }
    m_plain.render(&painter, place(topLeft));
    if (const QPainterPath area = litArea(topLeft); !area.isEmpty()) {
        painter.setClipPath(area, Qt::IntersectClip);
        m_bright.render(&painter, place(topLeft));
    }
    painter.restore();
}

QSize FormulaView::sizeHint() const {
    const QSizeF size = formulaSize();
    return QSize(int(std::ceil(size.width())), int(std::ceil(size.height()))) + QSize(2 * padding, 2 * padding);
}

void FormulaView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, QPointF(padding, padding));
}

QString FormulaView::termAt(const QPointF& point) const {
    QString innermost;
    qreal smallest = HUGE_VAL;
    for (const QString& term : formulaInfo(m_formula.id).terms) {
        const QRectF box = termBox(term);
        const qreal area = box.width() * box.height();
        if (!box.contains(point) || area >= smallest) continue;
        innermost = term;
        smallest = area;
    }
    return innermost;
}

void FormulaView::hover(const QString& term) {
    if (term == m_hovered) return;
    m_hovered = term;
    emit termHovered(term);
}

void FormulaView::mouseMoveEvent(QMouseEvent* event) {
    if (!m_formula.id.isEmpty()) hover(termAt(event->position() - QPointF(padding, padding)));
}

void FormulaView::leaveEvent(QEvent*) { hover({}); }

} // namespace normscope::ui
