// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render_list.h"

#include "animation/frame_encoder.h"
#include "scenario/parameter.h"
#include "scenario/scenario_json.h"
#include "scenario_argument.h"

#include <algorithm>
#include <filesystem>

namespace normscope::cli {

namespace {

using Requests = std::vector<ui::AnimationRequest>;

constexpr std::string_view fileEnding = ".normscope.json";

tl::unexpected<Error> refuse(const char* place, Text reason) { return unexpected(Error{"", place, std::move(reason)}); }

ui::AnimationRequest requestFor(const Scenario& scenario, const RenderOptions& options, const std::string& out) {
    ui::AnimationRequest request = options.request;
    request.picture.scenario = scenario;
    request.picture.scenario.page = options.page.value_or(scenario.page);
    request.picture.out = QString::fromStdString(out);
    return request;
}

std::string pathIn(const RenderOptions& options, const std::string& name) {
    return (std::filesystem::path(options.out) / (name + "." + options.format.value_or(options.frames ? "pdf" : "png")))
        .string();
}

// prefix: what their names begin with.
Requests everyPage(Scenario scenario, const RenderOptions& options, const std::string& prefix) {
    const Parameter& parameter = *findParameter("page");
    Requests requests;
    for (const Choice& choice : parameter.choices) {
        parameter.set(scenario, choice.key);
        requests.push_back(requestFor(scenario, options, pathIn(options, prefix + choice.key)));
    }
    return requests;
}

Expected<std::vector<std::filesystem::path>> scenarioFiles(const std::string& folder) {
    std::error_code fault;
    std::vector<std::filesystem::path> files;
    for (std::filesystem::directory_iterator entry(folder, fault), end; !fault && entry != end; entry.increment(fault))
        if (entry->path().filename().string().ends_with(fileEnding)) files.push_back(entry->path());
    if (fault) return unexpected(Error{folder, "", {NORMSCOPE_TEXT("cannot be read: %1"), {fault.message()}}});
    if (files.empty()) return unexpected(Error{folder, "", NORMSCOPE_TEXT("holds no *.normscope.json file")});
    std::sort(files.begin(), files.end());
    return files;
}

Expected<Requests> everyFile(const std::string& folder, const RenderOptions& options) {
    const auto files = scenarioFiles(folder);
    if (!files) return unexpected(files.error());
    Requests requests;
    for (const std::filesystem::path& file : *files) {
        const auto scenario = readScenario(file.string());
        if (!scenario) return unexpected(scenario.error());
        std::string name = file.filename().string();
        name.resize(name.size() - fileEnding.size());
        if (!options.allPages) {
            requests.push_back(requestFor(*scenario, options, pathIn(options, name)));
            continue;
        }
        for (ui::AnimationRequest& each : everyPage(*scenario, options, name.append("-")))
            requests.push_back(std::move(each));
    }
    return requests;
}

Expected<Requests> single(const std::string& operand, const RenderOptions& options) {
    if (options.format && !options.allPages)
        return refuse("--format", NORMSCOPE_TEXT("only of many pictures; the ending of --out says the format of one"));
    const auto scenario = scenarioNamed(operand);
    if (!scenario) return unexpected(scenario.error());
    if (options.allPages) return everyPage(*scenario, options, "");
    return Requests{requestFor(*scenario, options, options.out)};
}

// They are all of one format.
Expected<void> checkUse(const ui::AnimationRequest& request, const RenderOptions& options) {
    if (options.frames && !request.picture.out.endsWith(".pdf", Qt::CaseInsensitive))
        return refuse("--frames", NORMSCOPE_TEXT("only for slides, which end in .pdf"));
    if (!ui::animationFormatOf(request.picture.out)) {
        if (options.timed)
            return refuse("--fps, --seconds, --loop",
                          NORMSCOPE_TEXT("only for an animation: .webp, .apng, .gif, .mp4 or FOLDER/"));
        return {};
    }
    if (request.picture.frame) return refuse("--frame", NORMSCOPE_TEXT("not for an animation"));
    if (request.picture.transparent) return refuse("--transparent", NORMSCOPE_TEXT("not for an animation"));
    return ui::checkAnimation(request);
}

} // namespace

Expected<Requests> renderList(const std::string& operand, const RenderOptions& options) {
    auto requests = std::filesystem::is_directory(operand) ? everyFile(operand, options) : single(operand, options);
    if (!requests) return requests;
    if (const auto use = checkUse(requests->front(), options); !use) return unexpected(use.error());
    return requests;
}

} // namespace normscope::cli
