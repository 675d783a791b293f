// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording_page.h"

using namespace normscope;
using namespace normscope::ui;

QString RecordingPage::title() const {
    const char* titles[] = {"Axes", "Depth", "Training", "Batch", "Precision"};
    return titles[static_cast<int>(m_page)];
}

TimelineSpec RecordingPage::timeline() const {
    TimelineSpec spec;
    if (m_page == Page::Training) {
        spec.segments = {{"training", 20, 1000, 20}};
        return spec;
    }
    if (m_page == Page::Depth) {
        const Index layers = scenarios.empty() ? 1 : scenarios.back().depth.layers;
        spec.segments = {{"forward", double(layers), 1000, int(layers)}, {"loss"}};
        return spec;
    }
    for (const char* label : {"input", "mean", "centre", "variance", "normalise", "scale & shift"})
        spec.segments.push_back({label, 1, 1000});
    spec.status = [spec](double position) { return QStringLiteral("stage %1 of 6").arg(spec.segmentAt(position) + 1); };
    return spec;
}

std::vector<PanelSection> RecordingPage::panelLayout() const {
    if (m_page == Page::Axes) return axesPanelLayout();
    return m_page == Page::Depth ? depthPanelLayout() : std::vector<PanelSection>();
}

void RecordingPage::setResult(const PageResult& result) {
    results.push_back(result);
    emit resultSet();
}

Figure RecordingPage::figure() const {
    if (results.empty() || m_page != Page::Axes) return {};
    return axesFigure(axes(), {});
}
