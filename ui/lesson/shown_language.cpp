// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/shown_language.h"

#include "i18n/translations.h"

#include <QCoreApplication>
#include <QTranslator>

namespace normscope::ui {

QString shownLanguage() {
    const QStringList known = languages();
    for (const QTranslator* translator : qApp->findChildren<QTranslator*>())
        if (known.contains(translator->language())) return translator->language();
    return QStringLiteral("en");
}

} // namespace normscope::ui
