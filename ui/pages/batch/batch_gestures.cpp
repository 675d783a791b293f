// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_page.h"
#include "pages/batch/batch_timeline.h"
#include "scenario/stream_event_text.h"

#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>
#include <span>

// What a person does on the Batch page: point at a batch, go there, choose a batch size, a feature, a view, and let
// something happen to the running statistics.
namespace normscope::ui {

namespace {

struct BatchGestures {
    Q_DECLARE_TR_FUNCTIONS(BatchGestures)
};

constexpr const char* overBatches[] = {"batch-mean", "batch-variance", "sample-statistics", "gap", "convention-mean"};
constexpr const char* overSizes[] = {"error-law", "variance-bias", "perturbation-law"};
constexpr const char* overTrainedSizes[] = {"accuracy", "accuracy-gap"};

bool isOne(const QString& name, std::span<const char* const> names) {
    return std::ranges::any_of(names, [&](const char* one) { return name == QLatin1String(one); });
}

// Beside undo.
QString eventName(StreamEvent::Kind kind) {
    switch (kind) {
    case StreamEvent::Kind::Reset:
        return BatchGestures::tr("reset");
    case StreamEvent::Kind::Poison:
        return BatchGestures::tr("poison");
    case StreamEvent::Kind::Repair:
        break;
    }
    return BatchGestures::tr("repair");
}

QString eventWords(StreamEvent::Kind kind) {
    switch (kind) {
    case StreamEvent::Kind::Reset:
        return BatchGestures::tr("the running statistics start anew");
    case StreamEvent::Kind::Poison:
        return BatchGestures::tr("one value is NaN");
    case StreamEvent::Kind::Repair:
        break;
    }
    return BatchGestures::tr("the running statistics become the plain average so far");
}

// On a logarithmic axis.
Index nearest(double x, std::span<const Index> sizes) {
    const auto distance = [x](Index size) { return std::abs(std::log(x / double(size))); };
    return *std::ranges::min_element(sizes, {}, distance);
}

} // namespace

void BatchPage::connectView(PanelView* view) {
    const QString name = view->name();
    if (isOne(name, overBatches)) {
        connect(view, &PanelView::hovered, this, &BatchPage::hover);
        connect(view, &PanelView::clicked, this, &BatchPage::seek);
    } else if (isOne(name, overSizes) || isOne(name, overTrainedSizes)) {
        const bool trained = isOne(name, overTrainedSizes);
        connect(view, &PanelView::clicked, this, [this, trained](double x) { chooseSize(x, trained); });
    } else if (std::holds_alternative<HeatMap>(view->panel())) {
        connect(view, &PanelView::clicked, this,
                [this, view](double x) { chooseColumn(std::get<HeatMap>(view->panel()), x); });
    }
}

void BatchPage::hover(std::optional<double> x) {
    if (x && QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) seek(*x); // a drag
    std::optional<Index> batch;
    if (x) batch = std::clamp(Index(std::lround(*x)), Index(1), m_scenario.batch.batches);
    if (m_look.hovered == batch) return;
    m_look.hovered = batch;
    if (m_result) refresh();
}

void BatchPage::seek(double x) {
    emit frameRequested(double(std::clamp(Index(std::lround(x)), Index(1), m_scenario.batch.batches)));
}

void BatchPage::chooseSize(double x, bool trained) {
    if (!(x > 0)) return;
    Scenario next = m_scenario;
    next.batch.size = trained ? nearest(x, accuracySizes) : nearest(x, lawSizes);
    if (next != m_scenario) emit changeRequested(next, tr("batch size"), {});
}

// The columns are the units of the first layer: features of the stream only if it is that layer's.
void BatchPage::chooseColumn(const HeatMap& map, double x) {
    if (m_scenario.batch.signal != StreamSignal::PreActivation) return;
    chooseFeature(1 + Index(std::lround((x - map.x0) / map.dx)));
}

void BatchPage::chooseFeature(Index feature) {
    Scenario next = m_scenario;
    next.batch.feature = std::clamp(feature, Index(1), std::max(features(), Index(1)));
    if (next != m_scenario) emit changeRequested(next, tr("feature"), {});
}

void BatchPage::chooseView(int view) {
    Scenario next = m_scenario;
    next.batch.view = BatchView(view);
    if (next != m_scenario) emit changeRequested(next, tr("view"), {});
}

// A second press takes it away.
void BatchPage::pressEvent(StreamEvent::Kind kind) {
    const StreamEvent event{kind, shownBatch()};
    const bool there = std::ranges::find(m_scenario.batch.events, event) != m_scenario.batch.events.end();
    Scenario next = m_scenario;
    next.batch = there ? withoutEvent(next.batch, event) : withEvent(next.batch, event);
    emit changeRequested(next, eventName(kind), {});
    if (m_scenario != next) return showControls(); // refused, and answered: the button is as it was
    if (!there)
        emit message(tr("Batch %1: %2. Press again there to take it away.").arg(event.batch).arg(eventWords(kind)));
}

void BatchPage::clearEvents() {
    Scenario next = m_scenario;
    next.batch.events.clear();
    if (next != m_scenario) emit changeRequested(next, tr("events"), {});
}

} // namespace normscope::ui
