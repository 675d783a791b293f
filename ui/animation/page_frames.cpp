// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_source.h"
#include "plot/export.h"
#include "plot/picture_painter.h"
#include "render/page_picture.h"

#include <QPainter>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr QSize smallestPage(960, 760); // with title and caption: as in a window of 1366 × 768
constexpr int lowestPlot = 40;

class PageFrames {
public:
    PageFrames(const RenderRequest& request, const PageResult& result)
        : m_request(request), m_wanted(request.size * request.scale), m_page(makePage(request.scenario)) {
        const bool plot = request.what == RenderRequest::What::Plot;
        showPage(*m_page, result, request.theme, plot || request.size.isEmpty() ? usualPage : request.size);
        if (request.size.isEmpty()) return;
        plot ? fitPlot() : fitPage();
    }

    const PageWidget& page() const { return *m_page; }
    Expected<Picture> picture() { return pictureOf(*m_page, m_request); }

    QImage draw(double position) {
        m_page->setFrame(position);
        const Picture picture = this->picture().value();
        const QImage drawn = pictureImage(picture, {m_request.scale});
        if (m_wanted.isEmpty()) m_wanted = drawn.size();
        return onPaper(drawn, picture.theme->page);
    }

private:
    int heightAround(const Picture& picture) const { return pageSize(picture).height() - picture.size.height(); }

    // With title and caption it is to have the size that was asked for.
    void fitPlot() {
        const auto picture = this->picture();
        if (!picture) return;
        m_request.size.setHeight(std::max(m_request.size.height() - heightAround(*picture), lowestPlot));
    }

    void fitPage() {
        const QSizeF size = m_request.size;
        const double larger =
            std::max({1.0, smallestPage.width() / size.width(), smallestPage.height() / size.height()});
        const QSize whole = (size * larger).toSize();
        m_request.scale /= larger;
        layOut(*m_page, m_request.theme, whole);
        const int excess = pageSize(m_page->picture({})).height() - whole.height();
        layOut(*m_page, m_request.theme, whole - QSize(0, excess));
    }

    // A caption that takes another line does not change the size of the frames.
    QImage onPaper(const QImage& drawn, const QColor& paper) const {
        QImage frame(m_wanted, QImage::Format_RGB32);
        frame.fill(paper);
        QPainter(&frame).drawImage(0, 0, drawn);
        return frame;
    }

    RenderRequest m_request;
    QSize m_wanted; // pixels of a frame; empty: those of the first
    std::unique_ptr<PageWidget> m_page;
};

QString nameOf(const PageFrames& frames, const RenderRequest& request) {
    if (request.what == RenderRequest::What::Plot) return request.plot;
    return QString::fromStdString(frames.page().figure().name);
}

} // namespace

Expected<FrameSource> pageFrames(const RenderRequest& request, const PageResult& result) {
    const auto frames = std::make_shared<PageFrames>(request, result);
    if (const auto picture = frames->picture(); !picture) return unexpected(picture.error());
    return FrameSource{nameOf(*frames, request), frames->page().timeline(),
                       [frames](double position) { return frames->draw(position); }};
}

} // namespace normscope::ui
