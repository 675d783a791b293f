// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/training_pace.h"
#include "lab/training.h"
#include "pages/training/time_left.h"
#include "plot/theme.h"

#include <QElapsedTimer>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QKeyEvent;
class QLabel;
class QPushButton;

namespace normscope::ui {

class ProgressLine;

// How far the training is, and what drives it.
class TrainingStrip : public QWidget {
    Q_OBJECT
public:
    explicit TrainingStrip(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setResult(const TrainingResult& result);
    void setRunning(bool running);
    bool handleKey(const QKeyEvent& event); // a letter of one of the buttons; true: it was one of them
    QSize sizeHint() const override;

signals:
    void paceRequested(normscope::ui::TrainingPace pace);
    void branchRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct KeyButton {
        QPushButton* button;
        Qt::Key key;
    };
    QPushButton* addButton(const char* name, const QString& text, const QString& help, Qt::Key key);
    void addTrain();
    void addOthers();
    void showTrain();
    void showState();
    QString timeLeft() const;

    const Theme* m_theme;
    QHBoxLayout* m_row;
    QLabel* m_where;
    ProgressLine* m_progress;
    QLabel* m_state;
    std::vector<KeyButton> m_buttons;
    QPushButton* m_train = nullptr;
    QPushButton* m_step = nullptr;
    QPushButton* m_toEnd = nullptr;
    QPushButton* m_branch = nullptr;
    QElapsedTimer m_clock;
    TimeLeft m_left;
    Index m_done = 0, m_planned = 0;
    bool m_firstEnded = false; // all arms of the first seed
    bool m_running = false;
};

} // namespace normscope::ui
