// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace normscope::ui {

// "computing 12 of 30": how far a run is, said only of one that keeps the person waiting.
class ProgressNote : public QLabel {
    Q_OBJECT
public:
    explicit ProgressNote(QWidget* parent);

    void begin(); // of a run; one before it is over
    void advance(std::size_t done, std::size_t planned);
    void end();

private:
    QTimer m_patience; // runs while the person does not wait yet
    QString m_progress;
};

} // namespace normscope::ui
