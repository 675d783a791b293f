// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/run_window.h"

#include "i18n/translations.h"
#include "icons/icons.h"
#include "lesson/lesson_player.h"

#include <QApplication>

#include <cstdio>
#ifdef __GLIBC__
#include <malloc.h>
#endif

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

QtMessageHandler usualHandler = nullptr;

// The platform without a screen says of every window what it cannot do, and Qt which folder it takes where the system
// names none; nobody can act on that.
void quietHandler(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    for (const char* remark : {"This plugin does not support", "QStandardPaths: XDG_RUNTIME_DIR not set"})
        if (message.startsWith(QLatin1String(remark))) return;
    usualHandler(type, context, message);
}

// A frame of a 512 x 512 page frees megabytes that the next one takes again. By default glibc gives blocks of that size
// back to the system, which has to clear them anew each time: 28 to 52 ms a frame against 1 to 3 ms.
void keepFreedMemory() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 64 << 20);
    mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

} // namespace

void quietQt() {
    if (!usualHandler) usualHandler = qInstallMessageHandler(quietHandler);
}

void prepareApplication(const QString& language) {
    keepFreedMemory();
    quietQt();
    QApplication::setApplicationName("normscope");
    QApplication::setOrganizationName("normscope");
    QApplication::setApplicationDisplayName("NormScope");
    QApplication::setApplicationVersion(NORMSCOPE_VERSION);
    QApplication::setDesktopFileName("org.normscope.NormScope");
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
    quietQt();
    const QApplication application(argc, argv);
    prepareApplication(options.language);
    QSettings settings;
    if (options.language.isEmpty())
        loadTranslations(settings.value("language").toString()); // none was chosen: no change
    Scenario scenario = options.scenario;
    scenario.page = options.page.value_or(scenario.page);
    MainWindow window(scenario, settings, pages);
    if (options.theme) window.setTheme(*options.theme);
    if (!options.file.isEmpty()) window.openPath(options.file);
    if (options.page) window.choosePage(*options.page);
    window.show();
    if (options.lesson) window.lessons().open(*options.lesson);
    return QApplication::exec();
}

} // namespace normscope::ui
