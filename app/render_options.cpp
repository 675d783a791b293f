// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_options.h"

#include "language_option.h"
#include "page_option.h"

#include <charconv>

namespace normscope::cli {

namespace {

using ui::RenderRequest;

tl::unexpected<Error> refuse(const char* place, Text reason) { return unexpected(Error{"", place, std::move(reason)}); }

Expected<QSize> sizeOption(const Arguments& arguments) {
    const auto text = arguments.value("--size");
    if (!text) return QSize();
    int width = 0, height = 0;
    const char* end = text->data() + text->size();
    const auto first = std::from_chars(text->data(), end, width);
    const bool cross = first.ec == std::errc() && first.ptr != end && *first.ptr == 'x';
    const auto second = cross ? std::from_chars(first.ptr + 1, end, height) : first;
    if (!cross || second.ec != std::errc() || second.ptr != end || width < 100 || height < 100 || width > 8000 ||
        height > 8000)
        return refuse("--size", {NORMSCOPE_TEXT("must be WIDTHxHEIGHT, each 100 ... 8000, not \"%1\""), {{*text}}});
    return QSize(width, height);
}

Expected<ui::ThemeName> themeOption(const Arguments& arguments) {
    const auto word = wordOption(arguments, "--theme", "light", {"light", "dark", "projector", "contrast"});
    if (!word) return unexpected(word.error());
    if (*word == "light") return ui::ThemeName::Light;
    if (*word == "contrast") return ui::ThemeName::Contrast;
    return *word == "dark" ? ui::ThemeName::Dark : ui::ThemeName::Projector;
}

Expected<void> readPicture(const Arguments& arguments, RenderRequest& request) {
    const auto size = sizeOption(arguments);
    if (!size) return unexpected(size.error());
    const auto scale = realOption(arguments, "--scale", 1, {0.1, 16});
    if (!scale) return unexpected(scale.error());
    const auto theme = themeOption(arguments);
    if (!theme) return unexpected(theme.error());
    request.size = *size;
    request.scale = *scale;
    request.theme = *theme;
    if (!arguments.has("--frame")) return {};
    const auto frame = realOption(arguments, "--frame", 0, {0, 1e6});
    if (!frame) return unexpected(frame.error());
    request.frame = *frame;
    return {};
}

void readWhat(const Arguments& arguments, RenderRequest& request) {
    request.plot = QString::fromStdString(arguments.value("--plot", ""));
    request.transparent = arguments.has("--transparent");
    if (arguments.has("--window")) request.what = RenderRequest::What::Window;
    if (arguments.has("--plot")) request.what = RenderRequest::What::Plot;
}

Expected<void> readTime(const Arguments& arguments, ui::AnimationRequest& request) {
    const auto fps = wholeOption(arguments, "--fps", request.fps, {ui::fewestFps, ui::mostFps});
    if (!fps) return unexpected(fps.error());
    const auto plays = wholeOption(arguments, "--loop", request.plays, {0, ui::mostPlays});
    if (!plays) return unexpected(plays.error());
    request.fps = int(*fps);
    request.plays = int(*plays);
    if (!arguments.has("--seconds")) return {};
    const auto seconds = realOption(arguments, "--seconds", 1, {ui::fewestSeconds, ui::mostSeconds});
    if (!seconds) return unexpected(seconds.error());
    request.seconds = *seconds;
    return {};
}

Expected<void> readFrames(const Arguments& arguments, RenderOptions& options) {
    const auto text = arguments.value("--frames");
    if (!text) return {};
    const auto frames = ui::parseSlideFrames(*text);
    if (!frames) return unexpected(frames.error());
    options.frames = *frames;
    return {};
}

Expected<void> checkSlides(const Arguments& arguments) {
    if (!arguments.has("--frames")) return {};
    for (const char* other : {"--frame", "--window", "--size", "--transparent", "--fps", "--seconds", "--loop"})
        if (arguments.has(other)) return refuse(other, NORMSCOPE_TEXT("not together with --frames"));
    if (arguments.value("--format", "pdf") != "pdf") return refuse("--format", NORMSCOPE_TEXT("slides end in .pdf"));
    return {};
}

Expected<void> checkTogether(const Arguments& arguments) {
    if (!arguments.has("--out")) return refuse("--out", NORMSCOPE_TEXT("the file to write is missing"));
    const auto both = [&arguments](const char* a, const char* b) { return arguments.has(a) && arguments.has(b); };
    if (both("--plot", "--window")) return refuse("--plot", NORMSCOPE_TEXT("not together with --window"));
    if (both("--plot", "--all")) return refuse("--plot", NORMSCOPE_TEXT("not together with --all"));
    if (both("--page", "--all")) return refuse("--page", NORMSCOPE_TEXT("not together with --all"));
    return checkSlides(arguments);
}

} // namespace

Expected<RenderOptions> renderOptions(const Arguments& arguments) {
    if (const auto together = checkTogether(arguments); !together) return unexpected(together.error());
    RenderOptions options;
    const auto page = pageOption(arguments);
    if (!page) return unexpected(page.error());
    const auto format = wordOption(arguments, "--format", "png", {"png", "svg", "pdf", "webp", "apng", "gif", "mp4"});
    if (!format) return unexpected(format.error());
    const auto language = languageOption(arguments);
    if (!language) return unexpected(language.error());
    if (arguments.has("--format")) options.format = *format;
    options.page = *page;
    options.allPages = arguments.has("--all");
    options.out = *arguments.value("--out");
    options.language = *language;
    options.timed = arguments.has("--fps") || arguments.has("--seconds") || arguments.has("--loop");
    readWhat(arguments, options.request.picture);
    if (const auto picture = readPicture(arguments, options.request.picture); !picture)
        return unexpected(picture.error());
    if (const auto frames = readFrames(arguments, options); !frames) return unexpected(frames.error());
    if (const auto time = readTime(arguments, options.request); !time) return unexpected(time.error());
    return options;
}

} // namespace normscope::cli
