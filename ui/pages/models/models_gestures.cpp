// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lab/checkpoint_view.h"
#include "pages/models/models_page.h"
#include "plot/text_table_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

// What a person does on the Models page: choose a model, sort, choose a norm of a checkpoint and one of its layers, and
// take them to where they run.
namespace normscope::ui {

namespace {

Index placeOf(const std::vector<std::string>& roles, const std::string& role) {
    const auto found = std::ranges::find(roles, role);
    return found == roles.end() ? 0 : found - roles.begin();
}

// Of the norms the one whose layer is nearest on the axis.
Index nearestLayer(const CheckpointView& view, double x) {
    Index nearest = 0;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < view.norms.size(); ++k) {
        const double distance = std::abs(layerNumber(view, k) - x);
        if (distance >= least) continue;
        least = distance;
        nearest = Index(k);
    }
    return nearest;
}

} // namespace

const Model& ModelsPage::shownModel() const {
    const std::vector<const Model*> rows = shownModels(settings());
    if (m_stop > 0 && !rows.empty()) return *rows[std::size_t(std::min(m_stop, std::ssize(rows)) - 1)];
    const Model* chosen = findModel(settings().model);
    return chosen ? *chosen : models().front();
}

const CheckpointNorm* ModelsPage::shownNorm() const {
    ModelsSettings shown = settings();
    if (m_stop > 0) shown.layer = m_stop - 1;
    return m_result ? chosenNorm(*m_result, shown) : nullptr;
}

std::optional<Index> ModelsPage::shownRow() const {
    if (!showsTable()) {
        const Checkpoint* checkpoint = m_result ? m_result->checkpoint.get() : nullptr;
        return checkpoint ? std::optional(placeOf(checkpoint->roles, settings().role)) : std::nullopt;
    }
    const std::vector<const Model*> rows = shownModels(settings());
    const auto found = std::ranges::find(rows, &shownModel());
    return found == rows.end() ? std::nullopt : std::optional<Index>(found - rows.begin());
}

void ModelsPage::connectView(PanelView* view) {
    if (auto* list = qobject_cast<TextTableView*>(view)) connectList(*list);
    if (view->name() == QLatin1String("affine-layers"))
        connect(view, &PanelView::clicked, this, &ModelsPage::chooseLayer);
}

void ModelsPage::connectList(TextTableView& list) {
    const bool sorts = list.name() == QLatin1String("models");
    list.setAsList(sorts);
    connect(&list, &CellView::cellPressed, this, [this](CellIndex cell) { chooseRow(cell.row); });
    connect(&list, &TextTableView::rowOpened, this, &ModelsPage::open);
    if (sorts) connect(&list, &TextTableView::headerPressed, this, &ModelsPage::sortBy);
}

void ModelsPage::chooseRow(Index row) {
    if (showsTable())
        chooseModel(row);
    else
        chooseRole(row);
}

void ModelsPage::chooseModel(Index row) {
    const std::vector<const Model*> rows = shownModels(settings());
    if (row < 0 || row >= std::ssize(rows)) return;
    Scenario next = m_scenario;
    next.models.model = rows[std::size_t(row)]->id;
    if (next != m_scenario) emit changeRequested(next, tr("model"), {});
    goToStop(row + 1);
}

void ModelsPage::chooseRole(Index row) {
    const Checkpoint* checkpoint = m_result ? m_result->checkpoint.get() : nullptr;
    if (!checkpoint || row < 0 || row >= std::ssize(checkpoint->roles)) return;
    Scenario next = m_scenario;
    next.models.role = checkpoint->roles[std::size_t(row)];
    if (next != m_scenario) emit changeRequested(next, tr("norm"), {});
}

void ModelsPage::chooseLayer(double x) {
    const auto view = m_result ? checkpointView(*m_result, settings(), settings().layer) : std::nullopt;
    if (!view) return;
    Scenario next = m_scenario;
    next.models.layer = nearestLayer(*view, x);
    const Index layer = next.models.layer;
    if (next != m_scenario) emit changeRequested(next, tr("layer"), {});
    goToStop(layer + 1);
}

// While the timeline is under way it goes along; at rest the chosen one is shown anyway.
void ModelsPage::goToStop(Index stop) {
    if (m_stop > 0) emit frameRequested(double(stop));
}

// Once more: the other way round.
void ModelsPage::sortBy(Index column) {
    Scenario next = m_scenario;
    next.models.order = ModelsOrder(column + Index(ModelsOrder::Norm));
    next.models.descending = next.models.order == settings().order && !settings().descending;
    emit changeRequested(next, tr("order"), {});
}

void ModelsPage::chooseView(int view) {
    Scenario next = m_scenario;
    next.models.view = ModelsView(view);
    if (next != m_scenario) emit changeRequested(next, tr("view"), {});
}

// From a model that the filters hide it goes to the first row.
void ModelsPage::step(Index rows) {
    const std::optional<Index> row = shownRow();
    chooseRow(row ? *row + rows : 0);
}

void ModelsPage::open() {
    if (showsTable())
        openOnDepth();
    else
        useOnAxes();
}

void ModelsPage::openOnDepth() {
    const Scenario next = depthScenario(shownModel(), m_scenario);
    emit changeRequested(next, tr("model on the Depth page"), {});
}

void ModelsPage::useOnAxes() {
    const CheckpointNorm* norm = shownNorm();
    if (!norm) return;
    const Scenario next = axesScenario(*m_result->checkpoint, *norm, m_scenario);
    emit changeRequested(next, tr("γ and β of a checkpoint"), {});
}

} // namespace normscope::ui
