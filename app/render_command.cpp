// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_command.h"

#include "page_option.h"
#include "render/render.h"
#include "scenario_argument.h"
#include "window/run_window.h"

#include <QApplication>

#include <charconv>

namespace normscope::cli {

namespace {

using ui::RenderRequest;

Error problem(const char* place, Text reason) { return {"", place, std::move(reason)}; }

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
        return unexpected(
            problem("--size", {NORMSCOPE_TEXT("must be WIDTHxHEIGHT, each 100 ... 8000, not \"%1\""), {{*text}}}));
    return QSize(width, height);
}

Expected<ui::ThemeName> themeOption(const Arguments& arguments) {
    const auto word = wordOption(arguments, "--theme", "light", {"light", "dark", "projector"});
    if (!word) return unexpected(word.error());
    if (*word == "light") return ui::ThemeName::Light;
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

Expected<RenderRequest> requestFrom(const Arguments& arguments) {
    const auto scenario = scenarioNamed(arguments.operands()[0]);
    if (!scenario) return unexpected(scenario.error());
    if (!arguments.has("--out")) return unexpected(problem("--out", NORMSCOPE_TEXT("the file to write is missing")));
    if (arguments.has("--plot") && arguments.has("--window"))
        return unexpected(problem("--plot", NORMSCOPE_TEXT("not together with --window")));
    const auto page = pageOption(arguments);
    if (!page) return unexpected(page.error());
    RenderRequest request;
    request.scenario = *scenario;
    request.scenario.page = page->value_or(scenario->page);
    request.out = QString::fromStdString(*arguments.value("--out"));
    request.plot = QString::fromStdString(arguments.value("--plot", ""));
    request.transparent = arguments.has("--transparent");
    if (arguments.has("--window")) request.what = RenderRequest::What::Window;
    if (arguments.has("--plot")) request.what = RenderRequest::What::Plot;
    if (const auto picture = readPicture(arguments, request); !picture) return unexpected(picture.error());
    return request;
}

Outcome<void> run(const Arguments& arguments, const Streams&) {
    const auto request = requestFrom(arguments);
    if (!request) return unexpected(Failure(request.error()));
    qputenv("QT_QPA_PLATFORM", "offscreen"); // the same picture with and without a display
    int argc = 1;
    char name[] = "normscope";
    char* argv[] = {name, nullptr};
    QApplication application(argc, argv);
    ui::prepareApplication("en");
    if (const auto done = ui::render(*request); !done) return unexpected(Failure(done.error()));
    return {};
}

} // namespace

Command renderCommand() {
    return {.name = "render",
            .summary = "Draw a page, one plot or the whole window to a file",
            .usage = "SCENARIO --out FILE.{png,svg,pdf} [OPTIONS]",
            .details = "SCENARIO is a scenario file or the name of a preset (see normscope presets).\n",
            .options =
                {{"--out", "FILE", "what to write; the ending says in which format"},
                 {"--page", "PAGE", "axes, depth, training, batch or precision; that of the scenario"},
                 {"--plot", "NAME",
                  "one plot of the page: input, layer, histogram-layer ...; rms, gradient, block ...; loss, accuracy, "
                  "arms, gradient-map-a ...; batch-mean, error-law ...; grid-fp16, floor ..."},
                 {"--window", "", "the whole window as a person sees it (png)"},
                 {"--size", "WxH", "pixels; 1040x812 for a page, 1440x900 for a window"},
                 {"--scale", "S", "png: pixels a pixel, 0.1 ... 16; 1"},
                 {"--frame", "F", "position on the page's timeline, from 0; its end. Of a training: steps done"},
                 {"--theme", "THEME", "light, dark or projector; light"},
                 {"--transparent", "", "png, svg: no page colour behind"}},
            .operands = 1,
            .run = run};
}

} // namespace normscope::cli
