// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/precision.h"
#include "pages/page.h"
#include "pages/precision/precision_canvas.h"
#include "pages/precision/precision_explanation.h"

#include <QPointer>

namespace normscope::ui {

class ViewSwitch;

// What eps does, and what number formats do: one norm in three formats over eps and the size of its input, why a cell
// breaks, and what another eps does to models that were trained.
class PrecisionPage : public PageWidget {
    Q_OBJECT
public:
    explicit PrecisionPage(QWidget* parent = nullptr);
    ~PrecisionPage() override;

    Page page() const override { return Page::Precision; }
    QString title() const override { return tr("Precision"); }
    TimelineSpec timeline() const override;
    std::vector<PanelSection> panelLayout() const override { return precisionPanelLayout(); }
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

    void connectView(PanelView* view);
    void chooseCell(const QString& panel, CellIndex cell);
    void chooseOffset(double x);
    void chooseNextFormat();
    void chooseView(int view);

    Scenario m_scenario;
    std::shared_ptr<const PrecisionResult> m_result;
    Index m_rows = 0; // of the grid, as the timeline has it
    Figure m_figure;
    PrecisionCanvas* m_canvas;
    ViewSwitch* m_switch;
    QPointer<PrecisionExplanation> m_explanation;
};

} // namespace normscope::ui
