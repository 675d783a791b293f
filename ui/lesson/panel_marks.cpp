// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/panel_marks.h"

#include "lesson/panel_cover.h"
#include "lesson/sketch_view.h"
#include "pages/page.h"

#include <algorithm>

namespace normscope::ui {

namespace {

void putOver(QWidget& overlay, QWidget& parent, const QRect& place) {
    if (overlay.parentWidget() != &parent) overlay.setParent(&parent);
    overlay.setGeometry(place);
    overlay.show();
    overlay.raise();
}

template <class Widgets>
void removeAll(Widgets& widgets) {
    for (auto& [name, widget] : widgets) delete widget.data();
    widgets.clear();
}

} // namespace

PanelMarks::PanelMarks(QObject* parent) : QObject(parent), m_theme(&theme(ThemeName::Light)) {}

PanelMarks::~PanelMarks() { clear(); }

void PanelMarks::setTheme(const Theme& theme) {
    m_theme = &theme;
    for (auto& [name, cover] : m_covers)
        if (cover) cover->setTheme(theme);
    for (auto& [name, ring] : m_rings)
        if (ring) ring->setTheme(theme);
    if (m_sketch) m_sketch->setTheme(theme);
}

void PanelMarks::setPage(PageWidget* page) {
    if (page == m_page) return place();
    uncover();
    if (m_page) m_page->disconnect(this);
    m_page = page;
    if (page) connect(page, &PageWidget::panelsChanged, this, &PanelMarks::followPage);
    place();
}

void PanelMarks::setRings(const QStringList& panels) {
    m_ringed = panels;
    placeRings();
}

void PanelMarks::setPointed(const QString& panel) {
    if (panel == m_pointed) return;
    m_pointed = panel;
    placeRings();
}

void PanelMarks::setCovers(const QStringList& panels) {
    m_covered = panels;
    place();
}

void PanelMarks::setSketch(const QString& panel, SketchView* sketch) {
    delete m_sketch.data();
    m_sketch = sketch;
    m_sketched = panel;
    m_sketchShown = true;
    place();
}

SketchView* PanelMarks::sketch() const { return m_sketch; }

void PanelMarks::setSketchShown(bool shown) {
    m_sketchShown = shown;
    place();
}

void PanelMarks::clear() {
    m_ringed.clear();
    m_covered.clear();
    m_pointed.clear();
    setSketch({}, nullptr);
}

PanelView* PanelMarks::placed(const QString& panel) const {
    PanelView* view = m_page ? m_page->panelView(panel) : nullptr;
    return view && !view->isHidden() ? view : nullptr;
}

// The page has just shown every plot that has room on it, those hidden by this as well.
void PanelMarks::followPage() {
    m_hidden.clear();
    place();
}

void PanelMarks::uncover() {
    for (auto& [name, view] : m_hidden)
        if (view) view->show();
    m_hidden.clear();
}

void PanelMarks::place() {
    uncover();
    if (m_sketch) placeSketch();
    for (const QString& panel : std::as_const(m_covered)) {
        if (m_sketch && m_sketchShown && panel == m_sketched) continue;
        QPointer<PanelCover>& over = m_covers[panel];
        if (!over && m_page) over = new PanelCover(*m_theme, m_page);
        if (over) cover(panel, *over);
    }
    for (auto& [panel, over] : m_covers)
        if (over && !m_hidden.contains(panel)) over->hide();
    placeRings();
}

// Without its plot on the page there is nothing to cover.
void PanelMarks::cover(const QString& panel, QWidget& overlay) {
    PanelView* view = placed(panel);
    if (!view) return;
    putOver(overlay, *view->parentWidget(), view->geometry());
    view->hide();
    m_hidden[panel] = view;
}

// It has to be drawn even where the window has no room for its plot: then in the middle of the page.
void PanelMarks::placeSketch() {
    m_sketch->setVisible(m_sketchShown && m_page);
    if (!m_sketchShown || !m_page) return;
    if (placed(m_sketched)) return cover(m_sketched, *m_sketch);
    const QRect page = m_page->rect();
    putOver(*m_sketch, *m_page,
            page.adjusted(page.width() / 5, page.height() / 5, -page.width() / 5, -page.height() / 5));
}

void PanelMarks::placeRings() {
    removeAll(m_rings);
    QStringList ringed = m_ringed;
    if (!m_pointed.isEmpty() && !ringed.contains(m_pointed)) ringed += m_pointed;
    for (const QString& panel : std::as_const(ringed)) ring(panel);
}

// A covered plot as well.
void PanelMarks::ring(const QString& panel) {
    const auto hidden = m_hidden.find(panel);
    PanelView* view = hidden == m_hidden.end() ? placed(panel) : hidden->second.data();
    if (!view) return;
    auto* ring = new PanelRing(*m_theme, view->parentWidget());
    constexpr int reach = PanelRing::reach;
    ring->setObjectName(panel);
    const QRect around = view->geometry().adjusted(-reach, -reach, reach, reach);
    putOver(*ring, *view->parentWidget(), around.intersected(view->parentWidget()->rect()));
    m_rings[panel] = ring;
}

} // namespace normscope::ui
