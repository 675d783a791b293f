// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_command.h"

#include "render_each.h"
#include "render_list.h"

#include <filesystem>

namespace normscope::cli {

namespace {

Outcome<void> run(const Arguments& arguments, const Streams& streams) {
    const auto options = renderOptions(arguments);
    if (!options) return unexpected(Failure(options.error()));
    const std::string& operand = arguments.operands()[0];
    const auto requests = renderList(operand, *options);
    if (!requests) return unexpected(Failure(requests.error()));
    const bool many = options->allPages || std::filesystem::is_directory(operand);
    return renderEach(*requests, *options, many ? options->out : std::string(), streams);
}

const std::vector<Option> pictureOptions = {
    {"--out", "FILE", "what to write; the ending says in which format; of many pictures: the folder"},
    {"--page", "PAGE", "axes, depth, training, batch, precision or models; that of the scenario"},
    {"--all", "", "every page of the scenario, each to a file of its name in the folder --out"},
    {"--format", "FORMAT", "of many pictures: png, svg, pdf, webp, apng, gif or mp4; png"},
    {"--plot", "NAME",
     "one plot of the page: input, layer, histogram-layer ...; rms, gradient, block ...; loss, accuracy, "
     "arms, gradient-map-a ...; batch-mean, error-law ...; grid-fp16, floor ...; models, model ..."},
    {"--window", "", "the whole window as a person sees it (png or an animation)"},
    {"--size", "WxH",
     "pixels; 1040x812 for a page, 1440x900 for a window. Of an animation: of its frames, with title and caption"},
    {"--scale", "S", "png, animations: pixels a pixel, 0.1 ... 16; 1"},
    {"--frame", "F", "position on the page's timeline, from 0; its end. Of a training: steps done"},
    {"--frames", "WHICH",
     "slides, a page of a .pdf each: stops, all of the timeline; N, so many, evenly spread; or positions: 0,2,5"},
    {"--theme", "THEME", "light, dark, projector or contrast; light"},
    {"--lang", "LANG", "en or zh_CN; en"},
    {"--transparent", "", "png, svg: no page colour behind"},
    {"--fps", "N", "animations: frames a second, 1 ... 60, gif ... 50; 25"},
    {"--seconds", "S", "animations: how long, 0.1 ... 120; as long as the window plays it, at most 20"},
    {"--loop", "N", "webp, apng, gif: how often it is played; 0: without end; 0"}};

} // namespace

Command renderCommand() {
    return {.name = "render",
            .summary = "Draw a page, one plot or the whole window to a file, also as an animation",
            .usage = "SCENARIO --out FILE [OPTIONS]",
            .details = "SCENARIO is a scenario file, a figure that NormScope exported, or the name of a preset (see "
                       "normscope presets). FILE ends in "
                       ".png, .svg or .pdf, or, for an animation over the page's timeline, in .webp, .apng, .gif or "
                       ".mp4 (needs the program ffmpeg); FOLDER/, with the slash, gets one PNG a frame. A folder of "
                       "*.normscope.json files instead of SCENARIO, or --all, makes a folder of pictures. With "
                       "--frames it makes slides for a lecture: a .pdf of 16:9 pages. Ctrl-C ends it early and leaves "
                       "no half file; the exit code is then 130.\n",
            .options = pictureOptions,
            .operands = 1,
            .run = run};
}

} // namespace normscope::cli
