// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/run_window.h"

#include "i18n/translations.h"
#include "icons/icons.h"

#include <QApplication>

#include <cstdio>

namespace normscope::ui {

namespace {

// Without one, Qt ends the process by abort().
bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(name)) return true;
    return false;
#else
    return true;
#endif
}

} // namespace

void prepareApplication(const QString& language) {
    QApplication::setApplicationName("normscope");
    QApplication::setOrganizationName("normscope");
    QApplication::setApplicationDisplayName("NormScope");
    QApplication::setApplicationVersion(NORMSCOPE_VERSION);
    QApplication::setDesktopFileName("normscope");
    QApplication::setWindowIcon(applicationIcon());
    QSettings::setDefaultFormat(QSettings::IniFormat);
    if (!loadTranslations(language.isEmpty() ? QLocale::system().name() : language)) loadTranslations("en");
    QLocale::setDefault(QLocale::c()); // numbers look the same everywhere: as in the files
    loadFonts();
}

int runWindow(int& argc, char** argv, const WindowOptions& options, const PageFactory& pages) {
    if (!hasDisplay()) {
        std::fputs("normscope: no display (set DISPLAY or WAYLAND_DISPLAY); 'normscope render' works without one\n",
                   stderr);
        return 2;
    }
    const QApplication application(argc, argv);
    prepareApplication(options.language);
    QSettings settings;
    Scenario scenario;
    scenario.page = options.page.value_or(scenario.page);
    MainWindow window(scenario, settings, pages);
    if (options.theme) window.setTheme(*options.theme);
    if (!options.scenario.isEmpty()) window.openPath(options.scenario);
    window.show();
    return QApplication::exec();
}

} // namespace normscope::ui
