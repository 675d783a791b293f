// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <unordered_map>
#include <vector>

namespace normscope::ui {

// The colours for an image that can have few: all of them where they fit, otherwise cells of the colour cube with
// about as many pixels each (median cut), each drawn in its mean colour. Transparent pixels do not count.
class Palette {
public:
    Palette(const QImage& image, std::size_t most); // ARGB32; most > 0

    const std::vector<QRgb>& colours() const { return m_colours; }
    int indexOf(QRgb colour) const { return m_index.at(colour); } // of an opaque colour of the image

private:
    std::vector<QRgb> m_colours;
    std::unordered_map<QRgb, int> m_index;
};

} // namespace normscope::ui
