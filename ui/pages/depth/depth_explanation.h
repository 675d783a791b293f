// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"
#include "scenario/scenario.h"

#include <QWidget>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace normscope::ui {

class ArmCard;

// The right dock of the Depth page: what each arm computes, what is to be seen, and what bands and dashes mean.
class DepthExplanation : public QWidget {
    Q_OBJECT
public:
    explicit DepthExplanation(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setSettings(const DepthSettings& settings);
    void setSentence(const Text& sentence);

signals:
    void armChosen(int arm);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitHeight();
    void matchCards(const DepthSettings& settings);

    const Theme* m_theme;
    Text m_sentence;
    QWidget* m_content;
    QVBoxLayout* m_cardRows;
    std::vector<ArmCard*> m_cards; // one an arm
    QLabel* m_heading;
    QLabel* m_see;
    QLabel* m_foot;
};

} // namespace normscope::ui
