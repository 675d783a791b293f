// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/worksheet_file.h"

#include "io/file.h"
#include "plot/pdf_document.h"
#include "worksheet/worksheet_html.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>

#include <cmath>

namespace normscope::ui {

namespace {

constexpr QSizeF a4(595 / 0.75, 842 / 0.75); // px, 96 an inch
constexpr double margin = 56;
constexpr int pixelsPerMetre = 3780; // 96 an inch, whatever the screen has

void drawPart(QPainter& painter, QTextDocument& document, int page) {
    const QSizeF room = document.pageSize();
    painter.translate(margin, margin - page * room.height());
    const QRectF part(QPointF(0, page * room.height()), room);
    painter.setClipRect(part);
    document.drawContents(&painter, part);
}

QByteArray drawn(QTextDocument& document, const QString& title) {
    PdfDocument file(a4, title);
    for (int page = 0; page < document.pageCount(); ++page)
        file.addPage([&](QPainter& painter) { drawPart(painter, document, page); });
    return file.file();
}

Expected<void> write(const QByteArray& file, const QString& path) {
    return writeFile(path.toStdString(), {file.constData(), std::size_t(file.size())});
}

} // namespace

QByteArray worksheetPdf(const WorksheetSettings& settings, SheetKind kind) {
    QImage device(1, 1, QImage::Format_RGB32);
    device.setDotsPerMeterX(pixelsPerMetre);
    device.setDotsPerMeterY(pixelsPerMetre);
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&device);
    document.setDefaultFont(theme(ThemeName::Light).font(TextSize::Body));
    document.setDocumentMargin(0);
    document.setPageSize({std::floor(a4.width() - 2 * margin), std::floor(a4.height() - 2 * margin)});
    document.setHtml(worksheetHtml(makeWorksheet(settings), settings.seed, kind));
    return drawn(document, worksheetTitle(kind));
}

QString answersPath(const QString& path) {
    constexpr qsizetype ending = 4; // ".pdf"
    return path.chopped(ending) + QStringLiteral("-answers") + path.right(ending);
}

Expected<void> writeWorksheet(const WorksheetSettings& settings, const QString& path) {
    if (!path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return unexpected(Error{"", "--out", NORMSCOPE_TEXT("a worksheet ends in .pdf")});
    if (const auto sheet = write(worksheetPdf(settings, SheetKind::Blank), path); !sheet) return sheet;
    return write(worksheetPdf(settings, SheetKind::Answers), answersPath(path));
}

} // namespace normscope::ui
