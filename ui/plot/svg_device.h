// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPaintDevice>
#include <QSize>
#include <QString>

#include <memory>

namespace normscope::ui {

class SvgEngine;

// Paints into an SVG file. QSvgGenerator forgets clipping (Qt 6.4), so lines would run over titles.
class SvgDevice : public QPaintDevice {
public:
    explicit SvgDevice(const QSize& size);
    ~SvgDevice() override;

    QPaintEngine* paintEngine() const override;
    // After painting has ended. metadata: elements that go into <metadata>; empty: there is none.
    QByteArray file(const QString& title, const QString& description, const QByteArray& metadata = {}) const;

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    QSize m_size;
    std::unique_ptr<SvgEngine> m_engine;
};

} // namespace normscope::ui
