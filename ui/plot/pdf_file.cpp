// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/pdf_file.h"

#include "plot/pdf_document.h"
#include "plot/picture_painter.h"
#include "plot/xmp_packet.h"

namespace normscope::ui {

QByteArray pdfFile(const Picture& picture, const std::string& scenario) {
    const QByteArray metadata = scenario.empty() ? QByteArray() : xmpPacket(picture.title, scenario);
    PdfDocument document(pageSize(picture), picture.title, metadata);
    document.addPage([&](QPainter&) { document.draw(picture); });
    return document.file();
}

} // namespace normscope::ui
