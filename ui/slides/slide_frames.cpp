// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "slides/slide_frames.h"

#include <QStringList>

#include <cmath>

namespace normscope::ui {

namespace {

constexpr char place[] = "--frames";

tl::unexpected<Error> refuse(Text reason) { return unexpected(Error{"", place, std::move(reason)}); }

Expected<SlideFrames> parseCount(const QString& text) {
    bool read = false;
    const int count = text.toInt(&read);
    if (!read)
        return refuse({NORMSCOPE_TEXT("must be stops, a number of slides or a list of positions such as 0,2,5, not "
                                      "\"%1\""),
                       {text.toStdString()}});
    if (count < 1 || count > mostSlides)
        return refuse({NORMSCOPE_TEXT("must lie in %1 ... %2"), {"1", std::to_string(mostSlides)}});
    return SlideFrames{SlideFrames::Which::Even, count, {}};
}

Expected<SlideFrames> parsePositions(const QString& text) {
    SlideFrames frames{SlideFrames::Which::These, 0, {}};
    for (const QString& word : text.split(u',', Qt::SkipEmptyParts)) {
        bool read = false;
        frames.positions.push_back(word.trimmed().toDouble(&read));
        if (!read || !std::isfinite(frames.positions.back()))
            return refuse({NORMSCOPE_TEXT("\"%1\" is not a number"), {word.trimmed().toStdString()}});
    }
    if (frames.positions.empty()) return refuse(NORMSCOPE_TEXT("names no position"));
    return frames;
}

std::vector<double> stopsOf(const TimelineSpec& timeline) {
    std::vector<double> stops;
    for (double at = 0, next = timeline.restAfter(0); next > at; next = timeline.restAfter(next)) {
        stops.push_back(next);
        at = next;
    }
    return stops;
}

std::vector<double> evenPositions(int count, const TimelineSpec& timeline) {
    const std::vector<double> stops = stopsOf(timeline);
    const double all = double(stops.size());
    std::vector<double> positions;
    for (int k = 1; k <= count; ++k) {
        const double share = double(k) / count;
        positions.push_back(all < count ? timeline.length() * share : stops[std::size_t(std::lround(all * share)) - 1]);
    }
    return positions;
}

Expected<std::vector<double>> checked(const std::vector<double>& positions, const TimelineSpec& timeline) {
    for (const double position : positions)
        if (!(position >= 0 && position <= timeline.length()))
            return refuse({NORMSCOPE_TEXT("must lie in 0 ... %1, not %2"),
                           {significant(timeline.length(), 3), significant(position, 6)}});
    if (std::ssize(positions) > mostSlides)
        return refuse({NORMSCOPE_TEXT("%1 slides are more than %2; a number asks for so many, evenly spread"),
                       {std::to_string(positions.size()), std::to_string(mostSlides)}});
    return positions;
}

} // namespace

Expected<SlideFrames> parseSlideFrames(const std::string& text) {
    const QString trimmed = QString::fromStdString(text).trimmed();
    if (trimmed == u"stops") return SlideFrames{};
    return trimmed.contains(u',') ? parsePositions(trimmed) : parseCount(trimmed);
}

Expected<std::vector<double>> slidePositions(const SlideFrames& frames, const TimelineSpec& timeline) {
    switch (frames.which) {
    case SlideFrames::Which::Stops:
        return checked(stopsOf(timeline), timeline);
    case SlideFrames::Which::Even:
        return evenPositions(frames.count, timeline);
    case SlideFrames::Which::These:
        break;
    }
    return checked(frames.positions, timeline);
}

} // namespace normscope::ui
