// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/models/models_page.h"

#include "pages/models/models_buttons.h"
#include "pages/models/models_timeline.h"
#include "pages/view_switch.h"
#include "plot/text_table_view.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>

namespace normscope::ui {

namespace {

constexpr int lastView = int(ModelsView::Checkpoint);

// The columns stand in the order of the enumeration, from the names on, which are the row heads.
std::optional<TableSorting> sortingOf(const ModelsSettings& settings) {
    if (settings.order == ModelsOrder::Listed) return std::nullopt;
    return TableSorting{Index(settings.order) - Index(ModelsOrder::Norm), settings.descending};
}

} // namespace

ModelsPage::ModelsPage(QWidget* parent)
    : PageWidget(parent), m_timeline(modelsTimeline({}, nullptr)), m_canvas(new ModelsCanvas(this)),
      m_switch(new ViewSwitch(m_canvas)), m_buttons(new ModelsButtons(m_canvas)), m_explanation(new ModelsExplanation) {
    addViews();
    connectCanvas();
    connect(m_switch, &ViewSwitch::chosen, this, &ModelsPage::chooseView);
    connect(m_buttons, &ModelsButtons::depthPressed, this, &ModelsPage::openOnDepth);
    connect(m_buttons, &ModelsButtons::axesPressed, this, &ModelsPage::useOnAxes);
}

// Without a window nobody took it.
ModelsPage::~ModelsPage() {
    if (m_explanation && !m_explanation->parent()) delete m_explanation;
}

void ModelsPage::addViews() {
    const auto add = [this](ModelsView view, const QString& label, const QString& help) {
        m_switch->addView(int(view), label, QStringLiteral("%1 (%2)").arg(help).arg(int(view) + 1));
    };
    add(ModelsView::Table, tr("table"), tr("How known models normalise"));
    add(ModelsView::Checkpoint, tr("checkpoint"), tr("What training has made of γ and β in a file of yours"));
}

void ModelsPage::connectCanvas() {
    connect(m_canvas, &ModelsCanvas::viewAdded, this, &ModelsPage::connectView);
    connect(m_canvas, &ModelsCanvas::exportRequested, this, &ModelsPage::exportRequested);
    connect(m_canvas, &ModelsCanvas::laidOut, this, &ModelsPage::panelsChanged);
    connect(m_canvas, &ModelsCanvas::laidOut, this, &ModelsPage::placeControls);
}

void ModelsPage::placeControls() {
    const QRect row = m_canvas->viewSwitch();
    QRect right = row;
    right.setLeft(row.right() + 1 - m_buttons->sizeHint().width());
    m_switch->setGeometry(row);
    m_buttons->setGeometry(right); // above the empty end of the views
}

void ModelsPage::setTheme(const Theme& theme) {
    m_switch->setTheme(theme);
    m_buttons->setTheme(theme);
    m_canvas->setTheme(theme); // places them
    m_explanation->setTheme(theme);
}

void ModelsPage::setScenario(const Scenario& scenario) {
    m_scenario = scenario;
    m_switch->setView(int(settings().view));
    m_buttons->setView(settings().view);
    placeControls();
    if (m_result) refresh();
    showTimeline();
}

void ModelsPage::setResult(const PageResult& result) {
    const auto* own = std::get_if<std::shared_ptr<const ModelsResult>>(&result);
    if (!own || !*own) return;
    m_result = *own;
    refresh();
    showTimeline();
}

void ModelsPage::setFrame(double position) {
    if (stopAt(position) == m_stop) return;
    m_stop = stopAt(position);
    if (m_result) refresh();
}

void ModelsPage::refresh() {
    ModelsLook look;
    look.frame = double(m_stop);
    look.display = settings();
    m_figure = modelsFigure(*m_result, look);
    m_canvas->setFigure(m_figure);
    m_buttons->setCheckpoint(shownNorm() != nullptr);
    showSorting();
    explain();
    emit sentenceChanged();
}

void ModelsPage::showSorting() {
    if (auto* table = qobject_cast<TextTableView*>(m_canvas->view(QStringLiteral("models"))))
        table->setSorting(sortingOf(settings()));
}

void ModelsPage::explain() {
    if (showsTable())
        m_explanation->setModel(shownModel(), m_scenario);
    else
        m_explanation->setNorm(shownNorm());
    m_explanation->setSentence(m_figure.sentence);
}

void ModelsPage::showTimeline() {
    const TimelineSpec next = modelsTimeline(settings(), m_result.get());
    const bool same = sameStops(next, m_timeline);
    m_timeline = next;
    if (!same) emit timelineChanged();
}

void ModelsPage::resizeEvent(QResizeEvent* event) {
    PageWidget::resizeEvent(event);
    m_canvas->setGeometry(rect());
}

// Enter that ends a search, or meets a word of the views, does not leave the page.
bool ModelsPage::isTypedElsewhere() const {
    const QWidget* focus = QApplication::focusWidget();
    return focus && focus != this && (!isAncestorOf(focus) || m_switch->isAncestorOf(focus));
}

bool ModelsPage::handleKey(const QKeyEvent& event) {
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    const int view = int(settings().view), digit = event.key() - Qt::Key_1;
    if (event.key() == Qt::Key_PageDown)
        chooseView(std::min(view + 1, lastView));
    else if (event.key() == Qt::Key_PageUp)
        chooseView(std::max(view - 1, 0));
    else if (digit >= 0 && digit <= lastView)
        chooseView(digit);
    else if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)
        step(event.key() == Qt::Key_Down ? 1 : -1);
    else if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && !isTypedElsewhere())
        open();
    else
        return false;
    return true;
}

} // namespace normscope::ui
