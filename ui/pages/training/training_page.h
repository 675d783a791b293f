// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/training.h"
#include "pages/page.h"
#include "pages/training/training_canvas.h"
#include "pages/training/training_explanation.h"

#include <QPointer>

namespace normscope::ui {

class TrainingStrip;
class ViewSwitch;

// Small networks that learn while one looks: up to six arms on shared axes, step by step.
class TrainingPage : public PageWidget {
    Q_OBJECT
public:
    explicit TrainingPage(QWidget* parent = nullptr);
    ~TrainingPage() override;

    Page page() const override { return Page::Training; }
    QString title() const override { return tr("Training"); }
    TimelineSpec timeline() const override;
    std::vector<PanelSection> panelLayout() const override { return trainingPanelLayout(); }
    QWidget* explanation() override { return m_explanation; }
    Text sentence() const override { return m_figure.sentence; }

    void setTheme(const Theme& theme) override;
    void setReducedMotion(bool) override {} // nothing moves by itself
    void setScenario(const Scenario& scenario) override;
    void setResult(const PageResult& result) override;
    void setFrame(double position) override;
    void setRunning(bool running) override;

    Figure figure() const override { return m_figure; }
    Picture picture(const QString& panel) override { return m_canvas->picture(panel, m_figure); }
    PanelView* panelView(const QString& name) const override { return m_canvas->view(name); }
    bool handleKey(const QKeyEvent& event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void addViews();
    void refresh();
    void arrange();
    void take(const std::shared_ptr<const TrainingResult>& result);
    Index shownStep() const;

    void connectView(PanelView* view);
    void hover(std::optional<double> x);
    void seek(double x);
    void chooseArm(std::size_t arm);
    void chooseLayer(double layer);
    void chooseView(int view);
    void branch();

    Scenario m_scenario;
    std::shared_ptr<const TrainingResult> m_result;
    bool m_trained = false; // else the result is an empty one
    bool m_running = false;
    Index m_newest = 0;    // step that is done of the first seed
    double m_position = 0; // on the timeline
    TrainingLook m_look;
    Figure m_figure;
    TrainingCanvas* m_canvas;
    ViewSwitch* m_switch;
    TrainingStrip* m_strip;
    QPointer<TrainingExplanation> m_explanation;
};

} // namespace normscope::ui
