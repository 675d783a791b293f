// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/engine/small_depth.h"
#include "recording_page.h"
#include "window/main_window.h"

#include <QTemporaryDir>
#include <QTest>

#include <functional>

// A window with an Axes and a Depth page that only record, and the real engine.
class TwoPages : public QObject {
protected:
    // On the Axes page, with its result; depth is small.
    void open() {
        m_settings = std::make_unique<QSettings>(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        normscope::Scenario scenario = smallDepth();
        scenario.page = normscope::Page::Axes;
        m_window = std::make_unique<normscope::ui::MainWindow>(scenario, *m_settings, pages());
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        awaitEngine();
        QCOMPARE(m_axes->results.size(), std::size_t(1));
    }

    normscope::ui::PageFactory pages() {
        return [this] {
            m_axes = new RecordingPage(normscope::Page::Axes);
            m_depth = new RecordingPage(normscope::Page::Depth);
            return std::vector<normscope::ui::PageWidget*>{m_axes, m_depth};
        };
    }

    void key(Qt::Key key) { QTest::keyClick(m_window.get(), key, Qt::ControlModifier); }
    void awaitEngine() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }
    const normscope::Scenario& scenario() const { return m_window->document().scenario(); }

    void change(const std::function<void(normscope::Scenario&)>& edit) {
        normscope::Scenario next = scenario();
        edit(next);
        QVERIFY(m_window->document().change(next, "a change"));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    RecordingPage* m_axes = nullptr;
    RecordingPage* m_depth = nullptr;
    std::unique_ptr<normscope::ui::MainWindow> m_window;
};
