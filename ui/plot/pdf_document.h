// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/export.h"

#include <functional>
#include <memory>

class QPainter;

namespace normscope::ui {

// A PDF file while its pages are drawn: all of one size, fonts embedded, images lossless. Without the time of writing,
// so that equal pages are equal files.
class PdfDocument {
public:
    // page: px, 96 an inch. metadata: what xmpPacket() gives; may be empty.
    PdfDocument(const QSizeF& page, const QString& title, const QByteArray& metadata = {});
    ~PdfDocument();
    PdfDocument(const PdfDocument&) = delete;
    PdfDocument& operator=(const PdfDocument&) = delete;

    // In px from the upper left corner.
    void addPage(const std::function<void(QPainter& painter)>& draw);
    // On the page that is being drawn, its title and caption with it.
    void draw(const Picture& picture, const QPointF& topLeft = {}, double scale = 1);

    QByteArray file(); // ends it; nothing is added afterwards

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
    bool m_begun = false;
};

} // namespace normscope::ui
