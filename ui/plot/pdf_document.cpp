// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/pdf_document.h"

#include "plot/picture_painter.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QHashFunctions>
#include <QPdfWriter>
#include <QRegularExpression>

namespace normscope::ui {
namespace {

constexpr double pointsPerPixel = 0.75;

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

struct PdfDocument::Parts {
    Parts(const QSizeF& page, const QString& title, const QByteArray& metadata) {
        buffer.open(QIODevice::WriteOnly);
        writer.setPageSize(QPageSize(page * pointsPerPixel, QPageSize::Point, QString(), QPageSize::ExactMatch));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(96);
        writer.setCreator(QStringLiteral("NormScope"));
        writer.setTitle(title);
        if (!metadata.isEmpty()) writer.setDocumentXmpMetadata(metadata);
    }

    void begin() {
        painter.begin(&writer);
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.setMode(QCPPainter::pmNonCosmetic);
        painter.setRenderHint(QPainter::LosslessImageRendering);
    }

    QBuffer buffer;
    QPdfWriter writer{&buffer};
    QCPPainter painter;
};

PdfDocument::PdfDocument(const QSizeF& page, const QString& title, const QByteArray& metadata)
    : m_parts(std::make_unique<Parts>(page, title, metadata)) {}

PdfDocument::~PdfDocument() {
    if (m_parts->painter.isActive()) m_parts->painter.end();
}

void PdfDocument::addPage(const std::function<void(QPainter& painter)>& draw) {
    const SteadyHashes steady;
    if (m_begun)
        m_parts->writer.newPage();
    else
        m_parts->begin();
    m_begun = true;
    m_parts->painter.save();
    draw(m_parts->painter);
    m_parts->painter.restore();
}

void PdfDocument::draw(const Picture& picture, const QPointF& topLeft, double scale) {
    m_parts->painter.save();
    m_parts->painter.translate(topLeft);
    m_parts->painter.scale(scale, scale);
    drawPicture(m_parts->painter, picture, false);
    m_parts->painter.restore();
}

QByteArray PdfDocument::file() {
    const SteadyHashes steady;
    m_parts->painter.end();
    QByteArray file = m_parts->buffer.data();
    forgetTime(file);
    return file;
}

} // namespace normscope::ui
