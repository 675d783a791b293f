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

Expected<void> makeSlides(const SlidesRequest& request, const AnimationProgress& progress,
                          const std::stop_token& stop) {
    if (const auto possible = checkSlides(request); !possible) return possible;
    const PageAnswer result = computed(request.picture.scenario, progress.computing, stop);
    if (!result) return unexpected(result.error());
    const auto run = SlideRun::begin(request, *result);
    if (!run) return unexpected(run.error());
    while (!(*run)->finished()) {
        if (stop.stop_requested()) return unexpected(stoppedError());
        if (const auto drawn = (*run)->step(); !drawn) return drawn;
        if (progress.drawing) progress.drawing((*run)->done(), (*run)->slides());
    }
    return {};
}

} // namespace normscope::ui
