// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/step_opening.h"

namespace normscope::ui {

void StepOpening::begin(const Opening& opening, bool pending, bool computing) {
    m_opening = opening;
    m_pending = pending;
    m_computing = computing;
    m_clock.toStart();
    m_place = m_clock.position();
    m_atEnd = false;
    apply();
}

bool StepOpening::moved() const {
    const double position = m_clock.position();
    return position != m_place && !(m_atEnd && position == m_clock.spec().length());
}

void StepOpening::apply() {
    if (!m_opening || moved()) return m_opening.reset();
    switch (m_opening->kind) {
    case Opening::Kind::End:
        m_clock.toEnd();
        break;
    case Opening::Kind::Frame:
        m_clock.seek(m_opening->frame);
        break;
    case Opening::Kind::Play:
        if (m_pending || m_computing) return;
        m_clock.play();
        m_opening.reset();
        break;
    }
    m_place = m_clock.position();
    m_atEnd = m_place > 0 && m_place == m_clock.spec().length();
    if (!m_computing) m_opening.reset();
}

void StepOpening::answered() {
    m_pending = false;
    apply();
}

void StepOpening::resultCame() {
    m_computing = false;
    apply();
}

} // namespace normscope::ui
