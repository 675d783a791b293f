// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/text_painter.h"

#include <QByteArray>
#include <QHash>
#include <QPaintEngine>
#include <QPainterPath>

#include <vector>

namespace normscope::ui {

// Writes what is painted as SVG elements. Solid pens and brushes; images are cells and stay sharp when enlarged.
class SvgEngine : public QPaintEngine {
public:
    SvgEngine();

    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState& state) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawImage(const QRectF& target, const QImage& image, const QRectF& source, Qt::ImageConversionFlags) override;
    void drawPixmap(const QRectF& target, const QPixmap& pixmap, const QRectF& source) override;
    void drawTextItem(const QPointF& baseline, const QTextItem& item) override;
    Type type() const override { return User; }

    QByteArray elements() const { return m_elements; }
    // Which end of the next texts stays in place when a viewer lacks the font and takes a wider one.
    void setTextAlign(TextAlign align);

private:
    struct TextPiece {
        QByteArray style;
        QString text;
    };
    // The pieces of one line become one element: a label can be found in the file, and flows in any font.
    struct PendingText {
        QPointF baseline;
        double width = 0;
        QByteArray transform;
        std::vector<TextPiece> pieces;
    };

    void flushText();
    void write(const QByteArray& element);
    void writePath(const QPainterPath& path, const QByteArray& fill);
    QByteArray clipAttribute();
    QByteArray transformAttribute() const;
    QByteArray strokeAttributes() const;
    QByteArray fillAttributes() const;
    bool continuesText(const QPointF& baseline) const;
    QByteArray textElement() const;

    QByteArray m_elements;
    QByteArray m_clip; // attribute for the clip in force
    bool m_clipChanged = true;
    QHash<QByteArray, QByteArray> m_clips; // path data → id
    PendingText m_text;
    TextAlign m_align = TextAlign::Left;
};

} // namespace normscope::ui
