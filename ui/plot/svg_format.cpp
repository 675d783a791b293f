// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/svg_format.h"

#include <QBrush>
#include <QFont>
#include <QPainterPath>
#include <QPen>
#include <QTransform>

#include <algorithm>
#include <array>
#include <charconv>

namespace normscope::ui {
namespace {

QByteArray attribute(const char* name, const QByteArray& value) { return QByteArray(" ") + name + "=\"" + value + '"'; }

QByteArray paint(const char* what, const QColor& colour, double opacity) {
    QByteArray result = attribute(what, colour.name().toLatin1());
    const double alpha = colour.alphaF() * opacity;
    if (alpha < 1) result += attribute((QByteArray(what) + "-opacity").constData(), svgNumber(alpha));
    return result;
}

QByteArray point(const QPainterPath::Element& element) { return svgNumber(element.x) + ' ' + svgNumber(element.y); }

QByteArray dashes(const QPen& pen, double width) {
    QByteArray list;
    const QList<qreal> pattern = pen.dashPattern();
    for (const qreal length : pattern) list += (list.isEmpty() ? "" : " ") + svgNumber(length * width);
    return attribute("stroke-dasharray", list);
}

QByteArray cap(Qt::PenCapStyle style) {
    if (style == Qt::FlatCap) return {};
    return attribute("stroke-linecap", style == Qt::RoundCap ? "round" : "square");
}

QByteArray join(Qt::PenJoinStyle style) {
    if (style == Qt::RoundJoin) return attribute("stroke-linejoin", "round");
    return style == Qt::BevelJoin ? attribute("stroke-linejoin", "bevel") : QByteArray();
}

bool allowedInXml(QChar c) { return c.unicode() >= 0x20 || c == u'\t' || c == u'\n' || c == u'\r'; }

} // namespace

QByteArray svgNumber(double value) {
    std::array<char, 400> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 3).ptr;
    QByteArray text(digits.data(), end - digits.data());
    while (text.endsWith('0')) text.chop(1);
    if (text.endsWith('.')) text.chop(1);
    return text == "-0" ? QByteArray("0") : text;
}

QByteArray svgPath(const QPainterPath& path) {
    QByteArray data;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& element = path.elementAt(i);
        if (element.isMoveTo())
            data += 'M' + point(element);
        else if (element.isLineTo())
            data += 'L' + point(element);
        else if (element.isCurveTo())
            data += 'C' + point(element);
        else
            data += ' ' + point(element);
    }
    return data;
}

QByteArray svgRect(const QRectF& rect) {
    return attribute("x", svgNumber(rect.x())) + attribute("y", svgNumber(rect.y())) +
           attribute("width", svgNumber(rect.width())) + attribute("height", svgNumber(rect.height()));
}

QByteArray svgTransform(const QTransform& t) {
    QByteArray list;
    for (const double value : {t.m11(), t.m12(), t.m21(), t.m22(), t.dx(), t.dy()})
        list += (list.isEmpty() ? "" : " ") + QByteArray::number(value, 'g', 9);
    return attribute("transform", "matrix(" + list + ')');
}

QByteArray svgFill(const QBrush& brush, double opacity) {
    return brush.style() == Qt::NoBrush ? QByteArray() : paint("fill", brush.color(), opacity);
}

QByteArray svgStroke(const QPen& pen, double opacity) {
    if (pen.style() == Qt::NoPen) return {};
    const double width = pen.widthF() > 0 ? pen.widthF() : 1;
    QByteArray result = paint("stroke", pen.color(), opacity) + attribute("stroke-width", svgNumber(width));
    if (pen.style() != Qt::SolidLine) result += dashes(pen, width);
    return result + cap(pen.capStyle()) + join(pen.joinStyle());
}

QByteArray svgFont(const QFont& font) {
    QByteArray families;
    const QStringList names = font.families();
    for (const QString& name : names) families += "'" + svgText(name) + "', ";
    QByteArray result = attribute("font-family", families + "'Noto Sans', 'Liberation Sans', Arial, sans-serif") +
                        attribute("font-size", QByteArray::number(font.pixelSize()) + "px");
    if (font.weight() != QFont::Normal) result += attribute("font-weight", QByteArray::number(int(font.weight())));
    return font.italic() ? result + attribute("font-style", "italic") : result;
}

QByteArray svgText(const QString& text) {
    QString allowed = text;
    allowed.removeIf([](QChar c) { return !allowedInXml(c); });
    return allowed.toHtmlEscaped().toUtf8();
}

} // namespace normscope::ui
