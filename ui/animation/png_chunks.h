// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>

// The parts of a PNG file.
namespace normscope::ui {

constexpr char pngSignature[] = "\x89PNG\r\n\x1a\n";

QByteArray pngNumber(quint32 value); // most significant byte first
QByteArray pngShortNumber(quint16 value);

// type: four letters. With length and checksum.
QByteArray pngChunk(const char* type, const QByteArray& data);

// The compressed rows of an ARGB32 image as 8-bit RGBA: the data of IDAT.
QByteArray pngPixels(const QImage& image);

} // namespace normscope::ui
