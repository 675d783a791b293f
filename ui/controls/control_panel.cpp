// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control_panel.h"

#include "controls/arm_list.h"
#include "controls/check_control.h"
#include "controls/choice_control.h"
#include "controls/file_control.h"
#include "controls/method_list.h"
#include "controls/section.h"
#include "controls/segment_control.h"
#include "controls/slider_control.h"
#include "controls/text_control.h"
#include "controls/training_arm_list.h"
#include "plot/rich_text.h"
#include "scenario/training_arms.h"

#include <QToolButton>
#include <QVBoxLayout>

#include <stdexcept>

namespace normscope::ui {

namespace {

bool asksForFile(const Parameter& parameter, const ParameterValue& value, const Scenario& scenario) {
    const bool source = parameter.key == "data.source" || parameter.key == "training.data";
    return source && value == ParameterValue(std::string("file")) && scenario.data.file.empty();
}

} // namespace

ControlPanel::ControlPanel(const std::vector<PanelSection>& layout, QWidget* parent) : QScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 12, 0, 0);
    column->setSpacing(0);
    for (const PanelSection& section : layout) addSection(section, body);
    column->addStretch(1);
    addResetButton(body);
    setWidget(body);
}

void ControlPanel::addSection(const PanelSection& section, QWidget* body) {
    auto* widget = new Section(section.title, body);
    for (const PlacedControl& placed : section.controls) {
        Control* control = make(placed);
        widget->add(control, placed.seldom);
        m_controls.push_back(control);
        m_places.push_back({widget, placed.seldom});
        connect(control, &Control::chosen, this,
                [this, control](const ParameterValue& value, bool dragging) { choose(*control, value, dragging); });
        connect(control, &Control::finished, this, &ControlPanel::changeFinished);
        connect(control, &Control::typed, this, [this, control](const QString& text) { take(*control, text); });
    }
    body->layout()->addWidget(widget);
    m_sections.push_back(widget);
}

Control* ControlPanel::make(const PlacedControl& placed) {
    const Parameter* parameter = findControlParameter(placed.key);
    if (!parameter) throw std::logic_error(std::string("no parameter ") + placed.key);
    switch (placed.form) {
    case ControlForm::Slider:
        return new SliderControl(*parameter, this);
    case ControlForm::Choice:
        return new ChoiceControl(*parameter, this);
    case ControlForm::Segments:
        return new SegmentControl(*parameter, this);
    case ControlForm::Check:
        return new CheckControl(*parameter, this);
    case ControlForm::Methods:
        return new MethodList(*parameter, this);
    case ControlForm::Arms:
        return makeArms(*parameter);
    case ControlForm::TrainingArms:
        return makeTrainingArms(*parameter);
    case ControlForm::Text:
        return new TextControl(*parameter, this);
    case ControlForm::File:
        break;
    }
    return makeFile(*parameter);
}

Control* ControlPanel::makeArms(const Parameter& parameter) {
    auto* arms = new ArmList(parameter, this);
    connect(arms, &ArmList::armChosen, this, &ControlPanel::chooseArm);
    return arms;
}

Control* ControlPanel::makeTrainingArms(const Parameter& parameter) {
    auto* arms = new TrainingArmList(parameter, this);
    connect(arms, &TrainingArmList::changeWanted, this,
            [this](const Scenario& next, const QString& what) { emit changeRequested(next, what, {}); });
    connect(arms, &TrainingArmList::refused, this, [this, arms](const Error& error) { refuse(*arms, error); });
    return arms;
}

Control* ControlPanel::makeFile(const Parameter& parameter) {
    auto* file = new FileControl(parameter, this);
    connect(file, &FileControl::fileWanted, this, &ControlPanel::fileWanted);
    return file;
}

void ControlPanel::addResetButton(QWidget* body) {
    m_reset = new QToolButton(body);
    m_reset->setObjectName("reset-page");
    m_reset->setText(tr("Reset page"));
    m_reset->setToolTip(
        tr("Every control of this page back to its default. One name is reset by a double click on it."));
    m_reset->setProperty("link", true);
    m_reset->setAutoRaise(true);
    m_reset->setFocusPolicy(Qt::TabFocus);
    connect(m_reset, &QToolButton::clicked, this, &ControlPanel::resetRequested);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 8, 14, 8);
    row->addWidget(m_reset);
    row->addStretch(1);
    static_cast<QVBoxLayout*>(body->layout())->addLayout(row);
}

void ControlPanel::setScenario(const Scenario& scenario) {
    m_scenario = scenario;
    for (Control* control : m_controls) control->setScenario(scenario);
    limit();
    for (Section* section : m_sections) section->showEdited();
}

void ControlPanel::setTheme(const Theme& theme) {
    for (Control* control : m_controls) control->setTheme(theme);
    for (Section* section : m_sections) section->setTheme(theme);
    QFont font = theme.font(TextSize::Body);
    font.setUnderline(true);
    m_reset->setFont(font);
}

void ControlPanel::choose(Control& control, const ParameterValue& value, bool dragging) {
    const Parameter& parameter = control.parameter();
    if (asksForFile(parameter, value, m_scenario)) {
        control.setScenario(m_scenario);
        emit fileWanted();
        return;
    }
    const auto next = with(m_scenario, parameter, value);
    if (!next) return refuse(control, next.error());
    const QString key = dragging ? QString::fromStdString(parameter.key) : QString();
    emit changeRequested(*next, translated(parameter.label), key);
}

void ControlPanel::chooseArm(int arm) {
    Scenario next = m_scenario;
    next.depth.arm = arm;
    if (next != m_scenario) emit changeRequested(next, tr("arm"), {});
}

void ControlPanel::take(Control& control, const QString& text) {
    const auto value = parseValue(control.parameter(), text.toStdString());
    if (!value) return refuse(control, value.error());
    choose(control, *value, false);
}

void ControlPanel::refuse(Control& control, const Error& error) {
    control.setScenario(m_scenario);
    emit message(QStringLiteral("%1: %2").arg(translated(control.parameter().label), translated(error.reason)));
}

} // namespace normscope::ui
