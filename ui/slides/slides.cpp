// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slides.h"

#include "render/page_picture.h"
#include "slides/slide_run.h"

namespace normscope::ui {

namespace {

tl::unexpected<Error> refuse(const char* place, Text reason) { return unexpected(Error{"", place, std::move(reason)}); }

} // namespace

Expected<void> checkSlides(const SlidesRequest& request) {
    if (!request.picture.out.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return refuse("--out", NORMSCOPE_TEXT("slides end in .pdf"));
    if (request.picture.what == RenderRequest::What::Window)
        return refuse("--window", NORMSCOPE_TEXT("not for slides"));
    const auto positions = slidePositions(request.frames, makePage(request.picture.scenario)->timeline());
    if (!positions) return unexpected(positions.error());
    return {};
}

Expected<FileOrder> slidesOrder(const SlidesRequest& request) {
    if (const auto possible = checkSlides(request); !possible) return unexpected(possible.error());
    const auto begin = [request](const PageResult& result) { return SlideRun::begin(request, result); };
    return FileOrder{request.picture.scenario, begin};
}

Expected<void> makeSlides(const SlidesRequest& request, const FileProgress& progress, const std::stop_token& stop) {
    const auto order = slidesOrder(request);
    return order ? makeFile(*order, progress, stop) : unexpected(order.error());
}

} // namespace normscope::ui
