// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "animation/animation.h"
#include "terminal_progress.h"

#include <optional>

namespace normscope::cli {

// How far a picture is, on a terminal: first what is computed, then the frames of an animation.
class RenderProgress {
public:
    // name: of the picture, said before what is counted; may be empty.
    RenderProgress(std::ostream& out, std::string name, Page page, bool terminal);

    ui::FileProgress callbacks(); // for as long as this lives

private:
    void show(const std::string& noun, std::size_t done, std::size_t planned);

    std::ostream& m_out;
    std::string m_name;
    Page m_page;
    bool m_terminal;
    std::string m_noun; // of the line that stands there
    std::optional<TerminalProgress> m_line;
};

} // namespace normscope::cli
