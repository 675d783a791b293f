// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render.h"

#include "pages/finished_position.h"
#include "pages/pages.h"
#include "plot/export.h"
#include "render/page_picture.h"
#include "scenario/scenario_json.h"
#include "window/window_image.h"

namespace normscope::ui {

namespace {

Error problem(const char* place, Text reason) { return {{}, place, std::move(reason)}; }

Expected<void> checkFrame(const RenderRequest& request, const TimelineSpec& timeline) {
    if (!request.frame || (*request.frame >= 0 && *request.frame <= timeline.length())) return {};
    return unexpected(problem("--frame", {NORMSCOPE_TEXT("must lie in 0 ... %1, not %2"),
                                          {{significant(timeline.length(), 3)}, {significant(*request.frame, 6)}}}));
}

// The timeline. The layers of a checkpoint stand in its file.
bool isKnownBefore(Page page) { return page != Page::Models; }

Expected<void> renderPage(const RenderRequest& request, PageWidget& page, const PageResult& result) {
    const bool ownSize = request.what == RenderRequest::What::Plot || request.size.isEmpty();
    page.setFrame(request.frame.value_or(finishedPosition(page.page(), page.timeline())));
    showPage(page, result, request.theme, ownSize ? usualPage : request.size);
    const auto picture = pictureOf(page, request);
    if (!picture) return unexpected(picture.error());
    return exportPicture(*picture, request.out, {request.scale, request.transparent, toJson(request.scenario)});
}

Expected<void> renderWindow(const RenderRequest& request, const PageResult& result) {
    if (!request.out.endsWith(".png", Qt::CaseInsensitive))
        return unexpected(problem("--out", NORMSCOPE_TEXT("the whole window is drawn as .png only")));
    WindowImageOptions options;
    if (!request.size.isEmpty()) options.size = request.size;
    options.theme = request.theme;
    options.frame = request.frame;
    options.scale = request.scale;
    return exportImage(windowImage(result, options, makePages), request.out, toJson(request.scenario));
}

} // namespace

Expected<void> render(const RenderRequest& request, const RunProgress& progress, const std::stop_token& stop) {
    const std::unique_ptr<PageWidget> page = makePage(request.scenario);
    if (isKnownBefore(page->page()))
        if (const auto frame = checkFrame(request, page->timeline()); !frame) return frame;
    const PageAnswer result = computed(request.scenario, progress, stop);
    if (!result) return unexpected(result.error());
    page->setResult(*result);
    if (const auto frame = checkFrame(request, page->timeline()); !frame) return frame;
    if (request.what == RenderRequest::What::Window) return renderWindow(request, *result);
    return renderPage(request, *page, *result);
}

} // namespace normscope::ui
