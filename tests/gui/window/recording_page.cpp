// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording_page.h"

using namespace normscope;
using namespace normscope::ui;

TimelineSpec RecordingPage::timeline() const {
    TimelineSpec spec;
    for (const char* label : {"input", "mean", "centre", "variance", "normalise", "scale & shift"})
        spec.segments.push_back({label, 1, 1000});
    spec.status = [spec](double position) { return QStringLiteral("stage %1 of 6").arg(spec.segmentAt(position) + 1); };
    return spec;
}

void RecordingPage::setResult(std::shared_ptr<const AxesResult> result) {
    results.push_back(std::move(result));
    emit resultSet();
}

Figure RecordingPage::figure() const {
    if (results.empty()) return {};
    return axesFigure(*results.back(), {});
}
