// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/models.h"
#include "pages/models/models_canvas.h"
#include "pages/models/models_explanation.h"
#include "pages/page.h"

#include <QPointer>

namespace normscope::ui {

class ModelsButtons;
class TextTableView;
class ViewSwitch;

// Where which norm is used, as a table of known models, and what training has made of gamma and beta in a checkpoint
// of the person's own. From here a model goes to the Depth page, a norm to the Axes page.
class ModelsPage : public PageWidget {
    Q_OBJECT
public:
    explicit ModelsPage(QWidget* parent = nullptr);
    ~ModelsPage() override;

    Page page() const override { return Page::Models; }
    QString title() const override { return tr("Models"); }
    TimelineSpec timeline() const override { return m_timeline; }
    std::vector<PanelSection> panelLayout() const override { return modelsPanelLayout(); }
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
    void connectCanvas();
    void placeControls();
    void refresh();
    void showTimeline();
    void showSorting();
    void explain();
    bool isTypedElsewhere() const;

    const ModelsSettings& settings() const { return m_scenario.models; }
    bool showsTable() const { return settings().view == ModelsView::Table; }
    const Model& shownModel() const;         // as the timeline has it
    const CheckpointNorm* shownNorm() const; // nullptr: there is none
    std::optional<Index> shownRow() const;   // of the table, or of the checkpoint's roles
    void connectView(PanelView* view);
    void connectList(TextTableView& list);
    void chooseRow(Index row);
    void chooseModel(Index row);
    void chooseRole(Index row);
    void chooseLayer(double x);
    void goToStop(Index stop);
    void sortBy(Index column);
    void chooseView(int view);
    void step(Index rows);
    void open();
    void openOnDepth();
    void useOnAxes();

    Scenario m_scenario;
    std::shared_ptr<const ModelsResult> m_result;
    Index m_stop = 0; // of the timeline
    TimelineSpec m_timeline;
    Figure m_figure;
    ModelsCanvas* m_canvas;
    ViewSwitch* m_switch;
    ModelsButtons* m_buttons;
    QPointer<ModelsExplanation> m_explanation;
};

} // namespace normscope::ui
