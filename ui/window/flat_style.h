// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QProxyStyle>

namespace normscope::ui {

// Fusion made flat, in the theme's colours: radius 3, no gradient, no shadow. A button with the property "segment" is
// part of a row of alternatives, "tab" names a page, "link" is underlined text.
class FlatStyle : public QProxyStyle {
    Q_OBJECT
public:
    explicit FlatStyle(const Theme& theme); // themes live for ever

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;

private:
    int controlHeight() const;
    void drawButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    void drawToolButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const;
    void drawCheckBox(const QStyleOption& option, QPainter& painter) const;
    void drawComboBox(const QStyleOptionComplex& option, QPainter& painter) const;
    void drawSlider(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawScrollBar(const QStyleOptionComplex& option, QPainter& painter, const QWidget* widget) const;
    void drawBox(QPainter& painter, const QRect& place, const QColor& fill, const QColor& border) const;
    QColor borderOf(const QStyleOption& option) const;
    QColor fillOf(const QStyleOption& option) const;
    QColor fillOfLine(const QStyleOption& option) const;

    const Theme& m_theme;
};

} // namespace normscope::ui
