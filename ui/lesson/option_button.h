// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QPushButton>

class QPainter;

namespace normscope::ui {

// One answer to choose from: its letter in a box, its words, and a sign once it was judged.
class OptionButton : public QPushButton {
    Q_OBJECT
public:
    enum class Judged { No, Right, Wrong };

    OptionButton(const QString& letter, const QString& words, QWidget* parent);

    void setTheme(const Theme& theme);
    void setWords(const QString& words);
    void setChosen(bool chosen);
    bool chosen() const { return m_chosen; }
    void setJudged(Judged judged);
    void setHands(int hands); // of the room; 0: not shown

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

signals:
    void confirmed(); // Enter on the chosen one

protected:
    void paintEvent(QPaintEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRect wordsPlace(int width) const;
    int box() const { return m_theme->body + 4; }
    QString sign() const;
    void describe();
    void drawBox(QPainter& painter) const;
    void drawLetter(QPainter& painter) const;
    void drawEnd(QPainter& painter) const;

    const Theme* m_theme;
    QString m_letter, m_words;
    bool m_chosen = false;
    Judged m_judged = Judged::No;
    int m_hands = 0;
};

} // namespace normscope::ui
