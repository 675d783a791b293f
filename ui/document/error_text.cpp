// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/error_text.h"

#include "plot/rich_text.h"

#include <QFileInfo>
#include <QStringList>

namespace normscope::ui {

QString errorText(const Error& error) {
    QStringList parts{QFileInfo(QString::fromStdString(error.file)).fileName(), QString::fromStdString(error.place),
                      translated(error.reason)};
    parts.removeAll(QString());
    return parts.join(": ");
}

} // namespace normscope::ui
