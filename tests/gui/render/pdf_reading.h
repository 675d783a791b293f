// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>

// What a PDF file holds, without the writer's help.
namespace normscope::test {

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline int pdfPages(const QByteArray& pdf) {
    static const QRegularExpression page("/Type\\s*/Page\\b");
    return int(QString::fromLatin1(pdf).count(page));
}

// "0 0 595.000000 842.000000" as "0 0 595 842".
inline QString numbersIn(const QString& text) {
    QStringList numbers;
    for (const QString& number : text.simplified().split(u' ')) numbers << QString::number(number.toDouble());
    return numbers.join(u' ');
}

// In points.
inline QStringList pdfBoxes(const QByteArray& pdf) {
    static const QRegularExpression box("/MediaBox\\s*\\[([^\\]]*)\\]");
    QStringList boxes;
    for (auto match = box.globalMatch(QString::fromLatin1(pdf)); match.hasNext();)
        boxes << numbersIn(match.next().captured(1));
    boxes.removeDuplicates();
    return boxes;
}

inline bool hasPdfToText() { return !QStandardPaths::findExecutable("pdftotext").isEmpty(); }

// One text a page, as poppler's program reads it.
inline QStringList pdfTexts(const QString& path) {
    QProcess process;
    process.start("pdftotext", {"-layout", "-enc", "UTF-8", path, "-"});
    if (!process.waitForFinished(60'000) || process.exitCode() != 0) return {};
    QStringList pages = QString::fromUtf8(process.readAllStandardOutput()).split(u'\f');
    if (!pages.isEmpty() && pages.last().trimmed().isEmpty()) pages.removeLast();
    return pages;
}

} // namespace normscope::test
