// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/pdf_document.h"

namespace normscope::ui {

constexpr QSize slideSize(1280, 720); // px, 96 an inch: 13⅓ × 7½ inches, as 16:9 slides are

struct SlideWords {
    QString title;
    QString stage;   // what the moment is called; may be empty
    QString caption; // the settings; may be empty
    QString number;  // "2 / 6"
};

// What title, caption and number leave to the figure.
QRectF figureRoom(const SlideWords& words, const Theme& theme);

// One more page. The figure, whose own title and caption are not drawn, is as large as the room allows.
void addSlide(PdfDocument& document, Picture figure, const SlideWords& words);

} // namespace normscope::ui
