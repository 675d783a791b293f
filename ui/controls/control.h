// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/parameter.h"

#include <QWidget>

class QLabel;

namespace normscope::ui {

// One parameter, shown and changed. It holds no value of its own: it asks, and is told what became of it.
class Control : public QWidget {
    Q_OBJECT
public:
    Control(const Parameter& parameter, QWidget* parent); // parameters() live for ever

    const Parameter& parameter() const { return m_parameter; }
    virtual void setScenario(const Scenario& scenario);
    virtual void setTheme(const Theme& theme);
    bool edited() const { return m_edited; } // differs from the default, or an arm from what all arms have

public slots:
    void reset();

signals:
    // dragging: one of many values on the way, until finished().
    void chosen(const normscope::ParameterValue& value, bool dragging);
    void finished();
    void typed(const QString& text);

protected:
    virtual void showValue(const ParameterValue& value) = 0;
    QLabel* makeLabel();                // resets on double-click, bold while edited
    void describe(QWidget& part) const; // name and help for assistive technology
    const Theme& shownTheme() const { return *m_theme; }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showEdited();

    const Parameter& m_parameter;
    ParameterValue m_standard; // what reset() goes back to
    const Theme* m_theme;
    QLabel* m_label = nullptr;
    bool m_edited = false;
};

// Keeps a wheel that scrolls the panel from changing the part under the pointer, unless that part has the focus.
void ignoreStrayWheel(QWidget& part);

} // namespace normscope::ui
