// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QWidget>

class QLabel;

namespace normscope::ui {

// The quiet line above the timeline. A message stays until the next action; on a projector the page's sentence stands
// here when there is none. Empty, it takes no room.
class MessageStrip : public QWidget {
    Q_OBJECT
public:
    explicit MessageStrip(QWidget* parent);

    void setTheme(const Theme& theme);
    void setMessage(const QString& text); // plain text; empty clears it
    void setSentence(const Text& sentence);
    QString message() const { return m_message; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    QString firstParagraph() const;
    void show();

    const Theme* m_theme;
    QLabel* m_label;
    QString m_message;
    Text m_sentence;
};

} // namespace normscope::ui
