// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/explanation_dock.h"
#include "scenario/scenario.h"

namespace normscope::ui {

class ArmCard;

// The right dock of the Depth page: what each arm computes, what is to be seen, and what bands and dashes mean.
class DepthExplanation : public ExplanationDock {
    Q_OBJECT
public:
    explicit DepthExplanation(QWidget* parent = nullptr);

    void setSettings(const DepthSettings& settings);

signals:
    void armChosen(int arm);

protected:
    void themeChanged() override;

private:
    void matchCards(const DepthSettings& settings);

    std::vector<ArmCard*> m_cards; // one an arm
    QLabel* m_foot;
};

} // namespace normscope::ui
