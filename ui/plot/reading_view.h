// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/drawn_view.h"
#include "plot/reading_layout.h"

namespace normscope::ui {

// Paragraphs to read; a tool tip shows what had no room.
class ReadingView : public DrawnView {
    Q_OBJECT
public:
    ReadingView(const Reading& panel, const Theme& theme, QWidget* parent = nullptr);

    void setPanel(const Panel& panel) override;
    ReadingLayout layoutFor(const QSize& size) const { return layOutReading(reading(), theme(), placeIn(size)); }
    QSize sizeHint() const override; // the height it needs

protected:
    void draw(QPainter& painter, const QSize& size) const override;
    bool event(QEvent* event) override;

private:
    const Reading& reading() const { return std::get<Reading>(panel()); }
    QRectF placeIn(const QSize& size) const;
    QString whole() const;
};

} // namespace normscope::ui
