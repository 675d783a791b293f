// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/depth/chosen_arm.h"
#include "pages/depth/depth_page.h"
#include "plot/rich_text.h"
#include "plot/wiring_view.h"

#include <algorithm>
#include <cmath>

// What a person does on the Depth page: point at a layer, choose one, choose an arm, move its norm.
namespace normscope::ui {

void DepthPage::connectView(PanelView* view) {
    if (auto* wiring = qobject_cast<WiringView*>(view))
        connect(wiring, &WiringView::slotsChosen, this, &DepthPage::moveNorm);
    if (view->name() == "against-depth") return; // its x axis counts other stacks' depths
    connect(view, &PanelView::hovered, this, &DepthPage::hover);
    connect(view, &PanelView::clicked, this, [this](double x) { chooseLayer(layerAt(x)); });
}

// Of the stacks that are drawn.
Index DepthPage::layerAt(double x) const {
    return std::clamp(Index(std::lround(x)), Index(0), m_result->scenario.depth.layers);
}

void DepthPage::hover(std::optional<double> x) {
    std::optional<Index> layer;
    if (x) layer = layerAt(*x);
    if (m_look.hovered == layer) return;
    m_look.hovered = layer;
    refresh();
}

void DepthPage::chooseLayer(Index layer) {
    Scenario next = m_scenario;
    next.depth.layer = layer;
    if (next != m_scenario) emit changeRequested(next, tr("layer"), {});
    if (const auto position = positionOf(layer)) emit frameRequested(*position);
}

// Where the sweep passes a layer on the way it goes; none at rest, or where it never passes.
std::optional<double> DepthPage::positionOf(Index layer) const {
    const DepthSettings& settings = m_scenario.depth;
    const int direction = depthPlace(m_look.frame, settings).direction;
    if (direction == 0) return {};
    for (double position = 1; position < depthTimelineLength(settings.layers); ++position) {
        const DepthPlace place = depthPlace(position, settings);
        if (place.layer == layer && place.direction == direction) return position;
    }
    return {};
}

void DepthPage::chooseArm(std::size_t arm) {
    Scenario next = m_scenario;
    next.depth.arm = Index(std::min(arm, next.depth.arms.size() - 1));
    if (next != m_scenario) emit changeRequested(next, tr("arm"), {});
}

// Two equal arms would be one line twice.
void DepthPage::moveNorm(const WiringSlots& where) {
    Scenario next = m_scenario;
    DepthArm& arm = next.depth.arms[chosenArm(next.depth)];
    const std::optional<DepthArm> moved = withNormAt(arm, where);
    if (!moved || *moved == arm) return;
    const auto& arms = m_scenario.depth.arms;
    const auto equal = std::ranges::find(arms, *moved);
    if (equal != arms.end()) {
        chooseArm(std::size_t(equal - arms.begin()));
        emit message(tr("%1 is among the arms already: it is chosen now.").arg(translated(armName(*moved))));
        return;
    }
    arm = *moved;
    emit changeRequested(next, tr("placement"), {});
}

} // namespace normscope::ui
