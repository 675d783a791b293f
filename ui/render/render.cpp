// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render.h"

#include "engine/page_job.h"
#include "io/file.h"
#include "pages/pages.h"
#include "plot/export.h"
#include "plot/matrix_view.h"
#include "window/window_image.h"

#include <QApplication>
#include <QBuffer>

#include <memory>
#include <stdexcept>

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

// The page of the scenario, which its timeline may depend on.
std::unique_ptr<PageWidget> makePage(const Scenario& scenario) {
    std::unique_ptr<PageWidget> found;
    for (PageWidget* page : makePages()) {
        std::unique_ptr<PageWidget> each(page);
        if (each->page() == scenario.page) found = std::move(each);
    }
    if (!found) throw std::logic_error("a page without a widget");
    found->setScenario(scenario);
    return found;
}

Expected<void> exportPanels(PageWidget& page, const RenderRequest& request) {
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

Expected<void> renderPage(const RenderRequest& request, PageWidget& page, const PageResult& result) {
    const bool ownSize = request.what == RenderRequest::What::Plot || request.size.isEmpty();
    const QSize size = ownSize ? QSize(1040, 812) : request.size;
    page.setReducedMotion(true);
    page.setTheme(theme(request.theme, size.height() + transportAndBar));
    page.setFrame(request.frame.value_or(page.timeline().length()));
    page.setResult(result);
    layOut(page, size);
    return exportPanels(page, request);
}

Expected<void> writeImage(const QImage& image, const QString& path) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return writeFile(path.toStdString(), buffer.data().toStdString());
}

Expected<void> renderWindow(const RenderRequest& request, const PageResult& result) {
    if (!request.out.endsWith(".png", Qt::CaseInsensitive))
        return unexpected(problem("--out", NORMSCOPE_TEXT("the whole window is drawn as .png only")));
    WindowImageOptions options;
    if (!request.size.isEmpty()) options.size = request.size;
    options.theme = request.theme;
    options.frame = request.frame;
    options.scale = request.scale;
    return writeImage(windowImage(result, options, makePages), request.out);
}

} // namespace

Expected<void> render(const RenderRequest& request) {
    const std::unique_ptr<PageWidget> page = makePage(request.scenario);
    if (const auto frame = checkFrame(request, page->timeline()); !frame) return frame;
    const PageAnswer result = PageJob()({request.scenario}, {}, {});
    if (!result) return unexpected(result.error());
    if (request.what == RenderRequest::What::Window) return renderWindow(request, *result);
    return renderPage(request, *page, *result);
}

} // namespace normscope::ui
