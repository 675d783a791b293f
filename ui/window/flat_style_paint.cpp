// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons/icons.h"
#include "window/flat_style.h"

#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace normscope::ui {

namespace {

constexpr double radius = 3;

bool has(const QStyleOption& option, QStyle::StateFlag flag) { return option.state.testFlag(flag); }

bool isKind(const QWidget* widget, const char* kind) { return widget && widget->property(kind).toBool(); }

// Its line has no frame of its own.
bool isInSpinBox(const QStyleOption& line) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&line);
    return frame && frame->lineWidth == 0;
}

} // namespace

QColor FlatStyle::borderOf(const QStyleOption& option) const {
    const bool lit = has(option, State_Enabled) && has(option, State_MouseOver);
    return lit ? m_theme.ink : m_theme.controlBorder;
}

QColor FlatStyle::fillOf(const QStyleOption& option) const {
    if (!has(option, State_Enabled)) return m_theme.dock;
    return has(option, State_Sunken) ? m_theme.controlPressed : m_theme.controlFill;
}

// Qt takes every line for a sunken part; here that would be a pressed one.
QColor FlatStyle::fillOfLine(const QStyleOption& option) const {
    return has(option, State_Enabled) ? m_theme.controlFill : m_theme.dock;
}

void FlatStyle::drawBox(QPainter& painter, const QRect& place, const QColor& fill, const QColor& border) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(border, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
}

void FlatStyle::drawButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    const bool chosen = isKind(widget, "segment") && has(option, State_On);
    const QColor ink = has(option, State_Enabled) ? m_theme.ink : m_theme.faint;
    drawBox(painter, option.rect, chosen ? ink : fillOf(option), chosen ? ink : borderOf(option));
}

void FlatStyle::drawToolButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    if (isKind(widget, "tab")) {
        if (has(option, State_On))
            painter.fillRect(option.rect.adjusted(0, option.rect.height() - 3, 0, 0), m_theme.ink);
        return;
    }
    const bool lit = has(option, State_Enabled) && has(option, State_MouseOver);
    if (isKind(widget, "link") || !(lit || has(option, State_Sunken))) return;
    const QColor fill = has(option, State_Sunken) ? m_theme.controlPressed : QColor(Qt::transparent);
    drawBox(painter, option.rect, fill, m_theme.controlBorder);
}

void FlatStyle::drawCheckBox(const QStyleOption& option, QPainter& painter) const {
    const QColor ink = has(option, State_Enabled) ? m_theme.ink : m_theme.faint;
    const bool on = has(option, State_On);
    drawBox(painter, option.rect, on ? ink : fillOf(option), on ? ink : borderOf(option));
    if (on) paintIcon(painter, "check", QRectF(option.rect).adjusted(1, 1, -1, -1), m_theme.page);
}

void FlatStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter) const {
    drawBox(painter, option.rect, fillOf(option), borderOf(option));
    const double side = 16;
    const QRectF place(option.rect.right() - side - 5, option.rect.center().y() + 0.5 - side / 2, side, side);
    paintIcon(painter, "chevron-down", place, has(option, State_Enabled) ? m_theme.muted : m_theme.faint);
}

void FlatStyle::drawSlider(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const {
    const QRectF handle = proxy()->subControlRect(CC_Slider, &option, SC_SliderHandle, widget);
    const QPointF centre(handle.center().x(), QRectF(option.rect).center().y());
    const QColor ink = has(option, State_Enabled) ? m_theme.ink : m_theme.faint;
    const double left = option.rect.left() + 1;
    const double right = option.rect.right();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.rule);
    painter.drawRoundedRect(QRectF(left, centre.y() - 1.5, right - left, 3), 1.5, 1.5);
    painter.setBrush(ink);
    painter.drawRoundedRect(QRectF(left, centre.y() - 1.5, centre.x() - left, 3), 1.5, 1.5);
    painter.setPen(QPen(ink, 1.75));
    painter.setBrush(has(option, State_Sunken) ? m_theme.controlPressed : m_theme.controlFill);
    const double size = m_theme.small / 2.0 - 0.25;
    painter.drawEllipse(centre, size, size);
    painter.restore();
}

void FlatStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const {
    const QRectF handle = proxy()->subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(has(option, State_MouseOver) ? m_theme.faint : m_theme.controlBorder);
    painter.drawRoundedRect(handle.adjusted(1, 1, -1, -1), 2, 2);
    painter.restore();
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const {
    switch (element) {
    case PE_PanelButtonCommand:
        return drawButton(*option, *painter, widget);
    case PE_PanelButtonTool:
        return drawToolButton(*option, *painter, widget);
    case PE_IndicatorCheckBox:
        return drawCheckBox(*option, *painter);
    case PE_PanelLineEdit:
        if (isInSpinBox(*option)) return;
        return drawBox(*painter, option->rect, fillOfLine(*option), borderOf(*option));
    case PE_PanelTipLabel:
    case PE_FrameMenu:
        return drawBox(*painter, option->rect, m_theme.controlFill, m_theme.controlBorder);
    case PE_FrameFocusRect: // the window draws one ring for all
    case PE_FrameDefaultButton:
    case PE_FrameLineEdit:
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (element != CE_PushButtonLabel || !button || !isKind(widget, "segment") || !has(*option, State_On))
        return QProxyStyle::drawControl(element, option, painter, widget);
    QStyleOptionButton chosen = *button;
    chosen.palette.setColor(QPalette::ButtonText, m_theme.page);
    QProxyStyle::drawControl(element, &chosen, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const {
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    switch (control) {
    case CC_ComboBox:
        return drawComboBox(*option, *painter);
    case CC_Slider:
        return drawSlider(*option, *painter, widget);
    case CC_ScrollBar:
        return drawScrollBar(*option, *painter, widget);
    case CC_ToolButton:
        if (tool) {
            QStyleOptionToolButton plain = *tool;
            plain.features &= ~QStyleOptionToolButton::HasMenu; // the words say that there is more, not an arrow
            return QProxyStyle::drawComplexControl(control, &plain, painter, widget);
        }
        [[fallthrough]];
    default:
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace normscope::ui
