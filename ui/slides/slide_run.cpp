// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_run.h"

#include "io/file.h"
#include "plot/xmp_packet.h"
#include "render/page_picture.h"
#include "scenario/figure_scenario.h"
#include "scenario/scenario_json.h"

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr QSizeF smallestPage(960, 700); // below that a page's words would meet
constexpr double plotScale = 1.25;       // one plot has room for larger words

} // namespace

Expected<std::unique_ptr<FileRun>> SlideRun::begin(const SlidesRequest& request, const PageResult& result) {
    if (const auto possible = checkSlides(request); !possible) return unexpected(possible.error());
    std::unique_ptr<SlideRun> run(new SlideRun(request, result));
    if (const auto opened = run->open(); !opened) return unexpected(opened.error());
    return run;
}

SlideRun::SlideRun(const SlidesRequest& request, const PageResult& result)
    : m_request(request.picture), m_page(makePage(m_request.scenario)), m_timeline(m_page->timeline()),
      m_positions(slidePositions(request.frames, m_timeline).value()) {
    m_request.size = {};
    m_request.frame.reset();
    showPage(*m_page, result, m_request.theme, usualPage);
}

Expected<void> SlideRun::open() {
    m_page->setFrame(m_positions.front());
    const Picture page = m_page->picture({});
    m_title = page.title;
    const auto picture = pictureOf(*m_page, m_request);
    if (!picture) return unexpected(picture.error());
    const auto scenario = figureText(toJson(m_request.scenario), m_request.out.toStdString());
    if (!scenario) return unexpected(scenario.error());
    layOutFor(page);
    m_document = std::make_unique<PdfDocument>(slideSize, m_title, xmpPacket(m_title, *scenario));
    return {};
}

void SlideRun::layOutFor(const Picture& picture) {
    const QSizeF room = figureRoom(words(picture), *picture.theme).size();
    if (m_request.what == RenderRequest::What::Plot) {
        m_request.size = (room / plotScale).toSize();
        return;
    }
    const double larger = std::max({1.0, smallestPage.width() / room.width(), smallestPage.height() / room.height()});
    layOut(*m_page, m_request.theme, (room * larger).toSize());
}

SlideWords SlideRun::words(const Picture& picture) const {
    const double position = m_positions[m_done];
    QStringList stage;
    if (const int segment = m_timeline.segmentAt(position); segment >= 0)
        stage << m_timeline.segments[std::size_t(segment)].label;
    if (m_timeline.status) stage << m_timeline.status(position);
    stage.removeAll(QString());
    return {m_title, stage.join(QStringLiteral(" · ")), picture.caption,
            QStringLiteral("%1 / %2").arg(m_done + 1).arg(planned())};
}

Expected<void> SlideRun::step() {
    m_page->setFrame(m_positions[m_done]);
    const Picture picture = pictureOf(*m_page, m_request).value();
    addSlide(*m_document, picture, words(picture));
    if (++m_done < planned()) return {};
    return write();
}

Expected<void> SlideRun::write() {
    const QByteArray file = m_document->file();
    return writeFile(m_request.out.toStdString(), {file.constData(), std::size_t(file.size())});
}

} // namespace normscope::ui
