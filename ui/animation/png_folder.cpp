// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/png_folder.h"

#include <QBuffer>
#include <QDir>
#include <QFile>

namespace normscope::ui {

namespace {

constexpr int digits = 4;
constexpr std::size_t highestNumber = 9999;

tl::unexpected<Error> failure(const QString& path, Text reason) {
    return unexpected(Error{path.toStdString(), "", std::move(reason)});
}

} // namespace

QString PngFolder::path(std::size_t number) const {
    return QDir(m_folder).filePath(QStringLiteral("%1-%2.png").arg(m_name).arg(number, digits, 10, QLatin1Char('0')));
}

Expected<void> PngFolder::open(const QSize&, int, int) { return {}; }

Expected<void> PngFolder::add(const QImage& frame) {
    if (m_files.size() == highestNumber)
        return failure(m_folder, {NORMSCOPE_TEXT("more than %1 frames"), {std::to_string(highestNumber)}});
    const bool same = !m_files.empty() && frame == m_before;
    m_files.push_back(same ? m_files.back() : QByteArray()); // bytes are shared
    m_before = frame;
    if (same) return {};
    QBuffer buffer(&m_files.back());
    buffer.open(QIODevice::WriteOnly);
    if (!frame.save(&buffer, "PNG")) return failure(m_folder, NORMSCOPE_TEXT("a frame cannot be compressed as PNG"));
    return {};
}

Expected<void> PngFolder::write(std::size_t number, const QByteArray& bytes) const {
    QFile file(path(number));
    const bool done = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (!done)
        return failure(file.fileName(), {NORMSCOPE_TEXT("cannot be written: %1"), {file.errorString().toStdString()}});
    return {};
}

void PngFolder::remove(std::size_t first, std::size_t last) const {
    for (std::size_t number = first; number <= last; ++number) QFile::remove(path(number));
}

Expected<void> PngFolder::finish() {
    const bool made = !QDir(m_folder).exists();
    if (!QDir().mkpath(m_folder)) return failure(m_folder, NORMSCOPE_TEXT("this folder cannot be made"));
    for (std::size_t k = 0; k < m_files.size(); ++k) {
        if (const auto written = write(k + 1, m_files[k]); !written) {
            remove(1, k + 1);
            if (made) QDir().rmdir(m_folder);
            return written;
        }
    }
    remove(m_files.size() + 1, highestNumber);
    return {};
}

} // namespace normscope::ui
