// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_findings.h"

#include "interrupt.h"
#include "terminal_progress.h"

#include "engine/measure.h"

#include <unistd.h>

#include <filesystem>

namespace normscope::cli {

namespace {

std::size_t runsOf(const std::vector<NamedLesson>& lessons) {
    std::size_t runs = 0;
    for (const auto& [place, lesson] : lessons)
        for (const LessonStep& step : lesson.steps) runs += 1 + step.runs.size();
    return runs;
}

void add(LessonFindings& findings, const std::string& place, std::vector<Error> mistakes) {
    if (!mistakes.empty()) findings.mistaken.insert(place);
    for (Error& mistake : mistakes) {
        mistake.file = place.empty() ? mistake.file : place + "/" + mistake.file;
        findings.mistakes.push_back(std::move(mistake));
    }
}

} // namespace

LessonFindings checkLessons(const std::vector<NamedLesson>& lessons, const Streams& streams) {
    const Interrupt interrupt;
    TerminalProgress progress(streams.err, "run", isatty(STDERR_FILENO) != 0);
    const std::size_t planned = runsOf(lessons);
    std::size_t done = 0;
    const Measure measure = [&, run = ui::measuring(interrupt.token())](const Scenario& scenario) {
        auto measurement = run(scenario);
        progress.show(++done, planned);
        return measurement;
    };
    LessonFindings findings;
    progress.show(0, planned);
    for (const auto& [place, lesson] : lessons) add(findings, place, check(lesson, measure));
    findings.stopped = interrupt.token().stop_requested();
    return findings;
}

std::string folderOf(const std::string& path) {
    const std::filesystem::path place(path);
    if (place.filename() == "lesson.json") return place.parent_path().string();
    return place.has_filename() ? path : place.parent_path().string();
}

} // namespace normscope::cli
