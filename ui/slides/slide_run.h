// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/page_result.h"
#include "pages/page.h"
#include "plot/pdf_document.h"
#include "slides/slide_page.h"
#include "slides/slides.h"

namespace normscope::ui {

// Slides while they are made.
class SlideRun : public FileRun {
public:
    // An unknown plot is an error, as what checkSlides() refuses.
    static Expected<std::unique_ptr<FileRun>> begin(const SlidesRequest& request, const PageResult& result);

    std::size_t planned() const override { return m_positions.size(); }
    std::size_t done() const override { return m_done; }
    Expected<void> step() override;

private:
    SlideRun(const SlidesRequest& request, const PageResult& result);
    Expected<void> open();
    void layOutFor(const Picture& picture);
    SlideWords words(const Picture& picture) const;
    Expected<void> write();

    RenderRequest m_request;
    std::unique_ptr<PageWidget> m_page;
    TimelineSpec m_timeline;
    std::vector<double> m_positions;
    QString m_title; // of the page, also where one plot is drawn
    std::unique_ptr<PdfDocument> m_document;
    std::size_t m_done = 0;
};

} // namespace normscope::ui
