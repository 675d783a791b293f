// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/svg_engine.h"

#include "plot/svg_format.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include <cmath>

namespace normscope::ui {

SvgEngine::SvgEngine()
    : QPaintEngine(PrimitiveTransform | AlphaBlend | PainterPaths | Antialiasing | ConstantOpacity | PixmapTransform) {}

bool SvgEngine::begin(QPaintDevice*) {
    m_elements.clear();
    m_clips.clear();
    m_clipChanged = true;
    return true;
}

bool SvgEngine::end() {
    flushText();
    return true;
}

void SvgEngine::updateState(const QPaintEngineState& state) {
    if (state.state() & (DirtyClipEnabled | DirtyClipPath | DirtyClipRegion)) m_clipChanged = true;
}

void SvgEngine::write(const QByteArray& element) { m_elements += element + '\n'; }

QByteArray SvgEngine::transformAttribute() const {
    return painter()->transform().isIdentity() ? QByteArray() : svgTransform(painter()->transform());
}

QByteArray SvgEngine::strokeAttributes() const { return svgStroke(painter()->pen(), painter()->opacity()); }
QByteArray SvgEngine::fillAttributes() const { return svgFill(painter()->brush(), painter()->opacity()); }

// The clip is written once, in the coordinates of the file; elements then stand in a group that refers to it.
QByteArray SvgEngine::clipAttribute() {
    if (!m_clipChanged) return m_clip;
    m_clipChanged = false;
    m_clip.clear();
    if (!painter()->hasClipping()) return m_clip;
    const QByteArray data = svgPath(painter()->transform().map(painter()->clipPath()));
    if (!m_clips.contains(data)) {
        const QByteArray id = "clip" + QByteArray::number(m_clips.size());
        m_clips.insert(data, id);
        write("<clipPath id=\"" + id + "\"><path d=\"" + data + "\"/></clipPath>");
    }
    return m_clip = " clip-path=\"url(#" + m_clips.value(data) + ")\"";
}

// The clip belongs to the file, the transform to the element: with both, a group carries the clip.
void SvgEngine::writePath(const QPainterPath& path, const QByteArray& fill) {
    flushText();
    const QByteArray stroke = strokeAttributes();
    if (path.isEmpty() || (fill.isEmpty() && stroke.isEmpty())) return;
    const QByteArray clip = clipAttribute(), transform = transformAttribute();
    const QByteArray style = (fill.isEmpty() ? QByteArray(" fill=\"none\"") : fill) + stroke;
    const QByteArray element = "<path d=\"" + svgPath(path) + '"' + style + transform + "/>";
    write(clip.isEmpty() ? element : "<g" + clip + '>' + element + "</g>");
}

void SvgEngine::drawPath(const QPainterPath& path) { writePath(path, fillAttributes()); }

void SvgEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
    QPainterPath path(points[0]);
    for (int i = 1; i < count; ++i) path.lineTo(points[i]);
    if (mode != PolylineMode) path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    writePath(path, mode == PolylineMode ? QByteArray() : fillAttributes());
}

void SvgEngine::drawImage(const QRectF& target, const QImage& image, const QRectF& source, Qt::ImageConversionFlags) {
    flushText();
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.copy(source.toAlignedRect()).save(&buffer, "PNG");
    const QByteArray clip = clipAttribute();
    write("<g" + clip + "><image" + svgRect(target) + transformAttribute() +
          " preserveAspectRatio=\"none\" image-rendering=\"optimizeSpeed\" style=\"image-rendering:pixelated\" "
          "xlink:href=\"data:image/png;base64," +
          png.toBase64() + "\"/></g>");
}

void SvgEngine::drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) {
    drawImage(target, pixmap.toImage(), source, Qt::AutoColor);
}

void SvgEngine::setTextAlign(TextAlign align) {
    flushText();
    m_align = align;
}

bool SvgEngine::continuesText(const QPointF& baseline) const {
    const QPointF gap = m_text.baseline + QPointF(m_text.width, 0) - baseline;
    return !m_text.pieces.empty() && !m_clipChanged && m_text.transform == transformAttribute() &&
           std::abs(gap.x()) < 0.05 && std::abs(gap.y()) < 0.05;
}

void SvgEngine::drawTextItem(const QPointF& baseline, const QTextItem& item) {
    if (!continuesText(baseline)) {
        flushText();
        clipAttribute();
        m_text = {baseline, 0, transformAttribute(), {}};
    }
    const QByteArray style = svgFont(item.font()) + svgFill(QBrush(painter()->pen().color()), painter()->opacity());
    if (m_text.pieces.empty() || m_text.pieces.back().style != style) m_text.pieces.push_back({style, QString()});
    m_text.pieces.back().text += item.text();
    m_text.width += item.width();
}

QByteArray SvgEngine::textElement() const {
    const double share = m_align == TextAlign::Left ? 0 : m_align == TextAlign::Right ? 1 : 0.5;
    QByteArray element = "<text x=\"" + svgNumber(m_text.baseline.x() + share * m_text.width) + "\" y=\"" +
                         svgNumber(m_text.baseline.y()) + '"';
    if (share > 0) element += share < 1 ? " text-anchor=\"middle\"" : " text-anchor=\"end\"";
    element += " textLength=\"" + svgNumber(m_text.width) + "\" lengthAdjust=\"spacingAndGlyphs\"" + m_text.transform;
    if (m_text.pieces.size() == 1)
        return element + m_text.pieces[0].style + '>' + svgText(m_text.pieces[0].text) + "</text>";
    element += '>';
    for (const TextPiece& piece : m_text.pieces)
        element += "<tspan" + piece.style + '>' + svgText(piece.text) + "</tspan>";
    return element + "</text>";
}

void SvgEngine::flushText() {
    if (m_text.width > 0) {
        const QByteArray element = textElement();
        write(m_clip.isEmpty() ? element : "<g" + m_clip + '>' + element + "</g>");
    }
    m_text = {};
}

} // namespace normscope::ui
