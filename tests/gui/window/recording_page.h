// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/page.h"

#include <QLabel>

#include <vector>

// A page that keeps what the window tells it, and paints the cells of the result.
class RecordingPage : public normscope::ui::PageWidget {
    Q_OBJECT
public:
    RecordingPage() : m_explanation(new QLabel("explanation", this)) { setFocusPolicy(Qt::StrongFocus); }

    normscope::Page page() const override { return normscope::Page::Axes; }
    QString title() const override { return "Axes"; }
    normscope::ui::TimelineSpec timeline() const override;
    QWidget* explanation() override { return m_explanation; }
    normscope::Text sentence() const override { return normscope::Text("one sentence"); }
    void setTheme(const normscope::ui::Theme& theme) override { themes.push_back(theme.name); }
    void setReducedMotion(bool reduced) override { reducedMotion = reduced; }
    void setScenario(const normscope::Scenario& scenario) override { scenarios.push_back(scenario); }
    void setResult(std::shared_ptr<const normscope::AxesResult> result) override;
    void setFrame(double position) override { frame = position; }
    normscope::Figure figure() const override;
    normscope::ui::Picture picture(const QString&) override { return {}; }

    std::vector<normscope::ui::ThemeName> themes;
    std::vector<normscope::Scenario> scenarios;
    std::vector<std::shared_ptr<const normscope::AxesResult>> results;
    bool reducedMotion = false;
    double frame = 0;

signals:
    void resultSet();

private:
    QLabel* m_explanation;
};
