// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/svg_device.h"

#include "plot/svg_engine.h"
#include "plot/svg_format.h"

#include <cmath>

namespace normscope::ui {

SvgDevice::SvgDevice(const QSize& size) : m_size(size), m_engine(std::make_unique<SvgEngine>()) {}
SvgDevice::~SvgDevice() = default;

QPaintEngine* SvgDevice::paintEngine() const { return m_engine.get(); }

int SvgDevice::metric(PaintDeviceMetric metric) const {
    constexpr int dpi = 96;
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmWidthMM:
        return int(std::lround(m_size.width() * 25.4 / dpi));
    case PdmHeightMM:
        return int(std::lround(m_size.height() * 25.4 / dpi));
    case PdmNumColors:
        return 0; // no palette
    case PdmDepth:
        return 32;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return dpi;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDevicePixelRatioScaled:
        return int(devicePixelRatioFScale());
    }
    return QPaintDevice::metric(metric);
}

QByteArray SvgDevice::file(const QString& title, const QString& description, const QByteArray& metadata) const {
    const QByteArray width = QByteArray::number(m_size.width()), height = QByteArray::number(m_size.height());
    QByteArray file = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.1\" xml:space=\"preserve\" width=\"";
    file += width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height + "\">\n";
    if (!title.isEmpty()) file += "<title>" + svgText(title) + "</title>\n";
    if (!description.isEmpty()) file += "<desc>" + svgText(description) + "</desc>\n";
    if (!metadata.isEmpty()) file += "<metadata>" + metadata + "</metadata>\n";
    return file + m_engine->elements() + "</svg>\n";
}

} // namespace normscope::ui
