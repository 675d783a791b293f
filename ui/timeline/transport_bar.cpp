// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timeline/transport_bar.h"

#include "icons/icons.h"
#include "timeline/play_button.h"
#include "timeline/timeline_track.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

#include <utility>

namespace normscope::ui {

namespace {

struct Speed {
    double factor;
    const char* label;
};
constexpr Speed speeds[] = {{0.25, "×¼"}, {0.5, "×½"}, {1, "×1"}, {2, "×2"}, {4, "×4"}};

int barHeight(const Theme& theme) { return theme.largeText ? 72 : 48; }

} // namespace

TransportBar::TransportBar(FrameClock& clock, QWidget* parent)
    : QWidget(parent), m_clock(clock), m_theme(&theme(ThemeName::Light)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 16, 0);
    row->setSpacing(2);
    addButton("to-start", tr("Back to the start"), tr("Home"), &FrameClock::toStart);
    addButton("step-back", tr("One step back"), "←", &FrameClock::stepBack);
    addPlay();
    addButton("step-forward", tr("One step on"), "→", &FrameClock::stepForward);
    addButton("to-end", tr("To the end"), tr("End"), &FrameClock::toEnd);
    m_track = new TimelineTrack(this);
    row->addSpacing(10);
    row->addWidget(m_track, 1);
    row->addSpacing(20);
    addEnd();
    connect(m_track, &TimelineTrack::scrubbed, &m_clock, &FrameClock::seek);
    connect(&m_clock, &FrameClock::positionChanged, this, &TransportBar::showPosition);
    connect(&m_clock, &FrameClock::playingChanged, m_play, &PlayButton::setPlaying);
}

QToolButton* TransportBar::addButton(const QString& icon, const QString& name, const QString& key,
                                     void (FrameClock::*action)()) {
    auto* button = new QToolButton(this);
    button->setObjectName(icon);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, key));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, &m_clock, action);
    layout()->addWidget(button);
    m_buttons.push_back({button, icon});
    return button;
}

void TransportBar::addPlay() {
    m_play = new PlayButton(this);
    m_play->setObjectName("play");
    connect(m_play, &PlayButton::clicked, &m_clock, &FrameClock::toggle);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->addSpacing(6);
    row->addWidget(m_play);
    row->addSpacing(6);
}

void TransportBar::addEnd() {
    m_status = new QLabel(this);
    m_status->setObjectName("status");
    m_speed = new QToolButton(this);
    m_speed->setObjectName("speed");
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setAutoRaise(true);
    m_speed->setToolTip(tr("Playing speed"));
    m_speed->setPopupMode(QToolButton::InstantPopup);
    makeSpeedMenu();
    m_loop = new QCheckBox(tr("loop"), this);
    m_loop->setObjectName("loop");
    m_loop->setChecked(m_clock.loop());
    m_loop->setFocusPolicy(Qt::TabFocus);
    m_loop->setToolTip(tr("Play again from the start at the end"));
    connect(m_loop, &QCheckBox::toggled, &m_clock, &FrameClock::setLoop);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_status), static_cast<QWidget*>(m_speed), static_cast<QWidget*>(m_loop)})
        layout()->addWidget(widget);
}

void TransportBar::makeSpeedMenu() {
    auto* menu = new QMenu(m_speed);
    auto* group = new QActionGroup(menu);
    for (const Speed& speed : speeds) {
        const QString label = QString::fromUtf8(speed.label);
        QAction* action = group->addAction(label);
        action->setCheckable(true);
        if (speed.factor == m_clock.speed()) {
            action->setChecked(true);
            setSpeed(speed.factor, label);
        }
        connect(action, &QAction::triggered, this, [this, speed, label] { setSpeed(speed.factor, label); });
    }
    menu->addActions(group->actions());
    m_speed->setMenu(menu);
}

void TransportBar::setSpeed(double factor, const QString& label) {
    m_clock.setSpeed(factor);
    m_speed->setText(label);
    m_speed->setAccessibleName(tr("Playing speed %1").arg(label));
}

void TransportBar::setSpec(const TimelineSpec& spec) {
    m_track->setSpec(spec);
    m_clock.setSpec(spec);
    showPosition(m_clock.position());
}

void TransportBar::setTheme(const Theme& theme) {
    m_theme = &theme;
    const int side = barHeight(theme) * 2 / 3;
    for (const auto& [button, name] : m_buttons) {
        button->setIcon(icon(name, theme));
        button->setIconSize({side * 2 / 3, side * 2 / 3});
        button->setFixedSize(side, side);
    }
    m_play->setTheme(theme);
    m_track->setTheme(theme);
    m_status->setFont(theme.font(TextSize::Small));
    m_status->setFixedWidth(theme.small * 9); // "layer 1000, forward"
    m_speed->setFont(theme.font(TextSize::Body));
    m_speed->setFixedWidth(theme.body * 3);
    m_loop->setFont(theme.font(TextSize::Body));
    updateGeometry();
    update();
}

bool TransportBar::handleKey(const QKeyEvent& event) {
    static constexpr std::pair<int, void (FrameClock::*)()> keys[] = {{Qt::Key_Space, &FrameClock::toggle},
                                                                      {Qt::Key_Left, &FrameClock::stepBack},
                                                                      {Qt::Key_Right, &FrameClock::stepForward},
                                                                      {Qt::Key_Home, &FrameClock::toStart},
                                                                      {Qt::Key_End, &FrameClock::toEnd}};
    if (event.modifiers() & ~Qt::KeypadModifier) return false;
    for (const auto& [key, action] : keys) {
        if (event.key() != key) continue;
        (m_clock.*action)();
        return true;
    }
    return false;
}

QSize TransportBar::sizeHint() const { return {600, barHeight(*m_theme)}; }

void TransportBar::showPosition(double position) {
    m_track->setPosition(position);
    const TimelineSpec& spec = m_clock.spec();
    m_status->setText(spec.status ? spec.status(position) : QString());
    m_track->setAccessibleDescription(m_status->text());
}

void TransportBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->bar);
    painter.fillRect(0, 0, width(), 1, m_theme->rule);
}

} // namespace normscope::ui
