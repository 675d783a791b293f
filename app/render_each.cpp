// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_each.h"

#include "animation/frame_encoder.h"
#include "interrupt.h"
#include "offscreen.h"
#include "render_progress.h"
#include "slides/slides.h"

#include <unistd.h>

#include <filesystem>

namespace normscope::cli {

namespace {

// A folder that was made for files goes again if none came.
class Folder {
public:
    explicit Folder(std::string path) : m_path(std::move(path)) {}
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        std::error_code notEmpty;
        if (m_made) std::filesystem::remove(m_path, notEmpty);
    }

    Expected<void> make() {
        if (m_path.empty()) return {};
        std::error_code fault;
        m_made = std::filesystem::create_directories(m_path, fault);
        if (fault)
            return unexpected(Error{m_path, "", {NORMSCOPE_TEXT("this folder cannot be made: %1"), {fault.message()}}});
        return {};
    }

private:
    std::string m_path;
    bool m_made = false;
};

std::string fileName(const ui::AnimationRequest& request) {
    return std::filesystem::path(request.picture.out.toStdString()).filename().string();
}

using SlideFrames = std::optional<ui::SlideFrames>;

Expected<void> draw(const ui::AnimationRequest& request, const SlideFrames& frames, RenderProgress& progress,
                    const std::stop_token& stop) {
    if (frames) return ui::makeSlides({request.picture, *frames}, progress.callbacks(), stop);
    if (ui::animationFormatOf(request.picture.out)) return ui::animate(request, progress.callbacks(), stop);
    return ui::render(request.picture, progress.callbacks().computing, stop);
}

Failure interrupted(std::size_t written, std::size_t all) {
    const Text what = {NORMSCOPE_TEXT("stopped: %1 of %2 pictures written"),
                       {std::to_string(written), std::to_string(all)}};
    return {Error{"", "", what}, Interrupted};
}

Outcome<void> drawAll(const std::vector<ui::AnimationRequest>& requests, const SlideFrames& frames,
                      const Streams& streams) {
    const Interrupt interrupt;
    for (std::size_t k = 0; k < requests.size(); ++k) {
        if (interrupt.token().stop_requested()) return unexpected(interrupted(k, requests.size()));
        const std::string name = requests.size() > 1 ? fileName(requests[k]) : "";
        const Page page = requests[k].picture.scenario.page;
        RenderProgress progress(streams.err, name, page, isatty(STDERR_FILENO) != 0);
        const auto done = draw(requests[k], frames, progress, interrupt.token());
        if (!done && interrupt.token().stop_requested()) return unexpected(interrupted(k, requests.size()));
        if (!done) return unexpected(Failure(done.error()));
    }
    return {};
}

} // namespace

Outcome<void> renderEach(const std::vector<ui::AnimationRequest>& requests, const RenderOptions& options,
                         const std::string& path, const Streams& streams) {
    Folder folder(path);
    if (const auto made = folder.make(); !made) return unexpected(Failure(made.error()));
    const Offscreen application(options.language);
    return drawAll(requests, options.frames, streams);
}

} // namespace normscope::cli
