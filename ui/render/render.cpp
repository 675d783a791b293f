// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render.h"

#include "engine/axes_job.h"
#include "io/file.h"
#include "pages/axes/axes_page.h"
#include "pages/pages.h"
#include "plot/export.h"
#include "plot/matrix_view.h"
#include "window/window_image.h"

#include <QApplication>
#include <QBuffer>

namespace normscope::ui {

namespace {

Error problem(const char* place, Text reason) { return {{}, place, std::move(reason)}; }

std::string joined(const Figure& figure) {
    std::string names;
    for (const Panel& panel : figure.panels) names += (names.empty() ? "" : ", ") + panelName(panel);
    return names;
}

Expected<void> checkFrame(const RenderRequest& request, const TimelineSpec& timeline) {
    if (!request.frame || (*request.frame >= 0 && *request.frame <= timeline.length())) return {};
    return unexpected(problem("--frame", {NORMSCOPE_TEXT("must lie in 0 ... %1, not %2"),
                                          {{significant(timeline.length(), 3)}, {significant(*request.frame, 6)}}}));
}

// Laid out as if it were on a screen, without being on one.
void layOut(QWidget& widget, const QSize& size) {
    widget.setAttribute(Qt::WA_DontShowOnScreen);
    widget.resize(size);
    widget.show();
    QApplication::sendPostedEvents();
}

Expected<void> exportPanels(AxesPage& page, const RenderRequest& request) {
    if (request.what != RenderRequest::What::Plot) {
        return exportPicture(page.picture({}), request.out, {request.scale, request.transparent});
    }
    Picture picture = page.picture(request.plot);
    if (picture.panels.empty())
        return unexpected(problem("--plot", {NORMSCOPE_TEXT("no plot \"%1\" here; there are: %2"),
                                             {{request.plot.toStdString()}, {joined(page.figure())}}}));
    if (!request.size.isEmpty()) {
        PanelView* view = picture.panels.front().view;
        view->setColumn(0, 0); // it stood under its matrix; now it has the picture to itself
        if (auto* matrix = qobject_cast<MatrixView*>(view)) matrix->setCells({});
        picture.size = request.size;
        picture.panels.front().place = QRect(QPoint(0, 0), request.size);
    }
    return exportPicture(picture, request.out, {request.scale, request.transparent});
}

// The page alone looks as in a window, which is higher by its bars.
constexpr int transportAndBar = 88;

Expected<void> renderPage(const RenderRequest& request, std::shared_ptr<const AxesResult> result) {
    AxesPage page;
    if (const auto frame = checkFrame(request, page.timeline()); !frame) return frame;
    const bool ownSize = request.what == RenderRequest::What::Plot || request.size.isEmpty();
    const QSize size = ownSize ? QSize(1040, 812) : request.size;
    page.setReducedMotion(true);
    page.setTheme(theme(request.theme, size.height() + transportAndBar));
    page.setScenario(request.scenario);
    page.setFrame(request.frame.value_or(page.timeline().length()));
    page.setResult(std::move(result));
    layOut(page, size);
    return exportPanels(page, request);
}

Expected<void> writeImage(const QImage& image, const QString& path) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return writeFile(path.toStdString(), buffer.data().toStdString());
}

Expected<void> renderWindow(const RenderRequest& request, const std::shared_ptr<const AxesResult>& result) {
    if (!request.out.endsWith(".png", Qt::CaseInsensitive))
        return unexpected(problem("--out", NORMSCOPE_TEXT("the whole window is drawn as .png only")));
    WindowImageOptions options;
    if (!request.size.isEmpty()) options.size = request.size;
    options.theme = request.theme;
    options.frame = request.frame.value_or(axesStages);
    options.scale = request.scale;
    return writeImage(windowImage(result, options, makePages), request.out);
}

} // namespace

Expected<void> render(const RenderRequest& request) {
    AxesJob job;
    const AxesAnswer result = job(request.scenario, {});
    if (!result) return unexpected(result.error());
    if (request.what == RenderRequest::What::Window) return renderWindow(request, *result);
    return renderPage(request, *result);
}

} // namespace normscope::ui
