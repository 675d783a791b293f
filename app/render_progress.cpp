// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_progress.h"

#include "run_pages.h"

namespace normscope::cli {

RenderProgress::RenderProgress(std::ostream& out, std::string name, Page page, bool terminal)
    : m_out(out), m_name(std::move(name)), m_page(page), m_terminal(terminal) {}

void RenderProgress::show(const std::string& noun, std::size_t done, std::size_t planned) {
    if (noun != m_noun) {
        m_line.emplace(m_out, m_name.empty() ? noun : m_name + ": " + noun, m_terminal);
        m_noun = noun;
    }
    m_line->show(done, planned);
}

ui::FileProgress RenderProgress::callbacks() {
    return {[this](std::size_t done, std::size_t planned) { show(progressNoun(m_page), done, planned); },
            [this](std::size_t done, std::size_t planned) { show("frame", done, planned); }};
}

} // namespace normscope::cli
