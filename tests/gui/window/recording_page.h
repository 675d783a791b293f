// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/page.h"

#include <QLabel>

#include <vector>

// A page that keeps what the window tells it. It stands for any of them.
class RecordingPage : public normscope::ui::PageWidget {
    Q_OBJECT
public:
    explicit RecordingPage(normscope::Page page = normscope::Page::Axes)
        : m_page(page), m_explanation(new QLabel("explanation", this)) {
        setFocusPolicy(Qt::StrongFocus);
    }

    normscope::Page page() const override { return m_page; }
    QString title() const override;
    normscope::ui::TimelineSpec timeline() const override;
    std::vector<normscope::ui::PanelSection> panelLayout() const override;
    QWidget* explanation() override { return m_explanation; }
    normscope::Text sentence() const override { return normscope::Text("one sentence"); }
    void setTheme(const normscope::ui::Theme& theme) override { themes.push_back(theme.name); }
    void setReducedMotion(bool reduced) override { reducedMotion = reduced; }
    void setScenario(const normscope::Scenario& scenario) override { scenarios.push_back(scenario); }
    void setResult(const normscope::ui::PageResult& result) override;
    void setFrame(double position) override { frame = position; }
    void setRunning(bool on) override { running.push_back(on); }
    normscope::Figure figure() const override;
    normscope::ui::Picture picture(const QString&) override { return {}; }

    std::vector<normscope::ui::ThemeName> themes;
    std::vector<normscope::Scenario> scenarios;
    std::vector<normscope::ui::PageResult> results;
    const normscope::AxesResult& axes() const { return *std::get<0>(results.back()); } // the last one
    const normscope::DepthResult& depth() const { return *std::get<1>(results.back()); }
    const normscope::TrainingResult& training() const { return *std::get<2>(results.back()); }
    const normscope::BatchResult& batch() const { return *std::get<3>(results.back()); }
    const normscope::PrecisionResult& precision() const { return *std::get<4>(results.back()); }
    std::vector<bool> running;
    bool reducedMotion = false;
    double frame = 0;

signals:
    void resultSet();

private:
    normscope::Page m_page;
    QLabel* m_explanation;
};
