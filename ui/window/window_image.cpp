// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_image.h"

#include "pages/finished_position.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace normscope::ui {

QImage windowImage(const PageResult& result, const WindowImageOptions& options, const PageFactory& pages) {
    const QTemporaryDir folder; // no person's settings are read or written
    QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
    settings.setValue(QStringLiteral("welcomed"), true); // a picture greets nobody
    MainWindow window(result, settings, pages);
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.setTheme(options.theme);
    window.resize(options.size);
    window.show(); // lays out; nothing appears
    const double usual = finishedPosition(window.page()->page(), window.clock().spec());
    window.clock().seek(options.frame.value_or(usual));
    QCoreApplication::processEvents();
    QImage image(options.size * options.scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(options.scale);
    window.render(&image);
    return image;
}

} // namespace normscope::ui
