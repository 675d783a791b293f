// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/flat_style.h"

#include <QStyleOption>
#include <QWidget>

namespace normscope::ui {

FlatStyle::FlatStyle(const Theme& theme) : QProxyStyle("Fusion"), m_theme(theme) {}

int FlatStyle::controlHeight() const { return m_theme.body + 12; }

void FlatStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    widget->setAttribute(Qt::WA_Hover);
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
        return m_theme.body;
    case PM_CheckBoxLabelSpacing:
        return 8;
    case PM_SliderLength:
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return m_theme.small + 2;
    case PM_ScrollBarExtent:
        return 6;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_ButtonMargin:
        return 16;
    case PM_ToolTipLabelFrameWidth:
        return 6;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton; // a click on the track goes there
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup:
    case SH_ScrollBar_Transient:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton || type == CT_ComboBox) result.setHeight(controlHeight());
    if (type == CT_CheckBox) result.setHeight(m_theme.body + 6);
    // Fusion gives every push button 80 px and every tool button a frame and two spaces; segments and words in the dock
    // have no room.
    if (widget && widget->property("segment").toBool()) result.setWidth(size.width() + 4);
    const auto* tool = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (tool && widget && widget->objectName() == QLatin1String("more"))
        result.setWidth(tool->fontMetrics.horizontalAdvance(tool->text) + 6);
    return result;
}

QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const {
    if (control == CC_ComboBox && part == SC_ComboBoxEditField) return option->rect.adjusted(6, 0, -24, 0);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar) return QProxyStyle::subControlRect(control, option, part, widget);
    const bool horizontal = bar->orientation == Qt::Horizontal;
    const int length = horizontal ? bar->rect.width() : bar->rect.height();
    const int range = bar->maximum - bar->minimum;
    const int handle = range > 0 ? qBound(24, length * bar->pageStep / (range + bar->pageStep), length) : length;
    const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle);
    const auto along = [&](int from, int to) {
        return horizontal ? QRect(from, 0, to - from, bar->rect.height())
                          : QRect(0, from, bar->rect.width(), to - from);
    };
    switch (part) {
    case SC_ScrollBarGroove:
        return bar->rect;
    case SC_ScrollBarSlider:
        return along(start, start + handle);
    case SC_ScrollBarSubPage:
        return along(0, start);
    case SC_ScrollBarAddPage:
        return along(start + handle, length);
    default:
        return {}; // no arrows at the ends
    }
}

} // namespace normscope::ui
