// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offscreen.h"

#include "window/run_window.h"

#include <QApplication>

namespace normscope::cli {

Offscreen::Offscreen(const std::string& language) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    ui::quietQt();
    m_application = std::make_unique<QApplication>(m_argc, m_argv);
    ui::prepareApplication(QString::fromStdString(language));
}

Offscreen::~Offscreen() = default;

} // namespace normscope::cli
