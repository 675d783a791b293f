// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/divergence_notes.h"

#include "plot/rich_text.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace normscope::ui {

QString DivergenceNotes::news(const TrainingResult& result) {
    QStringList news;
    std::vector<ArmPlan> diverged;
    for (std::size_t arm = 0; arm < result.arms.size(); ++arm) {
        const Text message = divergenceMessage(result, arm);
        if (message.empty()) continue;
        const ArmPlan& plan = result.arms[arm].plan;
        if (std::ranges::find(m_told, plan) == m_told.end()) news += translated(message);
        diverged.push_back(plan);
    }
    m_told = std::move(diverged);
    return news.join(' ');
}

} // namespace normscope::ui
