// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/control.h"
#include "controls/panel_layout.h"

#include <QScrollArea>

#include <string>
#include <vector>

class QToolButton;

namespace normscope::ui {

class Section;

// The left dock: every control of a page, built from the descriptions of the parameters.
class ControlPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit ControlPanel(const std::vector<PanelSection>& layout, QWidget* parent = nullptr);

    void setScenario(const Scenario& scenario);
    // What a lesson offers, by keys of parameters. shown empty: all. locked: to be seen, but out of reach ("*": all).
    void setAccess(const std::vector<std::string>& shown, const std::vector<std::string>& locked);
    void setTheme(const Theme& theme);
    const std::vector<Control*>& controls() const { return m_controls; }

signals:
    void changeRequested(const normscope::Scenario& next, const QString& what, const QString& mergeKey);
    void changeFinished();
    void message(const QString& text);
    void fileWanted();
    void resetRequested(); // of the page

private:
    Control* make(const PlacedControl& placed);
    Control* makeArms(const Parameter& parameter);
    Control* makeTrainingArms(const Parameter& parameter);
    Control* makeFile(const Parameter& parameter);
    void addSection(const PanelSection& section, QWidget* body);
    void addResetButton(QWidget* body);
    void choose(Control& control, const ParameterValue& value, bool dragging);
    void chooseArm(int arm);
    void take(Control& control, const QString& text);
    void refuse(Control& control, const Error& error);
    bool offers(const Control& control) const;
    bool locks(const Control& control) const;
    void limit();

    struct Place { // of a control
        Section* section = nullptr;
        bool seldom = false;
    };
    Scenario m_scenario;
    std::vector<Control*> m_controls;
    std::vector<Place> m_places; // of the controls, in their order
    std::vector<std::string> m_shown, m_locked;
    std::vector<Section*> m_sections;
    QToolButton* m_reset = nullptr;
};

} // namespace normscope::ui
