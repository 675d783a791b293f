// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/page.h"
#include "render/render.h"

#include <memory>

// A page or a plot of it as a picture: what single pictures and animations have in common.
namespace normscope::ui {

std::unique_ptr<PageWidget> makePage(const Scenario& scenario); // of the scenario, which its timeline may depend on

// The result, laid out as if it were on a screen, without being on one; changes are cuts. size: of the page itself.
void showPage(PageWidget& page, const PageResult& result, ThemeName theme, const QSize& size);
void layOut(PageWidget& page, ThemeName theme, const QSize& size); // again, in another size

// At the position where the page stands. Of a plot with a size of its own in that size.
Expected<Picture> pictureOf(PageWidget& page, const RenderRequest& request);

constexpr QSize usualPage(1040, 812);

} // namespace normscope::ui
