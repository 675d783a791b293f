// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/page_picture.h"

#include "pages/pages.h"
#include "plot/matrix_view.h"

#include <QApplication>

#include <stdexcept>

namespace normscope::ui {

namespace {

// The page alone looks as in a window, which is higher by its bars.
constexpr int transportAndBar = 88;

std::string joined(const Figure& figure) {
    std::string names;
    for (const Panel& panel : figure.panels) names += (names.empty() ? "" : ", ") + panelName(panel);
    return names;
}

// It stood under its matrix; now it has the picture to itself.
void giveWholeWidth(PanelView* view) {
    view->setColumn(0, 0);
    if (auto* matrix = qobject_cast<MatrixView*>(view)) matrix->setCells({});
}

void dress(PageWidget& page, ThemeName name, const QSize& size) {
    page.setTheme(theme(name, size.height() + transportAndBar));
}

void place(PageWidget& page, const QSize& size) {
    page.setAttribute(Qt::WA_DontShowOnScreen);
    page.resize(size);
    page.show();
    QApplication::sendPostedEvents();
}

} // namespace

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

void showPage(PageWidget& page, const PageResult& result, ThemeName theme, const QSize& size) {
    page.setReducedMotion(true);
    dress(page, theme, size);
    page.setResult(result);
    place(page, size);
}

void layOut(PageWidget& page, ThemeName theme, const QSize& size) {
    dress(page, theme, size);
    place(page, size);
}

Expected<Picture> pictureOf(PageWidget& page, const RenderRequest& request) {
    if (request.what != RenderRequest::What::Plot) return page.picture({});
    Picture picture = page.picture(request.plot);
    if (picture.panels.empty())
        return unexpected(Error{"",
                                "--plot",
                                {NORMSCOPE_TEXT("no plot \"%1\" here; there are: %2"),
                                 {{request.plot.toStdString()}, {joined(page.figure())}}}});
    if (request.size.isEmpty()) return picture;
    giveWholeWidth(picture.panels.front().view);
    picture.size = request.size;
    picture.panels.front().place = QRect(QPoint(0, 0), request.size);
    return picture;
}

} // namespace normscope::ui
