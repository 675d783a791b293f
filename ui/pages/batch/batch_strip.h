// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/batch_settings.h"

#include <QWidget>

#include <map>
#include <vector>

class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QPushButton;

namespace normscope::ui {

// What can happen to the running statistics at the batch shown, and which feature is looked at.
class BatchStrip : public QWidget {
    Q_OBJECT
public:
    explicit BatchStrip(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSettings(const BatchSettings& settings, Index batch, Index features); // batch: where an event would be
    bool handleKey(const QKeyEvent& event); // of one of the buttons; true: it was one of them

signals:
    void eventPressed(normscope::StreamEvent::Kind kind);
    void clearPressed();
    void featureStepped(int by);

private:
    struct KeyButton {
        QPushButton* button;
        Qt::Key key;
    };
    QPushButton* addButton(const char* name, const QString& text, Qt::Key key);
    void addEvent(const char* name, StreamEvent::Kind kind, const QString& text, Qt::Key key);
    void addFeature();
    void describe(QPushButton* button, const QString& help);

    const Theme* m_theme;
    QHBoxLayout* m_row;
    std::vector<KeyButton> m_buttons;
    std::map<StreamEvent::Kind, QPushButton*> m_events;
    QPushButton* m_clear = nullptr;
    QPushButton* m_before = nullptr;
    QPushButton* m_after = nullptr;
    QLabel* m_feature;
};

} // namespace normscope::ui
