// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/batch/batch_strip.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <tuple>

namespace normscope::ui {

namespace {

using Kind = StreamEvent::Kind;

struct BatchStripHelp {
    Q_DECLARE_TR_FUNCTIONS(BatchStripHelp)
};

QString helpOf(Kind kind, Index batch) {
    switch (kind) {
    case Kind::Reset:
        return BatchStripHelp::tr("Before batch %1 the running statistics start anew: mean 0, variance 1 (R)")
            .arg(batch);
    case Kind::Poison:
        return BatchStripHelp::tr("One value of batch %1 is NaN (P)").arg(batch);
    case Kind::Repair:
        break;
    }
    return BatchStripHelp::tr("Before batch %1 the running statistics become the plain average over the finite batches "
                              "so far (F)")
        .arg(batch);
}

} // namespace

BatchStrip::BatchStrip(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_row(new QHBoxLayout(this)), m_feature(new QLabel(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
    addEvent("reset", Kind::Reset, tr("Reset here"), Qt::Key_R);
    addEvent("poison", Kind::Poison, tr("Poison here"), Qt::Key_P);
    addEvent("repair", Kind::Repair, tr("Repair here"), Qt::Key_F);
    m_clear = addButton("clear", tr("Clear events"), Qt::Key_C);
    describe(m_clear, tr("The stream as it is without resets, poison and repairs (C)"));
    connect(m_clear, &QPushButton::clicked, this, &BatchStrip::clearPressed);
    addFeature();
    m_row->addStretch();
}

QPushButton* BatchStrip::addButton(const char* name, const QString& text, Qt::Key key) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    m_buttons.push_back({button, key});
    return button;
}

void BatchStrip::addEvent(const char* name, Kind kind, const QString& text, Qt::Key key) {
    QPushButton* button = m_events[kind] = addButton(name, text, key);
    button->setCheckable(true); // pressed: it stands at this batch
    connect(button, &QPushButton::clicked, this, [this, kind] { emit eventPressed(kind); });
}

void BatchStrip::addFeature() {
    m_row->addSpacing(4);
    m_before = addButton("feature-before", QStringLiteral("‹"), Qt::Key_BracketLeft);
    m_row->addWidget(m_feature);
    m_after = addButton("feature-after", QStringLiteral("›"), Qt::Key_BracketRight);
    m_feature->setObjectName("feature");
    m_feature->setAlignment(Qt::AlignCenter);
    for (const auto& [button, name, key] :
         {std::tuple(m_before, tr("The feature before"), "["), std::tuple(m_after, tr("The next feature"), "]")}) {
        button->setAccessibleName(name);
        describe(button, QStringLiteral("%1 (%2)").arg(name, key));
    }
    connect(m_before, &QPushButton::clicked, this, [this] { emit featureStepped(-1); });
    connect(m_after, &QPushButton::clicked, this, [this] { emit featureStepped(1); });
}

void BatchStrip::describe(QPushButton* button, const QString& help) {
    button->setToolTip(help);
    button->setAccessibleDescription(help);
}

void BatchStrip::setTheme(const Theme& theme) {
    m_theme = &theme;
    const QFont font = theme.font(TextSize::Small);
    const QFontMetrics metrics(font);
    for (const KeyButton& one : m_buttons) {
        const bool sign = one.button == m_before || one.button == m_after;
        one.button->setFont(font);
        one.button->setFixedWidth(metrics.horizontalAdvance(one.button->text()) + (sign ? 10 : theme.small));
    }
    m_feature->setFont(font);
    m_feature->setFixedWidth(metrics.horizontalAdvance(tr("feature %1").arg(88) + QStringLiteral(" ")));
    updateGeometry();
}

void BatchStrip::setSettings(const BatchSettings& settings, Index batch, Index features) {
    for (const auto& [kind, button] : m_events) {
        button->setChecked(std::ranges::find(settings.events, StreamEvent{kind, batch}) != settings.events.end());
        describe(button, helpOf(kind, batch));
    }
    const Index feature = std::clamp(settings.feature, Index(1), std::max(features, Index(1)));
    m_clear->setEnabled(!settings.events.empty());
    m_before->setEnabled(feature > 1);
    m_after->setEnabled(feature < features);
    m_feature->setText(tr("feature %1").arg(feature));
}

// The brackets come with a modifier on some keyboards.
bool BatchStrip::handleKey(const QKeyEvent& event) {
    const auto found = std::ranges::find(m_buttons, event.key(), &KeyButton::key);
    if (found == m_buttons.end()) return false;
    const bool steps = found->button == m_before || found->button == m_after;
    if (!steps && event.modifiers() != Qt::NoModifier) return false;
    if (steps || !event.isAutoRepeat()) found->button->click();
    return true;
}

} // namespace normscope::ui
