// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/control.h"

#include "controls/value_text.h"
#include "plot/rich_text.h"

#include <QAction>
#include <QEvent>
#include <QLabel>

namespace normscope::ui {

namespace {

class WheelGuard : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() != QEvent::Wheel || !widget || widget->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

// Of a value that an arm has to itself it is what all arms have, if they share such a setting.
ParameterValue standardOf(const Parameter& parameter, const Scenario& scenario) {
    const std::string own = "arm.";
    if (!parameter.key.starts_with(own)) return parameter.get(Scenario{});
    const Parameter* shared = findParameter("training." + parameter.key.substr(own.size()));
    return (shared ? *shared : parameter).get(scenario);
}

} // namespace

void ignoreStrayWheel(QWidget& part) { part.installEventFilter(new WheelGuard(&part)); }

Control::Control(const Parameter& parameter, QWidget* parent)
    : QWidget(parent), m_parameter(parameter), m_standard(standardOf(parameter, Scenario{})),
      m_theme(&theme(ThemeName::Light)) {
    setObjectName(QString::fromStdString(parameter.key));
    setToolTip(toolTipOf(parameter));
    setWhatsThis(QStringLiteral("<b>%1</b>%2").arg(translated(parameter.label).toHtmlEscaped(), toolTipOf(parameter)));
    auto* action = new QAction(tr("Reset to the default"), this);
    connect(action, &QAction::triggered, this, &Control::reset);
    addAction(action);
    setContextMenuPolicy(Qt::ActionsContextMenu);
}

void Control::setScenario(const Scenario& scenario) {
    const ParameterValue value = m_parameter.get(scenario);
    m_standard = standardOf(m_parameter, scenario);
    m_edited = value != m_standard;
    setEnabled(!m_parameter.applies || m_parameter.applies(scenario));
    showEdited();
    showValue(value);
}

void Control::setTheme(const Theme& theme) {
    m_theme = &theme;
    showEdited();
}

void Control::reset() { emit chosen(m_standard, false); }

QLabel* Control::makeLabel() {
    m_label = new QLabel(translated(m_parameter.label), this);
    m_label->installEventFilter(this);
    return m_label;
}

void Control::describe(QWidget& part) const {
    part.setAccessibleName(translated(m_parameter.label));
    part.setAccessibleDescription(translated(m_parameter.help));
}

bool Control::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_label && event->type() == QEvent::MouseButtonDblClick) reset();
    return QWidget::eventFilter(watched, event);
}

void Control::showEdited() {
    if (!m_label) return;
    m_label->setFont(m_theme->font(TextSize::Small, m_edited ? QFont::DemiBold : QFont::Normal));
    QPalette palette = m_label->palette();
    palette.setColor(QPalette::Active, QPalette::WindowText, m_edited ? m_theme->ink : m_theme->muted);
    palette.setColor(QPalette::Inactive, QPalette::WindowText, m_edited ? m_theme->ink : m_theme->muted);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, m_theme->faint);
    m_label->setPalette(palette);
}

} // namespace normscope::ui
