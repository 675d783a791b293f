// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace normscope::ui {

// What a PDF file says of itself: title, creator, producer, and the scenario of its figure, as figureText() gives it.
// No time, so that equal figures are equal files.
QByteArray xmpPacket(const QString& title, const std::string& scenario);

} // namespace normscope::ui
