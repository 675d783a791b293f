// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/depth.h"
#include "pages/depth/depth_canvas.h"
#include "pages/depth/depth_explanation.h"
#include "pages/page.h"

#include <QPointer>

namespace normscope::ui {

// Activation drift and gradient norms: up to six stacks on shared axes, layer by layer, forward and backward.
class DepthPage : public PageWidget {
    Q_OBJECT
public:
    explicit DepthPage(QWidget* parent = nullptr);
    ~DepthPage() override;

    Page page() const override { return Page::Depth; }
    QString title() const override { return tr("Depth"); }
    TimelineSpec timeline() const override;
    std::vector<PanelSection> panelLayout() const override { return depthPanelLayout(); }
    QWidget* explanation() override;
    Text sentence() const override { return m_figure.sentence; }

    void setTheme(const Theme& theme) override;
    void setReducedMotion(bool) override {} // nothing moves by itself: results come in pieces, each a cut
    void setScenario(const Scenario& scenario) override;
    void setResult(const PageResult& result) override;
    void setFrame(double position) override;

    Figure figure() const override { return m_figure; }
    Picture picture(const QString& panel) override;
    PanelView* panelView(const QString& name) const override { return m_canvas->view(name); }
    bool handleKey(const QKeyEvent& event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void connectView(PanelView* view);
    Index layerAt(double x) const;
    void hover(std::optional<double> x);
    void chooseLayer(Index layer);
    std::optional<double> positionOf(Index layer) const;
    void chooseArm(std::size_t arm);
    void moveNorm(const WiringSlots& where);

    Scenario m_scenario;
    std::shared_ptr<const DepthResult> m_result;
    DepthLook m_look;
    Figure m_figure;
    DepthCanvas* m_canvas;
    QPointer<DepthExplanation> m_explanation;
};

} // namespace normscope::ui
