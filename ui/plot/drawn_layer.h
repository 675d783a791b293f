// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace normscope::ui {

// Hands the plotting library's painter to our own drawing code, on screen and in files alike. Owned by the plot; things
// in one layer are drawn in the order in which they were made.
class DrawnLayer : public QCPLayerable {
public:
    enum class Content { Words, Marks }; // marks meet the library's lines to the half pixel

    DrawnLayer(QCustomPlot* plot, const QString& layer, Content content, std::function<void(QPainter&)> draw)
        : QCPLayerable(plot, layer), m_content(content), m_draw(std::move(draw)) {}

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override {
        painter->setAntialiasing(m_content == Content::Marks);
    }
    void draw(QCPPainter* painter) override { m_draw(*painter); }

private:
    Content m_content;
    std::function<void(QPainter&)> m_draw;
};

} // namespace normscope::ui
