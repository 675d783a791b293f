// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/batch.h"
#include "pages/batch/batch_canvas.h"
#include "pages/batch/batch_explanation.h"
#include "pages/page.h"

#include <QPointer>

namespace normscope::ui {

class BatchStrip;
class ViewSwitch;

// What the statistics depend on: a stream of mini-batches, batch by batch, and what small networks made of theirs.
class BatchPage : public PageWidget {
    Q_OBJECT
public:
    explicit BatchPage(QWidget* parent = nullptr);
    ~BatchPage() override;

    Page page() const override { return Page::Batch; }
    QString title() const override { return tr("Batch"); }
    TimelineSpec timeline() const override;
    std::vector<PanelSection> panelLayout() const override { return batchPanelLayout(); }
    QWidget* explanation() override { return m_explanation; }
    Text sentence() const override { return m_figure.sentence; }

    void setTheme(const Theme& theme) override;
    void setReducedMotion(bool) override {} // nothing moves by itself
    void setScenario(const Scenario& scenario) override;
    void setResult(const PageResult& result) override;
    void setFrame(double position) override;

    Figure figure() const override { return m_figure; }
    Picture picture(const QString& panel) override { return m_canvas->picture(panel, m_figure); }
    PanelView* panelView(const QString& name) const override { return m_canvas->view(name); }
    bool handleKey(const QKeyEvent& event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addViews();
    void refresh();
    void showControls();
    Index shownBatch() const; // where an event would be: at rest the last one
    Index features() const;

    void connectView(PanelView* view);
    void hover(std::optional<double> x);
    void seek(double x);
    void chooseSize(double x, bool trained);
    void chooseColumn(const HeatMap& map, double x);
    void chooseFeature(Index feature);
    void chooseView(int view);
    void pressEvent(StreamEvent::Kind kind);
    void clearEvents();

    Scenario m_scenario;
    std::shared_ptr<const BatchResult> m_result;
    double m_position = 0; // on the timeline
    BatchLook m_look;
    Figure m_figure;
    BatchCanvas* m_canvas;
    BatchStrip* m_strip;
    ViewSwitch* m_switch;
    QPointer<BatchExplanation> m_explanation;
};

} // namespace normscope::ui
