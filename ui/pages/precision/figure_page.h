// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "figure/figure.h"
#include "plot/text_painter.h"
#include "plot/text_table_height.h"
#include "plot/theme.h"

#include <QSize>

#include <algorithm>

namespace normscope::ui {

// A figure that is to be laid out, in page pixels.
struct FigurePage {
    const Figure& figure;
    QSize size;
    const Theme& theme;
    double scale = textScale(theme);

    int px(int length) const { return int(length * scale); }
    std::size_t indexOf(const std::string& name) const {
        return std::size_t(std::ranges::find(figure.panels, name, panelName) - figure.panels.begin());
    }
    bool has(const std::string& name) const { return indexOf(name) < figure.panels.size(); }
    // How low a table may be; 0: there is none.
    int tableHeight(const std::string& name, int width) const {
        return has(name) ? leastTableHeight(std::get<TextTable>(figure.panels[indexOf(name)]), theme, width) : 0;
    }
};

} // namespace normscope::ui
