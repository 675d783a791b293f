// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/panel_canvas.h"

#include "pages/axes/axes_layout.h"
#include "plot/matrix_view.h"
#include "plot/rich_text.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace normscope::ui {

PanelCanvas::PanelCanvas(QWidget* parent) : QWidget(parent), m_theme(&theme(ThemeName::Light)) {
    setMinimumSize(720, 420);
}

void PanelCanvas::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (PanelView* view : m_views) view->setTheme(theme);
    place();
    update();
}

void PanelCanvas::setFigure(const Figure& figure) {
    const bool same = samePlaces(m_figure, figure);
    m_figure = figure;
    matchViews();
    for (std::size_t k = 0; k < m_views.size(); ++k) showPanel(*m_views[k], figure.panels[k]);
    if (!same) place();
}

bool PanelCanvas::samePlaces(const Figure& before, const Figure& next) const { return laidOutAlike(before, next); }

// Keeps the views whose panel goes on, so that hover, focus and drags survive a new figure.
void PanelCanvas::matchViews() {
    std::vector<PanelView*> old = std::exchange(m_views, {});
    for (const Panel& panel : m_figure.panels) {
        const auto same = std::find_if(old.begin(), old.end(), [&](const PanelView* view) {
            return view && panelName(view->panel()) == panelName(panel) && view->panel().index() == panel.index();
        });
        if (same != old.end())
            m_views.push_back(std::exchange(*same, nullptr));
        else
            m_views.push_back(makeView(panel));
    }
    for (PanelView* view : old)
        if (view) view->deleteLater(), view->hide();
}

PanelView* PanelCanvas::makeView(const Panel& panel) {
    PanelView* view = makePanelView(panel, *m_theme, this);
    connect(view, &PanelView::exportRequested, this, &PanelCanvas::exportRequested);
    emit viewAdded(view);
    return view;
}

PanelView* PanelCanvas::view(const QString& name) const {
    for (PanelView* view : m_views)
        if (view->name() == name) return view;
    return nullptr;
}

void PanelCanvas::place() {
    m_places = placesFor(m_figure, size(), *m_theme);
    for (std::size_t k = 0; k < m_views.size(); ++k) {
        const PanelPlaces::Place& place = m_places.places[k];
        m_views[k]->setVisible(!place.panel.isNull());
        if (place.panel.isNull()) continue;
        m_views[k]->setGeometry(place.panel);
        if (auto* matrix = qobject_cast<MatrixView*>(m_views[k]))
            matrix->setCells(place.cells);
        else
            m_views[k]->setColumn(place.cells.left(), place.cells.width());
    }
    emit laidOut();
    update();
}

Picture PanelCanvas::picture(const QString& panel, const Figure& figure) const {
    Picture picture;
    picture.size = size();
    picture.theme = m_theme;
    picture.caption = translated(figure.caption);
    for (PanelView* view : m_views) {
        if (view->isHidden() || (!panel.isEmpty() && view->name() != panel)) continue;
        picture.panels.push_back({view, view->geometry()});
    }
    if (panel.isEmpty()) {
        picture.title = translated(figure.title);
        picture.rules = m_places.rules;
    } else if (!picture.panels.empty()) {
        picture.size = picture.panels.front().place.size();
        picture.panels.front().place.moveTopLeft({0, 0});
    }
    return picture;
}

void PanelCanvas::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

void PanelCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->page);
    painter.setPen(m_theme->rule);
    painter.drawLines(QList<QLine>(m_places.rules.begin(), m_places.rules.end()));
}

} // namespace normscope::ui
