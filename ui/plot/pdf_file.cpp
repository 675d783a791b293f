// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/pdf_file.h"

#include "plot/picture_painter.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QHashFunctions>
#include <QPdfWriter>
#include <QRegularExpression>

namespace normscope::ui {
namespace {

void setUp(QPdfWriter& writer, const Picture& picture) {
    const QSizeF points = QSizeF(pageSize(picture)) * 0.75;
    writer.setPageSize(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    writer.setResolution(96);
    writer.setCreator(QStringLiteral("NormScope"));
    writer.setTitle(picture.title);
}

// Qt writes the fonts of a file in the order of a hash table, which differs from one start of the program to the next.
class SteadyHashes {
public:
    SteadyHashes() { QHashSeed::setDeterministicGlobalSeed(); }
    ~SteadyHashes() { QHashSeed::resetRandomGlobalSeed(); }
    SteadyHashes(const SteadyHashes&) = delete;
    SteadyHashes& operator=(const SteadyHashes&) = delete;
};

// Same length, so every offset in the file stays right.
void forgetTime(QByteArray& file) {
    static const QRegularExpression date(QStringLiteral("/CreationDate \\(D:(\\d{14})[^)]*\\)"));
    const QString text = QString::fromLatin1(file); // byte for byte
    const QRegularExpressionMatch match = date.match(text);
    if (!match.hasMatch()) return;
    QByteArray fixed = "/CreationDate (D:20260101000000Z";
    fixed += QByteArray(match.capturedLength() - fixed.size() - 1, ' ') + ')';
    file.replace(match.capturedStart(), match.capturedLength(), fixed);
}

} // namespace

QByteArray pdfFile(const Picture& picture) {
    const SteadyHashes steady;
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    setUp(writer, picture);
    QCPPainter painter;
    painter.begin(&writer);
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.setMode(QCPPainter::pmNonCosmetic);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    drawPicture(painter, picture, false);
    painter.end();
    QByteArray file = buffer.data();
    forgetTime(file);
    return file;
}

} // namespace normscope::ui
