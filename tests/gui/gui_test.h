// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/theme.h"

#include <QApplication>
#include <QLocale>
#include <QTest>

// What every test of the window needs: the same style, fonts and number format on every machine.
namespace normscope::ui {

inline QtMessageHandler& previousHandler() {
    static QtMessageHandler handler = nullptr;
    return handler;
}

// The offscreen platform says on every window what it cannot do; nobody can act on that.
inline void quietHandler(QtMsgType type, const QMessageLogContext& context, const QString& message) {
    if (!message.startsWith(QLatin1String("This plugin does not support"))) previousHandler()(type, context, message);
}

inline void prepareApplication() {
    previousHandler() = qInstallMessageHandler(quietHandler);
    QLocale::setDefault(QLocale::c());
    QApplication::setStyle(QStringLiteral("Fusion"));
    loadFonts();
    QApplication::setPalette(theme(ThemeName::Light).palette());
}

} // namespace normscope::ui

// QTEST_MAIN for tests with widgets.
#define NORMSCOPE_GUI_TEST(TestClass)                                                                                  \
    int main(int argc, char** argv) {                                                                                  \
        qunsetenv("QT_FONT_DPI");                                                                                      \
        qunsetenv("QT_SCALE_FACTOR");                                                                                  \
        QApplication application(argc, argv);                                                                          \
        normscope::ui::prepareApplication();                                                                           \
        TestClass test;                                                                                                \
        return QTest::qExec(&test, argc, argv);                                                                        \
    }
