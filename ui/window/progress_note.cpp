// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/progress_note.h"

namespace normscope::ui {

namespace {

constexpr int patienceMilliseconds = 300;

} // namespace

ProgressNote::ProgressNote(QWidget* parent) : QLabel(parent) {
    setObjectName("progress");
    m_patience.setSingleShot(true);
    m_patience.setInterval(patienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, [this] { setText(m_progress); });
}

void ProgressNote::begin() {
    end();
    m_progress = tr("computing");
    m_patience.start();
}

void ProgressNote::advance(std::size_t done, std::size_t planned) {
    m_progress = tr("computing %1 of %2").arg(done).arg(planned);
    if (!m_patience.isActive()) setText(m_progress);
}

void ProgressNote::end() {
    m_patience.stop();
    clear();
}

} // namespace normscope::ui
