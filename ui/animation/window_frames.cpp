// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "animation/frame_source.h"
#include "pages/pages.h"
#include "window/main_window.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace normscope::ui {

namespace {

constexpr QSize usualWindow(1440, 900);

// Nobody sits there whom the window could welcome.
QSettings& ofSomeoneWhoKnowsIt(QSettings& settings) {
    settings.setValue(QStringLiteral("welcomed"), true);
    return settings;
}

class WindowFrames {
public:
    WindowFrames(const RenderRequest& request, const PageResult& result)
        : m_settings(m_folder.filePath("settings.ini"), QSettings::IniFormat),
          m_window(result, ofSomeoneWhoKnowsIt(m_settings), makePages), m_scale(request.scale) {
        m_window.setAttribute(Qt::WA_DontShowOnScreen);
        m_window.setTheme(request.theme);
        m_window.resize(request.size.isEmpty() ? usualWindow : request.size);
        m_window.show(); // lays out; nothing appears
    }

    const MainWindow& window() const { return m_window; }
    TimelineSpec timeline() { return m_window.clock().spec(); }

    QImage draw(double position) {
        m_window.clock().seek(position);
        QCoreApplication::processEvents();
        QImage image(m_window.size() * m_scale, QImage::Format_RGB32);
        image.setDevicePixelRatio(m_scale);
        m_window.render(&image);
        return image;
    }

private:
    QTemporaryDir m_folder; // no person's settings are read or written
    QSettings m_settings;
    MainWindow m_window;
    double m_scale;
};

} // namespace

FrameSource windowFrames(const RenderRequest& request, const PageResult& result) {
    const auto frames = std::make_shared<WindowFrames>(request, result);
    return {QString::fromStdString(frames->window().page()->figure().name), frames->timeline(),
            [frames](double position) { return frames->draw(position); }};
}

} // namespace normscope::ui
