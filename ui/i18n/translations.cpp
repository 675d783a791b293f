// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "i18n/translations.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

namespace normscope::ui {
namespace {

const QString folder = QStringLiteral(":/i18n");
const QString prefix = QStringLiteral("normscope_");
const QString suffix = QStringLiteral(".qm");

void removeTranslators() {
    for (QTranslator* translator : qApp->findChildren<QTranslator*>(prefix, Qt::FindDirectChildrenOnly))
        delete translator;
}

void install(const QString& file, const QString& directory) {
    auto* translator = new QTranslator(qApp);
    translator->setObjectName(prefix);
    if (!translator->load(file, directory) || !QCoreApplication::installTranslator(translator)) delete translator;
}

} // namespace

QStringList languages() {
    QStringList result{QStringLiteral("en")};
    for (const QString& file : QDir(folder).entryList({prefix + u'*' + suffix}))
        result.append(file.sliced(prefix.size()).chopped(suffix.size()));
    return result;
}

bool loadTranslations(const QString& language) {
    if (!languages().contains(language)) return false;
    removeTranslators();
    if (language == QStringLiteral("en")) return true;
    install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)); // may be absent
    install(prefix + language, folder);
    return true;
}

} // namespace normscope::ui
