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

QByteArray SvgEngine::textAttributes(const QFont& font) const {
    return svgFont(font) + svgFill(QBrush(painter()->pen().color()), painter()->opacity()) + transformAttribute();
}

void SvgEngine::drawTextItem(const QPointF& baseline, const QTextItem& item) {
    const QByteArray attributes = textAttributes(item.font());
    const QPointF end = m_text.baseline + QPointF(m_text.width, 0);
    const bool continues = !m_text.text.isEmpty() && attributes == m_text.attributes && !m_clipChanged &&
                           std::abs(end.x() - baseline.x()) < 0.05 && std::abs(end.y() - baseline.y()) < 0.05;
    if (!continues) {
        flushText();
        clipAttribute();
        m_text = {baseline, 0, attributes, QString()};
    }
    m_text.text += item.text();
    m_text.width += item.width();
}

void SvgEngine::flushText() {
    if (m_text.text.trimmed().isEmpty()) {
        m_text = {};
        return;
    }
    const QByteArray element = "<text x=\"" + svgNumber(m_text.baseline.x()) + "\" y=\"" +
                               svgNumber(m_text.baseline.y()) + '"' + m_text.attributes + '>' + svgText(m_text.text) +
                               "</text>";
    write(m_clip.isEmpty() ? element : "<g" + m_clip + '>' + element + "</g>");
    m_text = {};
}

} // namespace normscope::ui
