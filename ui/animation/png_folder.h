// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/frame_encoder.h"

#include <QByteArray>

#include <vector>

namespace normscope::ui {

// One PNG a frame: FOLDER/NAME-0001.png, as many programs read them. They are written at the end, and then those with
// higher numbers go, which an earlier and longer animation left.
class PngFolder : public FrameEncoder {
public:
    PngFolder(QString folder, QString name) : m_folder(std::move(folder)), m_name(std::move(name)) {}

    Expected<void> open(const QSize& size, int fps, int plays) override;
    Expected<void> add(const QImage& frame) override;
    Expected<void> finish() override;

private:
    QString path(std::size_t number) const; // from 1
    Expected<void> write(std::size_t number, const QByteArray& file) const;
    void remove(std::size_t first, std::size_t last) const;

    QString m_folder, m_name;
    std::vector<QByteArray> m_files;
    QImage m_before;
};

} // namespace normscope::ui
