// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/training/training_strip.h"

#include "pages/training/progress_line.h"
#include "pages/training/training_place.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace normscope::ui {

TrainingStrip::TrainingStrip(QWidget* parent)
    : QWidget(parent), m_theme(&theme(ThemeName::Light)), m_row(new QHBoxLayout(this)), m_where(new QLabel(this)),
      m_progress(new ProgressLine(this)), m_state(new QLabel(this)) {
    m_row->setContentsMargins(16, 0, 16, 0);
    m_row->setSpacing(6);
    m_row->addWidget(m_where);
    m_row->addSpacing(8);
    m_row->addWidget(m_progress, 1);
    m_row->addSpacing(8);
    m_row->addWidget(m_state);
    m_row->addSpacing(8);
    m_state->setObjectName("state");
    m_where->setObjectName("where");
    m_state->setMinimumWidth(1); // goes first where the page is narrow
    addTrain();
    addOthers();
    m_clock.start();
}

QPushButton* TrainingStrip::addButton(const char* name, const QString& text, const QString& help, Qt::Key key) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setToolTip(help);
    button->setAccessibleDescription(help);
    button->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(button);
    m_buttons.push_back({button, key});
    return button;
}

void TrainingStrip::addTrain() {
    m_train = addButton("train", {}, {}, Qt::Key_T);
    connect(m_train, &QPushButton::clicked, this,
            [this] { emit paceRequested(m_running ? TrainingPace::Pause : TrainingPace::Run); });
    showTrain();
}

void TrainingStrip::addOthers() {
    m_step = addButton("step", tr("Step"), tr("One step of every arm of the first seed, then pause (S)"), Qt::Key_S);
    m_toEnd = addButton("to-end", tr("Run to end"), tr("All that is left, as fast as it goes: shown once a second (E)"),
                        Qt::Key_E);
    auto* restart = addButton("restart", tr("Restart"), tr("From step 0 again (R)"), Qt::Key_R);
    m_branch = addButton("branch", tr("Branch here"),
                         tr("One more arm: the same as the chosen one up to the step shown, free to change from there "
                            "(B)"),
                         Qt::Key_B);
    connect(m_step, &QPushButton::clicked, this, [this] { emit paceRequested(TrainingPace::Step); });
    connect(m_toEnd, &QPushButton::clicked, this, [this] { emit paceRequested(TrainingPace::ToEnd); });
    connect(restart, &QPushButton::clicked, this, [this] { emit paceRequested(TrainingPace::Restart); });
    connect(m_branch, &QPushButton::clicked, this, &TrainingStrip::branchRequested);
}

void TrainingStrip::setTheme(const Theme& theme) {
    m_theme = &theme;
    m_progress->setTheme(theme);
    m_where->setFont(theme.font(TextSize::Body, QFont::DemiBold));
    m_state->setFont(theme.font(TextSize::Body));
    const QFont font = theme.font(TextSize::Body);
    const QFontMetrics metrics(font);
    for (const KeyButton& one : m_buttons) {
        QString widest = one.button->text();
        if (one.button == m_train) widest = tr("Train").size() > tr("Pause").size() ? tr("Train") : tr("Pause");
        one.button->setFont(font);
        one.button->setFixedWidth(metrics.horizontalAdvance(widest) + theme.body + 8);
    }
    updateGeometry();
    update();
}

QSize TrainingStrip::sizeHint() const { return {QWidget::sizeHint().width(), m_theme->body + 12 + 2 * 7}; }

void TrainingStrip::setResult(const TrainingResult& result) {
    m_done = result.done;
    m_planned = result.planned;
    m_firstEnded = seedEnded(result, 0);
    m_left.add(m_clock.elapsed(), m_done);
    const TrainingPlace place = trainingPlace(result);
    const TrainingSettings& settings = result.scenario.training;
    const QString step = tr("step %1 of %2").arg(place.step).arg(settings.steps);
    m_where->setText(tr("Seed %1 of %2, %3").arg(place.seed + 1).arg(settings.seeds).arg(step));
    m_progress->setProgress(m_planned > 0 ? double(m_done) / double(m_planned) : 0, settings.seeds);
    showState();
}

void TrainingStrip::setRunning(bool running) {
    if (m_running == running) return;
    m_running = running;
    m_left.restart();
    showTrain();
    showState();
}

void TrainingStrip::showTrain() {
    m_train->setText(m_running ? tr("Pause") : tr("Train"));
    m_train->setToolTip(m_running ? tr("Stop after this step (T)") : tr("Go on from the newest step (T)"));
    m_train->setAccessibleDescription(m_train->toolTip());
}

void TrainingStrip::showState() {
    const bool complete = m_planned > 0 && m_done == m_planned;
    if (complete)
        m_state->setText(tr("finished"));
    else if (m_running)
        m_state->setText(timeLeft());
    else
        m_state->setText(m_done > 0 ? tr("paused") : QString());
    for (QPushButton* button : {m_train, m_toEnd}) button->setEnabled(!complete);
    m_step->setEnabled(!complete && !m_firstEnded);
    m_branch->setEnabled(m_done > 0);
}

QString TrainingStrip::timeLeft() const {
    const std::optional<double> seconds = m_left.seconds(m_planned - m_done);
    if (!seconds) return {};
    if (*seconds < 90) return tr("about %1 s left").arg(std::max<qint64>(1, std::llround(*seconds)));
    return tr("about %1 min left").arg(std::llround(*seconds / 60));
}

bool TrainingStrip::handleKey(const QKeyEvent& event) {
    if (event.modifiers() != Qt::NoModifier) return false;
    const auto found = std::ranges::find(m_buttons, event.key(), &KeyButton::key);
    if (found == m_buttons.end()) return false;
    if (!event.isAutoRepeat() || found->button == m_step) found->button->click();
    return true;
}

void TrainingStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), m_theme->dock);
    painter.fillRect(0, 0, width(), 1, m_theme->rule);
}

} // namespace normscope::ui
