// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/axes/axes_canvas.h"
#include "pages/axes/axes_explanation.h"
#include "pages/axes/figure_tween.h"
#include "pages/page.h"

#include <QPointer>

class QLineEdit;

namespace normscope::ui {

class AxesViewSwitch;
class BenchButtons;

// Which numbers are averaged? One matrix and up to three norms of it, stage by stage.
class AxesPage : public PageWidget {
    Q_OBJECT
public:
    explicit AxesPage(QWidget* parent = nullptr);
    ~AxesPage() override;

    Page page() const override { return Page::Axes; }
    QString title() const override { return tr("Axes"); }
    TimelineSpec timeline() const override;
    std::vector<PanelSection> panelLayout() const override { return axesPanelLayout(); }
    QWidget* explanation() override;
    Text sentence() const override { return m_tween.shown().sentence; }

    void setTheme(const Theme& theme) override;
    void setReducedMotion(bool reduced) override { m_tween.setEnabled(!reduced); }
    void setScenario(const Scenario& scenario) override;
    void setResult(const PageResult& result) override;
    void setFrame(double position) override;

    Figure figure() const override { return m_tween.shown(); }
    Picture picture(const QString& panel) override;
    PanelView* panelView(const QString& name) const override { return m_canvas->view(name); }
    void lightTerm(const QString& name) override { hoverTerm(name); }
    bool handleKey(const QKeyEvent& event) override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Motion { Cut, Tween };
    void refresh(Motion motion);
    void showFigure(const Figure& figure);
    void placeControls();
    void connectMatrix(MatrixView* view);
    void connectBench(PanelView* view);
    void guessCell(CellIndex cell);
    void setTested(bool tested);
    void hover(std::optional<CellIndex> cell);
    void hoverTerm(const QString& name);
    void choose(CellIndex cell);
    void letGo();
    void setCell(CellIndex cell, double value, const QString& mergeKey);
    void restoreChosenCell();
    void typeCell(MatrixView* view, CellIndex cell);
    void acceptTyped(CellIndex cell, const QString& text);

    Scenario m_scenario;
    std::shared_ptr<const AxesResult> m_result;
    AxesLook m_look;
    FigureTween m_tween;
    AxesCanvas* m_canvas;
    AxesViewSwitch* m_switch;
    BenchButtons* m_bench;
    QPointer<AxesExplanation> m_explanation;
    QPointer<QLineEdit> m_typed; // open while a value is typed into a cell
};

} // namespace normscope::ui
