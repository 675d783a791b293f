// SPDX-FileCopyrightText: 2026 The NormScope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/gui_test.h"
#include "lesson/lesson_dock.h"
#include "lesson/lesson_label.h"
#include "lesson/lesson_player.h"
#include "lesson/option_button.h"
#include "lesson/panel_cover.h"
#include "lesson/sketch_view.h"
#include "pages/pages.h"
#include "small_lesson.h"
#include "window/main_window.h"

#include <QAbstractButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <memory>

namespace normscope::ui {

// The whole window with the real pages and engine, and the small lesson in it.
class LessonWindow : public QObject {
protected:
    void openWindow(const QSize& size = {1440, 900}) {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_folder->filePath("settings.ini"), QSettings::IniFormat);
        m_settings->setValue("reducedMotion", true);
        showWindow(size);
    }

    void showWindow(const QSize& size = {1440, 900}) {
        m_window = std::make_unique<MainWindow>(Scenario{}, *m_settings, makePages);
        m_window->resize(size);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        awaitEngine();
    }

    void openLesson() {
        player().open(smallLesson());
        awaitEngine();
    }

    void awaitEngine() { QTRY_VERIFY_WITH_TIMEOUT(!m_window->engine().busy(), 60'000); }

    // Goes on to a step, skipping what it asks.
    void goTo(const std::string& step) {
        for (int k = 0; k < 10 && player().step() && player().step()->id != step; ++k) {
            if (player().session()->pending()) press("skip-prediction");
            press("step-onwards");
        }
        QVERIFY(player().step() && player().step()->id == step);
        awaitEngine();
    }

    LessonPlayer& player() const { return m_window->lessons(); }
    const Scenario& scenario() const { return m_window->document().scenario(); }
    // The one that is seen, where there are several.
    template <class T>
    T* part(const char* name) const {
        const QList<T*> all = player().dock()->findChildren<T*>(name);
        for (T* one : all)
            if (one->isVisible()) return one;
        return all.isEmpty() ? nullptr : all.front();
    }
    void press(const char* name) const {
        auto* button = part<QAbstractButton>(name);
        QVERIFY2(button && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), Qt::Key(key), modifiers);
    }
    QString words(const char* name) const { return part<LessonLabel>(name)->text(); }
    OptionButton* option(const char* name) const { return part<OptionButton>(name); }
    PanelView* plot(const char* name) const { return m_window->page()->panelView(QLatin1String(name)); }
    bool covered(const char* name) const {
        for (const auto* cover : m_window->findChildren<PanelCover*>())
            if (cover->isVisible() && plot(name) && cover->geometry() == plot(name)->geometry()) return true;
        return false;
    }
    SketchView* sketch() const { return m_window->findChild<SketchView*>(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace normscope::ui
