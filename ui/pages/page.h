// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_layout.h"
#include "engine/page_result.h"
#include "engine/training_pace.h"
#include "figure/figure.h"
#include "plot/export.h"
#include "plot/theme.h"
#include "scenario/scenario.h"
#include "timeline/timeline_spec.h"

#include <QKeyEvent>
#include <QWidget>

#include <vector>

namespace normscope::ui {

// One page of the window: plots, their layout and what the person does in them. It owns no scenario and runs nothing:
// it asks for changes, and the window answers with a new scenario and, when numbers changed, a new result.
class PageWidget : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual Page page() const = 0;
    virtual QString title() const = 0; // of the tab
    virtual TimelineSpec timeline() const = 0;
    virtual std::vector<PanelSection> panelLayout() const = 0; // of the left dock
    virtual QWidget* explanation() = 0; // content of the right dock, owned by the page until the window takes it
    virtual Text sentence() const = 0;  // "What you see"; on a projector it stands in the strip

    virtual void setTheme(const Theme& theme) = 0;
    virtual void setReducedMotion(bool reduced) = 0; // no tweens
    // After every change; a change of numbers is followed by setResult as soon as the engine is done.
    virtual void setScenario(const Scenario& scenario) = 0;
    virtual void setResult(const PageResult& result) = 0; // that of another page is ignored
    virtual void setFrame(double position) = 0;           // on the timeline
    virtual void setRunning(bool) {}                      // the engine is at work on this page

    // For export, as drawn now. panel empty: the whole page.
    virtual Figure figure() const = 0;
    virtual Picture picture(const QString& panel) = 0;

    // For lessons. The view of a panel; nullptr: the page does not have it now.
    virtual PanelView* panelView(const QString&) const { return nullptr; }
    virtual void lightTerm(const QString&) {} // of a formula, as if it were under the pointer; empty: none

    // Of the keys that neither a control nor the timeline has used; true: it was the page's.
    virtual bool handleKey(const QKeyEvent&) { return false; }

signals:
    // next replaces the scenario; what names the change ("cell", shown with undo). Changes with the same non-empty
    // mergeKey become one undo step until changeFinished().
    void changeRequested(const normscope::Scenario& next, const QString& what, const QString& mergeKey);
    void changeFinished();
    void message(const QString& text); // one quiet line above the timeline; empty clears it
    void sentenceChanged();
    void timelineChanged();
    void panelsChanged(); // views were made, taken away or moved
    void frameRequested(double position);
    void paceRequested(normscope::ui::TrainingPace pace);                     // of the training shown
    void exportRequested(const QString& panel, const QPoint& globalPosition); // context menu of one plot

protected:
    void keyPressEvent(QKeyEvent* event) override {
        if (!handleKey(*event)) QWidget::keyPressEvent(event);
    }
};

} // namespace normscope::ui
