// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/axes.h"
#include "pages/axes/exactness_table.h"
#include "pages/explanation_dock.h"

namespace normscope::ui {

class NormCard;

// The right dock of the Axes page: the formula of each norm shown, what is to be seen, what the hand can do, and
// how exact the numbers are.
class AxesExplanation : public ExplanationDock {
    Q_OBJECT
public:
    explicit AxesExplanation(QWidget* parent = nullptr);

    void setResult(const AxesResult& result, const Figure& figure, const AxesSettings& display);

signals:
    void termHovered(const QString& name); // a part of a formula under the pointer; empty: none

protected:
    void themeChanged() override;

private:
    static QString handText(AxesView view);
    void matchCards(const AxesResult& result);

    std::vector<NormCard*> m_cards; // one a norm
    QLabel* m_hand;                 // what it can do
    QLabel* m_exactness;
    ExactnessTable m_differences;
};

} // namespace normscope::ui
